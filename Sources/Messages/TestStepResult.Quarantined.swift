extension TestStepResult {
  /// The beginning of the message of a failure in quarantine, followed by why.
  private static let quarantined = "quarantined ("

  /// Whether it is a failure in quarantine: reported as a skip, for it is not fatal.
  ///
  /// The protocol has no status for it, so the message says it.
  public var isQuarantined: Bool {
    status == .skipped && message?.hasPrefix(Self.quarantined) == true
  }

  /// The result as that of a failure in quarantine: a skip that keeps message and exception.
  ///
  /// - Parameter why: In words, such as `until 2026-12-31, the server is slow`.
  public func asQuarantined(_ why: String) -> TestStepResult {
    var result = self
    result.status = .skipped
    result.message = "\(Self.quarantined)\(why)): \(message ?? "it failed")"
    return result
  }
}
