import Messages

/// Recognizes reports by their first and last bytes, ours and those of other Cucumbers.
///
/// It distinguishes reports from data, features and settings, but not one report from another.
enum ReportSniffer {
  typealias Check = @Sendable (_ head: [UInt8], _ tail: [UInt8]) -> Bool

  static let junit = beginning { text in
    var text = text
    if text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") {
      text = text[text.index(after: end)...].drop { $0.isWhitespace }
    }
    return text.hasPrefix("<testsuite")
  }

  static let html = beginning { text in
    let marks = [#"<meta name="generator" content="specrun"/>"#, "<title>Cucumber</title>"]
    return text.lowercased().hasPrefix("<!doctype html>") && marks.contains { text.contains($0) }
  }

  static let legacyJSON = beginning { text in
    guard text.hasPrefix("[") else { return false }
    if text.dropFirst().first(where: { !$0.isWhitespace }) == "]" { return true }
    return ["\"uri\"", "\"keyword\"", "\"elements\""].allSatisfy { text.contains($0) }
  }

  static let ctrf = beginning { text in
    text.hasPrefix("{")
      && (text.contains("\"reportFormat\"")
        || text.contains("\"tool\"") && text.contains("\"summary\""))
  }

  static let sarif = beginning { text in
    text.hasPrefix("{") && text.contains("sarif") && text.contains("\"runs\"")
  }

  /// A list without a header, of another Cucumber, has nothing but paths and lines.
  static let rerun = beginning { text in
    if text.hasPrefix(RerunList.header) { return true }
    return text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let path = line[..<(line.firstIndex(of: ":") ?? line.endIndex)]
      return (path.hasSuffix(".feature") || path.hasSuffix(".md"))
        && line[path.endIndex...].allSatisfy { $0 == ":" || $0.isNumber }
    }
  }

  /// The end of `pretty`, `progress` and `summary`: two lines of counts.
  static let summary = ending { lines in
    zip(lines, lines.dropFirst()).contains { isCount($0, "scenario") && isCount($1, "step") }
  }

  /// A last line of counts, with titles and values or nothing before it.
  static let minimal = ending { lines in lines.last.map { isCount($0, "scenario") } ?? false }

  static let requirements = ending { lines in lines.contains("All documents") }

  static let usage = ending { lines in lines.contains { $0.hasSuffix("s in their code") } }

  /// Reports that begin with one of some texts.
  static func beginning(with texts: String...) -> Check {
    beginning { text in texts.contains { text.hasPrefix($0) } }
  }

  /// A first line that is a message, or the beginning of one.
  static let messages: Check = { head, _ in
    if head.starts(with: #"{"meta":{"#.utf8) { return true }
    let line = head.prefix { $0 != UInt8(ascii: "\n") }
    return NDJSONReader(Array(line)).contains { (try? $0.result.get()) != nil }
  }

  private static func beginning(_ check: @escaping @Sendable (Substring) -> Bool) -> Check {
    { head, _ in check(trimmed(head)) }
  }

  private static func ending(_ check: @escaping @Sendable ([Substring]) -> Bool) -> Check {
    { _, tail in check(trimmed(tail).split(whereSeparator: \.isNewline)) }
  }

  private static func isCount(_ line: Substring, _ noun: String) -> Bool {
    let words = line.split(maxSplits: 2) { $0 == " " || $0 == "," }
    return words.count >= 2 && words[0].allSatisfy(\.isNumber)
      && (words[1] == noun || words[1] == noun + "s")
  }

  /// The text without a byte order mark and the white space around it.
  private static func trimmed(_ bytes: [UInt8]) -> Substring {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    if text.unicodeScalars.first == "\u{FEFF}" { text = text.dropFirst() }
    return text.drop { $0.isWhitespace }
  }
}
