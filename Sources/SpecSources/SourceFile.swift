public import Gherkin
public import Messages

/// A file of stories that was read, kept as text: its contents can be parsed again at any time.
///
/// The text takes a small part of the memory of document and pickles; parsing it again takes about as
/// long as reading it from disk.
public struct SourceFile: Sendable {
  public let uri: String
  let bytes: [UInt8]
  let options: Options
  let firstId: IdGenerator
  /// The files of examples that it names, as they were when it was first read.
  let dataFiles: [String: DataFile]

  struct Options {
    let language: String
    let dataSources: DataSourceUse
    let limits: SourceLimits
    let tags: TagVocabulary
  }

  /// The contents of a file.
  public enum Contents: Sendable {
    case feature(FeatureFile)
    /// It has errors; nothing in it can run.
    case broken(Source, [Envelope.ParseError])

    /// Emits the messages that announce it.
    public func announce(_ emit: (Envelope) -> Void) {
      switch self {
      case .feature(let file): file.announce(emit)
      case .broken(let source, let errors):
        emit(.source(source))
        for error in errors { emit(.parseError(error)) }
      }
    }
  }

  /// The size in bytes.
  public var size: Int { bytes.count }

  /// Parses the file again, with the same ids as the first time.
  public var contents: Contents {
    var ids = firstId
    let reading = Reading(
      SourceText(bytes), uri: uri, options: options, warns: false, ids: &ids
    ) { name in
      dataFiles[name]
        ?? DataFile(path: name, contents: .failure(.file(.unreadable("was not read before"))))
    }
    return reading.contents
  }
}

extension SourceFile {
  /// The result of reading the text once.
  struct Reading {
    let contents: Contents
    var problems: [SourceProblem] = []
    var warnings: [SourceWarning] = []
    /// For a story document, the parts that were taken from it and those that were left.
    var note: StoryNote?

    /// - Parameters:
    ///   - warns: Whether to look for likely mistakes and excessive examples.
    ///   - data: Returns the file of examples of that name.
    init(
      _ text: SourceText, uri: String, options: Options, warns: Bool, ids: inout IdGenerator,
      data: (String) -> DataFile
    ) {
      let source = Source(uri: uri, data: text.string, mediaType: Source.MediaType(uri: uri))
      let firstId = ids
      var parsed = Self.parse(text, source, options, warns: warns, ids: &ids, note: &note)
      guard parsed.errors.isEmpty else {
        // The ids of a document with errors are not in any message.
        ids = firstId
        note = nil
        contents = .broken(source, parsed.errors.map { $0.parseError(uri: uri) })
        // Messages keep the official order of discovery; people read from the top down.
        problems = parsed.causes.sorted { $0.location < $1.location }.map { .feature(uri: uri, $0) }
        if parsed.isCutShort, parsed.errors.last?.isConsequence == false {
          problems.append(.moreErrors(uri: uri, shown: parsed.errors.count))
        }
        warnings = Self.reportable(parsed.warnings, parsed.document, text, uri: uri)
        return
      }
      let found = parsed.document.fillExamples(
        options.dataSources, limit: options.limits.dataBytes, ids: &ids, read: data)
      let faults = found.filter { !$0.isNoRows }
      guard faults.isEmpty else {
        problems = faults.map { .dataSource(uri: uri, $0) }
        contents = .broken(source, faults.map { $0.parseError(uri: uri) })
        return
      }
      // A file was already checked when it was first read.
      let excesses = warns ? parsed.document.errors(exceeding: options.limits.expansion) : []
      guard excesses.isEmpty else {
        problems = excesses.map { .feature(uri: uri, $0) }
        contents = .broken(source, excesses.map { $0.parseError(uri: uri) })
        return
      }
      let pickles = Gherkin.compile(parsed, ids: &ids)
      if warns {
        var mistakes =
          parsed.warnings
          + Gherkin.warnings(about: parsed.document, tags: options.tags, besides: parsed.warnings)
          + JSONCheck(parsed.document, pickles).warnings
        // A story document without scenarios has a note about that.
        if note != nil { mistakes.removeAll { $0.fact == .noFeature } }
        warnings = Self.reportable(
          mistakes, and: found.map { .dataSource(uri: uri, $0) }, parsed.document, text, uri: uri)
      }
      contents = .feature(FeatureFile(source: source, document: parsed.document, pickles: pickles))
    }

    /// Likely mistakes from the top down, without those that comments turn off.
    private static func reportable(
      _ mistakes: [GherkinWarning], and others: [SourceWarning] = [], _ document: GherkinDocument,
      _ text: SourceText, uri: String
    ) -> [SourceWarning] {
      let all =
        mistakes.sorted { $0.location < $1.location }.map { .feature(uri: uri, $0) } + others
      guard !all.isEmpty else { return [] }
      let comments = LintComments(document) { SourceMap(text) }
      return all.filter { warning in
        !comments.disable(warning.kind.rawValue, at: warning.site.location?.line ?? 1)
      }
    }

    private static func parse(
      _ text: SourceText, _ source: Source, _ options: Options, warns: Bool,
      ids: inout IdGenerator, note: inout StoryNote?
    ) -> ParsedFeature {
      guard Path.isStoryDocument(source.uri) else {
        return Gherkin.parse(
          text, uri: source.uri, language: options.language,
          longestLine: options.limits.lineBytes, warns: warns, ids: &ids)
      }
      let story = StoryDocument(source, ids: &ids)
      note = StoryNote(story, uri: source.uri)
      return ParsedFeature(
        document: story.document, errors: text.error.map { [$0] } ?? story.errors,
        warnings: story.warnings)
    }
  }
}

extension GherkinError {
  fileprivate func parseError(uri: String) -> Envelope.ParseError {
    Envelope.ParseError(
      source: SourceReference(uri: uri, location: location), message: officialMessage)
  }
}

extension DataSourceError {
  /// Whether it is a likely mistake and not an error.
  fileprivate var isNoRows: Bool { if case .noRows = fact { true } else { false } }

  fileprivate func parseError(uri: String) -> Envelope.ParseError {
    Envelope.ParseError(
      source: SourceReference(uri: uri, location: location), message: message(in: uri))
  }
}
