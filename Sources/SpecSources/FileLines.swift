/// The form `PATH:LINE[:LINE…]`.
package enum FileLines {
  /// Path and lines, or `nil` when the text does not end in a line number.
  package static func split(_ text: String) -> (path: String, lines: [Int])? {
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
package enum RerunFile {
  /// `PATH[:LINE…]`, one a line or several separated by white space; `#` begins a comment; `file:`
  /// may precede.
  ///
  /// - Parameter exists: whether there is such a file: a line that names one as a whole is one
  ///   entry, though its path holds blanks.
  package static func entries(
    of text: String, exists: (String) -> Bool = { _ in false }
  ) -> [(path: String, lines: [Int])] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [(path: String, lines: [Int])] in
      guard line.first(where: { !$0.isWhitespace }) != "#" else { return [] }
      let whole = entry(trimmed(line))
      if exists(whole.path) { return [whole] }
      return line.split(whereSeparator: \.isWhitespace).map(entry)
    }
  }

  /// Whether the end of a list is missing: of one of specrun, which has a first and a last line, the
  /// last one; of any other it is unknown as long as there is a path.
  package static func isIncomplete(_ text: String) -> Bool {
    var (isOpen, isEmpty) = (false, true)
    for line in text.split(whereSeparator: \.isNewline) {
      switch line {
      case "# specrun rerun list": isOpen = true
      case "# complete": (isOpen, isEmpty) = (false, false)
      default:
        let mark = line.first { !$0.isWhitespace }
        if mark != nil, mark != "#" { isEmpty = false }
      }
    }
    return isOpen || isEmpty
  }

  private static func entry(_ text: Substring) -> (path: String, lines: [Int]) {
    let text = text.hasPrefix("file:") ? String(text.dropFirst(5)) : String(text)
    return FileLines.split(text) ?? (text, [])
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
