internal import Basics
import Messages

/// The difference of two values as text.
///
/// Its format is that of `Comparison`, by which reports recognize it.
struct Difference {
  let text: String
  /// The values as text without marks.
  let expected: String
  let actual: String

  init<Value>(expected: Value, actual: Value) {
    if let old = DataTable(anyTable: expected), let new = DataTable(anyTable: actual),
      old.raw.count > 1 || new.raw.count > 1
    {
      self.init(RowAlignment.lines(expected: old.raw, actual: new.raw))
      return
    }
    var (old, new) = (Shape(expected), Shape(actual))
    // Values may differ in properties that their descriptions omit.
    if old.lines == new.lines { (old, new) = (Shape(dumping: expected), Shape(dumping: actual)) }
    guard old.lines.count > 1 || new.lines.count > 1 else {
      if let lines = WordLines.lines(expected, actual) {
        self.init(lines)
      } else {
        self.init(expectedText: old.inline, actualText: new.inline)
      }
      return
    }
    self.init(LineAlignment.marked(old.lines, new.lines, areSimilar: old.similarity(to: new)))
  }

  /// Two values that fit on one line each.
  init(expectedText: String, actualText: String) {
    text =
      Comparison.text(expected: expectedText, actual: actualText)
      + Self.note(
        max(expectedText.utf8.count, actualText.utf8.count) > Self.maximumSeen
          ? nil : UnseenDifference(in: actualText, from: expectedText))
    expected = expectedText
    actual = actualText
  }

  init(_ lines: [MarkedLine]) {
    var text = Comparison.heading
    for line in lines {
      text += line.mark.prefix
      text += line.text
    }
    self.text = text + Self.note(Self.unseen(in: lines))
    func joined(without mark: Comparison.Mark) -> String {
      lines.lazy.filter { $0.mark != mark }.map(\.text).joined(separator: "\n")
    }
    expected = joined(without: .surplus)
    actual = joined(without: .missing)
  }

  /// Every character has to be looked at: texts with more bytes than these are not.
  private static let maximumSeen = 1 << 18

  /// The first difference of two lines that look the same.
  private static func unseen(in lines: [MarkedLine]) -> UnseenDifference? {
    func first(_ mark: Comparison.Mark) -> [String] {
      var (texts, left) = ([String](), maximumSeen)
      for line in lines where line.mark == mark && line.text.utf8.count <= left {
        left -= line.text.utf8.count
        texts.append(String(line.text))
      }
      return texts
    }
    let expected = Dictionary(first(.missing).map { (seenText($0), $0) }) { $1 }
    guard !expected.isEmpty else { return nil }
    return first(.surplus).lazy
      .compactMap { line in
        expected[seenText(line)].flatMap { UnseenDifference(in: line, from: $0) }
      }
      .first
  }

  /// A line below values that look the same.
  private static func note(_ difference: UnseenDifference?) -> String {
    difference.map { "\nthe actual text has \($0.description)" } ?? ""
  }
}

/// A line of a difference.
struct MarkedLine {
  let mark: Comparison.Mark
  var text: Substring
}

/// Long texts of one line, as lines of words that both or only one of them have.
private enum WordLines {
  /// Up to this length a reader compares two lines by eye.
  private static let shortest = 72
  private static let width = 76

  /// Nil for values other than such texts, and for texts with little in common.
  static func lines(_ expected: Any, _ actual: Any) -> [MarkedLine]? {
    guard let old = expected as? String, let new = actual as? String,
      max(old.utf8.count, new.utf8.count) > shortest
    else { return nil }
    let (oldWords, newWords) = (old.split(separator: " "), new.split(separator: " "))
    guard oldWords != newWords, oldWords.joined(separator: " ") == old,
      newWords.joined(separator: " ") == new
    else { return nil }
    let words = LineAlignment.marked(oldWords, newWords)
    guard words.count(where: { $0.mark == .both }) * 3 > min(oldWords.count, newWords.count) else {
      return nil
    }
    return wrapped(words)
  }

  private static func wrapped(_ words: [MarkedLine]) -> [MarkedLine] {
    var lines: [MarkedLine] = []
    for word in words {
      if let last = lines.last, last.mark == word.mark,
        last.text.utf8.count + word.text.utf8.count < width
      {
        lines[lines.count - 1].text += " \(word.text)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
