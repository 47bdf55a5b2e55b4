import SpecCommand
import Messages
import SpecSources

/// The bytes of a recording; any part can be read again.
enum RecordedBytes {
  case file(OpenFile)
  case memory([UInt8])

  /// The number of bytes.
  var count: Int {
    switch self {
    case .file(let file): file.size
    case .memory(let bytes): bytes.count
    }
  }

  /// Reads bytes at a place; fewer if they end.
  func bytes(at offset: Int, count: Int) throws(FileSystem.Failure) -> [UInt8] {
    switch self {
    case .file(let file): try file.bytes(at: offset, count: count)
    case .memory(let bytes): Array(bytes.dropFirst(offset).prefix(count))
    }
  }
}

extension RecordedBytes {
  /// A copy of bytes that cannot be read again: in memory, or in a file without a name if they are many.
  struct Copy {
    /// The number of bytes that may be in memory.
    let room: Int
    let folder: String
    let files: FileSystem
    private var bytes: [UInt8] = []
    private var file: OpenFile?
    private var failure: FileSystem.Failure?

    init(room: Int, folder: String, files: FileSystem) {
      (self.room, self.folder, self.files) = (room, folder, files)
    }

    mutating func write(_ piece: [UInt8]) {
      guard failure == nil else { return }
      bytes += piece
      guard file != nil || bytes.count > room else { return }
      do throws(FileSystem.Failure) {
        let file = if let file { file } else { try files.openNameless(in: folder) }
        self.file = file
        try FileSystem.write(bytes, to: file.descriptor)
        bytes = []
      } catch {
        failure = error
      }
    }

    func recorded() throws(FileSystem.Failure) -> RecordedBytes {
      if let failure { throw failure }
      return file.map { .file($0) } ?? .memory(bytes)
    }
  }
}

/// A recording of a run that was killed, with the scenarios that had ended before their turn.
enum HeldScenarios {
  private typealias Line = (envelope: Envelope?, bytes: ArraySlice<UInt8>)

  /// - Parameter held: The messages of those scenarios.
  /// - Returns: The lines of both, as far as the scenarios are not there.
  static func added(_ held: [UInt8], to recording: [UInt8]) -> [UInt8] {
    let (lines, more) = (lines(of: recording), lines(of: held))
    guard !lines.contains(where: { $0.envelope?.isEndOfRun ?? false }) else { return recording }
    // Neither one that is here, nor the half of one: the other has it whole.
    let added = finished(in: more).subtracting(finished(in: lines))
    func isAdded(_ line: Line) -> Bool { line.envelope?.attemptId.map(added.contains) ?? false }
    var result: [UInt8] = []
    for line in lines.filter({ !isAdded($0) }) + more.filter(isAdded) {
      result += line.bytes
      if line.bytes.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    }
    return result
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var (reader, lines) = (NDJSONReader(bytes), [Line]())
    while let line = reader.next() {
      lines.append((try? line.result.get(), bytes[reader.lastLine]))
    }
    return lines
  }

  private static func finished(in lines: [Line]) -> Set<String> {
    Set(
      lines.compactMap { line in
        if case .testCaseFinished(let end)? = line.envelope { end.testCaseStartedId } else { nil }
      })
  }
}

extension Envelope {
  fileprivate var isEndOfRun: Bool { if case .testRunFinished = self { true } else { false } }

  /// The attempt that it is of.
  fileprivate var attemptId: String? {
    if case .testCaseStarted(let message) = self { message.id } else { testCaseStartedId }
  }
}

extension FileSystem {
  /// Opens a recording so that parts of it can be read again and again.
  ///
  /// One that is compressed, that is not a file, or that has held-back messages next to it is copied.
  ///
  /// - Parameters:
  ///   - room: The number of bytes that may still be copied into memory.
  ///   - folder: Where larger copies are, in files without names.
  /// - Returns: The recording, and the error if its end could not be read.
  func openRecording(
    _ path: String, room: inout Int, copyingTo folder: String
  ) throws(CommandError) -> (recorded: RecordedBytes, cut: CommandError?) {
    let held = try? read(PendingMessagesFile.path(of: path))
    do throws(Failure) {
      if held == nil, kind(of: path) == .file, try openCompressed(path) == nil {
        return (.file(try openForReading(path)), nil)
      }
    } catch {
      throw .source(.unreadable(path, reason: error.reason))
    }
    var (bytes, cut): ([UInt8], CommandError?) = ([], nil)
    var copy = RecordedBytes.Copy(room: room, folder: folder, files: self)
    do throws(CommandError) {
      try readRecording(path) { if held == nil { copy.write($0) } else { bytes += $0 } }
    } catch {
      guard case .compressed(_, _, .damaged) = error else { throw error }
      cut = error
    }
    if let held { copy.write(HeldScenarios.added(held, to: bytes)) }
    do throws(Failure) {
      let recorded = try copy.recorded()
      if case .memory = recorded { room -= recorded.count }
      return (recorded, cut)
    } catch {
      throw .source(.unreadable(path, reason: "\(folder) cannot hold it: \(error.reason)"))
    }
  }
}
