import Messages

/// Recognizes reports by their first and last bytes, ours and those of other Cucumbers.
///
/// It distinguishes reports from data, features and settings, but not one report from another.
enum ReportSniffer {
  @Sendable static func junit(head: [UInt8], tail: [UInt8]) -> Bool {
    var text = trimmed(head)
    if text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") {
      text = text[text.index(after: end)...].drop { $0.isWhitespace }
    }
    return text.hasPrefix("<testsuites") || text.hasPrefix("<testsuite")
  }

  @Sendable static func html(head: [UInt8], tail: [UInt8]) -> Bool {
    let text = trimmed(head)
    let marks = [#"<meta name="generator" content="specrun"/>"#, "<title>Cucumber</title>"]
    return text.lowercased().hasPrefix("<!doctype html>") && marks.contains { text.contains($0) }
  }

  @Sendable static func legacyJSON(head: [UInt8], tail: [UInt8]) -> Bool {
    let text = trimmed(head)
    guard text.hasPrefix("[") else { return false }
    if text.dropFirst().first(where: { !$0.isWhitespace }) == "]" { return true }
    return ["\"uri\"", "\"keyword\"", "\"elements\""].allSatisfy { text.contains($0) }
  }

  @Sendable static func ctrf(head: [UInt8], tail: [UInt8]) -> Bool {
    let text = trimmed(head)
    return text.hasPrefix("{")
      && (text.contains("\"reportFormat\"")
        || text.contains("\"tool\"") && text.contains("\"summary\""))
  }

  @Sendable static func sarif(head: [UInt8], tail: [UInt8]) -> Bool {
    let text = trimmed(head)
    return text.hasPrefix("{") && text.contains("sarif") && text.contains("\"runs\"")
  }

  /// A list without a header, of another Cucumber, has nothing but paths and lines.
  @Sendable static func rerun(head: [UInt8], tail: [UInt8]) -> Bool {
    let text = trimmed(head)
    if text.hasPrefix(RerunList.header) { return true }
    return text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let path = line[..<(line.firstIndex(of: ":") ?? line.endIndex)]
      return (path.hasSuffix(".feature") || path.hasSuffix(".md"))
        && line[path.endIndex...].allSatisfy { $0 == ":" || $0.isNumber }
    }
  }

  /// The end of `pretty`, `progress` and `summary`: two lines of counts.
  @Sendable static func summary(head: [UInt8], tail: [UInt8]) -> Bool {
    let lines = trimmed(tail).split(whereSeparator: \.isNewline)
    return zip(lines, lines.dropFirst()).contains { isCount($0, "scenario") && isCount($1, "step") }
  }

  private static func isCount(_ line: Substring, _ noun: String) -> Bool {
    let words = line.split(maxSplits: 2) { $0 == " " || $0 == "," }
    return words.count >= 2 && words[0].allSatisfy(\.isNumber)
      && (words[1] == noun || words[1] == noun + "s")
  }

  /// A last line of counts, with titles and values or nothing before it.
  @Sendable static func minimal(head: [UInt8], tail: [UInt8]) -> Bool {
    let last = trimmed(tail).split(whereSeparator: \.isNewline).last
    return last.map { isCount($0, "scenario") } ?? false
  }

  @Sendable static func requirements(head: [UInt8], tail: [UInt8]) -> Bool {
    trimmed(tail).split(whereSeparator: \.isNewline).contains("All documents")
  }

  @Sendable static func usage(head: [UInt8], tail: [UInt8]) -> Bool {
    trimmed(tail).split(whereSeparator: \.isNewline).contains { $0.hasSuffix("s in their code") }
  }

  /// Reports that begin with one of some texts.
  static func beginning(
    with texts: String...
  ) -> @Sendable (_ head: [UInt8], _ tail: [UInt8]) -> Bool {
    { head, _ in texts.contains { trimmed(head).hasPrefix($0) } }
  }

  /// A first line that is a message, or the beginning of one.
  @Sendable static func messages(head: [UInt8], tail: [UInt8]) -> Bool {
    if head.starts(with: #"{"meta":{"#.utf8) { return true }
    let line = head.prefix { $0 != UInt8(ascii: "\n") }
    return NDJSONReader(Array(line)).contains { (try? $0.result.get()) != nil }
  }

  /// The text without a byte order mark and the white space around it.
  private static func trimmed(_ bytes: [UInt8]) -> Substring {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    if text.unicodeScalars.first == "\u{FEFF}" { text = text.dropFirst() }
    return text.drop { $0.isWhitespace }
  }
}
