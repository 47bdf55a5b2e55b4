/// The scenarios that took longest, the slowest first.
public struct SlowestScenarios: Sendable {
  public private(set) var scenarios: [Scenario] = []
  private let threshold: Duration
  private let limit: Int

  /// A scenario and its time.
  public struct Scenario: Sendable {
    public let duration: Duration
    public let name: String
    public let place: Place
  }

  /// - Parameters:
  ///   - threshold: How long a scenario must have taken to be among them.
  ///   - limit: How many there are at most.
  public init(threshold: Duration, limit: Int = 5) {
    self.threshold = threshold
    self.limit = limit
  }

  /// Takes a scenario with the time of its last attempt; of scenarios that took the same the first
  /// come first.
  public mutating func add(_ scenario: ScenarioResult) {
    let attempt = scenario.attempt
    let duration = attempt.duration
    guard duration >= threshold, duration > .zero else { return }
    if scenarios.count == limit, let last = scenarios.last, duration <= last.duration {
      return
    }
    let index = scenarios.firstIndex { $0.duration < duration } ?? scenarios.endIndex
    scenarios.insert(
      Scenario(duration: duration, name: attempt.name, place: attempt.place), at: index)
    if scenarios.count > limit { scenarios.removeLast() }
  }
}
