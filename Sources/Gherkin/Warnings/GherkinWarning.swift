public import Messages

/// A place in a feature file that the official grammar accepts but that is most likely a mistake.
///
/// `kind` decides how it is treated; `sentence` describes it for people.
public struct GherkinWarning: Sendable, Equatable {
  public var location: Location
  public var fact: Fact
  /// Whether a green run hides nothing here although it does for others of the kind: the line of a header
  /// whose scenarios have steps of their own, or a placeholder that is only in a title.
  public var hidesNothing: Bool

  public init(location: Location, fact: Fact, hidesNothing: Bool = false) {
    self.location = location
    self.fact = fact
    self.hidesNothing = hidesNothing
  }

  /// The findings.
  public enum Fact: Sendable, Equatable {
    // Lines

    /// A line of a description that begins with a step keyword, or nearly so.
    case stepInDescription(String, GherkinError.Remedy)
    /// A line of a description that begins with a keyword of another language.
    case foreignKeyword(String, GherkinError.Remedy)
    /// A line of a description that begins with the keyword of a title, or nearly so.
    case titleInDescription(String, GherkinError.Remedy)
    /// A row, or the fence of a doc string, in a description of steps.
    case argumentInDescription(String)
    /// A row of Markdown without the indentation that makes it one.
    case unindentedRow(String)
    /// A row whose last cell has no closing pipe, with the text that is lost.
    case openRow(lost: String)
    /// An `@` without a name.
    case tagWithoutName
    /// A `# language:` comment that comes too late to choose the language.
    case lateLanguage(String, inMarkdown: Bool)
    /// Text after the name in an encoding comment.
    case textAfterEncoding(String)

    // Nodes

    /// A file without a feature.
    case noFeature
    /// A feature or rule without scenarios.
    case noScenarios(inRule: Bool)
    /// A file of Markdown without a scenario.
    case noScenariosInMarkdown
    /// A scenario without steps of its own.
    case noSteps
    case emptyBackground
    case emptyStep(keyword: String)
    /// A tag without a meaning, and the one with a meaning that it resembles.
    case nearTag(String, TagVocabulary.IntendedTag)
    case duplicateTag(String)
    /// A tag that ends with a comma.
    case commaInTag(String)
    /// A row of dashes that is a row of values.
    case separatorRow
    /// A row with empty cells between the others, as if written like the headers of tables in Jira.
    case doubledBars
    /// Two scenarios of a feature or rule have this name.
    case duplicateName(String, first: Location)
    case duplicateColumn(String)
    /// An outline that has neither examples nor placeholders.
    case noExamples(keyword: String)
    /// Examples without a row below the header, or without a table.
    case noRows(hasHeader: Bool)
    /// A row next to the title of its examples.
    case rowInTitle(String)
    /// A placeholder for which an examples table has no column; no columns if there are no examples.
    case unknownPlaceholder(String, columns: [String])
    /// Examples without a column that others of the outline have.
    case missingColumn(String)
    /// A placeholder in a background, which the columns of outlines do not fill in.
    case backgroundPlaceholder(String)
    /// A possible placeholder in a plain scenario without examples.
    case lonePlaceholder(String)
    /// A column that no placeholder uses.
    case unusedColumn(String)
    /// A rule further to the right than the rule before it.
    case nestedRule

    // Steps and their definitions

    /// A doc string that is marked as JSON but is not, with the reader's message; `row` is the first of
    /// the examples for which that is so.
    case invalidJSON(String, row: Location?)
    /// A step's table or doc string that does not fit its definition.
    case stepArgument(StepArgument, definition: String)
    /// A step after Then whose definition, for `keyword`, performs an action and checks nothing.
    case uncheckedOutcome(keyword: String, definition: String)
  }

  /// The mismatches between a step's table or doc string and its definition.
  public enum StepArgument: Sendable, Equatable {
    case unexpectedDataTable
    case unexpectedDocString
    case missingDataTable
    case missingDocString
    /// Neither a table nor a doc string, although one is needed.
    case missingData
    /// Both, although only one is taken.
    case both
  }
}

extension GherkinWarning {
  /// Whether a line was meant as something else than the text it is read as.
  var isMisreadLine: Bool {
    [.stepInDescription, .foreignKeyword, .titleInDescription, .argumentInDescription]
      .contains(kind)
  }

  /// Whether it is about something missing.
  var isAboutAbsence: Bool {
    switch fact {
    case .noScenarios, .noScenariosInMarkdown, .noSteps, .emptyBackground, .noExamples,
      .noRows, .unusedColumn, .unknownPlaceholder(_, columns: []):
      true
    default: false
    }
  }

  /// The kind, by which settings refer to it.
  public var kind: LintKind {
    switch fact {
    case .stepInDescription: .stepInDescription
    case .foreignKeyword: .foreignKeyword
    case .titleInDescription: .titleInDescription
    case .argumentInDescription, .unindentedRow: .argumentInDescription
    case .openRow: .openRow
    case .tagWithoutName: .namelessTag
    case .lateLanguage: .lateLanguage
    case .textAfterEncoding: .textAfterEncoding
    case .noFeature: .noFeature
    case .noScenarios, .noScenariosInMarkdown: .noScenarios
    case .noSteps: .noSteps
    case .emptyBackground: .emptyBackground
    case .emptyStep: .emptyStep
    case .nearTag: .nearTag
    case .duplicateTag: .duplicateTag
    case .duplicateName: .duplicateName
    case .duplicateColumn: .duplicateColumn
    case .noExamples: .noExamples
    case .noRows, .rowInTitle: .noRows
    case .unknownPlaceholder, .missingColumn, .backgroundPlaceholder: .unknownPlaceholder
    case .lonePlaceholder: .lonePlaceholder
    case .commaInTag: .commaInTag
    case .separatorRow, .doubledBars: .separatorRow
    case .unusedColumn: .unusedColumn
    case .nestedRule: .nestedRule
    case .invalidJSON: .invalidJSON
    case .stepArgument: .stepArgument
    case .uncheckedOutcome: .uncheckedOutcome
    }
  }

  /// The level unless a setting overrides it: that of the kind, unless this hides nothing.
  public var level: LintLevel { hidesNothing ? .warning : kind.level }
}

extension GherkinWarning {
  /// The warning about a line that begins nearly like a step but is read as something else.
  ///
  /// Nil for a line with any other beginning.
  ///
  /// - Parameters:
  ///   - text: The line without the white space around it.
  ///   - location: The start of the line.
  ///   - dialect: The language of the feature.
  public init?(swallowing text: String, at location: Location, in dialect: Dialect) {
    let likeness = KeywordLikeness(text)
    let keyword = Dialect.Kind.steps.flatMap(dialect.keywords).first {
      $0 != "* " && likeness.compare($0) != .different
    }
    guard let keyword else { return nil }
    let remedy = KeywordLikeness.remedy(for: text, keyword) ?? .keyword(keyword)
    self.init(location: location, fact: .stepInDescription(text, remedy))
  }
}
