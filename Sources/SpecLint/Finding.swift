public import Gherkin
public import Messages
public import SpecSources

/// Something that a rule found: facts; `sentence` words them.
public struct Finding: Sendable {
  /// The name of the rule.
  public let rule: String
  /// `warning` or `error`.
  public let level: LintLevel
  /// The file: a feature, or Swift code where a step is defined.
  public let uri: String
  /// Nil where the file as a whole is meant.
  public let location: Location?
  public let fact: Fact
  /// The changes that repair it; empty where people have to.
  public let edits: [Edit]

  /// What was found.
  public enum Fact: Sendable, Equatable {
    // Reading
    case syntax(String)
    case mistake(SourceWarning)
    /// A comment that names rules which there are not.
    case unknownRule(String, nearest: String?)
    /// The formatter would change the file, first in that line.
    case unformatted

    // Definitions
    /// No definition matches; the pattern of the nearest one.
    case undefinedStep(String, nearest: String?)
    case ambiguousStep(String, definitions: [String])
    case unusedStep(String)
    /// No step uses any of the definitions of a World.
    case unusedWorld(String, definitions: Int)
    /// Two patterns with hardly a difference, and the place of the first.
    case similarSteps(String, other: String, place: String)
    /// A definition that checks something by its keyword, and in a run never did.
    case idleThen(String)

    // Profiles
    case unselected(isExamples: Bool, profiles: [String])
    case undeclaredTag(String, nearest: String?)

    // Names
    case unnamed(String)
    case longName(String, length: Int, most: Int)
    case secondFeature(String, first: String)
    case fileName(String, style: String)

    // Tags
    case restrictedTag(String)
    case missingTag(pattern: String)
    case superfluousTag(String, of: String)
    case homogenousTag(String, of: String)
    case commentedTags(String)

    // Steps
    case outOfOrder(String, after: String)
    case severalWhens(Int)
    case repeatedKeyword(String, instead: String)
    case tooManySteps(Int, of: String, most: Int)
    case tooManyScenarios(Int, most: Int)
    case backgroundOfOne
    case examplesOfScenario(instead: String)

    // Texts
    case restrictedPattern(String, text: String)
  }
}

/// What a rule found, before it is known which rule that was and what it weighs.
struct Found: Sendable {
  let uri: String
  let location: Location?
  let fact: Finding.Fact
  var edits: [Edit] = []
  /// The level where no setting says otherwise, if it is not that of the rule.
  var level: LintLevel?
}

/// A replacement of some bytes of a file.
public struct Edit: Sendable, Equatable {
  /// Offsets in the bytes of the file.
  public let range: Range<Int>
  public let replacement: String

  init(_ range: Range<Int>, _ replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }
}
