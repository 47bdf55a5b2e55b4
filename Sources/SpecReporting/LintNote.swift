/// A finding about a file of stories, such as a likely mistake in it, for reports that show sources.
///
/// The messages of the protocol have none, so whoever runs a session hands them over.
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
  /// What was found and what to do.
  public var sentence: String
  /// What findings of that kind have in common.
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
