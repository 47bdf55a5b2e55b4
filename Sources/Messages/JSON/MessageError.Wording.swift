extension MessageError: CustomStringConvertible {
  /// One sentence with its place, such as `byte 12, in pickle.id: a text is expected here`.
  public var description: String {
    "byte \(offset)\(keyPath.isEmpty ? "" : ", in \(keyPath)"): \(fact)"
  }
}

extension MessageError.Fact: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpectedEnd: "the line ends in the middle of a value"
    case .expected(let expected): "\(expected) is expected here"
    case .controlCharacter(let byte): "the control character \(byte) must be escaped in a text"
    case .invalidEscape: "this is no escape that JSON knows"
    case .loneSurrogate: "half of a surrogate pair is no character"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .notWhole: "a whole number is expected here"
    case .outOfRange: "this number is outside of what the schema allows"
    case .tooDeep(let limit): "objects and arrays are nested deeper than \(limit)"
    case .missingMember(let name): "the member \"\(name)\" is missing"
    case .unknownChoice(let text): "\"\(text)\" is not one of the texts that the schema lists"
    case .unknownMessage(let name): "\"\(name)\" is no message that this version knows"
    case .noMessage: "this object holds no message"
    case .severalMessages: "this object holds more than one message"
    case .trailingBytes: "something follows the message on its line"
    }
  }
}

extension MessageError.Expected: CustomStringConvertible {
  public var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .value: "a value"
    case .name: "the name of a member"
    case .colon: "a colon"
    case .commaOrEnd: "a comma or a closing bracket"
    }
  }
}
