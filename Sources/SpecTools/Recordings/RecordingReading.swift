import SpecCommand
import Messages
import SpecMerging
import SpecReporting
import SpecSources

/// The files of some recordings, and the positions of their messages; an error in one file does not
/// keep the others from being read.
struct RecordingReading {
  /// The largest number of bad lines reported for one file.
  private static let shownBadLines = 20

  /// The messages of the files, with their positions.
  private(set) var index = RecordingIndex()
  /// The files that were read.
  private(set) var files: [String] = []
  private(set) var problems: [any CommandProblem] = []
  /// The paths that led to nothing; each is a recording without messages.
  private(set) var missing: Set<String> = []
  /// The number of all bytes, decompressed.
  private(set) var byteCount = 0
  /// The files of the index; nil for a path that led to nothing.
  private var opened: [RecordedBytes?] = []
  private var known: Set<FileSystem.Identity> = []
  /// The number of bytes that may still be copied into memory.
  private var room: Int
  /// The folder of larger copies while they are needed.
  private let temporaryFolder: String

  /// Reads every file that the paths name, each once.
  init(_ paths: [String], files: FileSystem, host: Host) {
    room = host.mergedInMemory
    temporaryFolder = host.environment["TMPDIR"] ?? "/tmp"
    for path in paths { readPath(Path.tidy(path), files) }
  }

  /// Fails if there is no message in any of the files.
  func checkHasMessages() throws(CommandErrors) {
    guard !index.hasMessages else { return }
    throw CommandErrors(problems + files.map { ToolError.finding(.empty($0)) })
  }

  /// The bytes of a part of a file; nil if they cannot be read again.
  func bytes(of file: Int, _ range: Range<Int>) -> [UInt8]? {
    try? opened[file]?.bytes(at: range.lowerBound, count: range.count)
  }

  /// The messages of each file.
  func messages() -> [[Envelope]] {
    opened.indices.map { file in
      NDJSONReader(bytes(of: file, 0..<(opened[file]?.count ?? 0)) ?? [])
        .compactMap { try? $0.result.get() }
    }
  }

  private mutating func readPath(_ path: String, _ files: FileSystem) {
    let found = files.recordings(at: path)
    for problem in found.problems { fail(path, problem) }
    for file in found.files { readFile(file, files) }
  }

  private mutating func fail(_ path: String, _ problem: CommandError) {
    problems.append(problem)
    guard missing.insert(path).inserted else { return }
    index.begin(path)
    _ = index.end { _ in false }
    opened.append(nil)
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
      problems += bad.prefix(Self.shownBadLines).map {
        ToolError.noMessage(path: path, line: $0.line, $0.error)
      }
      let more = bad.count - Self.shownBadLines
      if more > 0 { problems.append(.moreBadLines(path: path, more)) }
      opened.append(recorded)
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
    // A line that does not even begin as one was never a message.
    case .expected(.object), .expected(.value): offset > 0
    default: true
    }
  }
}
