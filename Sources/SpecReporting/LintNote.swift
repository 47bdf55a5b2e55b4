/// A likely mistake in a file of stories, for reports that show sources.
///
/// The messages of the protocol have none, so whoever runs a session hands them over.
public struct LintNote: Sendable {
  /// The name by which settings know the kind, such as `no-steps`.
  public var kind: String
  public var place: Place
  /// Counted from 1.
  public var column: Int?
  /// What was found and what to do.
  public var sentence: String

  public init(kind: String, place: Place, column: Int? = nil, sentence: String) {
    self.kind = kind
    self.place = place
    self.column = column
    self.sentence = sentence
  }
}
