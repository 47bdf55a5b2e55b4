/// Ends the step as pending: someone means to write it.
///
/// The run fails.
///
/// - Parameter reason: Shown in reports; without one only the status is.
public func pending(_ reason: String? = nil) throws -> Never {
  throw StepPending(reason: reason)
}

/// Ends the scenario as skipped, from this step on.
///
/// The run does not fail.
///
/// - Parameter reason: Shown in reports; without one only the status is.
public func skip(_ reason: String? = nil) throws -> Never {
  throw StepSkipped(reason: reason)
}

/// Thrown by `pending()`.
public struct StepPending: Error, Equatable, CustomStringConvertible {
  public let reason: String?

  public init(reason: String? = nil) { self.reason = reason }

  public var description: String { reason ?? "pending" }
}

/// Thrown by `skip()`.
public struct StepSkipped: Error, Equatable, CustomStringConvertible {
  public let reason: String?

  public init(reason: String? = nil) { self.reason = reason }

  public var description: String { reason ?? "skipped" }
}
