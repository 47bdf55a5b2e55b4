extension TestStepResult {
  /// The beginning of the message of a known failure, followed by the tags that say so.
  private static let knownFailure = "expected to fail ("

  /// Whether it is a failure that was expected: reported as a skip, for it is not fatal.
  ///
  /// The protocol has no status for it, so the message says it.
  public var isKnownFailure: Bool {
    status == .skipped && message?.hasPrefix(Self.knownFailure) == true
  }

  /// The result as that of a known failure: a skip that keeps message and exception.
  ///
  /// - Parameter tags: The tag expression by which it is expected.
  public func asKnownFailure(tags: String) -> TestStepResult {
    var result = self
    result.status = .skipped
    result.message = "\(Self.knownFailure)\(tags)): \(message ?? "it did")"
    return result
  }
}
