import Synchronization

/// The matches of step texts, kept from one plan to the next if the same features are planned
/// repeatedly.
package final class MatchMemory: Sendable {
  private let known = Mutex<[Matching.Key: [StepMatch.Candidate]]>([:])
  /// The texts that are remembered: those of several thousand scenarios.
  private static let maximum = 50_000

  package init() {}

  subscript(key: Matching.Key) -> [StepMatch.Candidate]? {
    get { known.withLock { $0[key] } }
    set {
      known.withLock { known in
        if known.count >= Self.maximum { known.removeAll(keepingCapacity: true) }
        known[key] = newValue
      }
    }
  }
}
