import DataSources
public import Gherkin
public import Messages
import StoryDocuments

/// A file of stories that was read, kept as text: what it says can be had again and again.
///
/// The text costs a small part of what document and pickles cost; parsing it again takes about as
/// long as the disk would take to read it.
public struct SourceFile: Sendable {
  public let uri: String
  private let bytes: [UInt8]
  private let language: String
  private let firstId: IdGenerator
  /// The files of examples that it names, as they were when it was first read.
  private let dataFiles: [String: Result<DataFile, DataFileError>]

  /// What a file says.
  public enum Contents: Sendable {
    case feature(FeatureFile)
    /// It has errors; nothing in it can run.
    case broken(Source, [Envelope.ParseError])

    /// The messages that announce it.
    public var messages: [Envelope] {
      switch self {
      case .feature(let file): file.messages
      case .broken(let source, let errors): [.source(source)] + errors.map(Envelope.parseError)
      }
    }
  }

  /// How many bytes of text it has.
  public var size: Int { bytes.count }

  /// Parses the file again, with the same ids as the first time.
  public var contents: Contents {
    var ids = firstId
    return Reading(bytes, uri: uri, language: language, ids: &ids) { name in
      dataFiles[name] ?? .failure(DataFileError(.unreadable("was not read before"), path: name))
    }.contents
  }
}

extension SourceFile {
  /// What one reading of the text gave.
  struct Reading {
    let contents: Contents
    var problems: [SourceProblem] = []
    /// What was taken from a story document and what was left.
    var note: StoryNote?

    /// - Parameter data: Gives the file of examples of that name.
    init(
      _ bytes: [UInt8], uri: String, language: String, ids: inout IdGenerator,
      data: (String) -> Result<DataFile, DataFileError>
    ) {
      let source = Source(
        uri: uri, data: String(decoding: bytes, as: UTF8.self),
        mediaType: Source.MediaType(uri: uri))
      do throws(GherkinErrors) {
        var document: GherkinDocument
        if Path.isStoryDocument(uri) {
          let story = try StoryDocument(source, ids: &ids)
          note = StoryNote(story, uri: uri)
          document = story.document
        } else {
          document = try Gherkin.parse(bytes, uri: uri, language: language, ids: &ids)
        }
        let faults = document.fillExamples(ids: &ids, read: data)
        guard faults.isEmpty else {
          problems = faults.map { .dataSource(uri: uri, $0) }
          contents = .broken(source, faults.map { $0.parseError(uri: uri) })
          return
        }
        let pickles = Gherkin.compile(document, ids: &ids)
        contents = .feature(FeatureFile(source: source, document: document, pickles: pickles))
      } catch {
        contents = .broken(source, error.errors.map { $0.parseError(uri: uri) })
        // Messages keep the order of discovery, as official; people read from the top down.
        problems = error.errors.sorted { $0.location < $1.location }
          .map { .feature(uri: uri, $0) }
      }
    }
  }

  init(
    _ bytes: [UInt8], uri: String, language: String, firstId: IdGenerator,
    dataFiles: [String: Result<DataFile, DataFileError>]
  ) {
    self.bytes = bytes
    self.uri = uri
    self.language = language
    self.firstId = firstId
    self.dataFiles = dataFiles
  }
}

extension GherkinError {
  fileprivate func parseError(uri: String) -> Envelope.ParseError {
    Envelope.ParseError(
      source: SourceReference(uri: uri, location: location), message: officialMessage)
  }
}

extension DataSourceError {
  fileprivate func parseError(uri: String) -> Envelope.ParseError {
    Envelope.ParseError(
      source: SourceReference(uri: uri, location: location), message: message(in: uri))
  }
}
