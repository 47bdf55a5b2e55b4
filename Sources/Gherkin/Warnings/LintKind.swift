/// The kinds of likely mistakes in files of stories, by their names in settings and reports.
///
/// `Documentation/writing-features.md` shows an example of each.
public enum LintKind: String, Sendable, CaseIterable {
  // Something is not checked although the run is green.

  case stepInDescription = "step-in-description"
  case foreignKeyword = "foreign-keyword"
  case titleInDescription = "title-in-description"
  case argumentInDescription = "argument-in-description"
  case noRows = "no-rows"
  case unknownPlaceholder = "unknown-placeholder"
  case duplicateColumn = "duplicate-column"
  case openRow = "open-row"
  case stepArgument = "step-argument"
  case uncheckedOutcome = "unchecked-outcome"
  case nearTag = "near-tag"

  // Less is at stake.

  case noSteps = "no-steps"
  case lonePlaceholder = "lone-placeholder"
  case unusedColumn = "unused-column"
  case invalidJSON = "invalid-json"
  case noExamples = "no-examples"
  case emptyBackground = "empty-background"
  case noScenarios = "no-scenarios"
  case noFeature = "no-feature"
  case emptyStep = "empty-step"
  case duplicateName = "duplicate-name"
  case duplicateTag = "duplicate-tag"
  case namelessTag = "nameless-tag"
  case commaInTag = "comma-in-tag"
  case separatorRow = "separator-row"
  case nestedRule = "nested-rule"
  case lateLanguage = "late-language"
  case textAfterEncoding = "text-after-encoding"
  case brokenLink = "broken-link"

  /// The level unless a setting overrides it: an error if a green run would hide something.
  public var level: LintLevel { row.level }

  /// The findings of the kind, as a sentence.
  public var summary: String { row.summary }

  private var row: (level: LintLevel, summary: String) {
    switch self {
    case .stepInDescription:
      (.error, "A line of a description that begins like a step and does not run.")
    case .foreignKeyword:
      (.error, "A line of a description that begins with a keyword of another language.")
    case .titleInDescription: (.error, "A line of a description that begins like a title.")
    case .argumentInDescription:
      (.error, "A row or a doc string in a description, where no step has it.")
    case .noRows: (.error, "Examples without rows, for which nothing runs.")
    case .unknownPlaceholder: (.error, "A placeholder without a column.")
    case .duplicateColumn: (.error, "Two columns of one name; only the first is used.")
    case .openRow: (.error, "A row whose last cell has no closing pipe.")
    case .stepArgument:
      (.error, "A table or doc string that the definition of its step does not take, or lacks.")
    case .uncheckedOutcome:
      (
        .error,
        "A step after Then that brings something about and checks nothing, in a "
          + "library with StrictOutcomes()."
      )
    case .nearTag: (.error, "A tag that is nearly one with a meaning, and has none.")
    case .noSteps: (.warning, "A scenario without steps, which passes whatever the system does.")
    case .lonePlaceholder: (.warning, "A placeholder in a scenario that is no outline.")
    case .unusedColumn: (.warning, "A column that no placeholder uses.")
    case .invalidJSON: (.warning, "A doc string marked as JSON that is not JSON.")
    case .noExamples: (.warning, "An outline without examples and without placeholders.")
    case .emptyBackground: (.warning, "A background without steps.")
    case .noScenarios: (.warning, "A feature or rule without scenarios.")
    case .noFeature: (.warning, "A file without a feature.")
    case .emptyStep: (.warning, "A step without text.")
    case .duplicateName: (.warning, "Two scenarios of one name in a feature or rule.")
    case .duplicateTag: (.warning, "The same tag twice.")
    case .namelessTag: (.warning, "An @ without a name.")
    case .commaInTag: (.warning, "A tag that ends with a comma, which belongs to its name.")
    case .separatorRow: (.warning, "A row of dashes below the first row, which is a row of values.")
    case .nestedRule: (.warning, "A rule indented below another, which it ends.")
    case .lateLanguage: (.warning, "A comment for the language that has no effect.")
    case .textAfterEncoding: (.warning, "Text after the name of an encoding.")
    case .brokenLink: (.warning, "A link in a folder of features that leads to no file.")
    }
  }
}

/// The weight of a likely mistake.
public enum LintLevel: String, Sendable, CaseIterable {
  /// It is not reported.
  case off
  /// It is printed and counted.
  case warning
  /// Nothing runs.
  case error
}
