import DataSources
import Gherkin
import Messages
import SpecEngine
import StoryDocuments

/// What reading the selected files gave: features that can be planned, and what was wrong.
struct FeatureReading {
  /// Files in order; a file with errors has its source and the errors.
  enum Outcome {
    case feature(FeatureFile)
    case broken(Source, [Envelope.ParseError])
  }

  private(set) var outcomes: [Outcome] = []
  private(set) var errors: [CommandError] = []
  /// What was taken from each story document and what was left, in words.
  private(set) var notes: [String] = []
  /// The files that examples were taken from.
  private(set) var dataFiles = Set<String>()
  private var told = Set<String>()
  private let dataSources: DataSourceUse

  var features: [FeatureFile] {
    outcomes.compactMap { if case .feature(let file) = $0 { file } else { nil } }
  }

  /// Source, document and pickles of every file, or its source and what is wrong with it.
  var messages: [Envelope] {
    outcomes.flatMap { outcome -> [Envelope] in
      switch outcome {
      case .feature(let file):
        [.source(file.source), .gherkinDocument(file.document)]
          + file.pickles.map(Envelope.pickle)
      case .broken(let source, let errors):
        [.source(source)] + errors.map(Envelope.parseError)
      }
    }
  }

  /// Reads every file of `selection`; errors of all of them are collected.
  init(
    _ selection: FeatureSelection, files: FileSystem, language: String,
    dataSources: DataSourceUse = .read, ids: inout IdGenerator
  ) {
    self.dataSources = dataSources
    for entry in selection.entries {
      let bytes: [UInt8]
      do {
        bytes = try files.read(entry.uri)
      } catch {
        errors.append(.unreadable(entry.uri, reason: error.reason))
        continue
      }
      add(bytes, uri: entry.uri, language: language, files: files, ids: &ids)
    }
  }

  private mutating func add(
    _ bytes: [UInt8], uri: String, language: String, files: FileSystem, ids: inout IdGenerator
  ) {
    let text = SourceText(bytes)
    let source = Source(uri: uri, data: text.string, mediaType: Source.MediaType(uri: uri))
    let firstId = ids
    var parsed = parse(text, source: source, language: language, ids: &ids)
    guard parsed.errors.isEmpty else {
      // No message has the ids of a document with errors.
      ids = firstId
      outcomes.append(.broken(source, parsed.errors.map { $0.message(uri: uri) }))
      // Messages keep the order of discovery, as official; people read from the top down.
      errors += parsed.errors.sorted { $0.location < $1.location }
        .map { .feature(uri: uri, $0) }
      return
    }
    let faults = parsed.document.fillExamples(dataSources, ids: &ids) { name in
      dataFiles.insert(Path.join(Path.folder(of: uri), Path.tidy(name)))
      return files.data(name, beside: uri)
    }
    guard faults.isEmpty else { return add(faults, of: source) }
    let pickles = Gherkin.compile(parsed, ids: &ids)
    outcomes.append(
      .feature(FeatureFile(source: source, document: parsed.document, pickles: pickles)))
  }
}

extension FeatureReading {
  /// A file of examples may serve many tags: what is wrong in it is told once.
  private mutating func add(_ faults: [DataSourceError], of source: Source) {
    outcomes.append(
      .broken(
        source,
        faults.map { fault in
          Envelope.ParseError(
            source: SourceReference(uri: source.uri, location: fault.location),
            message: fault.message(in: source.uri))
        }))
    for fault in faults where told.insert(fault.message(in: source.uri)).inserted {
      errors.append(.dataSource(uri: source.uri, fault))
    }
  }

  private mutating func parse(
    _ text: SourceText, source: Source, language: String, ids: inout IdGenerator
  ) -> ParsedFeature {
    guard Path.isStoryDocument(source.uri) else {
      return Gherkin.parse(text, uri: source.uri, language: language, ids: &ids)
    }
    let story = StoryDocument(source, ids: &ids)
    let errors = text.error.map { [$0] } ?? story.errors
    if errors.isEmpty { notes.append(story.note(uri: source.uri)) }
    return ParsedFeature(document: story.document, errors: errors)
  }
}

extension GherkinError {
  fileprivate func message(uri: String) -> Envelope.ParseError {
    Envelope.ParseError(
      source: SourceReference(uri: uri, location: location), message: officialMessage)
  }
}

extension FileSystem {
  /// The examples in a file beside a feature, never outside its folder.
  fileprivate func data(
    _ name: String, beside featureURI: String
  ) -> Result<DataFile, DataFileError> {
    let path = Path.join(Path.folder(of: featureURI), name)
    guard Path.isBelow(name) else { return .failure(DataFileError(.outside, path: path)) }
    let bytes: [UInt8]
    do {
      bytes = try read(path)
    } catch {
      return .failure(DataFileError(.unreadable(error.reason), path: path))
    }
    return .success(DataFile(path: path, bytes: bytes))
  }
}
