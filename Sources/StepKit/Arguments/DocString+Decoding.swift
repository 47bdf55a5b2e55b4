import YAML

extension DocString {
  /// Decodes a value from the text, in the format of its media type.
  ///
  /// Members that the type does not have are ignored. In JSON, only quoted text is a string; in
  /// YAML, every scalar can be decoded as one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - format: The format, if the media type does not name it.
  /// - Throws: `DocStringError` with the line, column and path of the value.
  public func decode<T: Decodable>(_ type: T.Type, as format: Format? = nil) throws -> T {
    let format = try format ?? self.format(for: type)
    let root: Node
    do {
      root = try Self.parse(content, format)
    } catch {
      throw DocStringError.malformed(
        line: error.position.line, column: error.position.column, problem: error.sentence)
    }
    return try NodeDecoder(node: root, format: format).value(type)
  }

  private func format<T>(for type: T.Type) throws(DocStringError) -> Format {
    guard let mediaType else { throw .noMediaType(type: "\(type)") }
    guard let format = Format(mediaType: mediaType) else {
      throw .unknownMediaType(mediaType, type: "\(type)")
    }
    return format
  }

  private static func parse(_ text: String, _ format: Format) throws(YAMLError) -> Node {
    switch format {
    case .json: try YAML.parseJSON(text)
    case .yaml:
      // Unlike configuration, data may use many aliases.
      try YAML.parse(text, limits: .data)
        ?? Node(.scalar(Node.Scalar(text: "")), at: Position(line: 1, column: 1))
    }
  }
}
