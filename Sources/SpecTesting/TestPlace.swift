import CLibrary
import ReportFiles
import SpecSettings
import SpecSources

/// The machine as scenarios in tests use it; tests of this module bring their own.
struct TestPlace: Sendable {
  /// The folder that paths are relative to, with specrun.yaml.
  var folder: String
  var environment: [String: String]

  /// The package that a source file belongs to, and this process.
  static func around(_ file: String) -> TestPlace {
    TestPlace(folder: PackageFolder.around(file), environment: processEnvironment)
  }

  /// The variables that are looked at.
  private static let processEnvironment: [String: String] = {
    var result: [String: String] = [:]
    for name in Settings.Sources.variables + RepositoryFolder.variables + ["HOSTNAME"] {
      if let value = getenv(name) { result[name] = PathBytes.text(ofCString: value) }
    }
    return result
  }()
}
