import Messages

extension RunTable {
  /// Reads recordings piece by piece, so that only the table of them is kept.
  ///
  ///     reader.begin("main.ndjson")
  ///     for chunk in chunks { reader.read(chunk) }
  ///     reader.end()
  public struct Reader: Sendable {
    private var collector = Collector()
    private var query = RunQuery()
    private var filter = LineFilter()
    private var lines = NDJSONReader()
    private var file = ""
    private var badLines = 0
    private var firstBadLine = 0
    /// Whether the run has more than its `meta`, and whether the file has a message.
    private var (hasRun, hasMessages) = (false, false)

    /// A reader of no file yet.
    public init() {}

    /// Begins a file; those of one run, such as its shards, may be given one after the other.
    public mutating func begin(_ name: String) {
      collector.begin(name)
      (file, filter, lines) = (name, LineFilter(), NDJSONReader())
      (badLines, firstBadLine, hasMessages) = (0, 0, false)
    }

    /// Reads the next bytes of the file.
    public mutating func read(_ bytes: [UInt8]) {
      lines.append(filter.filtered(bytes))
      readLines()
    }

    /// Ends the file.
    public mutating func end() {
      lines.append(filter.finish())
      lines.finish()
      readLines()
      endRun()
      if !hasMessages {
        collector.add(.empty(file))
      } else if badLines > 0 {
        collector.add(.badLines(file, count: badLines, firstLine: firstBadLine))
      }
    }

    /// The table of all files.
    public var table: RunTable { collector.table }

    private mutating func readLines() {
      while let line = lines.next() {
        switch line.result {
        case .success(let envelope): receive(envelope)
        case .failure:
          if badLines == 0 { firstBadLine = line.number }
          badLines += 1
        }
      }
    }

    private mutating func receive(_ envelope: Envelope) {
      if case .meta = envelope {
        if hasRun { endRun() }
      } else {
        hasRun = true
      }
      hasMessages = true
      let events = query.receive(envelope)
      collector.receive(envelope, events, from: &query)
    }

    private mutating func endRun() {
      let events = query.finish()
      collector.endRun(events, from: &query)
      if hasMessages, query.finished == nil { collector.add(.endsEarly(file)) }
      (query, hasRun) = (RunQuery(), false)
    }
  }
}

/// Empties lines of a recording that a comparison does not need, such as pictures, before they are read;
/// attachments before the run are marks of it.
private struct LineFilter: Sendable {
  /// A line that is longer is cut, and so is no message.
  private static let longestLine = 64 << 20
  private static let unneeded: [[UInt8]] = [
    "attachment", "externalAttachment", "source", "suggestion", "testStepStarted", "parameterType",
  ].map { Array("{\"\($0)\":".utf8) }
  private static let attachment = unneeded[0]
  private static let begin = Array(#"{"testRunStarted":"#.utf8)
  private static let longestHead = unneeded.map(\.count).max() ?? 0

  /// The first bytes of a line whose kind is still open.
  private var head: [UInt8] = []
  private var length = 0
  private var (isDecided, isDropped) = (false, false)
  private var hasRunBegun = false

  mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      add(rest[..<(end ?? rest.endIndex)], to: &result)
      guard let end else { break }
      result += finish() + [UInt8(ascii: "\n")]
      rest = rest[(end + 1)...]
    }
    return result
  }

  /// Ends the line, and gives what waits of it.
  mutating func finish() -> [UInt8] {
    defer {
      let hasRunBegun = hasRunBegun
      self = LineFilter()
      self.hasRunBegun = hasRunBegun
    }
    return isDecided ? [] : head
  }

  private mutating func add(_ part: ArraySlice<UInt8>, to result: inout [UInt8]) {
    guard !isDropped else { return }
    var part = part
    if !isDecided {
      let beginning = part.prefix(Self.longestHead - head.count)
      head += beginning
      part = part.dropFirst(beginning.count)
      guard head.count == Self.longestHead else { return }
      isDecided = true
      hasRunBegun = hasRunBegun || head.starts(with: Self.begin)
      isDropped =
        Self.unneeded.contains { head.starts(with: $0) }
        && (hasRunBegun || !head.starts(with: Self.attachment))
      if !isDropped { result += head }
    }
    length += part.count
    isDropped = isDropped || length > Self.longestLine
    if !isDropped { result += part }
  }
}
