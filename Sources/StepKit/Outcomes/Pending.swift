/// Ends the step as pending: it is not implemented yet, and the run fails.
///
/// - Parameter reason: The reason in reports, which show only the status without one.
public func pending(_ reason: String? = nil) throws -> Never {
  throw StepPending(reason: reason)
}

/// Skips the rest of the scenario, from this step on, without failing the run.
///
/// - Parameter reason: The reason in reports, which show only the status without one.
public func skip(_ reason: String? = nil) throws -> Never {
  throw StepSkipped(reason: reason)
}

/// The error that `pending()` throws.
public struct StepPending: Error, Equatable, CustomStringConvertible {
  /// The reason in reports.
  public let reason: String?

  /// Creates an error.
  public init(reason: String? = nil) { self.reason = reason }

  public var description: String { reason ?? "pending" }
}

/// The error that `skip()` throws.
public struct StepSkipped: Error, Equatable, CustomStringConvertible {
  /// The reason in reports.
  public let reason: String?

  /// Creates an error.
  public init(reason: String? = nil) { self.reason = reason }

  public var description: String { reason ?? "skipped" }
}
