/// A kind of failure with a name, such as "Network", by a rule of the user's.
///
/// A failure is of the first category whose rule it meets.
public struct FailureCategory: Sendable, Equatable {
  /// The name that reports show.
  public let name: String
  /// The regular expression that the message has to contain a match of; nil for any message.
  public let pattern: String?
  /// The tag expression that the scenario has to meet; nil for any scenario.
  public let tags: String?
  private let matches: @Sendable (_ message: String, _ tags: [String]) -> Bool

  /// A category; `matches` decides whether a failure meets `pattern` and `tags`.
  public init(
    name: String, pattern: String? = nil, tags: String? = nil,
    matches: @escaping @Sendable (_ message: String, _ tags: [String]) -> Bool
  ) {
    self.name = name
    self.pattern = pattern
    self.tags = tags
    self.matches = matches
  }

  public static func == (left: FailureCategory, right: FailureCategory) -> Bool {
    (left.name, left.pattern, left.tags) == (right.name, right.pattern, right.tags)
  }

  /// As much of a message is searched.
  private static let limit = 1 << 16

  func contains(_ message: String, tags: [String]) -> Bool {
    matches(beginning(of: message, upTo: Self.limit).text, tags)
  }
}
