public import Messages

/// The result of reading a feature file: everything that could be understood of it, and its errors.
public struct ParsedFeature: Sendable, Equatable {
  /// The whole file if there are no errors.
  ///
  /// Otherwise whatever was understood before, between and
  /// after them, for tools that show a file while it is written.
  public var document: GherkinDocument
  /// Empty for a correct file; in the order of discovery and never more than eleven, as in every
  /// Cucumber.
  public var errors: [GherkinError]
  /// The errors without those that others explain: the ones to report to people.
  public var causes: [GherkinError] { errors.filter { !$0.isConsequence } }
  /// Whether there are so many errors that the file was not read to its end.
  public var isCutShort: Bool { errors.count >= Parser.maximumErrors }
  /// Lines that are correct but most likely mistakes, from the top down; if there are errors, those above
  /// the first of them.
  ///
  /// For those in the document, see `warnings(about:)`.
  public var warnings: [GherkinWarning]

  public init(
    document: GherkinDocument, errors: [GherkinError] = [], warnings: [GherkinWarning] = []
  ) {
    self.document = document
    self.errors = errors
    self.warnings = warnings
  }
}

/// The number of bytes that a line may have by default.
public let defaultLongestLine = 16 << 20

/// Reads a text; every text has a result.
///
/// Lines end with LF, CR LF or CR. Columns count code points from 1. Ids are taken from `ids`
/// bottom-up in the order of the file.
///
/// - Parameters:
///   - text: The text of the feature.
///   - uri: The origin that the document and its pickles name.
///   - mediaType: Plain Gherkin or Markdown; the end of the uri decides if not given.
///   - language: The dialect of a file that names none.
///   - longestLine: The number of bytes that a line may have.
///   - warns: Whether to look for likely mistakes.
///   - ids: The source of the nodes' ids.
public func parse(
  _ text: SourceText, uri: String, mediaType: Source.MediaType? = nil, language: String = "en",
  longestLine: Int = defaultLongestLine, warns: Bool = true, ids: inout IdGenerator
) -> ParsedFeature {
  guard let keywords = KeywordTable.named(language) else {
    let unknown = GherkinError(
      location: Location(line: 1, column: 1), fact: .unknownLanguage(language))
    return ParsedFeature(document: GherkinDocument(uri: uri), errors: [text.error ?? unknown])
  }
  let isMarkdown = (mediaType ?? Source.MediaType(uri: uri)) == .markdown
  var parsed = text.utf8.withUnsafeBufferPointer { bytes in
    var parser = Parser(
      bytes, isMarkdown: isMarkdown, keywords: keywords, longestLine: longestLine, ids: ids)
    parser.warns = warns
    return read(parser, uri: uri, ids: &ids)
  }
  if let error = text.error {
    parsed.errors = [error]
    parsed.warnings = []
  } else if let warning = text.warning, parsed.errors.isEmpty {
    parsed.warnings.insert(warning, at: 0)
  }
  return parsed
}

/// Reads the bytes of a file, in the encoding that they declare; see
/// `parse(_:uri:mediaType:language:ids:)` for texts.
public func parse(
  _ file: [UInt8], uri: String, mediaType: Source.MediaType? = nil, language: String = "en",
  ids: inout IdGenerator
) -> ParsedFeature {
  parse(SourceText(file), uri: uri, mediaType: mediaType, language: language, ids: &ids)
}

/// Reads a source, whose text is already decoded; see `parse(_:uri:mediaType:language:ids:)`.
public func parse(
  _ source: Source, language: String = "en", ids: inout IdGenerator
) -> ParsedFeature {
  parse(
    SourceText(source.data), uri: source.uri, mediaType: source.mediaType, language: language,
    ids: &ids)
}

/// The lines of a feature file that the parser accepts, in the form of the official `.tokens` files.
public func tokens(
  of file: [UInt8], uri: String, mediaType: Source.MediaType? = nil, language: String = "en"
) -> [String] {
  guard let keywords = KeywordTable.named(language) else { return [] }
  let isMarkdown = (mediaType ?? Source.MediaType(uri: uri)) == .markdown
  return SourceText(file).utf8.withUnsafeBufferPointer { bytes in
    var parser = Parser(bytes, isMarkdown: isMarkdown, keywords: keywords, ids: IdGenerator())
    parser.tokens = TokenList()
    parser.run()
    return parser.tokens?.lines ?? []
  }
}

extension Source.MediaType {
  /// The language of a file of this name: Markdown if it ends in `.md`, plain Gherkin otherwise.
  public init(uri: String) {
    self = uri.utf8.suffix(3).elementsEqual(".md".utf8) ? .markdown : .gherkin
  }
}

private func read(_ beginning: Parser, uri: String, ids: inout IdGenerator) -> ParsedFeature {
  var parser = beginning
  parser.run()
  guard !parser.errors.isEmpty else {
    let document = parser.tree.endDocument(uri: uri)
    ids = parser.tree.ids
    return ParsedFeature(document: document, warnings: parser.warnings)
  }
  // The official errors depend on the state not changing at each of them. A useful tree needs
  // the opposite, so a second pass builds it.
  var recovering = beginning
  recovering.recovers = true
  recovering.warns = false
  recovering.run()
  let document = recovering.tree.endDocument(uri: uri)
  ids = recovering.tree.ids
  let first = parser.errors.map(\.friendlyLocation).min()
  // Lines below an error may only look wrong because of it.
  let warnings = parser.warnings.filter { warning in first.map { warning.location < $0 } ?? true }
  return ParsedFeature(document: document, errors: parser.errors, warnings: warnings)
}
