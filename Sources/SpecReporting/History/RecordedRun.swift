package import Messages

/// One run as the history keeps it: a byte for each outcome and for each time.
package struct RecordedRun: Sendable, Equatable {
  package var startedAt: Timestamp
  package var duration: Duration?
  package var branch: String?
  package var revision: String?
  /// The number of runs before it in its file: two runs of a stopped clock are two.
  var sequence: Int
  /// The digest of the scenarios that the columns are about.
  var roster: UInt64
  /// A `ScenarioResult.Outcome` for each scenario of the roster.
  var outcomes: [UInt8]
  /// A `TimeCode` for each.
  var times: [UInt8]

  /// Nil for an outcome of a later version.
  func outcome(at column: Int) -> ScenarioResult.Outcome? {
    ScenarioResult.Outcome(rawValue: outcomes[column])
  }
}

extension RecordedRun {
  private static let version: UInt64 = 1
  /// More scenarios than a run can have: a bound for what a wrong number could ask for.
  private static let maximumScenarios = 50_000_000

  var body: [UInt8] {
    var writer = ByteWriter()
    writer.put(unsigned: Self.version)
    writer.put(number: sequence)
    writer.put(fixed: Int64(startedAt.seconds))
    writer.put(fixed: UInt32(truncatingIfNeeded: startedAt.nanos))
    writer.put(unsigned: duration.map { UInt64(max(0, $0.microseconds)) + 1 } ?? 0)
    writer.put(text: branch)
    writer.put(text: revision)
    writer.put(fixed: roster)
    writer.put(number: outcomes.count)
    var start = 0
    while start < outcomes.count {
      let outcome = outcomes[start]
      let end = outcomes[start...].firstIndex { $0 != outcome } ?? outcomes.count
      writer.put(byte: outcome)
      writer.put(number: end - start)
      start = end
    }
    writer.put(bytes: times)
    return writer.bytes
  }

  init?(_ body: ArraySlice<UInt8>) {
    var reader = ByteReader(body)
    guard reader.unsigned() == Self.version else { return nil }
    sequence = Int(clamping: reader.unsigned())
    startedAt = Timestamp(
      seconds: Int(reader.fixed(Int64.self)), nanos: Int(reader.fixed(UInt32.self)))
    let micros = reader.unsigned()
    duration = micros == 0 ? nil : .microseconds(Int64(clamping: micros - 1))
    (branch, revision, roster) = (reader.text(), reader.text(), reader.fixed())
    let count = reader.count()
    guard count <= Self.maximumScenarios else { return nil }
    outcomes = []
    outcomes.reserveCapacity(count)
    while outcomes.count < count, !reader.hasFailed {
      let (outcome, length) = (reader.byte(), reader.number(upTo: count - outcomes.count))
      guard length > 0 else { return nil }
      outcomes.append(contentsOf: repeatElement(outcome, count: length))
    }
    times = Array(reader.slice(count))
    guard reader.isComplete else { return nil }
  }
}

extension ByteWriter {
  /// Puts a text, or its absence.
  fileprivate mutating func put(text: String?) {
    put(number: text.map { $0.utf8.count + 1 } ?? 0)
    put(bytes: (text ?? "").utf8)
  }
}

extension ByteReader {
  fileprivate mutating func text() -> String? {
    let length = number(upTo: rest)
    return length == 0 ? nil : String(decoding: slice(length - 1), as: UTF8.self)
  }
}
