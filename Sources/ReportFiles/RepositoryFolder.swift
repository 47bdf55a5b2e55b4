import SpecSources

/// The place of a folder in the repository that a build server checked out.
package enum RepositoryFolder {
  /// The variables in which build servers say where they checked the repository out.
  package static let variables = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BITBUCKET_CLONE_DIR", "BUILD_SOURCESDIRECTORY",
    "WORKSPACE",
  ]

  /// A folder, relative to the root of the repository: empty, or with a `/` at its end.
  package static func path(of folder: String, in environment: [String: String]) -> String {
    for variable in variables {
      guard let root = environment[variable].map(Path.tidy), !root.isEmpty,
        folder.hasPrefix("\(root)/")
      else { continue }
      return folder.dropFirst(root.utf8.count + 1) + "/"
    }
    return ""
  }
}
