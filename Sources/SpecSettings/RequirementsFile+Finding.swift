import Basics
package import SpecReporting
import SpecSession
package import SpecSources
import YAML

extension RequirementsFile {
  /// Reads the requirements, if there are any: a file that is broken is an error whether or not a
  /// report wants them.
  ///
  /// - Parameters:
  ///   - places: Where the file may be, if the settings name none; the first one counts.
  ///   - hasDocuments: Whether there are story documents, which are requirements of their own.
  package static func find(
    _ settings: Settings, orAt places: [String], hasDocuments: Bool, files: FileSystem
  ) throws(SettingsErrors) -> Requirements? {
    let rules = settings.requirementRules
    let found = settings.requirements ?? places.first { files.kind(of: $0) == .file }
    let requirements = try found.map { path throws(SettingsErrors) in
      try files.settingsFile(path) { bytes throws(YAMLError) in try read(bytes, path: path) }
    }
    guard !hasDocuments else { return requirements }
    let options =
      (settings.formats.contains { $0.name == "requirements" } ? ["--format requirements"] : [])
      + rules.map { "--\($0.name)" }
    if requirements == nil, let option = options.first {
      throw SettingsErrors(.noRequirements(option: option, looked: places))
    }
    try check(settings.requireCovered + settings.requirePassing, kinds: requirements?.kinds ?? [])
    return requirements
  }

  /// A kind that nothing has is a mistake.
  private static func check(
    _ required: [RequiredKinds], kinds: [String]
  ) throws(SettingsErrors) {
    var problems: [SettingsError] = []
    for case .kinds(let named, let source) in required {
      for kind in named where !kinds.contains(kind) {
        let expected = kinds.isEmpty ? "no kind" : "one of \(kinds.joined(separator: ", "))"
        problems.append(
          .setting(
            source,
            .unexpected(
              found: "\"\(kind)\"", expected: expected, nearest: nearest(to: kind, among: kinds))))
      }
    }
    if !problems.isEmpty { throw SettingsErrors(problems) }
  }
}

extension Settings {
  /// The requirements file, or the places next to the features where it may be.
  package func requirementPlaces(_ files: FileSystem) -> [String] {
    if let path = requirements { return [path] }
    let paths = session.paths.isEmpty ? FeatureSelection.usualPaths : session.paths
    return paths.map { path in
      let folder = files.kind(of: path) == .folder ? path : Path.folder(of: path)
      return Path.join(Path.tidy(folder), RequirementsFile.name)
    }
  }
}
