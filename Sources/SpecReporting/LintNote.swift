/// A finding about a file of stories, such as a likely mistake in it, for reports that show sources.
///
/// The messages of the protocol have none, so the caller of a session passes them.
public struct LintNote: Sendable, Equatable {
  /// The weight of a finding.
  public enum Level: String, Sendable {
    case warning
    case error
  }

  /// The name by which settings know the kind, such as `no-steps`.
  public var kind: String
  public var level: Level
  public var place: Place
  /// Counted from 1.
  public var column: Int?
  /// The problem and its remedy.
  public var sentence: String
  /// The sentence that all findings of that kind share.
  public var summary: String

  public init(
    kind: String, level: Level = .warning, place: Place, column: Int? = nil, sentence: String,
    summary: String
  ) {
    self.kind = kind
    self.level = level
    self.place = place
    self.column = column
    self.sentence = sentence
    self.summary = summary
  }
}
