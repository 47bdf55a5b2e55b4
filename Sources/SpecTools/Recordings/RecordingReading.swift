import SpecCommand
import Messages
import SpecMerging
import SpecReporting
import SpecSources

/// The files of some recordings, and where their messages stand in them; an error in one file does not keep
/// the others from being read.
struct RecordingReading {
  /// The largest number of bad lines reported for one file.
  private static let shownBadLines = 20

  /// What there is in the files, and where.
  private(set) var index = RecordingIndex()
  /// The files that were read.
  private(set) var files: [String] = []
  private(set) var problems: [any CommandProblem] = []
  /// The paths that led to nothing; each is a recording without messages.
  private(set) var missing: Set<String> = []
  /// The number of all bytes, decompressed.
  private(set) var byteCount = 0
  /// The files of the index; nil for a path that led to nothing.
  private var opened: [(path: String, bytes: RecordedBytes?)] = []
  /// By file, the numbers of the lines that the index knows as no messages.
  private var badLines: [Set<Int>] = []
  private var known: Set<FileSystem.Identity> = []
  /// The number of bytes that may still be copied into memory.
  private var room: Int
  /// Where larger copies are while they are needed.
  private let temporaryFolder: String

  /// Reads every file that the paths name, each once.
  init(_ paths: [String], files: FileSystem, host: Host) {
    room = host.mergedInMemory
    temporaryFolder = host.environment["TMPDIR"] ?? "/tmp"
    for path in paths { readPath(Path.tidy(path), files) }
  }

  /// Fails where there is no message in any of the files.
  func checkHasMessages() throws(CommandErrors) {
    guard !index.hasMessages else { return }
    throw CommandErrors(problems + files.map { ToolError.finding(.empty($0)) })
  }

  /// The bytes of a part of a file; nil where they cannot be read again.
  func bytes(of file: Int, _ range: Range<Int>) -> [UInt8]? {
    try? opened[file].bytes?.bytes(at: range.lowerBound, count: range.count)
  }

  /// The messages of each file, and the lines that only now prove to be none.
  func messages() -> (recordings: [[Envelope]], problems: [any CommandProblem]) {
    var (recordings, problems): ([[Envelope]], [any CommandProblem]) = ([], [])
    for (file, (path, recorded)) in opened.enumerated() {
      var lines = NDJSONReader(bytes(of: file, 0..<(recorded?.count ?? 0)) ?? [])
      var envelopes: [Envelope] = []
      while let line = lines.next() {
        switch line.result {
        case .success(let envelope): envelopes.append(envelope)
        case .failure(let error) where !badLines[file].contains(line.number):
          problems.append(.noMessage(path: path, line: line.number, error))
        case .failure: break
        }
      }
      recordings.append(envelopes)
    }
    return (recordings, problems)
  }

  /// What is wrong with lines that were taken for messages when the files were indexed.
  func problems(_ badLines: [LargeMerge.BadLine]) -> [any CommandProblem] {
    var found: [Int: [(line: Int, error: MessageError)]] = [:]
    for bad in badLines {
      found[bad.file, default: []].append((line(at: bad.offset, of: bad.file), bad.error))
    }
    return found.sorted { $0.key < $1.key }
      .flatMap { Self.problems($0.value, in: opened[$0.key].path) }
  }

  private static func problems(
    _ bad: [(line: Int, error: MessageError)], in path: String
  ) -> [ToolError] {
    let more = bad.count - shownBadLines
    return bad.prefix(shownBadLines).map { .noMessage(path: path, line: $0.line, $0.error) }
      + (more > 0 ? [.moreBadLines(path: path, more)] : [])
  }

  /// The number of the line that begins at a place of a file.
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
    index.begin(path)
    _ = index.end { _ in false }
    opened.append((path, nil))
    badLines.append([])
  }

  private mutating func readFile(_ path: String, _ files: FileSystem) {
    if let identity = files.identity(of: path), !known.insert(identity).inserted { return }
    do throws(CommandError) {
      let (recorded, cut) = try files.openRecording(path, room: &room, copyingTo: temporaryFolder)
      problems += cut.map { [$0] } ?? []
      self.files.append(path)
      index.begin(path)
      var offset = 0
      do throws(FileSystem.Failure) {
        while true {
          let piece = try recorded.bytes(at: offset, count: 1 << 20)
          if piece.isEmpty { break }
          offset += piece.count
          index.read(piece)
        }
      } catch {
        problems.append(.source(.unreadable(path, reason: error.reason)))
      }
      byteCount += offset
      let bad = index.end(isCut: cut != nil) { $0.isLoss }
      problems += Self.problems(bad.map { ($0.line, $0.error) }, in: path)
      opened.append((path, recorded))
      badLines.append(Set(bad.map(\.line)))
    } catch {
      fail(path, error)
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
