import Messages

/// The scenarios that took their time, the slowest first.
struct Slowest: Sendable {
  private static let limit = 5

  private(set) var scenarios: [Scenario] = []
  private let threshold: Duration

  /// A scenario and its time.
  struct Scenario: Sendable {
    var duration: Duration
    var name: String
    var place: Place
  }

  /// - Parameter threshold: how long a scenario must have taken to be told of.
  init(threshold: Duration) { self.threshold = threshold }

  mutating func add(_ attempt: Attempt) {
    let duration = attempt.duration
    guard duration >= threshold, duration > .zero else { return }
    if scenarios.count == Self.limit, let last = scenarios.last, duration <= last.duration {
      return
    }
    let index = scenarios.firstIndex { $0.duration < duration } ?? scenarios.endIndex
    scenarios.insert(
      Scenario(duration: duration, name: attempt.pickle.name, place: attempt.place), at: index)
    if scenarios.count > Self.limit { scenarios.removeLast() }
  }
}
