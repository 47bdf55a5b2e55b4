/// The two values that a failure compares.
///
/// Messages show them as two lines, `expected: 90` and `actual: 100`, or as a difference whose lines
/// begin with `- ` for what was expected and `+ ` for what was found.
public struct Comparison: Sendable, Equatable {
  /// What stands before the values, such as `the balance of Ann differs`; empty where nothing does.
  public let subject: String
  public let expected: String
  public let actual: String

  /// The end of the first line of a message that lists all failures of a block.
  static let list = " expectations did not hold:"
  /// As much of a message is read.
  private static let limit = 1 << 16

  /// The first comparison in a message; nil if there is none, or if the message is a list of failures.
  public init?(_ message: String) {
    let lines = lines(of: beginning(of: message, upTo: Self.limit).text)
    guard lines.first?.hasSuffix(Self.list) != true else { return nil }
    for (index, line) in lines.enumerated() {
      let rest = lines[(index + 1)...]
      guard let values = Self.values(line, rest) ?? Self.difference(line, rest) else { continue }
      subject = lines[..<index].joined(separator: "\n")
      (expected, actual) = values
      return
    }
    return nil
  }

  private static func values(
    _ line: String, _ rest: ArraySlice<String>
  ) -> (String, String)? {
    guard let expected = line.value(after: "expected:"),
      let actual = rest.first?.value(after: "actual:")
    else { return nil }
    return (expected, actual)
  }

  private static func difference(
    _ line: String, _ rest: ArraySlice<String>
  ) -> (String, String)? {
    let hasTitle = line == "- expected" && rest.first == "+ actual"
    guard hasTitle || line.isPart("-") || line.isPart("+") else { return nil }
    let lines = (hasTitle ? rest.dropFirst() : [line] + rest)
      .prefix { $0.isPart("-") || $0.isPart("+") || $0.isPart(" ") }
    guard hasTitle || lines.contains(where: { $0.isPart("-") }),
      hasTitle || lines.contains(where: { $0.isPart("+") })
    else { return nil }
    func side(_ mark: Character) -> String {
      lines.filter { $0.first == mark || $0.first == " " }.map { String($0.dropFirst(2)) }
        .joined(separator: "\n")
    }
    return (side("-"), side("+"))
  }
}

extension Comparison {
  /// The subject and both values on one line, such as
  /// `the balance of Ann differs: expected 90, actual 100`; nil if a value has several lines.
  var oneLine: String? {
    let all = [subject, expected, actual]
    guard all.allSatisfy({ !$0.utf8.contains(0x0A) && $0.utf8.count <= 500 }) else { return nil }
    return (subject.isEmpty ? "" : "\(subject): ") + "expected \(expected), actual \(actual)"
  }
}

extension String {
  /// What stands behind a title, without the blanks that align it.
  fileprivate func value(after title: String) -> String? {
    let line = drop { $0 == " " }
    return line.hasPrefix(title) ? String(line.dropFirst(title.count).drop { $0 == " " }) : nil
  }

  /// Whether it is a line of a difference with this mark.
  fileprivate func isPart(_ mark: Character) -> Bool {
    first == mark && (dropFirst().first == " " || count == 1)
  }
}
