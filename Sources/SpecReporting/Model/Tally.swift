import Messages

/// How many ended how.
struct Tally: Sendable, Equatable {
  private var counts = Array(repeating: 0, count: TestStepResult.Status.allCases.count)

  mutating func add(_ status: TestStepResult.Status) { counts[status.severity] += 1 }

  subscript(status: TestStepResult.Status) -> Int { counts[status.severity] }

  var total: Int { counts.reduce(0, +) }

  /// The order in which reports tell them: good news, bad news, the rest.
  static let order: [TestStepResult.Status] = [
    .passed, .failed, .ambiguous, .undefined, .pending, .skipped, .unknown,
  ]
}

extension TestStepResult.Status {
  /// The word that reports use.
  var word: String {
    switch self {
    case .unknown: "unfinished"
    case .passed: "passed"
    case .skipped: "skipped"
    case .pending: "pending"
    case .undefined: "undefined"
    case .ambiguous: "ambiguous"
    case .failed: "failed"
    }
  }
}
