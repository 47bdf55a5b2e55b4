public import Gherkin
public import Messages

/// Something that a rule found.
public struct Finding: Sendable {
  /// The name of the rule.
  public let rule: String
  /// `warning` or `error`.
  public let level: LintLevel
  /// The file: a feature, or Swift code that defines a step.
  public let uri: String
  /// Nil if the file as a whole is meant.
  public let location: Location?
  /// The problem and its remedy, without the place and the name of the rule.
  public let sentence: String
  /// The repair; nil if only a person knows it.
  public let fix: Fix?

  /// Whether `--fix` repairs it.
  public var isFixable: Bool { fix?.isSafe ?? false }
}

/// A problem that a rule found, before it is known which rule that was and its level.
struct Found: Sendable {
  let uri: String
  let location: Location?
  let sentence: String
  var fix: Fix?
  /// The level unless a setting overrides it, if it is not that of the rule.
  var level: LintLevel?
}

/// The first line of a text, cut if it is long.
func excerpt(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  return line.count > 100 ? "\(line.prefix(100))…" : String(line)
}

/// The end of a sentence about a probable misspelling.
func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean \($0)?" } ?? "" }
