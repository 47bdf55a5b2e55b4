internal import Basics

extension YAMLError: CustomStringConvertible {
  /// `line:column: found …, expected …`, fit for a terminal: control characters are shown escaped.
  public var description: String { "\(position.line):\(position.column): \(sentence)" }

  /// The description without its position; may be long, but is one line for each reason.
  public var sentence: String {
    switch reason {
    case .syntax(let problem, let context):
      "found invalid YAML (\(problem)\(context.map { ", \($0)" } ?? "")), expected YAML"
    case .unquoted(let text):
      "found a value that begins with \(text.prefix(1)), expected it in quotes: "
        + (text.contains { "\"\\".contains($0) } ? "'\(shown(text))'" : "\"\(shown(text))\"")
    case .tab: "found a tab, expected spaces for indentation"
    case .controlCharacter(let value):
      "found the control character \(Unicode.Scalar(value)?.codePoint ?? ""), expected text or an escape"
    case .notUTF8(let offset): "found bytes that are not UTF-8 at offset \(offset), expected UTF-8"
    case .utf16: "found UTF-16, expected UTF-8"
    case .tooLarge(let bytes, let limit): "found \(bytes) bytes, expected at most \(limit)"
    case .tooDeep(let limit): "found nesting that is too deep, expected at most \(limit) levels"
    case .scalarTooLong(let bytes, let limit):
      "found a value of \(bytes) bytes, expected at most \(limit)"
    case .aliasRefused(let name): "found the alias *\(shown(name)), expected no aliases"
    case .tooManyAnchors(let limit): "found too many anchors, expected at most \(limit)"
    case .tooManyAliases(let limit):
      "found too many aliases to lists and mappings, expected at most \(limit)"
    case .expansionTooLarge(let limit):
      "found aliases that expand too far, expected at most \(limit) values from aliases"
    case .undefinedAlias(let name):
      "found the alias *\(shown(name)), expected an anchor &\(shown(name)) before it"
    case .mergeKey: "found the merge key <<, expected keys written out"
    case .keyIsNoScalar(let found): "found \(found.words) as a key, expected text"
    case .duplicateKey(let key, let first):
      "found the key \"\(shown(key))\" again, expected it once (first at "
        + "\(first.line):\(first.column))"
    case .secondDocument: "found a second document, expected one"
    case .unknownTag(let tag): "found the tag \(shown(tag)), expected none"
    case .wrongKind(let found, let expected): "found \(found.words), expected \(expected.words)"
    case .unknownKey(let key, let nearest, let known):
      "found the unknown key \"\(shown(key))\", expected "
        + (nearest.map { "\"\($0)\"" } ?? "one of " + known.joined(separator: ", "))
    case .misplacedKey(let key, let meant, let parents):
      "found the key \"\(shown(key))\" here, expected \"\(meant)\" below "
        + parents.map { "\"\($0):\"" }.joined(separator: " and ")
    case .missingKey(let key): "found no \"\(key)\", which is required here"
    case .unexpectedValue(let value, let expected):
      "found \"\(shown(value))\", expected " + expected.joined(separator: " or ")
    case .notJSON(let found, let expected):
      "found \(found.map { "\"\(shown(String($0)))\"" } ?? "the end of the text"), "
        + "expected \(expected.words)"
    case .invalidEscape:
      "found an escape that JSON does not have, expected one such as \\n or \\u00e9"
    case .loneSurrogate:
      "found half of a surrogate pair, expected both halves, such as \\ud83d\\ude00"
    case .outOfMemory: "found too little memory to read the text"
    }
  }
}

extension YAMLError.JSONPart {
  fileprivate var words: String {
    switch self {
    case .value: "a JSON value"
    case .name: "a name in quotes"
    case .colon: "a colon"
    case .commaOrEnd: "a comma or the closing bracket"
    case .digit: "a digit"
    case .closingQuote: "the closing quote"
    case .endOfText: "nothing more"
    }
  }
}

extension YAMLError.Kind {
  /// The wording of the kind, with its article or in quotes.
  public var words: String {
    switch self {
    case .text(let text): text.isEmpty ? "nothing" : "\"\(shown(text))\""
    case .quotedText(let text): "the quoted text \"\(shown(text))\""
    case .null: "nothing"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension YAMLError.Expected {
  var words: String {
    switch self {
    case .text: "text"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "nothing"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// The text on one line, cut after 60 scalars, with control characters visible.
private func shown(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(60).map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: "<\(scalar.codePoint)>"
    default: String(scalar)
    }
  }
  return shown.joined() + (text.unicodeScalars.dropFirst(60).isEmpty ? "" : "…")
}
