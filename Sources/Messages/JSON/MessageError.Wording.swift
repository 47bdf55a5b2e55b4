extension MessageError: CustomStringConvertible {
  /// One sentence with its place, such as `byte 12, in pickle.id: expected a string`.
  public var description: String {
    "byte \(offset)\(keyPath.isEmpty ? "" : ", in \(keyPath)"): \(fact)"
  }
}

extension MessageError.Fact: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpectedEnd: "the line ends in the middle of a value"
    case .expected(let expected): "expected \(expected)"
    case .controlCharacter(let byte): "unescaped control character \(byte) in a string"
    case .invalidEscape: "invalid escape sequence"
    case .loneSurrogate: "unpaired surrogate"
    case .invalidUTF8: "invalid UTF-8"
    case .notWhole: "expected a whole number"
    case .outOfRange: "the number is out of range"
    case .tooLong(let limit): "the line has more than \(limit) bytes"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
    case .missingMember(let name): "the member \"\(name)\" is missing"
    case .unknownChoice(let text): "unknown value \"\(text)\""
    case .unknownMessage(let name): "unknown message type \"\(name)\""
    case .noMessage: "the object holds no message"
    case .severalMessages: "the object holds more than one message"
    case .trailingBytes: "unexpected text after the message"
    }
  }
}

extension MessageError.Expected: CustomStringConvertible {
  public var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .value: "a value"
    case .name: "a member name"
    case .colon: "a colon"
    case .commaOrEnd: "a comma or a closing bracket"
    }
  }
}
