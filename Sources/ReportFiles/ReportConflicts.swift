package import SpecReporting
package import SpecSettings
package import SpecSources

/// Finds reports that would overwrite each other or an input.
package struct ReportConflicts {
  let files: FileSystem
  let inputs: [String]

  /// - Parameter inputs: The files that are read.
  package init(files: FileSystem, inputs: [String]) { (self.files, self.inputs) = (files, inputs) }

  /// Whether a file may be a report of a format, by its first and last bytes.
  package typealias Recognizer = (_ head: [UInt8], _ tail: [UInt8]) -> Bool

  /// The conflicts among the targets; nothing is written.
  ///
  /// - Parameter targets: Each with its folder, if the format is one.
  package func check(
    _ targets: [(
      target: Settings.FormatTarget, folder: ReporterRegistry.Folder?, recognizes: Recognizer
    )]
  ) -> [ReportError] {
    let inputs = Set(self.inputs.map(key(of:)))
    var formats: [Key: String] = [:]
    var problems: [ReportError] = []
    for (target, folder, recognizes) in targets {
      guard let path = target.path, canBeOverwritten(path) else { continue }
      let key = key(of: path)
      if inputs.contains(key) {
        problems.append(.reportOverInput(path, format: target.name))
      } else if let other = formats[key] {
        problems.append(.sameReport(path, formats: [other, target.name]))
      } else if let folder {
        if let name = ReportFolder.foreignName(in: path, folder, files: files) {
          problems.append(.notThisFolder(path, format: target.name, name: name))
        } else if files.kind(of: path) == .file {
          problems.append(.notThisReport(path, format: target.name))
        }
      } else if !isReplaceable(path, by: recognizes) {
        problems.append(.notThisReport(path, format: target.name))
      }
      formats[key] = target.name
    }
    return problems
  }

  /// A device, pipe or open descriptor takes what it gets.
  private func canBeOverwritten(_ path: String) -> Bool {
    guard files.kind(of: path) != .other else { return false }
    guard let place = try? files.resolvingLinks(of: path) else { return true }
    return FileSystem.descriptor(named: place) == nil
  }

  /// Only an earlier report of the same format is replaced, so that a slip never costs a file.
  ///
  /// Other reasons why a file cannot be written show when it is opened.
  private func isReplaceable(_ path: String, by recognizes: Recognizer) -> Bool {
    guard files.kind(of: path) == .file,
      let (head, tail) = try? files.ends(of: path, count: ReporterRegistry.Format.sniffedLength)
    else { return true }
    return head.isEmpty || recognizes(head, tail)
  }

  /// A file by its identity, or, if there is none yet, by its folder and its name.
  private enum Key: Hashable {
    case file(FileSystem.Identity)
    case new(folder: FileSystem.Identity, name: String)
    case path(String)
  }

  private func key(of path: String) -> Key {
    let path = (try? files.resolvingLinks(of: path)) ?? path
    if let identity = files.identity(of: path) { return .file(identity) }
    let tidy = Path.tidy(files.absolute(Path.tidy(path)))
    if let folder = files.identity(of: Path.folder(of: tidy)) {
      return .new(folder: folder, name: Path.name(of: tidy))
    }
    return .path(tidy)
  }
}
