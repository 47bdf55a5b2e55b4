public import SpecReporting

/// The sentences of the step libraries, with their uses in features.
public struct Catalog: Sendable {
  /// A step definition, as people who write features see it.
  public struct Sentence: Sendable {
    /// `Given`, `When`, `Then`, or `Step` for any of them.
    public let keyword: String
    public let pattern: String
    public let isRegularExpression: Bool
    /// The name of the World.
    public let world: String
    /// The definition's own description, in one line.
    public let description: String?
    /// A text that the pattern matches, without a keyword; nil if none could be made.
    public let example: String?
    /// The names of the parameter types, each once; `""` is `{}`.
    public let parameters: [String]
    /// The argument that is allowed below the step.
    public let below: Below
    /// The place of the definition.
    public let place: Place
    /// Nil if no features were read.
    public let uses: Uses?
    /// Nil if its time is unknown.
    public let time: Time?

    /// Whether it is known that no feature uses it.
    public var isUnused: Bool { uses?.lines == 0 }
  }

  /// A table, a doc string, or one of them.
  public enum Below: String, Sendable {
    case nothing = ""
    case table
    case docString = "doc string"
    case either = "table or doc string"
    case both = "table and doc string"
  }

  /// The steps that a definition matches.
  public struct Uses: Sendable {
    /// Steps of scenarios: one of a background or an outline counts for each of them.
    public let steps: Int
    /// Lines of features.
    public let lines: Int
    /// The first of those lines.
    public let places: [Place]
  }

  /// The time that a definition took in recorded runs.
  public struct Time: Sendable {
    public let mean: Duration
    /// Times that its code ran.
    public let runs: Int
  }

  /// A parameter type, as people who write features see it.
  public struct Parameter: Sendable {
    /// The name between the braces; `""` is `{}`.
    public let name: String
    /// The name of the World that its library belongs to; nil for a type that every library has.
    public let world: String?
    /// The type's own description, in one line.
    public let description: String?
    /// The texts of a type that takes words, the plainest first and at most 64 of them; empty for others.
    public let words: [String]
    /// The regular expressions; a text has to match one of them.
    public let patterns: [String]
    /// A text that it takes; nil if none could be made.
    public let example: String?
    /// Nil for a type that every library has.
    public let place: Place?
  }

  /// By World, then by keyword, then in the order of definition.
  public internal(set) var sentences: [Sentence]
  /// Those of every library first, then by World, in the order of their names.
  public internal(set) var parameters: [Parameter]
  /// The names of the Worlds that sentences or parameter types belong to.
  ///
  /// In the order of their first definition; those of parameter types alone come last.
  public let worlds: [String]
  /// The number of sentences before any were filtered out.
  public let count: Int
  /// Whether features were read.
  public let knowsUses: Bool
  /// Whether recorded runs were read.
  public let knowsTimes: Bool

  /// The kinds of sentences, in the order in which they are listed.
  static let keywords = ["Given", "When", "Then", "Step"]
}
