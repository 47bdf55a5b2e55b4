public import Messages

/// How long the scenarios of a run took, by the digests of their identities.
///
///     for envelope in run { times.receive(envelope) }
///     times.finish()
public struct ScenarioTimes: Sendable {
  /// Milliseconds of the last attempts that passed.
  public private(set) var passed: [UInt64: Int] = [:]
  /// Milliseconds of scenarios that only failed: an attempt that failed may have stopped early.
  public private(set) var failed: [UInt64: Int] = [:]
  private var query = RunQuery()
  private var identities: [String: ScenarioIdentities] = [:]
  private var digests = IdTable<UInt64>()

  /// The times of no scenario yet.
  public init() {}

  /// Takes a message of the run.
  public mutating func receive(_ envelope: Envelope) {
    switch envelope {
    // What was left for reports.
    case .attachment, .externalAttachment, .source, .suggestion: return
    case .gherkinDocument(let document):
      identities[document.uri ?? ""] = ScenarioIdentities(document)
    case .pickle(let pickle):
      if let identity = identities[pickle.uri]?.add(pickle) {
        digests.add(identity.digest, for: pickle.id)
      }
    default: break
    }
    add(query.receive(envelope))
  }

  /// Takes the end of the messages.
  public mutating func finish() { add(query.finish()) }

  private mutating func add(_ events: RunQuery.Events) {
    for case .scenarioFinished(let scenario) in events {
      guard let digest = digests[query.pickle(of: scenario.attempt).id] else { continue }
      let attempts = scenario.earlier + [scenario.attempt]
      if let time = attempts.last(where: { $0.status == .passed })?.measured {
        passed[digest] = time
      } else if scenario.status == .failed, let time = scenario.attempt.measured {
        failed[digest] = time
      }
    }
  }
}

extension Attempt {
  /// Milliseconds, rounded up; nil where no clock went.
  fileprivate var measured: Int? {
    duration > .zero ? (duration + .nanoseconds(999_999)).milliseconds : nil
  }
}
