/// Failures that do not count are skips, and their message says why: the protocol has no status for them.
extension TestStepResult {
  private static let (knownFailure, quarantined) = ("expected to fail (", "quarantined (")
  private static let quarantineEnded = "the quarantine of this scenario ended on "

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

  /// The result as that of a failure that was in quarantine up to a day: its message says so in its last
  /// line.
  package func afterQuarantine(endedOn day: String) -> TestStepResult {
    var result = self
    result.message = (message.map { "\($0)\n" } ?? "") + Self.quarantineEnded + day
    return result
  }

  /// The last day of the quarantine that a failure was in; nil if it was in none.
  package var quarantineEnd: String? {
    guard status == .failed, let message else { return nil }
    let lineEnd = message.utf8.lastIndex(of: UInt8(ascii: "\n"))
    let line = message[(lineEnd.map { message.utf8.index(after: $0) } ?? message.startIndex)...]
    guard line.hasPrefix(Self.quarantineEnded) else { return nil }
    // The place of a row may follow.
    return String(line.dropFirst(Self.quarantineEnded.count).prefix { $0 != " " })
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
