/// Takes messages from lines of JSON, one a line, as the bytes arrive.
///
/// A line that is no message is reported and the next one is read. White lines are passed over,
/// and so is a byte order mark before the first. The last line needs no newline.
public struct NDJSONReader: Sendable, Sequence, IteratorProtocol {
  private var bytes: [UInt8]
  /// Where the next line begins.
  private var position = 0
  /// From here on no newline was looked for.
  private var scanned = 0
  private var lineNumber = 0
  private var isFinished: Bool

  /// A reader that is given its bytes later.
  public init() {
    bytes = []
    isFinished = false
  }

  /// A reader of bytes that are all there.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isFinished = true
  }

  /// Adds bytes, which may end anywhere, even inside a character.
  public mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      scanned -= position
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Says that no more bytes come: what remains counts as a line.
  public mutating func finish() { isFinished = true }

  /// The next line that is there in whole, or nothing for now.
  public mutating func next() -> Line? {
    while let range = nextLine() {
      lineNumber += 1
      let content = range.lowerBound == 0 && lineNumber == 1 ? withoutMark(range) : range
      if isBlank(content) { continue }
      let endsInNewline = range.upperBound < position
      do throws(MessageError) {
        return Line(number: lineNumber, result: .success(try Envelope(json: bytes, in: content)))
      } catch {
        return Line(
          number: lineNumber, result: .failure(error), isIncomplete: !endsInNewline)
      }
    }
    return nil
  }

  private mutating func nextLine() -> Range<Int>? {
    let start = position
    if let newline = firstNewline(in: bytes, from: scanned) {
      position = newline + 1
      scanned = position
      return start..<newline
    }
    scanned = bytes.count
    guard isFinished, start < bytes.count else { return nil }
    position = bytes.count
    return start..<position
  }

  private func withoutMark(_ line: Range<Int>) -> Range<Int> {
    bytes[line].starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension NDJSONReader {
  /// One line that was not white: its message, or why it is none.
  public struct Line: Sendable, Equatable {
    /// Counted from 1, white lines included.
    public var number: Int
    public var result: Result<Envelope, MessageError>
    /// Whether the bytes ended before the line did, as when a writer was stopped.
    ///
    /// A last line without newline that is a message all the same is not incomplete.
    public var isIncomplete = false
  }
}
