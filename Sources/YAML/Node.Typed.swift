/// Conversions of a node to the types that a schema asks for.
extension Node {
  /// The text of a scalar, whatever its notation.
  public var string: String {
    get throws(YAMLError) {
      guard let text else { throw wrong(.text) }
      return text
    }
  }

  /// A decimal whole number with an optional sign, written without quotes.
  public var int: Int {
    get throws(YAMLError) {
      guard isPlain, let text, let value = Int(text), text.utf8.first != UInt8(ascii: "+")
      else { throw wrong(.wholeNumber) }
      return value
    }
  }

  /// A finite decimal number, written without quotes.
  public var double: Double {
    get throws(YAMLError) {
      guard isPlain, let text, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
        let value = Double(text), value.isFinite
      else { throw wrong(.number) }
      return value
    }
  }

  /// `true` or `false`, written without quotes; no other spelling.
  public var bool: Bool {
    get throws(YAMLError) {
      switch isPlain ? text : nil {
      case "true": return true
      case "false": return false
      default: throw wrong(.boolean)
      }
    }
  }

  /// Whether the node is null: no text, `~` or `null`, without quotes.
  public var isNull: Bool {
    guard isPlain, let text else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// Checks that the node is null; an error if not.
  public var null: Void {
    get throws(YAMLError) { if !isNull { throw wrong(.null) } }
  }

  /// The elements of a sequence.
  public var items: [Node] {
    get throws(YAMLError) {
      guard case .sequence(let items) = content else { throw wrong(.sequence) }
      return items
    }
  }

  /// The entries of a mapping in the order of the text.
  public var pairs: [Pair] {
    get throws(YAMLError) {
      guard case .mapping(let pairs) = content else { throw wrong(.mapping) }
      return pairs
    }
  }

  /// The elements of a sequence of scalars, as text.
  public var strings: [String] {
    get throws(YAMLError) { try items.map { item throws(YAMLError) in try item.string } }
  }

  /// The kind of the node, for a message.
  public var kind: YAMLError.Kind {
    switch content {
    case .scalar(let scalar):
      isNull ? .null : isPlain ? .text(scalar.text) : .quotedText(scalar.text)
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  private func wrong(_ expected: YAMLError.Expected) -> YAMLError {
    YAMLError(.wrongKind(found: kind, expected: expected), at: position)
  }
}
