internal import Messages

extension GherkinError: CustomStringConvertible {
  /// The official text, which the `parseError` message carries: `(2:1): expected: #EOF, …`.
  public var officialMessage: String {
    "(\(location.line):\(location.column ?? 0)): \(officialText)"
  }

  public var description: String { officialMessage }

  /// A line for the terminal: `path:line:column: what is wrong and what to do`.
  public func friendlyMessage(in uri: String) -> String {
    let place = placeToLook
    let column = place.column.map { ":\($0)" } ?? ""
    return "\(uri):\(place.line)\(column): \(friendlyText)"
  }
}

extension GherkinErrors: CustomStringConvertible {
  /// One line a fault, for people.
  public var description: String {
    errors.map { $0.friendlyMessage(in: uri) }.joined(separator: "\n")
  }
}

extension GherkinError {
  private var officialText: String {
    switch fact {
    case .unexpectedLine(let expected, let found):
      "expected: \(Self.officialList(expected)), got '\(found)'"
    case .unexpectedEnd(let expected, _):
      "unexpected end of file, expected: \(Self.officialList(expected))"
    case .inconsistentCellCount: "inconsistent cell count within the table"
    case .whitespaceInTag: "A tag may not contain whitespace"
    case .emptyTag: "A tag may not be empty"
    case .unknownLanguage(let code): "Language not supported: \(code)"
    case .invalidUTF8(let offset): "invalid UTF-8 at byte offset \(offset)"
    case .utf16: "the file looks like UTF-16, expected UTF-8"
    case .nulByte: "a NUL byte is not allowed"
    }
  }

  private static func officialList(_ kinds: [TokenKind]) -> String {
    kinds.map { "#" + $0.officialName }.joined(separator: ", ")
  }

  private var friendlyText: String {
    switch fact {
    case .unexpectedLine(let expected, let found):
      "found \(Self.excerpt(found)), expected \(Self.friendlyList(expected))"
    case .unexpectedEnd(_, let openedAt?):
      "the doc string opened in line \(openedAt.line) is never closed; end it with the same fence"
    case .unexpectedEnd(let expected, nil):
      "the file ends too early, expected \(Self.friendlyList(expected))"
    case .inconsistentCellCount(let expected, let found):
      "this row has \(Self.cells(found)), the first row of its table has \(Self.cells(expected))"
    case .whitespaceInTag(let tag):
      "the tag \(Self.excerpt(tag)) has white space in it; begin each tag with @, and a comment "
        + "after it with #"
    case .emptyTag: "an @ without a name is no tag"
    case .unknownLanguage(let code): Self.unknownLanguage(code)
    case .invalidUTF8(let offset):
      "this is not UTF-8 (byte offset \(offset)); save the file as UTF-8"
    case .utf16: "the file looks like UTF-16; save it as UTF-8"
    case .nulByte: "there is a NUL byte here; a feature file is a text file"
    }
  }

  /// Where a person mends the fault; the official place of an open doc string is the file's end.
  private var placeToLook: Location {
    if case .unexpectedEnd(_, let openedAt?) = fact { return openedAt }
    return location
  }

  private static func cells(_ count: Int) -> String {
    count == 1 ? "1 cell" : "\(count) cells"
  }

  /// What was found, in quotes, shortened and without control characters.
  private static func excerpt(_ text: String) -> String {
    let limit = 120
    var shown = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while shown.count < limit, let scalar = rest.popFirst() {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      shown.append(isControl ? "\u{FFFD}" : scalar)
    }
    return "'\(String(shown))\(rest.isEmpty ? "" : "…")'"
  }

  private static func friendlyList(_ kinds: [TokenKind]) -> String {
    let words = kinds.compactMap(\.friendlyName)
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing more" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func unknownLanguage(_ code: String) -> String {
    let nearest = Dialect.nearest(to: code).map { "'\($0)'" }
    guard let last = nearest.last else { return "no language has the code '\(code)'" }
    let first = nearest.dropLast().joined(separator: ", ")
    return "no language has the code '\(code)'; did you mean "
      + (first.isEmpty ? last : "\(first) or \(last)") + "?"
  }
}

extension TokenKind {
  /// The name in the official grammar, without its number sign.
  var officialName: String {
    switch self {
    case .endOfFile: "EOF"
    case .empty: "Empty"
    case .comment: "Comment"
    case .tagLine: "TagLine"
    case .featureLine: "FeatureLine"
    case .ruleLine: "RuleLine"
    case .backgroundLine: "BackgroundLine"
    case .scenarioLine: "ScenarioLine"
    case .examplesLine: "ExamplesLine"
    case .stepLine: "StepLine"
    case .docStringSeparator: "DocStringSeparator"
    case .tableRow: "TableRow"
    case .language: "Language"
    case .other: "Other"
    }
  }

  /// The words for people; none for what may stand anywhere and never helps.
  fileprivate var friendlyName: String? {
    switch self {
    case .endOfFile, .empty, .comment: nil
    case .tagLine: "a tag"
    case .featureLine: "\"Feature:\""
    case .ruleLine: "\"Rule:\""
    case .backgroundLine: "\"Background:\""
    case .scenarioLine: "\"Scenario:\""
    case .examplesLine: "\"Examples:\""
    case .stepLine: "a step"
    case .docStringSeparator: "a doc string"
    case .tableRow: "a table row"
    case .language: "\"# language:\""
    case .other: "a description"
    }
  }
}
