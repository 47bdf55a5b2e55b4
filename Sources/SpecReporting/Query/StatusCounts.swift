public import Messages

/// Numbers by status.
public struct StatusCounts: Sendable, Equatable {
  private var counts = Array(repeating: 0, count: TestStepResult.Status.allCases.count)

  public init() {}

  public mutating func add(_ status: TestStepResult.Status) { counts[status.severity] += 1 }

  public subscript(status: TestStepResult.Status) -> Int { counts[status.severity] }

  public var total: Int { counts.reduce(0, +) }

  /// The order in which reports list them: good news, bad news, the rest.
  public static let order: [TestStepResult.Status] = [
    .passed, .failed, .ambiguous, .undefined, .pending, .skipped, .unknown,
  ]
}

extension TestStepResult.Status {
  /// The word that reports use, such as `failed`; `unfinished` for what is unknown.
  public var word: String {
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
