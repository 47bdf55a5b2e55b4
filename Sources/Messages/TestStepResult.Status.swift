extension TestStepResult.Status: Comparable {
  /// Position in the schema's order, from best to worst; reports sort and count by it.
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

  public static func < (left: Self, right: Self) -> Bool { left.severity < right.severity }

  /// Whether a strict run with this outcome has failed; a skipped step is the author's choice.
  public var isFailure: Bool { severity > Self.skipped.severity }

  /// Whether a run with this outcome has failed.
  ///
  /// Unless the run is strict, pending, undefined and ambiguous steps do not make it fail.
  public func failsRun(strict: Bool) -> Bool { strict ? isFailure : self == .failed }
}
