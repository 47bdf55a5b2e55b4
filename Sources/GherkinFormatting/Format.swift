public import Gherkin
public import Messages

/// Why a file was left as it is.
public enum FormattingError: Error, Sendable, Equatable {
  /// It is not Gherkin; the errors from the top down, and whether it was not read to its end.
  case syntax([GherkinError], isCutShort: Bool)
  /// It is in an encoding other than UTF-8.
  case notUTF8
  /// The formatter would have changed the meaning of the file at that location: a fault of the formatter.
  case changesMeaning(Location)
  /// Formatting the result would have changed that line again: a fault of the formatter.
  case unstable(Location)
}

/// A feature file in the canonical layout; only white space ever changes.
///
/// Indentation, the columns of tables, blank lines and the blanks between tags are made uniform.
/// Comments, the texts of descriptions and doc strings, the line endings and a byte order mark stay.
/// In Markdown only the tables of steps and examples are laid out, with the lines below their headers; the
/// rest is left to Markdown. The result is checked: it means the same as the file, and formatting it again
/// changes nothing.
///
/// - Parameters:
///   - file: The bytes of the file.
///   - uri: The name of the file; one that ends with `.md` is Markdown.
///   - language: The dialect of a file that names none.
///   - indentation: The columns that each level is indented by, at least one.
///   - longestLine: The number of bytes that a line may have.
public func format(
  _ file: [UInt8], uri: String, language: String = "en", indentation: Int = defaultIndentation,
  longestLine: Int = defaultLongestLine
) throws(FormattingError) -> [UInt8] {
  let reader = Reader(
    uri: uri, language: language, indentation: indentation, longestLine: longestLine)
  let before = try reader.read(file)
  let formatted = layOut(before)
  guard formatted != file else { return file }
  try check(formatted, against: before, reader)
  return formatted
}

/// The columns that a level is indented by unless a setting says otherwise.
public let defaultIndentation = 2

/// The bytes of a file in the layout of its kind.
func layOut(_ text: FeatureText) -> [UInt8] {
  switch text.reader.mediaType {
  case .gherkin: layOutGherkin(text)
  case .markdown: layOutMarkdown(text)
  }
}

/// Checks that a result means the same as the file, and that formatting it again changes nothing.
func check(
  _ formatted: [UInt8], against before: FeatureText, _ reader: Reader
) throws(FormattingError) {
  let after: FeatureText
  do {
    after = try reader.read(formatted)
  } catch {
    guard case .syntax(let errors, _) = error, let first = errors.first else { throw error }
    throw .changesMeaning(first.location)
  }
  if let location = before.comparable.firstDifference(from: after.comparable) {
    throw .changesMeaning(location)
  }
  let again = layOut(after)
  guard again == formatted else {
    throw .unstable(firstDifferentLine(sourceLines(formatted), sourceLines(again)))
  }
}

func firstDifferentLine(_ lines: [SourceLine], _ others: [SourceLine]) -> Location {
  let same = zip(lines, others).prefix { $0.text.utf8.elementsEqual($1.text.utf8) }.count
  return Location(line: same + 1, column: 1)
}

/// A file that could be read: its bytes, and the tree with the places in them.
struct FeatureText {
  let bytes: [UInt8]
  let document: GherkinDocument
  let map: SourceMap
  let reader: Reader

  /// The document without the lines below the headers of tables, which in Markdown are comments.
  var comparable: GherkinDocument {
    guard reader.mediaType == .markdown else { return document }
    var document = document
    document.comments = []
    return document
  }
}

/// The way to read a file.
struct Reader {
  var uri = "a.feature"
  var language = "en"
  var indentation = defaultIndentation
  var longestLine = defaultLongestLine

  var mediaType: Source.MediaType { Source.MediaType(uri: uri) }

  func read(_ file: [UInt8]) throws(FormattingError) -> FeatureText {
    let text = SourceText(file)
    var ids = IdGenerator()
    let parsed = parse(
      text, uri: uri, language: language, longestLine: longestLine, warns: false, ids: &ids)
    guard parsed.errors.isEmpty else {
      throw .syntax(
        parsed.causes.sorted { $0.location < $1.location },
        isCutShort: parsed.isCutShort && parsed.errors.last?.isConsequence == false)
    }
    guard text.utf8 == file else { throw .notUTF8 }
    return FeatureText(bytes: file, document: parsed.document, map: SourceMap(text), reader: self)
  }
}
