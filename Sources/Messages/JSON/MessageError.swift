/// Why a line is not a message, and where.
public struct MessageError: Error, Sendable, Equatable {
  public var fact: Fact
  /// Bytes from the beginning of the line.
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
  /// What is wrong.
  public enum Fact: Sendable, Equatable {
    /// The line ends inside a value.
    case unexpectedEnd
    /// Another byte should be here: what would be right.
    case expected(Expected)
    /// A control character that JSON wants escaped.
    case controlCharacter(UInt8)
    /// A backslash before something that is no escape.
    case invalidEscape
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate
    case invalidUTF8
    /// A number with a fraction or an exponent where a whole number belongs.
    case notWhole
    /// A number outside of what the schema allows.
    case outOfRange
    /// Objects or arrays nested deeper than any message is.
    case tooDeep(limit: Int)
    case missingMember(String)
    /// A text that is not one of those that the schema lists.
    case unknownChoice(String)
    /// An object that holds a message that this version does not know.
    case unknownMessage(String)
    case noMessage
    case severalMessages
    /// Something follows the message on its line.
    case trailingBytes
  }

  /// What would have been right.
  public enum Expected: String, Sendable {
    case object, array, string, number, boolean, value
    case name, colon, commaOrEnd
  }
}
