/// How a step or a hook ended.
public struct TestStepResult: Sendable, Equatable {
  public var duration: Duration
  public var message: String?
  public var status: Status
  public var exception: Envelope.Exception?

  @inlinable
  public init(
    duration: Duration, message: String? = nil, status: Status, exception: Envelope.Exception? = nil
  ) {
    self.duration = duration
    self.message = message
    self.status = status
    self.exception = exception
  }
}

extension TestStepResult {
  /// How a step ended, from best to worst: of several the worst wins.
  public enum Status: String, Sendable, CaseIterable, Comparable {
    case unknown = "UNKNOWN"
    case passed = "PASSED"
    case skipped = "SKIPPED"
    case pending = "PENDING"
    case undefined = "UNDEFINED"
    case ambiguous = "AMBIGUOUS"
    case failed = "FAILED"

    /// Position in the order above; what reports sort and count by.
    public var severity: Int {
      switch self {
      case .unknown: 0
      case .passed: 1
      case .skipped: 2
      case .pending: 3
      case .undefined: 4
      case .ambiguous: 5
      case .failed: 6
      }
    }

    /// Whether a run that ends so has failed; skipping is the author's wish and is no failure.
    public var isFailure: Bool { severity > Status.skipped.severity }

    /// Whether it makes a run fail; unless the run is strict, only what failed does, and what is
    /// pending, undefined or ambiguous does not.
    public func failsRun(strict: Bool) -> Bool { strict ? isFailure : self == .failed }

    public static func < (left: Status, right: Status) -> Bool { left.severity < right.severity }
  }
}
