/// Decides how many variants can be made and tried within a budget.
///
/// Making them can take as long as trying them, and what one more takes is known from the unchanged
/// scenarios.
struct Sample {
  private let budget: Duration?
  private let scenarioCount: Int
  private var start = ContinuousClock.now
  /// The time that each of the unchanged scenarios took, with all that a run does.
  private var timeOfTrial = Duration.zero

  /// To be made before the unchanged scenarios run.
  ///
  /// - Parameter budget: nil for all variants.
  init(_ budget: Duration?, scenarios: Int) {
    self.budget = budget
    scenarioCount = scenarios
  }

  /// The unchanged scenarios have run: the budget begins.
  mutating func begin() {
    let now = ContinuousClock.now
    timeOfTrial = start.duration(to: now) / max(1, scenarioCount)
    start = now
  }

  /// The rest of the budget; nil without a budget.
  var timeLeft: Duration? { budget.map { max(.zero, $0 - start.duration(to: .now)) } }

  /// Whether trying as many variants takes the rest of the budget.
  ///
  /// A changed scenario is matched when it is announced and when it runs, which takes about as long as
  /// finding its change among others that match nothing else.
  func isComplete(with trials: Int) -> Bool {
    guard let timeLeft else { return false }
    return timeOfTrial * trials + start.duration(to: .now) * 2 >= timeLeft
  }
}
