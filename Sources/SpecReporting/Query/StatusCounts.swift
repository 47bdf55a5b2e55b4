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
