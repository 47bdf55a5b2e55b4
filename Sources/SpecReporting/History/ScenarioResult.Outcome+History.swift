extension ScenarioResult.Outcome {
  /// Whether it passed, if it passed or failed at all; an unfinished or skipped scenario did neither.
  var hasPassed: Bool? {
    switch self {
    case .passed, .flaky: true
    case .failed, .undefined, .ambiguous, .quarantined: false
    case .skipped, .knownFailure, .pending, .notRun, .unfinished: nil
    }
  }

  var trendMark: RunTrend.Mark {
    switch self {
    case .unfinished: .none
    case .passed: .passed
    case .flaky: .flaky
    case .failed, .undefined, .ambiguous, .quarantined: .failed
    case .skipped, .knownFailure, .pending, .notRun: .other
    }
  }
}
