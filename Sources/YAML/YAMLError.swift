/// An error in a YAML text, and its position.
///
/// The facts only; `description` words them as `line:column: found …, expected …`.
public struct YAMLError: Error, Hashable, Sendable {
  /// The fact.
  public enum Reason: Hashable, Sendable {
    /// The parser's finding, and what it was reading at the time.
    case syntax(problem: String, context: String?)
    /// A value without quotes that begins with a character with which only one in quotes may begin.
    case unquoted(String)
    /// A tab where blanks indent.
    case tab
    /// A character that no text may have, by its code point.
    case controlCharacter(UInt32)
    /// Bytes that are no UTF-8, at this offset.
    case notUTF8(byteOffset: Int)
    /// UTF-16, where only UTF-8 is read.
    case utf16
    /// The text has more bytes than `Limits.bytes`.
    case tooLarge(bytes: Int, limit: Int)
    /// Lists and mappings stand in each other deeper than `Limits.depth`.
    case tooDeep(limit: Int)
    /// A scalar has more bytes than `Limits.scalarBytes`.
    case scalarTooLong(bytes: Int, limit: Int)
    /// An alias, where `Limits.aliases` is 0.
    case aliasRefused(name: String)
    /// More anchors than `Limits.anchors`.
    case tooManyAnchors(limit: Int)
    /// Aliases to collections.
    case tooManyAliases(limit: Int)
    /// Aliases would add more nodes than `Limits.expandedNodes`.
    case expansionTooLarge(limit: Int)
    /// An alias to an anchor that does not come before it.
    case undefinedAlias(name: String)
    /// `<<`, which copies a mapping into another.
    case mergeKey
    /// A list or a mapping in the place of a key.
    case keyIsNoScalar(found: Kind)
    /// A key that the mapping has already, and where.
    case duplicateKey(String, first: Position)
    /// A second document behind `---`.
    case secondDocument
    /// A tag that means nothing here.
    case unknownTag(String)
    /// A value of another kind than the reader asked for.
    case wrongKind(found: Kind, expected: Expected)
    /// A key that no reader knows, the known one nearest to it, and all that are known.
    case unknownKey(String, nearest: String?, known: [String])
    /// A key that stands elsewhere: what was meant, and the keys around its place, from the outermost.
    case misplacedKey(String, meant: String, below: [String])
    /// A key without which the mapping makes no sense.
    case missingKey(String)
    /// A value that is well formed but not one of those allowed.
    case unexpectedValue(String, expected: [String])
    /// A JSON text goes on with something else; nothing was found where the text ends.
    case notJSON(found: Unicode.Scalar?, expected: JSONPart)
    /// A backslash in a JSON text before something that is no escape.
    case invalidEscape
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate
    /// There is no memory left to read the text.
    case outOfMemory
  }

  /// The part of JSON that is expected at a position.
  public enum JSONPart: Hashable, Sendable {
    /// Any value.
    case value
    /// A name in double quotes.
    case name
    /// The colon behind a name.
    case colon
    /// A comma, or the bracket that ends the list or object.
    case commaOrEnd
    /// A digit of a number.
    case digit
    /// The quote that ends a string.
    case closingQuote
    /// Nothing but white space.
    case endOfText
  }

  /// The kind of the node found.
  public enum Kind: Hashable, Sendable {
    /// Text without quotes.
    case text(String)
    /// Text in quotes.
    case quotedText(String)
    /// Nothing: `~`, `null` or no text at all.
    case null
    /// A list.
    case sequence
    /// Names and values.
    case mapping
  }

  /// The expected kind.
  public enum Expected: Hashable, Sendable {
    /// Any scalar.
    case text
    /// Digits with an optional minus, without quotes.
    case wholeNumber
    /// A decimal number, without quotes.
    case number
    /// `true` or `false`, without quotes.
    case boolean
    /// Nothing at all.
    case null
    /// A list.
    case sequence
    /// Names and values.
    case mapping
  }

  /// Where it was found.
  public var position: Position
  /// What was found.
  public var reason: Reason

  /// Makes an error, such as one of a reader that knows more than the kinds of values.
  public init(_ reason: Reason, at position: Position) {
    self.reason = reason
    self.position = position
  }
}
