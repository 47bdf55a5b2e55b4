import Messages

extension RunTable {
  /// Reads recordings piece by piece, so that only the table of them is kept.
  ///
  ///     reader.begin("main.ndjson")
  ///     for chunk in chunks { reader.read(chunk) }
  ///     reader.end()
  public struct Reader: Sendable {
    /// Messages that a comparison does not need.
    private static let unneeded: [[UInt8]] = [
      "externalAttachment", "source", "suggestion", "testStepStarted", "parameterType",
    ].map { Array("{\"\($0)\":".utf8) }
    /// Not needed either, such as pictures; those before the run are marks of it.
    private static let attachment = Array("{\"attachment\":".utf8)

    private var collector = Collector()
    private var query = RunQuery()
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
      (file, lines) = (name, NDJSONReader())
      lines.passedOver = Self.unneeded
      (badLines, firstBadLine, hasMessages) = (0, 0, false)
    }

    /// Reads the next bytes of the file.
    public mutating func read(_ bytes: [UInt8]) {
      lines.append(bytes)
      readLines()
    }

    /// Ends the file.
    public mutating func end() {
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
      if case .testRunStarted = envelope { lines.passedOver.append(Self.attachment) }
      hasMessages = true
      let events = query.receive(envelope)
      collector.receive(envelope, events, from: &query)
    }

    private mutating func endRun() {
      let events = query.finish()
      collector.endRun(events, from: &query)
      if hasMessages, query.finished == nil { collector.add(.endsEarly(file)) }
      (query, hasRun) = (RunQuery(), false)
      lines.passedOver = Self.unneeded
    }
  }
}
