extension StepExpression {
  /// The text of a capture group, with the groups inside it in order.
  public struct Group: Sendable, Equatable {
    /// Absent, like the offsets, if the group took no part in the match.
    public let value: String?
    /// Offsets in the step text, in UTF-16 code units as Cucumber counts.
    public let start: Int?
    public let end: Int?
    public let children: [Group]

    /// The texts for a transform: the children's values, or the group's own without children.
    public var values: [String?] {
      children.isEmpty ? [value] : children.map(\.value)
    }
  }
}
