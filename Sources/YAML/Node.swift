/// A value in a YAML text, with its position.
///
/// Scalars keep their text: `no` and `1e3` are text until a reader asks for something else
/// (see `string`, `int`, `bool`).
public struct Node: Hashable, Sendable {
  /// The value of a node.
  public enum Content: Hashable, Sendable {
    /// A text, a number or any other single value.
    case scalar(Scalar)
    /// A list.
    case sequence([Node])
    /// Names and their values.
    case mapping([Pair])
  }

  /// The text of a scalar and how it was written.
  public struct Scalar: Hashable, Sendable {
    /// The text after unescaping and folding.
    public var text: String
    /// Its notation, which decides whether it can be a number.
    public var style: Style

    /// Makes a scalar of text that is not escaped.
    public init(text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The notation of a scalar.
  public enum Style: Hashable, Sendable {
    /// Without quotes.
    case plain
    /// Between `'` and `'`.
    case singleQuoted
    /// Between `"` and `"`, with escapes.
    case doubleQuoted
    /// Lines as they are, after `|`.
    case literal
    /// Lines that are joined, after `>`.
    case folded
  }

  /// One entry of a mapping, in the order of the text; the key is always a scalar.
  public struct Pair: Hashable, Sendable {
    /// A scalar.
    public var key: Node
    /// The value of the key.
    public var value: Node

    /// Makes an entry.
    public init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }

    /// The text of the key.
    public var name: String { key.text ?? "" }
  }

  /// The content of the node.
  public var content: Content
  /// The tag as resolved by the parser (`tag:yaml.org,2002:str`), when one was written.
  public var tag: String?
  /// The place of its first character, or of its opening quote or bracket.
  public var position: Position

  /// Makes a node, such as one that is not part of a text.
  public init(_ content: Content, tag: String? = nil, at position: Position) {
    self.content = content
    self.tag = tag
    self.position = position
  }

  /// The line of the node's first character, from 1.
  public var line: Int { position.line }

  /// The column of the node's first character, from 1.
  public var column: Int { position.column }

  /// The text of a scalar; nil for a sequence or mapping.
  public var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// The value under `key`; nil if there is none or the node is not a mapping.
  public subscript(key: String) -> Node? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  /// Whether the scalar was written without quotes and without a tag that makes it text.
  var isPlain: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return tag != "!" && tag != Tag.string
  }
}
