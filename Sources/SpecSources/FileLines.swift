import Basics

/// The form `PATH:LINE[:LINE…]`.
package enum FileLines {
  /// Path and lines, or `nil` if the text does not end in a line number.
  ///
  /// - Parameter exists: Whether there is such a path: the longest one counts, as names may end in numbers;
  ///   if there is none, the shortest.
  package static func split(
    _ text: String, exists: (String) -> Bool = { _ in false }
  ) -> (path: String, lines: [Int])? {
    var path = Substring(text)
    var lines: [Int] = []
    while let colon = path.utf8.lastIndex(of: UInt8(ascii: ":")) {
      let digits = path[path.utf8.index(after: colon)...]
      guard digits.utf8.first != UInt8(ascii: "+"), let line = Int(digits), line >= 0 else { break }
      path = path[..<colon]
      lines.append(line)
      if path.utf8.count <= longestPath, exists(String(path)) { break }
    }
    guard !lines.isEmpty, !path.isEmpty else { return nil }
    return (String(path), lines.reversed())
  }

  /// More bytes name nothing on any system.
  private static let longestPath = 4_096
}

/// A list of scenarios to run again, as the field writes it.
package enum RerunFile {
  /// `PATH[:LINE…]`, one per line or several separated by white space; `file:` may precede.
  ///
  /// `#` at the start of a line or after white space begins a comment.
  ///
  /// - Parameter exists: whether there is such a file: a line that names one as a whole is one
  ///   entry, even if its path contains blanks, or a `#` after them.
  package static func entries(
    of text: String, exists: (String) -> Bool = { _ in false }
  ) -> [(path: String, lines: [Int])] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [(path: String, lines: [Int])] in
      let places = withoutComment(line).trimmed
      guard !places.isEmpty else { return [] }
      for text in [line.trimmed, places] {
        let whole = entry(text, exists)
        if exists(whole.path) { return [whole] }
      }
      return places.split(whereSeparator: \.isWhitespace).map { entry($0, exists) }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var isAfterSpace = true
    let end = line.firstIndex { character in
      defer { isAfterSpace = character.isWhitespace }
      return isAfterSpace && character == "#"
    }
    return line[..<(end ?? line.endIndex)]
  }

  /// Whether the end of a list is missing: a list from specrun then lacks its last line; any other list
  /// counts as complete if it has a path.
  package static func isIncomplete(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    let (start, end) = ("# specrun rerun list", "# complete")
    if let mark = lines.last(where: { $0 == start || $0 == end }) { return mark == start }
    return lines.allSatisfy { ["#", nil].contains($0.trimmed.first) }
  }

  private static func entry(
    _ text: Substring, _ exists: (String) -> Bool
  ) -> (path: String, lines: [Int]) {
    let text = text.hasPrefix("file:") ? String(text.dropFirst(5)) : String(text)
    if exists(text) { return (text, []) }
    return FileLines.split(text, exists: exists) ?? (text, [])
  }
}
