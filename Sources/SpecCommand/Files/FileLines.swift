/// The form `PATH:LINE[:LINE…]`.
enum FileLines {
  /// Path and lines, or `nil` when the text does not end in a line number.
  static func split(_ text: String) -> (path: String, lines: [Int])? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var lines: [Int] = []
    while parts.count > 1, let last = parts.last, last.utf8.first != UInt8(ascii: "+"),
      let line = Int(last), line >= 0
    {
      lines.append(line)
      parts.removeLast()
    }
    guard !lines.isEmpty, parts != [""] else { return nil }
    return (parts.joined(separator: ":"), lines.reversed())
  }
}

/// A list of scenarios to run again, as the field writes it.
enum RerunFile {
  /// `PATH[:LINE…]` entries separated by white space; `#` begins a comment; `file:` may precede.
  static func entries(of text: String) -> [(path: String, lines: [Int])] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [(path: String, lines: [Int])] in
      guard line.first(where: { !$0.isWhitespace }) != "#" else { return [] }
      return line.split(whereSeparator: \.isWhitespace).map { entry in
        let entry = entry.hasPrefix("file:") ? String(entry.dropFirst(5)) : String(entry)
        return FileLines.split(entry) ?? (entry, [])
      }
    }
  }
}
