import Messages
import SpecReporting

/// The run of a recording as a whole.
struct RunFacts: Sendable {
  let name: String
  private(set) var isEmpty = true
  var isDamaged = false
  /// Whether there were messages about things that are not there.
  var hasStrays = false
  private(set) var started: TestRunStarted?
  private(set) var finished: TestRunFinished?
  /// Whether a hook of the run failed, or a file could not be parsed.
  private var hasProblem = false
  private var runningHooks: Set<String> = []
  /// Whether all that it was to run is known: it ended, or it began only after it had planned all.
  private(set) var hasWholePlan = false
  /// When something was heard of it last.
  private(set) var lastSeen = Timestamp()
  var shard: ShardMark?

  init(name: String) { self.name = name }

  mutating func receive(_ envelope: Envelope) {
    isEmpty = false
    switch envelope {
    case .testRunStarted(let message): started = message
    case .testRunFinished(let message):
      finished = message
      hasWholePlan = true
    case .testCaseStarted: hasWholePlan = true
    // Planned one by one: there may be more to come.
    case .testCase: hasWholePlan = false
    case .testRunHookStarted(let message): runningHooks.insert(message.id)
    case .testRunHookFinished(let message):
      if runningHooks.remove(message.testRunHookStartedId) == nil { hasStrays = true }
      if message.result.status.isFailure || message.result.status == .unknown { hasProblem = true }
    case .parseError: hasProblem = true
    case .attachment: shard = ShardMark(envelope) ?? shard
    default: break
    }
    if let timestamp = envelope.timestamp, lastSeen.isBefore(timestamp) { lastSeen = timestamp }
  }

  var hasUnfinishedHook: Bool { !runningHooks.isEmpty }

  /// Whether nothing of it was lost.
  var isWhole: Bool { finished != nil && !isDamaged && !hasStrays && !hasUnfinishedHook }

  /// Whether something failed that no later run can make good; a run that takes itself for a success
  /// knows why.
  var hasFailed: Bool {
    guard finished?.success != true else { return false }
    return hasProblem || finished?.exception != nil
  }
}
