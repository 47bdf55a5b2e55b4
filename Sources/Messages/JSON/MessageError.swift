/// An error in a line that should be a message, with its place.
public struct MessageError: Error, Sendable, Equatable {
  public var fact: Fact
  /// Offset in bytes from the beginning of the line.
  public var offset: Int
  /// The member being read, such as `pickle.steps[2].text`; empty at the top.
  public var keyPath: String

  /// An error with its place.
  public init(_ fact: Fact, offset: Int, keyPath: String) {
    self.fact = fact
    self.offset = offset
    self.keyPath = keyPath
  }
}

extension MessageError {
  /// The kind of error.
  public enum Fact: Sendable, Equatable {
    /// The line ends inside a value.
    case unexpectedEnd
    /// Another byte should be here.
    case expected(Expected)
    /// A control character that must be escaped.
    case controlCharacter(UInt8)
    /// A backslash that begins no escape sequence.
    case invalidEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    case invalidUTF8
    /// A number with a fraction or an exponent instead of a whole number.
    case notWhole
    /// A number outside the range that the schema allows.
    case outOfRange
    /// More bytes than in any message.
    case tooLong(limit: Int)
    /// Objects or arrays nested deeper than in any message.
    case tooDeep(limit: Int)
    case missingMember(String)
    /// A string other than those that the schema lists.
    case unknownChoice(String)
    /// A message type that this version does not know.
    case unknownMessage(String)
    case noMessage
    case severalMessages
    /// Text after the message, on the same line.
    case trailingBytes
  }

  /// The kind of token that would be valid.
  public enum Expected: String, Sendable {
    case object, array, string, number, boolean, value
    case name, colon, commaOrEnd
  }
}
