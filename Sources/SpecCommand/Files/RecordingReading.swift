import Messages
import SpecReporting
import SpecSources

/// The messages of some files; an error in one file does not keep the others from being read.
struct RecordingReading {
  /// The largest number of bad lines reported for one file.
  private static let shownBadLines = 20

  private(set) var recordings: [Recording] = []
  /// The files that were read.
  private(set) var files: [String] = []
  private(set) var problems: [CommandError] = []
  /// The paths that led to nothing; each is a recording without messages.
  private(set) var missing: Set<String> = []
  private var known: Set<FileSystem.Identity> = []

  /// Reads every file that the paths name, each once.
  static func read(_ paths: [String], files: FileSystem) -> RecordingReading {
    var reading = RecordingReading()
    for path in paths { reading.readPath(Path.tidy(path), files) }
    return reading
  }

  /// Whether there is a message in any of them.
  var hasMessages: Bool { recordings.contains { !$0.envelopes.isEmpty } }

  private mutating func readPath(_ path: String, _ files: FileSystem) {
    switch files.kind(of: path) {
    case .folder:
      var finder = FeatureDiscovery(files: files)
      let found = finder.files(below: path, where: FileSystem.isRecording)
      for problem in finder.problems { fail(path, .source(problem)) }
      if found.isEmpty { fail(path, .noRecordingsIn(path)) }
      for file in found { readFile(file, files) }
    case nil: fail(path, .source(.noSuchPath(path)))
    case .file, .other: readFile(path, files)
    }
  }

  private mutating func fail(_ path: String, _ problem: CommandError) {
    problems.append(problem)
    if missing.insert(path).inserted {
      recordings.append(Recording(name: path, envelopes: []))
    }
  }

  private mutating func readFile(_ path: String, _ files: FileSystem) {
    if let identity = files.identity(of: path), !known.insert(identity).inserted { return }
    var reader = RecordingReader(name: path)
    var isCut = false
    do throws(CommandError) {
      try files.readRecording(path) { reader.read($0) }
    } catch {
      if case .compressed(_, _, .damaged) = error { isCut = true } else { return fail(path, error) }
      problems.append(error)
    }
    self.files.append(path)
    var (recording, bad) = reader.end()
    recording.isDamaged = recording.isDamaged || isCut
    // A run that was killed leaves what waited for its turn beside it.
    if let held = try? files.read(HeldFile.path(of: path)) {
      recording.add(held: RecordingReader.read(held, name: path).0.envelopes)
    }
    recordings.append(recording)
    problems += bad.prefix(Self.shownBadLines).map {
      .noMessage(path: path, line: $0.line, $0.error)
    }
    if bad.count > Self.shownBadLines {
      problems.append(.moreBadLines(path: path, bad.count - Self.shownBadLines))
    }
  }
}

/// Reads every message of a recording as its bytes come, and notes every line that is none.
struct RecordingReader {
  /// A line that is no message.
  struct BadLine {
    let line: Int
    let error: MessageError
  }

  private var recording: Recording
  private var bad: [BadLine] = []
  private var lines = NDJSONReader()

  init(name: String) { recording = Recording(name: name, envelopes: []) }

  mutating func read(_ bytes: [UInt8]) {
    lines.append(bytes)
    readLines()
  }

  mutating func end() -> (Recording, [BadLine]) {
    lines.finish()
    readLines()
    return (recording, bad)
  }

  private mutating func readLines() {
    while let line = lines.next() {
      switch line.result {
      case .success(let envelope): recording.envelopes.append(envelope)
      case .failure(let error):
        bad.append(BadLine(line: line.number, error: error))
        if line.isIncomplete || error.isLoss { recording.isDamaged = true }
      }
    }
  }

  /// Reads bytes that are there already.
  static func read(_ bytes: [UInt8], name: String) -> (Recording, [BadLine]) {
    var reader = RecordingReader(name: name)
    reader.read(bytes)
    return reader.end()
  }
}

extension Recording {
  /// Adds scenarios that had ended before their turn, as far as they are not there.
  mutating func add(held: [Envelope]) {
    func finished(_ envelopes: [Envelope]) -> Set<String> {
      Set(
        envelopes.compactMap { envelope in
          if case .testCaseFinished(let end) = envelope { end.testCaseStartedId } else { nil }
        })
    }
    guard !envelopes.contains(where: { if case .testRunFinished = $0 { true } else { false } })
    else { return }
    // Neither one that is here, nor the half of one: the other has it whole.
    let added = finished(held).subtracting(finished(envelopes))
    envelopes.removeAll { $0.attemptId.map(added.contains) ?? false }
    envelopes += held.filter { $0.attemptId.map(added.contains) ?? false }
  }
}

extension Envelope {
  /// The attempt that it is of.
  fileprivate var attemptId: String? {
    switch self {
    case .testCaseStarted(let message): message.id
    case .testStepStarted(let message): message.testCaseStartedId
    case .testStepFinished(let message): message.testCaseStartedId
    case .testCaseFinished(let message): message.testCaseStartedId
    case .attachment(let message): message.testCaseStartedId
    case .externalAttachment(let message): message.testCaseStartedId
    default: nil
    }
  }
}

extension MessageError {
  /// Whether a message was lost, rather than something else written among the messages.
  fileprivate var isLoss: Bool {
    switch fact {
    case .unknownMessage, .noMessage: false
    // What does not even begin as one was never a message.
    case .expected(.object), .expected(.value): offset > 0
    default: true
    }
  }
}
