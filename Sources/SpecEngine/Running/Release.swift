import Messages
import StepKit

/// Hands out the messages of jobs in the order of the plan, however many ran at once.
///
/// All messages of a scenario come together, and those of the hooks around a feature before the
/// first and after the last of its scenarios. Messages that were emitted while a job ran are not
/// held here.
struct Release {
  /// Scenarios that have ended before their turn.
  private var ended: [Int: (uri: String, envelopes: [Envelope])] = [:]
  private var next = 0
  /// The number of scenarios of each feature with hooks that are still to be released.
  private var remaining: [String: Int]
  private var beforeFeature: [String: [Envelope]] = [:]
  private var afterFeature: [String: [Envelope]] = [:]
  /// The feature whose last scenario is released but whose hooks after it have not ended.
  private var blocking: String?

  init(remaining: [String: Int]) { self.remaining = remaining }

  /// Whether scenarios have ended before their turn.
  var isHolding: Bool { !ended.isEmpty }

  /// Takes the messages of a job and emits all whose turn it is.
  ///
  /// - Parameter isEnding: Whether hooks after a feature have not ended.
  mutating func take(_ result: Job.Result, isEnding: (String) -> Bool, emit: (Envelope) -> Void) {
    switch result.job {
    case .testCase(let scheduled, _, _):
      ended[scheduled.index] = (scheduled.testCase.pickle.uri, result.envelopes)
    case .outerHooks(_, let context):
      guard let uri = context.feature?.uri else { break }
      switch context.side {
      case .before: beforeFeature[uri] = result.envelopes
      case .after: afterFeature[uri] = result.envelopes
      }
    }
    emitDue(isEnding: isEnding, emit: emit)
  }

  /// Emits all held messages, in the order of the plan, although some scenarios are missing.
  mutating func finish(emit: (Envelope) -> Void) {
    for index in ended.keys.sorted() {
      next = index
      emitDue(isEnding: { _ in false }, emit: emit)
    }
    for uri in Set(beforeFeature.keys).union(afterFeature.keys).sorted() {
      for envelope in (beforeFeature[uri] ?? []) + (afterFeature[uri] ?? []) { emit(envelope) }
    }
    (beforeFeature, afterFeature) = ([:], [:])
  }

  private mutating func emitDue(isEnding: (String) -> Bool, emit: (Envelope) -> Void) {
    while true {
      if let uri = blocking {
        guard let envelopes = afterFeature.removeValue(forKey: uri) else { return }
        for envelope in envelopes { emit(envelope) }
        blocking = nil
      }
      guard let (uri, envelopes) = ended.removeValue(forKey: next) else { return }
      next += 1
      for envelope in beforeFeature.removeValue(forKey: uri) ?? [] { emit(envelope) }
      for envelope in envelopes { emit(envelope) }
      guard let count = remaining[uri] else { continue }
      remaining[uri] = count - 1
      if count == 1, isEnding(uri) || afterFeature[uri] != nil { blocking = uri }
    }
  }
}
