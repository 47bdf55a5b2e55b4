/// A sequence of the messages in NDJSON, read as the bytes arrive.
///
/// A line that cannot be read yields an error, and reading continues with the next one. Blank lines
/// are skipped, as is a byte order mark at the beginning. The last line needs no newline. A line that is too long
/// is an error as well, and is not kept.
public struct NDJSONReader: Sendable, Sequence, IteratorProtocol {
  /// A longer line, which no run writes, is not a message.
  private static let defaultLongestLine = 256 << 20

  private(set) var bytes: [UInt8] = []
  /// Where the next line begins.
  private var position = 0
  /// Where the search for the next newline continues.
  private var scanned = 0
  private var lineNumber = 0
  /// The bytes before those that are kept.
  private var dropped = 0
  /// The number of those that belong to the next line, which is too long or skipped.
  private var cut = 0
  /// Lines with this beginning are skipped unread, and are not kept, however long they are.
  package var passedOver: [[UInt8]] = []
  private var isCutPassedOver = false
  private let longestLine: Int
  /// The range of the last line in the input, with its newline.
  package private(set) var lastLine = 0..<0
  private var isFinished = false

  /// A reader without bytes; see `append(_:)`.
  public init() { self.init(longestLine: Self.defaultLongestLine) }

  init(longestLine: Int) { self.longestLine = longestLine }

  /// A reader of complete input.
  public init(_ bytes: [UInt8]) {
    self.init()
    self.bytes = bytes
    isFinished = true
  }

  /// Adds bytes, which may end anywhere, even within a character.
  public mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      dropped += position
      scanned -= position
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Ends the input: the remaining bytes are the last line.
  public mutating func finish() { isFinished = true }

  /// The next complete line that is not blank, or nil until more bytes are added.
  public mutating func next() -> Line? {
    while let range = nextLine() {
      lineNumber += 1
      lastLine = dropped + range.lowerBound - cut..<dropped + position
      let isTooLong = range.count > longestLine - cut
      let content = range.lowerBound == 0 && lineNumber == 1 ? withoutMark(range) : range
      let isPassedOver = cut > 0 ? isCutPassedOver : beginsPassedOver(content)
      cut = 0
      if !isPassedOver, isTooLong || !isBlank(content) {
        return line(at: content, isTooLong: isTooLong)
      }
    }
    return nil
  }

  private func line(at content: Range<Int>, isTooLong: Bool) -> Line {
    do throws(MessageError) {
      if isTooLong {
        throw MessageError(.tooLong(limit: longestLine), offset: longestLine, keyPath: "")
      }
      return Line(number: lineNumber, result: .success(try Envelope(json: bytes, in: content)))
    } catch {
      let endsInNewline = content.upperBound < position
      return Line(number: lineNumber, result: .failure(error), isIncomplete: !endsInNewline)
    }
  }

  private mutating func nextLine() -> Range<Int>? {
    let start = position
    if let newline = firstNewline(in: bytes, from: scanned) {
      position = newline + 1
      scanned = position
      return start..<newline
    }
    scanned = bytes.count
    guard isFinished else {
      if cut == 0 { isCutPassedOver = beginsPassedOver(start..<bytes.count) }
      if isCutPassedOver || bytes.count - start > longestLine - cut { forget(from: start) }
      return nil
    }
    guard start < bytes.count || cut > 0 else { return nil }
    position = bytes.count
    return start..<position
  }

  /// Discards all bytes, the last of them from a line that is too long or skipped.
  private mutating func forget(from start: Int) {
    cut += bytes.count - start
    dropped += bytes.count
    (bytes, position, scanned) = ([], 0, 0)
  }

  private func beginsPassedOver(_ line: Range<Int>) -> Bool {
    passedOver.contains { bytes[line].starts(with: $0) }
  }

  private func withoutMark(_ line: Range<Int>) -> Range<Int> {
    bytes[line].starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension NDJSONReader {
  /// One line that is not blank: its message, or the error in it.
  public struct Line: Sendable, Equatable {
    /// Counted from 1, blank lines included.
    public var number: Int
    public var result: Result<Envelope, MessageError>
    /// Whether the input ends within the line, as when its writer was stopped.
    ///
    /// False for a last line that lacks only its newline.
    public var isIncomplete = false
  }
}
