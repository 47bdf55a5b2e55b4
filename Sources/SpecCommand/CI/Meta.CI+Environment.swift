import Messages
import YAML

extension Meta.CI {
  /// The build server that this environment is of; nil if none is known.
  ///
  /// - Parameter read: Reads a file that the environment names.
  init?(_ environment: [String: String], read: (String) -> [UInt8]?) {
    guard let system = CISystem.all.first(where: { $0.marks.text(in: environment) != nil })
    else { return nil }
    self.init(
      name: system.name, url: system.url.text(in: environment).map(Self.address),
      buildNumber: system.buildNumber.text(in: environment),
      git: Meta.Git(system, environment, read))
  }

  /// Names of projects may hold spaces, addresses may not.
  private static func address(_ text: String) -> String {
    Meta.Git.withoutCredentials(text).split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "%20")
  }
}

extension Meta.Git {
  /// Nil unless the system gives both the repository and the revision.
  fileprivate init?(
    _ system: CISystem, _ environment: [String: String], _ read: (String) -> [UInt8]?
  ) {
    guard let remote = system.remote.text(in: environment),
      let revision = Self.pushed(environment, read) ?? system.revision.text(in: environment)
    else { return nil }
    let tag = system.tag.text(in: environment)
    let branch = system.branch.text(in: environment)
    self.init(
      remote: Self.withoutCredentials(remote), revision: revision,
      // Some systems give a tag for both.
      branch: branch == tag ? nil : branch, tag: tag)
  }

  /// The commit that the author of a pull request pushed.
  ///
  /// GitHub gives it in a file only: its variable names the merge that was made for the build.
  private static func pushed(
    _ environment: [String: String], _ read: (String) -> [UInt8]?
  ) -> String? {
    guard environment["GITHUB_EVENT_NAME"]?.hasPrefix("pull_request") == true,
      let bytes = environment["GITHUB_EVENT_PATH"].flatMap(read),
      // YAML contains JSON.
      let event = try? YAML.parse(bytes)
    else { return nil }
    return event["pull_request"]?["head"]?["sha"]?.text
  }

  /// `https://user:token@host/path` without `user:token@`: a report is read by more people than a
  /// token is meant for.
  static func withoutCredentials(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let rest = url[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let mark = rest[..<end].lastIndex(of: "@") else { return url }
    return String(url[..<scheme.upperBound] + url[url.index(after: mark)...])
  }
}
