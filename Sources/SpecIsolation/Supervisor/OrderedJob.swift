import SpecEngine

/// A job on its way, and what came back of it.
struct OrderedJob {
  var record: JobRecord
  /// The number of hooks of it that a process before this one has ended.
  var skipping = 0
  /// Whether it gets a fresh process: the one before ended without a word of what it ran.
  var isAlone = false
  /// The scenario that is to blame if this one, alone in a fresh process, does not fail.
  var suspect: (name: String, death: Death)?
  /// What was tried by something that it had left running, and refused.
  private(set) var lateAttempts: [String] = []

  init(_ job: Job) { record = JobRecord(job) }

  var needsFreshProcess: Bool { isAlone || suspect != nil }

  mutating func note(late violation: NetworkViolation) {
    // A loop that goes on must not fill the memory.
    if lateAttempts.count < 100 { lateAttempts.append(violation.text) }
  }
}
