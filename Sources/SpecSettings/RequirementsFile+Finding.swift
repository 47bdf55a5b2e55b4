package import SpecReporting
import SpecSession
package import SpecSources
import Spelling
import YAML

extension RequirementsFile {
  /// Reads the requirements, if there are any: a file that is broken is an error whether or not a
  /// report wants them.
  ///
  /// - Parameters:
  ///   - path: The file that was named; it must be there.
  ///   - places: Where one may be otherwise; the first one counts.
  ///   - hasDocuments: Whether there are story documents, which stand for themselves.
  package static func find(
    _ path: String?, orAt places: [String], formats: [Settings.FormatTarget],
    rules: [RequirementsCheck.Rule], hasDocuments: Bool, files: FileSystem
  ) throws(SettingsErrors) -> Requirements? {
    let found = path ?? places.first { files.kind(of: $0) == .file }
    let requirements = try found.map { (path) throws(SettingsErrors) in try read(path, files) }
    if requirements == nil, !hasDocuments {
      let options =
        (formats.contains { $0.name == "requirements" } ? ["--format requirements"] : [])
        + rules.map { "--\($0.name)" }
      if let option = options.first {
        throw SettingsErrors(.noRequirements(option: option, looked: places))
      }
    }
    if !hasDocuments { try check(rules, kinds: requirements?.kinds ?? []) }
    return requirements
  }

  private static func read(
    _ path: String, _ files: FileSystem
  ) throws(SettingsErrors) -> Requirements {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try files.read(path)
    } catch {
      throw SettingsErrors(.source(.unreadable(path, reason: error.reason)))
    }
    do throws(YAMLError) {
      return try read(bytes, path: path)
    } catch {
      throw SettingsErrors(.configuration(path: path, error))
    }
  }

  /// A kind that nothing has is a mistake.
  private static func check(
    _ rules: [RequirementsCheck.Rule], kinds: [String]
  ) throws(SettingsErrors) {
    var problems: [SettingsError] = []
    for rule in rules {
      for kind in rule.kinds ?? [] where !kinds.contains(kind) {
        let expected = kinds.isEmpty ? "no kind" : "one of \(kinds.joined(separator: ", "))"
        problems.append(
          .setting(
            .option("--\(rule.name)"),
            .unexpected(
              found: "\"\(kind)\"", expected: expected, nearest: nearest(to: kind, among: kinds))))
      }
    }
    if !problems.isEmpty { throw SettingsErrors(problems) }
  }
}

extension Settings {
  /// The requirements file, or the places beside the features where it may be.
  package func requirementPlaces(_ files: FileSystem) -> [String] {
    if let path = requirements { return [path] }
    let paths = session.paths.isEmpty ? ["Features", "features"] : session.paths
    return paths.map { path in
      let folder = files.kind(of: path) == .folder ? path : Path.folder(of: path)
      return Path.join(Path.tidy(folder), RequirementsFile.name)
    }
  }
}
