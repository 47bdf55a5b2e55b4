import Basics

/// The two values that a failure compares.
///
/// Messages show them as two lines, `expected: 90` and `actual: 100`, or as a difference whose lines
/// begin with `- ` for the expected value and `+ ` for the actual one.
public struct Comparison: Sendable, Equatable {
  /// The text before the values, such as `mismatch in the balance of Ann`; may be empty.
  public let subject: String
  public let expected: String
  public let actual: String
  /// The text after the values, such as a note about the scenario; may be empty.
  public let note: String

  /// The end of the first line of a message that lists all failures of a block.
  package static let list = " expectations did not hold:"
  /// The lines above a difference.
  package static let heading = "- expected\n+ actual"
  /// The number of bytes of a message that are read.
  private static let limit = 1 << 16

  /// The first character of a line of a difference.
  package enum Mark: Character, Sendable {
    case both = " "
    case missing = "-"
    case surplus = "+"

    /// A line break and the text that precedes the line.
    package var prefix: String { "\n\(rawValue) " }
  }

  /// Two values that fit on one line each, as in messages.
  package static func text(expected: String, actual: String) -> String {
    "expected: \(expected)\n  actual: \(actual)"
  }

  /// Whether a message is a comparison from its first line on.
  package static func opens(_ message: String) -> Bool {
    message.hasPrefix("expected: ") || message.hasPrefix(heading)
  }

  /// The first comparison in a message; nil if there is none, or if the message is a list of failures.
  public init?(_ message: String) {
    // An index inside a scalar is rounded down to its beginning.
    let read = message.unicodeScalars[..<message.utf8.prefix(Self.limit).endIndex]
    let lines = Substring(read).lines.map(String.init)
    guard lines.first?.hasSuffix(Self.list) != true else { return nil }
    for (index, line) in lines.enumerated() {
      let rest = lines[(index + 1)...]
      guard let values = Self.values(line, rest) ?? Self.difference(line, rest) else { continue }
      subject = lines[..<index].joined(separator: "\n")
      expected = values.expected
      actual = values.actual
      note = rest.dropFirst(values.count - 1).joined(separator: "\n")
      return
    }
    return nil
  }

  /// Two values, and the number of lines that they take.
  private typealias Values = (expected: String, actual: String, count: Int)

  private static func values(_ line: String, _ rest: ArraySlice<String>) -> Values? {
    guard let expected = line.value(after: "expected:"),
      let actual = rest.first?.value(after: "actual:")
    else { return nil }
    return (expected, actual, 2)
  }

  private static func difference(_ line: String, _ rest: ArraySlice<String>) -> Values? {
    let hasTitle = "\(line)\n\(rest.first ?? "")" == heading
    guard hasTitle || [.missing, .surplus].contains(line.mark) else { return nil }
    let lines = (hasTitle ? rest.dropFirst() : [line] + rest).prefix { $0.mark != nil }
    guard hasTitle || lines.contains(where: { $0.mark == .missing }),
      hasTitle || lines.contains(where: { $0.mark == .surplus })
    else { return nil }
    func side(_ mark: Mark) -> String {
      lines.filter { $0.mark == mark || $0.mark == .both }.map { String($0.dropFirst(2)) }
        .joined(separator: "\n")
    }
    return (side(.missing), side(.surplus), lines.count + (hasTitle ? 2 : 0))
  }
}

extension Comparison {
  /// The subject and both values on one line, such as
  /// `the balance of Ann differs: expected 90, actual 100`; nil if a value has several lines.
  package var oneLine: String? {
    let all = [subject, expected, actual]
    guard all.allSatisfy({ !$0.utf8.contains(0x0A) && $0.utf8.count <= 500 }) else { return nil }
    return (subject.isEmpty ? "" : "\(subject): ") + "expected \(expected), actual \(actual)"
  }
}

extension String {
  /// The text after a title, without the blanks that align it.
  fileprivate func value(after title: String) -> String? {
    let line = drop { $0 == " " }
    return line.hasPrefix(title) ? String(line.dropFirst(title.count).drop { $0 == " " }) : nil
  }

  /// The mark of a line of a difference; nil for another line.
  fileprivate var mark: Comparison.Mark? {
    let rest = dropFirst()
    return rest.isEmpty || rest.first == " " ? first.flatMap(Comparison.Mark.init) : nil
  }
}
