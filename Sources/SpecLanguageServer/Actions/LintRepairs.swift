import Gherkin
import Messages

extension Analysis {
  /// What mends a likely mistake; nil where a person has to decide.
  func repair(of warning: GherkinWarning, uri: String, _ fault: Fault) -> CodeAction? {
    guard let (title, range, text) = repair(of: warning) else { return nil }
    return CodeAction(
      title: title, kind: "quickfix", edits: [(uri, [self.text.edit(range, text)])],
      diagnostic: fault.json(in: self.text))
  }

  private func repair(
    of warning: GherkinWarning
  ) -> (title: String, range: Range<Int>, text: String)? {
    let start = text.offset(of: warning.location)
    let line = text.range(ofLine: warning.location.line - 1)
    switch warning.fact {
    case .duplicateTag(let tag):
      return (
        "Remove the second \(tag)", withSpaceBefore(start..<(start + tag.utf8.count), line), ""
      )
    case .tagWithoutName:
      return ("Remove the @", withSpaceBefore(start..<min(start + 1, line.upperBound), line), "")
    case .nearTag(let tag, let meant) where !meant.isUnreadable && !meant.example.contains("("):
      return ("Change it to \(meant.example)", start..<(start + tag.utf8.count), meant.example)
    case .commaInTag(let tag):
      let end = start + tag.utf8.count
      return ("Remove the comma", (end - 1)..<end, "")
    case .separatorRow: return ("Remove the row", wholeLine(warning.location.line - 1), "")
    case .openRow:
      return ("Close the row", line.upperBound..<line.upperBound, " |")
    case .lateLanguage:
      return ("Remove the comment", wholeLine(warning.location.line - 1), "")
    case .stepInDescription(let words, let keyword), .stepInHeader(let words, let keyword):
      guard let rest = Self.rest(of: words, after: keyword) else { return nil }
      let written = words.utf8.count - rest.utf8.count
      return ("Change it to \"\(keyword)\"", start..<(start + written), keyword)
    case .argumentInDescription, .titleInDescription, .foreignKeyword, .textAfterEncoding:
      return nil
    case .unknownPlaceholder, .placeholderInTitle, .backgroundPlaceholder, .unusedColumn,
      .duplicateColumn:
      return nil
    default: return nil
    }
  }

  /// The text behind a word that nearly is a keyword, such as `Givn` or `given:`.
  private static func rest(of words: String, after keyword: String) -> Substring? {
    let count = keyword.split(separator: " ").count
    var rest = words[...]
    for _ in 0..<max(1, count) {
      rest = rest.drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" }
    }
    return rest.isEmpty ? nil : rest
  }

  private func withSpaceBefore(_ range: Range<Int>, _ line: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > line.lowerBound, text.bytes[start - 1] == 0x20 { start -= 1 }
    // A line that begins with it keeps its indentation.
    return (start == line.lowerBound ? range.lowerBound : start)..<range.upperBound
  }

  /// A line with what ends it.
  func wholeLine(_ line: Int) -> Range<Int> {
    let range = text.range(ofLine: line)
    let end = line + 1 < text.lineCount ? text.starts[line + 1] : text.bytes.count
    return range.lowerBound..<end
  }
}
