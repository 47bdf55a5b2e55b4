public import Gherkin
public import Messages

/// Something that a rule found.
public struct Finding: Sendable {
  /// The name of the rule.
  public let rule: String
  /// `warning` or `error`.
  public let level: LintLevel
  /// The file: a feature, or Swift code where a step is defined.
  public let uri: String
  /// Nil where the file as a whole is meant.
  public let location: Location?
  /// What was found and what to do, without the place and the name of the rule.
  public let sentence: String
  /// What puts it right; nil where only a person knows.
  public let fix: Fix?

  /// Whether `--fix` repairs it.
  public var isFixable: Bool { fix?.isSafe ?? false }
}

/// What a rule found, before it is known which rule that was and what it weighs.
struct Found: Sendable {
  let uri: String
  let location: Location?
  let sentence: String
  var fix: Fix?
  /// The level where no setting says otherwise, if it is not that of the rule.
  var level: LintLevel?
}

/// The first line of a text, cut where it is long.
func excerpt(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  return line.count > 100 ? "\(line.prefix(100))…" : String(line)
}

/// The end of a sentence about what is probably misspelled.
func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean \($0)?" } ?? "" }
