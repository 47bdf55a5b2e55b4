/// An error in a YAML text, and its position.
///
/// The facts only; `description` words them as `line:column: found …, expected …`.
public struct YAMLError: Error, Hashable, Sendable {
  /// The fact.
  public enum Reason: Hashable, Sendable {
    /// The parser's finding, and what it was reading at the time.
    case syntax(problem: String, context: String?)
    /// A value without quotes that begins with a character that requires them.
    case unquoted(String)
    /// A tab in indentation.
    case tab
    /// A character that is not allowed in any text, by its code point.
    case controlCharacter(UInt32)
    /// Bytes that are not UTF-8, at this offset.
    case notUTF8(byteOffset: Int)
    /// UTF-16, although only UTF-8 is supported.
    case utf16
    /// The text has more bytes than `Limits.bytes`.
    case tooLarge(bytes: Int, limit: Int)
    /// Lists and mappings are nested deeper than `Limits.depth`.
    case tooDeep(limit: Int)
    /// A scalar has more bytes than `Limits.scalarBytes`.
    case scalarTooLong(bytes: Int, limit: Int)
    /// An alias, although `Limits.aliases` is 0.
    case aliasRefused(name: String)
    /// More anchors than `Limits.anchors`.
    case tooManyAnchors(limit: Int)
    /// Aliases to collections.
    case tooManyAliases(limit: Int)
    /// Aliases would add more nodes than `Limits.expandedNodes`.
    case expansionTooLarge(limit: Int)
    /// An alias to an anchor that does not precede it.
    case undefinedAlias(name: String)
    /// `<<`, which copies a mapping into another.
    case mergeKey
    /// A list or a mapping as a key.
    case keyIsNoScalar(found: Kind)
    /// A key that the mapping already has, and its first position.
    case duplicateKey(String, first: Position)
    /// A second document after `---`.
    case secondDocument
    /// A tag without a meaning here.
    case unknownTag(String)
    /// A value of a different kind than the reader asked for.
    case wrongKind(found: Kind, expected: Expected)
    /// An unknown key, the known one nearest to it, and all known ones.
    case unknownKey(String, nearest: String?, known: [String])
    /// A key that belongs elsewhere: the intended key, and the keys around its place, from the outermost.
    case misplacedKey(String, meant: String, below: [String])
    /// A key that the mapping requires.
    case missingKey(String)
    /// A well-formed value that is not one of those allowed.
    case unexpectedValue(String, expected: [String])
    /// A JSON text continues with something else; `found` is nil at the end of the text.
    case notJSON(found: Unicode.Scalar?, expected: JSONPart)
    /// A backslash in a JSON text that does not begin an escape sequence.
    case invalidEscape
    /// Half of a surrogate pair, which is not a character.
    case loneSurrogate
    /// There is not enough memory to read the text.
    case outOfMemory
  }

  /// The part of JSON that is expected at a position.
  public enum JSONPart: Hashable, Sendable {
    /// Any value.
    case value
    /// A name in double quotes.
    case name
    /// The colon after a name.
    case colon
    /// A comma, or the bracket that ends the list or object.
    case commaOrEnd
    /// A digit of a number.
    case digit
    /// The quote that ends a string.
    case closingQuote
    /// Only white space.
    case endOfText
  }

  /// The kind of the node found.
  public enum Kind: Hashable, Sendable {
    /// Text without quotes.
    case text(String)
    /// Text in quotes.
    case quotedText(String)
    /// Null: `~`, `null` or no text.
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
    /// Null.
    case null
    /// A list.
    case sequence
    /// Names and values.
    case mapping
  }

  /// Where it was found.
  public var position: Position
  /// The error itself.
  public var reason: Reason

  /// Makes an error, such as one of a reader that checks more than the kinds of values.
  public init(_ reason: Reason, at position: Position) {
    self.reason = reason
    self.position = position
  }
}
