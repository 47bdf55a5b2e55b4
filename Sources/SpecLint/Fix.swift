import Gherkin
import Messages

/// A change of a file that puts a finding right: some of its bytes are replaced.
public struct Fix: Sendable, Equatable {
  /// As an editor offers it, such as `Remove the second @slow`.
  public let title: String
  /// Offsets in the bytes of the file.
  public let range: Range<Int>
  public let replacement: String
  /// Whether the file says the same afterwards, so that `--fix` makes the change; what a person has to
  /// decide, an editor offers.
  public let isSafe: Bool

  init(_ title: String, _ range: Range<Int>, _ replacement: String = "", isSafe: Bool = true) {
    self.title = title
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}

extension LintedFile {
  /// The repair of a likely mistake; nil if only a person knows it.
  func fix(of mistake: GherkinWarning) -> Fix? {
    let start = map.offset(of: mistake.location)
    func change(_ title: String, _ range: Range<Int>, _ replacement: String = "") -> Fix {
      Fix(title, range, replacement, isSafe: false)
    }
    switch mistake.fact {
    case .duplicateTag(let tag):
      return removing(tag: tag, at: mistake.location).map { Fix("Remove the second \(tag)", $0) }
    case .tagWithoutName:
      return removing(tag: "@", at: mistake.location).map { change("Remove the @", $0) }
    case .nearTag(let tag, let meant) where !meant.isUnreadable && !meant.example.contains("("):
      return change(
        "Change it to \(meant.example)", start..<(start + tag.utf8.count), meant.example)
    case .commaInTag(let tag):
      let end = start + tag.utf8.count
      return change("Remove the comma", (end - 1)..<end)
    case .separatorRow: return change("Remove the row", line(mistake.location.line))
    case .lateLanguage: return change("Remove the comment", line(mistake.location.line))
    case .openRow:
      let end = map.offset(of: Location(line: mistake.location.line, column: .max / 2))
      return change("Close the row", end..<end, " |")
    case .stepInDescription(let line, let remedy):
      guard let keyword = remedy.keyword, let rest = rest(of: line, after: keyword) else {
        return nil
      }
      let written = line.utf8.count - rest.utf8.count
      return change("Change it to \"\(keyword)\"", start..<(start + written), keyword)
    default: return nil
    }
  }

  /// A line with what ends it.
  private func line(_ number: Int) -> Range<Int> {
    bytes(Location(line: number, column: 1)..<Location(line: number + 1, column: 1))
  }

  /// The text after a keyword with something else around it, or after as many words that nearly are
  /// it, such as `Givn` or `given:`.
  private func rest(of line: String, after keyword: String) -> Substring? {
    let word = keyword.drop { "* ".contains($0) }.dropLast()
    var rest = line.drop { !$0.isLetter }
    if rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    } else {
      for _ in word.split(separator: " ") {
        rest = rest.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
      }
    }
    rest = rest.drop { $0.isWhitespace || ":：*_\u{200B}\u{FEFF}".contains($0) }
    return rest.isEmpty ? nil : rest
  }
}
