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
    TestPlace(folder: packageFolder(around: file), environment: processEnvironment)
  }

  /// The first folder above a source file that has a manifest; the current one if the sources are gone.
  private static func packageFolder(around file: String) -> String {
    let files = FileSystem(workingDirectory: "/")
    var folder = Path.folder(of: file)
    while !folder.isEmpty, folder != "/" {
      if files.kind(of: Path.join(folder, "Package.swift")) == .file { return folder }
      folder = Path.folder(of: folder)
    }
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return PathBytes.text(ofCString: path)
  }

  /// The variables that are looked at.
  private static let processEnvironment: [String: String] =
    (Settings.Sources.variables + RepositoryFolder.variables + ["HOSTNAME"])
    .reduce(into: [:]) { $0[$1] = getenv($1).map { PathBytes.text(ofCString: $0) } }
}
