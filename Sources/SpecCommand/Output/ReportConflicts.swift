import SpecSources

/// Finds reports that would overwrite each other or what is read.
struct ReportConflicts {
  let files: FileSystem
  let inputs: [String]

  /// The conflicts among the targets; nothing is written.
  func check(_ targets: [Settings.FormatTarget]) -> [CommandError] {
    let inputs = Dictionary(
      self.inputs.map { (key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    var formats: [Key: String] = [:]
    var problems: [CommandError] = []
    for target in targets {
      guard let path = target.path, canBeOverwritten(path) else { continue }
      let key = key(of: path)
      if inputs[key] != nil {
        problems.append(.reportOverInput(path, format: target.name))
      } else if let other = formats[key] {
        problems.append(.sameReport(path, formats: [other, target.name]))
      }
      formats[key] = target.name
    }
    return problems
  }

  /// A device or pipe takes what it gets.
  private func canBeOverwritten(_ path: String) -> Bool { files.kind(of: path) != .other }

  /// A file by what it is, or, where there is none yet, by its folder and its name.
  private enum Key: Hashable {
    case file(FileSystem.Identity)
    case new(folder: FileSystem.Identity, name: String)
    case path(String)
  }

  private func key(of path: String) -> Key {
    if let identity = files.identity(of: path) { return .file(identity) }
    let tidy = Path.tidy(files.absolute(Path.tidy(path)))
    if let folder = files.identity(of: Path.folder(of: tidy)) {
      return .new(folder: folder, name: Path.name(of: tidy))
    }
    return .path(tidy)
  }
}
