package import Messages

/// Says in the messages of a run which of the scenarios that fail are known to be flaky.
///
///     if let log = marker.log(before: envelope) { … }
package struct FlakyMarker: Sendable {
  private let known: [ScenarioVersion: KnownFlakiness]
  private var identities: ScenarioIdentities?
  /// For flaky scenarios only: by the id of the pickle, of the test case and of the attempt.
  private var ofPickle: [String: KnownFlakiness] = [:]
  private var ofCase: [String: KnownFlakiness] = [:]
  private var ofAttempt: [String: KnownFlakiness] = [:]

  /// - Parameter known: The scenarios that are flaky, such as those of a history.
  package init(_ known: [ScenarioVersion: KnownFlakiness]) { self.known = known }

  /// Takes a message, and returns one that belongs before it, if any.
  package mutating func log(before envelope: Envelope) -> Envelope? {
    switch envelope {
    case .gherkinDocument(let document): identities = ScenarioIdentities(document)
    case .pickle(let pickle):
      guard let identity = identities?.add(pickle) else { return nil }
      ofPickle[pickle.id] = known[ScenarioVersion(identity.shortened, steps: pickle.stepsDigest)]
    case .testCase(let testCase): ofCase[testCase.id] = ofPickle[testCase.pickleId]
    case .testCaseStarted(let started): ofAttempt[started.id] = ofCase[started.testCaseId]
    case .testStepFinished(let step) where step.testStepResult.status == .failed:
      return ofAttempt.removeValue(forKey: step.testCaseStartedId)?.message(of: step)
    case .testCaseFinished(let finished): ofAttempt[finished.testCaseStartedId] = nil
    default: break
    }
    return nil
  }
}
