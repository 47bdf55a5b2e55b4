public import Messages

/// Addresses of source files, at the revision that ran, on the site that shows them to people.
///
/// The site is known from the Git data of the build server, or a template names it.
public struct SourceLinks: Sendable, Equatable {
  /// An address with `{path}` from the root of the repository, `{line}`, and `{revision}`, the commit.
  private let template: String
  private let revision: String
  /// The folder that URIs are relative to, as seen from the root of the repository: empty, or with
  /// a `/` at its end.
  private let folder: String
  /// The absolute path of the repository, with a `/` at its end; nil if it is unknown.
  private let root: String?

  /// The links of a run; nil if nothing says where its sources are.
  ///
  /// - Parameters:
  ///   - ci: The build server, with the repository and the revision.
  ///   - template: The address of a file, which comes before what the build server says.
  ///   - folder: The folder that URIs are relative to, as `ReportOptions.repositoryFolder`.
  ///   - workingDirectory: The absolute path of that folder, for code whose path is absolute.
  public init?(
    _ ci: Meta.CI?, template: String? = nil, folder: String = "", workingDirectory: String? = nil
  ) {
    let revision = ci?.git?.revision ?? ""
    guard let found = template ?? ci.flatMap(Self.template),
      !revision.isEmpty || !found.contains("{revision}")
    else { return nil }
    self.template = found
    self.revision = revision
    self.folder = folder
    root = workingDirectory.flatMap { directory in
      "\(directory)/".hasSuffix("/\(folder)") ? String("\(directory)/".dropLast(folder.count)) : nil
    }
  }

  /// The address of a place; nil if it lies outside of the repository.
  public func address(of place: Place) -> String? {
    var text = template
    // Without a line the whole file is shown: the part of the address that names a line is left out.
    if place.line == nil, let mark = text.firstIndex(of: "#"), text[mark...].contains("{line}") {
      text = String(text[..<mark])
    }
    let line = place.line ?? 1
    return address(text, place.uri, line: "\(line)", nextLine: "\(line + 1)")
  }

  /// The address of any line of a file, in which `{line}` is to be filled in, and `{nextLine}`.
  func pattern(of uri: String) -> String? {
    address(template, uri, line: "{line}", nextLine: "{nextLine}")
  }

  private func address(
    _ template: String, _ uri: String, line: String, nextLine: String
  ) -> String? {
    guard let path = path(of: uri) else { return nil }
    return Self.filled(
      template,
      [
        "path": percentEncoded(path, keeping: "/"), "line": line, "nextLine": nextLine,
        "revision": percentEncoded(revision, keeping: "/"),
      ])
  }

  /// The path of a file from the root of the repository.
  private func path(of uri: String) -> String? {
    var path = folder + uri
    if uri.hasPrefix("/") {
      guard let root, uri.hasPrefix(root) else { return nil }
      path = String(uri.dropFirst(root.count))
    }
    guard !uri.isEmpty, !uri.contains("://"), !uri.contains("\\") else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else if part != "." {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Fills names in braces, in one pass: a path that holds braces names nothing.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The forms of addresses that the sites document.
  ///
  /// The site is known by its host; a host of one's own is known by the build server that belongs to it.
  private static func template(_ ci: Meta.CI) -> String? {
    guard let git = ci.git, let remote = GitRemote(git.remote) else { return nil }
    let (base, host) = (remote.address, remote.host)
    let gitHub = "\(base)/blob/{revision}/{path}#L{line}"
    let gitLab = "\(base)/-/blob/{revision}/{path}#L{line}"
    if remote.path.contains("_git/") {
      return "\(base)?path=/{path}&version=GC{revision}&line={line}&lineEnd={nextLine}"
        + "&lineStartColumn=1&lineEndColumn=1"
    }
    if host == "bitbucket.org" { return "\(base)/src/{revision}/{path}#lines-{line}" }
    let labels = host.split(separator: ".")
    if labels.contains("github") || host.hasSuffix(".ghe.com") { return gitHub }
    if labels.contains("gitlab") { return gitLab }
    if labels.contains("bitbucket") || remote.path.hasPrefix("scm/") {
      // On a server of one's own, a project's name follows `/scm/`.
      let parts = remote.path.split(separator: "/").drop { $0 == "scm" }
      guard parts.count == 2, let project = parts.first, let name = parts.last else { return nil }
      return "\(remote.origin)/projects/\(project)/repos/\(name)/browse/{path}"
        + "?at={revision}#{line}"
    }
    switch ci.name {
    case "GitHub Actions": return gitHub
    case "GitLab": return gitLab
    default: return nil
    }
  }
}
