import YAML

extension DocString {
  /// Reads the text as a value, in the language that its media type names.
  ///
  /// Members that the type does not ask for are left alone. Text in JSON is what stands in quotes;
  /// in YAML every scalar can be read as text.
  ///
  /// - Parameter format: The language, where the media type does not tell it.
  /// - Throws: `DocStringError` naming line, column and the path of the value.
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
      // Unlike configuration, data that people wrote may repeat itself.
      try YAML.parse(text, limits: Limits(aliases: 100))
        ?? Node(.scalar(Node.Scalar(text: "")), at: Position(line: 1, column: 1))
    }
  }
}
