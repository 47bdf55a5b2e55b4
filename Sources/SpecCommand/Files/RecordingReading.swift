import Messages
import SpecMerging
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
  /// What there is in files that are too large to be in memory; nil where they are read whole.
  private(set) var index: RecordingIndex?
  /// The files of the index, decompressed; nil for a path that led to nothing.
  private var opened: [OpenFile?] = []
  /// Their paths.
  private var names: [String] = []
  /// Where decompressed files are while they are needed.
  private var temporaryFolder = "/tmp"

  /// Reads every file that the paths name, each once.
  static func read(_ paths: [String], files: FileSystem) -> RecordingReading {
    var reading = RecordingReading()
    for path in paths { reading.readPath(Path.tidy(path), files) }
    return reading
  }

  /// Reads only what there is and where, so that parts can be read again.
  static func index(
    _ paths: [String], files: FileSystem, temporaryFolder: String
  ) -> RecordingReading {
    var reading = RecordingReading()
    reading.index = RecordingIndex()
    reading.temporaryFolder = temporaryFolder
    for path in paths { reading.readPath(Path.tidy(path), files) }
    return reading
  }

  /// The bytes of the files that the paths name; of compressed ones most likely.
  static func size(of paths: [String], files: FileSystem) -> Int {
    paths.map(Path.tidy).reduce(0) { sum, path in
      var finder = FeatureDiscovery(files: files)
      let found =
        files.kind(of: path) == .folder
        ? finder.files(below: path, where: FileSystem.isRecording) : [path]
      return sum + found.reduce(0) { $0 + files.likelyRecordingSize($1) }
    }
  }

  /// Whether there is a message in any of them.
  var hasMessages: Bool {
    index?.hasMessages ?? recordings.contains { !$0.envelopes.isEmpty }
  }

  /// The features that were recorded.
  var uris: [String] {
    index?.uris
      ?? recordings.flatMap(\.envelopes).compactMap { envelope in
        if case .gherkinDocument(let document) = envelope { document.uri } else { nil }
      }
  }

  /// The bytes of a part of an indexed file; nil where they cannot be read again.
  func bytes(of file: Int, _ range: Range<Int>) -> [UInt8]? {
    try? opened[file]?.bytes(at: range.lowerBound, count: range.count)
  }

  /// What is wrong with lines that were taken for messages when the files were indexed.
  func problems(_ badLines: [LargeMerge.BadLine]) -> [CommandError] {
    var shown: [Int: Int] = [:]
    var problems: [CommandError] = []
    for bad in badLines {
      let count = shown[bad.file, default: 0] + 1
      shown[bad.file] = count
      guard count <= Self.shownBadLines else { continue }
      problems.append(
        .noMessage(path: names[bad.file], line: line(at: bad.offset, of: bad.file), bad.error))
    }
    for (file, count) in shown.sorted(by: { $0.key < $1.key }) where count > Self.shownBadLines {
      problems.append(.moreBadLines(path: names[file], count - Self.shownBadLines))
    }
    return problems
  }

  /// The number of the line that begins at a place of an indexed file.
  private func line(at offset: Int, of file: Int) -> Int {
    var line = 1
    for start in stride(from: 0, to: offset, by: 1 << 20) {
      let piece = bytes(of: file, start..<min(start + 1 << 20, offset)) ?? []
      line += piece.count { $0 == UInt8(ascii: "\n") }
    }
    return line
  }

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
    guard missing.insert(path).inserted else { return }
    if index != nil {
      index?.begin(path)
      _ = index?.end { _ in false }
      opened.append(nil)
      names.append(path)
    } else {
      recordings.append(Recording(name: path, envelopes: []))
    }
  }

  private mutating func readFile(_ path: String, _ files: FileSystem) {
    if let identity = files.identity(of: path), !known.insert(identity).inserted { return }
    if index != nil { return indexFile(path, files) }
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
    note(bad.map { ($0.line, $0.error) }, in: path)
  }

  private mutating func note(_ bad: [(line: Int, error: MessageError)], in path: String) {
    problems += bad.prefix(Self.shownBadLines).map {
      .noMessage(path: path, line: $0.line, $0.error)
    }
    if bad.count > Self.shownBadLines {
      problems.append(.moreBadLines(path: path, bad.count - Self.shownBadLines))
    }
  }
}

extension RecordingReading {
  private mutating func indexFile(_ path: String, _ files: FileSystem) {
    do throws(CommandError) {
      let (file, cut) = try files.openRecording(path, decompressingIn: temporaryFolder)
      problems += cut.map { [$0] } ?? []
      self.files.append(path)
      index?.begin(path)
      var offset = 0
      do throws(FileSystem.Failure) {
        while true {
          let piece = try file.bytes(at: offset, count: 1 << 20)
          if piece.isEmpty { break }
          offset += piece.count
          index?.read(piece)
        }
      } catch {
        problems.append(.source(.unreadable(path, reason: error.reason)))
      }
      let bad = index?.end(isCut: cut != nil) { $0.isLoss } ?? []
      note(bad.map { ($0.line, $0.error) }, in: path)
      opened.append(file)
      names.append(path)
    } catch {
      fail(path, error)
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
  var isLoss: Bool {
    switch fact {
    case .unknownMessage, .noMessage: false
    // What does not even begin as one was never a message.
    case .expected(.object), .expected(.value): offset > 0
    default: true
    }
  }
}
