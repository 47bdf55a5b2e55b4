/// An error in a YAML text, and its position.
///
/// The facts only; `description` words them as `line:column: found …, expected …`.
public struct YAMLError: Error, Hashable, Sendable {
  /// The fact.
  public enum Reason: Hashable, Sendable {
    /// The parser's finding, and what it was reading at the time.
    case syntax(problem: String, context: String?)
    case tab
    case controlCharacter(UInt32)
    /// Bytes that are no UTF-8, at this offset.
    case notUTF8(byteOffset: Int)
    case utf16
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)
    case scalarTooLong(bytes: Int, limit: Int)
    case aliasRefused(name: String)
    case tooManyAnchors(limit: Int)
    /// Aliases to collections.
    case tooManyAliases(limit: Int)
    case expansionTooLarge(limit: Int)
    case undefinedAlias(name: String)
    case mergeKey
    case keyIsNoScalar(found: Kind)
    case duplicateKey(String, first: Position)
    case secondDocument
    case unknownTag(String)
    case wrongKind(found: Kind, expected: Expected)
    case unknownKey(String, nearest: String?, known: [String])
    case missingKey(String)
    /// A value that is well formed but not one of those allowed.
    case unexpectedValue(String, expected: [String])
    /// A JSON text goes on with something else; nothing was found where the text ends.
    case notJSON(found: Unicode.Scalar?, expected: JSONPart)
    /// A backslash in a JSON text before something that is no escape.
    case invalidEscape
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate
    case outOfMemory
  }

  /// The part of JSON that is expected at a position.
  public enum JSONPart: Hashable, Sendable {
    case value
    case name
    case colon
    case commaOrEnd
    case digit
    case closingQuote
    case endOfText
  }

  /// The kind of the node found.
  public enum Kind: Hashable, Sendable {
    case text(String)
    case quotedText(String)
    case null
    case sequence
    case mapping
  }

  /// The expected kind.
  public enum Expected: Hashable, Sendable {
    case text
    case wholeNumber
    case number
    case boolean
    case null
    case sequence
    case mapping
  }

  public var position: Position
  public var reason: Reason

  public init(_ reason: Reason, at position: Position) {
    self.reason = reason
    self.position = position
  }
}
