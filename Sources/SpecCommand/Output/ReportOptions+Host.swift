import SpecReporting
import SpecSources

extension ReportOptions {
  /// The options of a report in a file.
  init(_ requirements: Requirements?, host: Host) {
    self.init(
      command: host.command, requirements: requirements, repositoryFolder: host.repositoryFolder,
      workingDirectory: host.workingDirectory)
  }
}

extension Host {
  /// The variables in which build servers say where they checked the repository out.
  static let repositoryVariables = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BITBUCKET_CLONE_DIR", "BUILD_SOURCESDIRECTORY",
    "WORKSPACE",
  ]

  /// The working directory, relative to the root of the repository that a build server checked
  /// out: empty, or with a `/` at its end.
  var repositoryFolder: String {
    for variable in Self.repositoryVariables {
      guard let root = environment[variable].map(Path.tidy), !root.isEmpty,
        workingDirectory.hasPrefix("\(root)/")
      else { continue }
      return workingDirectory.dropFirst(root.utf8.count + 1) + "/"
    }
    return ""
  }
}
