package import Testing

/// The result of a scenario, or of the hooks around all of them, as a test reports it.
package enum ReportedIssue: Sendable {
  /// `isError` is false for a warning.
  case problem(String, isError: Bool = true, at: SourceLocation? = nil)
  /// A failure that is expected, and why.
  case known(String, reason: String, at: SourceLocation)
  case attachment([UInt8], name: String)
  /// The scenario did not run to its end, and nothing failed.
  case skipped(String, at: SourceLocation)
}
