public import Messages

/// An index of recordings, without their contents.
///
/// It lists the runs and the positions of each feature in the files, and takes some hundred bytes a
/// feature and file, whatever the size of the files.
///
///     index.begin("shards/1.ndjson")
///     for chunk in chunks { index.read(chunk) }
///     let bad = index.end()
public struct RecordingIndex: Sendable {
  /// A line that is no message.
  public struct BadLine: Sendable {
    public let line: Int
    public let error: MessageError
  }

  /// In the order of the files.
  private(set) var runs: [RunIndex] = []
  private(set) var features = FeatureNumbers()
  /// The mark, followed by a number, for the ids of all recordings except the first.
  static let markByte = UInt8(ascii: "~")

  /// The length of the longest row of tildes in an id.
  var longestMark: Int { runs.map(\.longestMark).max() ?? 0 }

  private var fileCount = 0
  private var lines = NDJSONReader()
  /// That of the last file, once there is a file.
  private var run = RunIndexer(file: 0, name: "")
  private var firstRun = 0
  private var bad: [BadLine] = []
  private var isDamaged = false

  /// An index of no file yet.
  public init() {}

  /// The features that have a document.
  public var uris: [String] { features.uris.filter(features.documents.contains) }

  /// Whether there is a message in any of the files.
  public var hasMessages: Bool { runs.contains { !$0.facts.isEmpty } }

  /// Begins a file; they are numbered from 0.
  public mutating func begin(_ name: String) {
    lines = NDJSONReader()
    run = RunIndexer(file: fileCount, name: name)
    fileCount += 1
    firstRun = runs.count
    (bad, isDamaged) = ([], false)
  }

  /// Reads the next bytes of the file.
  public mutating func read(_ bytes: [UInt8]) {
    lines.append(bytes)
    readLines()
  }

  /// Ends the file.
  ///
  /// - Parameters:
  ///   - isCut: Whether its last bytes could not be read.
  ///   - isLoss: Whether a line that is no message means that something was lost.
  /// - Returns: The lines that are no messages; none of a file that is something else as a whole.
  public mutating func end(isCut: Bool = false, isLoss: (MessageError) -> Bool) -> [BadLine] {
    lines.finish()
    readLines()
    endRun()
    if isCut || isDamaged || bad.contains(where: { isLoss($0.error) }) {
      for index in firstRun..<runs.count { runs[index].facts.isDamaged = true }
    }
    // A file without a message that does not even begin as one is something else, line by line.
    let isOther =
      runs[firstRun...].allSatisfy(\.facts.isEmpty) && bad.first.map { isLoss($0.error) } == false
    return isOther ? [] : bad
  }

  private mutating func readLines() {
    while let line = lines.next() {
      switch line.result {
      case .success(let envelope):
        if case .meta = envelope, run.hasMeta, run.hasMore {
          endRun()
          run = RunIndexer(file: run.index.file, name: run.index.facts.name)
        }
        run.receive(envelope, at: lines.lastLine, &features)
      case .failure(let error):
        bad.append(BadLine(line: line.number, error: error))
        if line.isIncomplete { isDamaged = true }
      }
    }
  }

  private mutating func endRun() {
    run.finish()
    runs.append(run.index)
  }
}
