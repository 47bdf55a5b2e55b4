public import Messages
import SpecReporting

/// One run as the history keeps it: a byte for each outcome and for each time.
public struct RecordedRun: Sendable, Equatable {
  public var startedAt: Timestamp
  public var duration: Duration?
  public var branch: String?
  public var revision: String?
  /// The number of runs before it in its file: two runs of a stopped clock are two.
  var sequence: Int
  /// The digest of the scenarios that the columns are about.
  var roster: UInt64
  /// An `Outcome` for each scenario of the roster.
  var outcomes: [UInt8]
  /// A `TimeCode` for each.
  var times: [UInt8]
}

extension RecordedRun {
  private static let version: UInt64 = 1
  /// More scenarios than a run can have: a bound for what a wrong number could ask for.
  private static let mostScenarios = 50_000_000

  var body: [UInt8] {
    var writer = ByteWriter()
    writer.number(Self.version)
    writer.count(sequence)
    writer.fixed(Int64(startedAt.seconds))
    writer.fixed(UInt32(truncatingIfNeeded: startedAt.nanos))
    writer.number(duration.map { UInt64(max(0, $0.microseconds)) + 1 } ?? 0)
    writer.text(branch)
    writer.text(revision)
    writer.fixed(roster)
    writer.count(outcomes.count)
    var start = 0
    while start < outcomes.count {
      let outcome = outcomes[start]
      let end = outcomes[start...].firstIndex { $0 != outcome } ?? outcomes.count
      writer.add(outcome)
      writer.count(end - start)
      start = end
    }
    writer.add(times)
    return writer.bytes
  }

  init?(_ body: ArraySlice<UInt8>) {
    var reader = ByteReader(body)
    guard reader.number() == Self.version, let sequence = reader.number(),
      let seconds = reader.fixed(Int64.self),
      let nanos = reader.fixed(UInt32.self), let micros = reader.number(),
      let branch = reader.text(), let revision = reader.text(),
      let roster = reader.fixed(UInt64.self), let count = reader.number(),
      count <= UInt64(Self.mostScenarios), count <= UInt64(reader.rest)
    else { return nil }
    var outcomes: [UInt8] = []
    outcomes.reserveCapacity(Int(count))
    while outcomes.count < Int(count) {
      guard let outcome = reader.byte(), let length = reader.number(), length > 0,
        length <= count - UInt64(outcomes.count)
      else { return nil }
      outcomes.append(contentsOf: repeatElement(outcome, count: Int(length)))
    }
    guard let times = reader.slice(Int(count)), reader.rest == 0 else { return nil }
    startedAt = Timestamp(seconds: Int(seconds), nanos: Int(nanos))
    self.sequence = Int(clamping: sequence)
    duration = micros == 0 ? nil : .microseconds(Int64(clamping: micros - 1))
    (self.branch, self.revision, self.roster) = (branch, revision, roster)
    (self.outcomes, self.times) = (outcomes, Array(times))
  }
}
