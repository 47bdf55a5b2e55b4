import ReportFiles
import SpecReporting

extension ReportOptions {
  /// The options of a report in a file.
  init(_ requirements: Requirements?, host: Host) {
    self.init(
      command: host.command, requirements: requirements, repositoryFolder: host.repositoryFolder,
      workingDirectory: host.workingDirectory)
  }
}

extension Host {
  /// The working directory, relative to the root of the repository that a build server checked
  /// out: empty, or with a `/` at its end.
  var repositoryFolder: String {
    RepositoryFolder.path(of: workingDirectory, in: environment)
  }
}
