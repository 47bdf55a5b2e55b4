/// The remote of a repository, as the site that shows its files.
struct GitRemote: Equatable {
  /// Scheme, host and port, such as `https://github.com`.
  let origin: String
  /// Lower-case, without the port.
  let host: String
  /// Without slashes around it and without a final `.git`.
  let path: String

  /// The page of the repository.
  var address: String { "\(origin)/\(path)" }

  /// Takes the three spellings of Git: `https://host/path`, `ssh://user@host:port/path` and
  /// `user@host:path`; nil for anything else, such as a local path.
  init?(_ remote: String) {
    let isWeb = remote.hasPrefix("https://") || remote.hasPrefix("http://")
    var rest = remote[...]
    var scheme = "https"
    if let mark = remote.firstRange(of: "://") {
      if isWeb {
        scheme = String(remote[..<mark.lowerBound])
      } else if !["ssh", "git"].contains(remote[..<mark.lowerBound]) {
        return nil
      }
      rest = remote[mark.upperBound...]
    } else if let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/") {
      rest = remote[..<colon] + "/" + remote[remote.index(after: colon)...]
    } else {
      return nil
    }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    var authority = rest[..<slash]
    if let user = authority.lastIndex(of: "@") {
      authority = authority[authority.index(after: user)...]
    }
    let name = String(authority.lowercased().prefix { $0 != ":" })
    // The port of SSH is not that of its site.
    let server = isWeb ? authority.lowercased() : name
    var path = rest[slash...].drop { $0 == "/" }
    while path.last == "/" { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard !name.isEmpty, !path.isEmpty,
      isPlain(server, with: ".-:"), path.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      !path.contains(where: { "<>\"{}?#\\".contains($0) })
    else { return nil }
    if let (origin, host, path) = Self.azure(name, path) {
      (self.origin, self.host, self.path) = (origin, host, path)
    } else {
      (origin, host) = ("\(scheme)://\(server)", name)
      self.path = String(path)
    }
  }

  /// Azure's remote for SSH is another than that of its site.
  private static func azure(
    _ host: String, _ path: Substring
  ) -> (origin: String, host: String, path: String)? {
    let parts = path.split(separator: "/")
    guard host == "ssh.dev.azure.com" || host.hasSuffix(".visualstudio.com"), parts.first == "v3",
      parts.count == 4
    else { return nil }
    return ("https://dev.azure.com", "dev.azure.com", "\(parts[1])/\(parts[2])/_git/\(parts[3])")
  }
}
