/// Paths as text; nothing here looks at the disk.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// The part before the last slash; empty for a bare name.
  ///
  /// By bytes, as the system reads paths: as a `Character`, a slash with an accent on it is not a slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last slash.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// Whether a relative path stays below the folder where it starts.
  package static func isBelow(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  package static func isFeature(_ path: String) -> Bool {
    path.hasSuffix(".feature") || path.hasSuffix(".feature.md")
  }

  /// Whether a file is named like a feature except for its extension, such as `cart.Feature` or
  /// `cart.feature.txt`.
  static func resemblesFeature(_ path: String) -> Bool {
    let name = name(of: path).lowercased()
    return name.contains(".feature") || name.hasSuffix(".gherkin")
  }

  /// Whether a file is prose with stories in it, rather than Gherkin.
  package static func isStoryDocument(_ path: String) -> Bool {
    !isFeature(path) && (path.hasSuffix(".md") || path.hasSuffix(".txt"))
  }

  /// An absolute path without `.`, `..` and empty parts.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Without a leading `./` and trailing slashes, which have no meaning.
  package static func tidy(_ path: String) -> String {
    var path = Substring(path)
    while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2) }
    while path.utf8.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}

/// A path as messages show it: on one line, with control characters as escapes, and cut in the middle
/// if it is too long to read.
package func shown(path: String) -> String {
  let limit = 500
  let isPlain = !path.unicodeScalars.contains(where: \.isControl)
  if isPlain, path.utf8.count <= limit { return path }
  let text = path.unicodeScalars
    .map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
  let scalars = text.unicodeScalars
  guard scalars.count > limit else { return text }
  return "\(String(scalars.prefix(limit / 2)))…\(String(scalars.suffix(limit / 2)))"
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }
}
