extension StepExpression {
  /// What every text that an expression matches has in common, so that an index can leave the
  /// expression out without trying it.
  public struct RequiredLiterals: Sendable, Equatable {
    /// Every matching text begins with these bytes.
    public let prefix: [UInt8]
    /// Every matching text holds these, in this order and without overlap; the prefix is not
    /// repeated.
    public let fragments: [[UInt8]]
    /// The prefix is the one text that matches.
    public let isWholeText: Bool
  }
}
