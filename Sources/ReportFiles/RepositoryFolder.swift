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
    let roots = variables.lazy.compactMap { environment[$0].map(Path.tidy) }
    let root = roots.first { !$0.isEmpty && folder.hasPrefix("\($0)/") }
    return root.map { folder.dropFirst($0.count + 1) + "/" } ?? ""
  }
}
