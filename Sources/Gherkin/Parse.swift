public import Messages

/// Reads the text of a feature file into its document.
///
/// The text is UTF-8, with or without a byte order mark; lines end with LF, CR LF or CR. Columns
/// count code points from 1. Ids are taken from `ids` bottom-up in the order of the file.
///
/// - Parameters:
///   - utf8: The bytes of the file.
///   - uri: What the document and its pickles say they come from.
///   - mediaType: Plain Gherkin or Markdown; what the uri ends with decides if not given.
///   - language: The dialect of a file that names none.
///   - ids: Where the nodes' ids come from.
/// - Throws: All faults found.
public func parse(
  _ utf8: UnsafeBufferPointer<UInt8>, uri: String, mediaType: Source.MediaType? = nil,
  language: String = "en", ids: inout IdGenerator
) throws(GherkinErrors) -> GherkinDocument {
  var parser = try makeParser(utf8, uri, mediaType, language, ids)
  parser.run()
  guard parser.errors.isEmpty else { throw GherkinErrors(uri: uri, errors: parser.errors) }
  let document = parser.tree.endDocument(uri: uri)
  ids = parser.tree.ids
  return document
}

/// Reads the text of a feature file into its document; see `parse(_:uri:mediaType:language:ids:)`.
public func parse(
  _ utf8: [UInt8], uri: String, mediaType: Source.MediaType? = nil, language: String = "en",
  ids: inout IdGenerator
) throws(GherkinErrors) -> GherkinDocument {
  let (result, next) = utf8.withUnsafeBufferPointer { [ids] bytes in
    outcome(bytes, uri, mediaType, language, ids)
  }
  ids = next
  return try result.get()
}

/// Reads a source into its document; see `parse(_:uri:mediaType:language:ids:)`.
public func parse(_ source: Source, language: String = "en", ids: inout IdGenerator)
  throws(GherkinErrors) -> GherkinDocument
{
  var data = source.data
  let (result, next) = data.withUTF8 { [ids] bytes in
    outcome(bytes, source.uri, source.mediaType, language, ids)
  }
  ids = next
  return try result.get()
}

/// The lines of a feature file as the parser understands them, in the form of the official
/// `.tokens` files.
///
/// - Throws: All faults found.
public func tokens(
  of utf8: [UInt8], uri: String, mediaType: Source.MediaType? = nil, language: String = "en"
) throws(GherkinErrors) -> [String] {
  let result = utf8.withUnsafeBufferPointer { bytes -> Result<[String], GherkinErrors> in
    do throws(GherkinErrors) {
      var parser = try makeParser(bytes, uri, mediaType, language, IdGenerator())
      parser.tokens = TokenList()
      parser.run()
      guard parser.errors.isEmpty else { throw GherkinErrors(uri: uri, errors: parser.errors) }
      return .success(parser.tokens?.lines ?? [])
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

extension Source.MediaType {
  /// What a file of this name is written in: Markdown if it ends in `.md`, plain Gherkin otherwise.
  public init(uri: String) {
    self = uri.utf8.suffix(3).elementsEqual(".md".utf8) ? .markdown : .gherkin
  }
}

private func outcome(
  _ bytes: UnsafeBufferPointer<UInt8>, _ uri: String, _ mediaType: Source.MediaType?,
  _ language: String, _ ids: IdGenerator
) -> (Result<GherkinDocument, GherkinErrors>, IdGenerator) {
  var ids = ids
  do throws(GherkinErrors) {
    let document = try parse(
      bytes, uri: uri, mediaType: mediaType, language: language, ids: &ids)
    return (.success(document), ids)
  } catch {
    return (.failure(error), ids)
  }
}

private func makeParser(
  _ bytes: UnsafeBufferPointer<UInt8>, _ uri: String, _ mediaType: Source.MediaType?,
  _ language: String, _ ids: IdGenerator
) throws(GherkinErrors) -> Parser {
  guard let keywords = KeywordTable.named(language) else {
    let error = GherkinError(
      location: Location(line: 1, column: 1), fact: .unknownLanguage(language))
    throw GherkinErrors(uri: uri, errors: [error])
  }
  let mediaType = mediaType ?? Source.MediaType(uri: uri)
  return Parser(bytes, isMarkdown: mediaType == .markdown, keywords: keywords, ids: ids)
}
