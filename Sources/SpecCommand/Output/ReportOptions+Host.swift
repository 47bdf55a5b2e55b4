import SpecReporting
import SpecSources

extension ReportOptions {
  /// The options of a report in a file.
  init(_ requirements: Requirements?, host: Host) {
    self.init(
      command: host.command, requirements: requirements, repositoryFolder: host.repositoryFolder)
  }
}

extension Host {
  /// The working directory, relative to the root of the repository that GitHub Actions checked
  /// out: empty, or with a `/` at its end.
  var repositoryFolder: String {
    guard let root = environment["GITHUB_WORKSPACE"].map(Path.tidy), !root.isEmpty,
      workingDirectory.hasPrefix("\(root)/")
    else { return "" }
    return workingDirectory.dropFirst(root.utf8.count + 1) + "/"
  }
}
