/// Failures that do not count are skips, and their message says why: the protocol has no status for them.
extension TestStepResult {
  private static let (knownFailure, quarantined) = ("expected to fail (", "quarantined (")

  /// Whether it is a failure that was expected.
  public var isKnownFailure: Bool { isSkipped(Self.knownFailure) }

  /// Whether it is a failure in quarantine.
  public var isQuarantined: Bool { isSkipped(Self.quarantined) }

  /// The result as that of a known failure: a skip that keeps message and exception.
  ///
  /// - Parameter tags: The tag expression that expects it.
  public func asKnownFailure(tags: String) -> TestStepResult {
    skipped("\(Self.knownFailure)\(tags)): \(message ?? "it did")")
  }

  /// The result as that of a failure in quarantine: a skip that keeps message and exception.
  ///
  /// - Parameter why: In words, such as `until 2026-12-31, the server is slow`.
  public func asQuarantined(_ why: String) -> TestStepResult {
    skipped("\(Self.quarantined)\(why)): \(message ?? "it failed")")
  }

  private func isSkipped(_ reason: String) -> Bool {
    status == .skipped && message?.hasPrefix(reason) == true
  }

  private func skipped(_ message: String) -> TestStepResult {
    var result = self
    (result.status, result.message) = (.skipped, message)
    return result
  }
}
