/// A build server, by the environment variables that it sets.
///
/// Each fact is a list of templates; the first that can be filled in counts.
struct CISystem {
  let name: String
  /// The system runs here if any of these is set.
  let marks: [EnvironmentTemplate]
  let url: [EnvironmentTemplate]
  let buildNumber: [EnvironmentTemplate]
  var remote: [EnvironmentTemplate] = []
  var revision: [EnvironmentTemplate] = []
  var branch: [EnvironmentTemplate] = []
  var tag: [EnvironmentTemplate] = []
}

extension CISystem {
  /// Every variable that is looked at.
  static var variables: Set<String> {
    Set(all.flatMap(\.templates).flatMap(\.names) + ["GITHUB_EVENT_NAME", "GITHUB_EVENT_PATH"])
  }

  private var templates: [EnvironmentTemplate] {
    [marks, url, buildNumber, remote, revision, branch, tag].flatMap(\.self)
  }
}
