/// The kinds of likely mistakes in files of stories, by the names that settings and reports use.
///
/// `Documentation/writing-features.md` shows an example of each.
public enum LintKind: String, Sendable, CaseIterable {
  // Something is not checked although the run is green.

  /// A line of a description that begins like a step.
  case stepInDescription = "step-in-description"
  /// A line of a description that begins with a keyword of another language than the file's.
  case foreignKeyword = "foreign-keyword"
  /// A line of a description that begins like a title.
  case titleInDescription = "title-in-description"
  /// A row or a doc string in the description of a scenario.
  case argumentInDescription = "argument-in-description"
  /// Examples, or a file of examples, without rows.
  case noRows = "no-rows"
  /// A placeholder without a column.
  case unknownPlaceholder = "unknown-placeholder"
  /// Two columns of one name.
  case duplicateColumn = "duplicate-column"
  /// A row whose last cell has no closing pipe.
  case openRow = "open-row"
  /// A table or doc string that the definition of its step does not take, or lacks.
  case stepArgument = "step-argument"
  /// A step after Then that checks nothing, where the library of its World wants that.
  case uncheckedOutcome = "unchecked-outcome"
  /// A tag that is nearly one with a meaning.
  case nearTag = "near-tag"

  // Less is at stake.

  /// A scenario without steps; a warning, for planned ones have none.
  case noSteps = "no-steps"
  /// A placeholder in a scenario that is no outline.
  case lonePlaceholder = "lone-placeholder"
  /// A column without a placeholder.
  case unusedColumn = "unused-column"
  /// A doc string of JSON that is not JSON.
  case invalidJSON = "invalid-json"
  /// An outline without examples and without placeholders.
  case noExamples = "no-examples"
  /// A background without steps.
  case emptyBackground = "empty-background"
  /// A feature or rule without scenarios.
  case noScenarios = "no-scenarios"
  /// A file without a feature.
  case noFeature = "no-feature"
  /// A step without text.
  case emptyStep = "empty-step"
  /// Two scenarios of one name in a feature or rule.
  case duplicateName = "duplicate-name"
  /// The same tag twice.
  case duplicateTag = "duplicate-tag"
  /// An `@` without a name.
  case namelessTag = "nameless-tag"
  /// A tag that ends with a comma.
  case commaInTag = "comma-in-tag"
  /// A row of dashes below the first row, as tables of Markdown have it.
  case separatorRow = "separator-row"
  /// A rule indented below another.
  case nestedRule = "nested-rule"
  /// A `# language:` comment without effect.
  case lateLanguage = "late-language"
  /// Text behind the name in an `# encoding:` comment.
  case textAfterEncoding = "text-after-encoding"
  /// A link in a folder of features that leads to no file.
  case brokenLink = "broken-link"

  /// The level where no setting says otherwise: an error where a green run would hide something.
  public var level: LintLevel {
    switch self {
    case .stepInDescription, .foreignKeyword, .titleInDescription,
      .argumentInDescription, .noRows, .unknownPlaceholder, .duplicateColumn, .openRow,
      .stepArgument, .uncheckedOutcome, .nearTag:
      .error
    case .noSteps, .lonePlaceholder, .unusedColumn, .invalidJSON, .noExamples, .emptyBackground,
      .noScenarios,
      .noFeature,
      .emptyStep, .duplicateName, .duplicateTag, .namelessTag, .commaInTag, .separatorRow,
      .nestedRule,
      .lateLanguage,
      .textAfterEncoding, .brokenLink:
      .warning
    }
  }
}

/// The weight of a likely mistake.
public enum LintLevel: String, Sendable, CaseIterable {
  /// It is not mentioned.
  case off
  /// It is printed and counted.
  case warning
  /// Nothing runs.
  case error
}

/// The levels of everything that is looked for, by name: the kinds of likely mistakes, and what only
/// `specrun lint` looks for.
public struct LintLevels: Sendable, Equatable {
  /// A level for one name, or for all.
  public struct Rule: Sendable, Equatable {
    /// Nil for all names.
    public var name: String?
    public var level: LintLevel

    public init(_ kind: LintKind?, _ level: LintLevel) {
      self.init(named: kind?.rawValue, level)
    }

    public init(named name: String?, _ level: LintLevel) {
      self.name = name
      self.level = level
    }
  }

  /// What differs from the default; of several for a name, the last counts.
  public var rules: [Rule]
  /// Whether every warning is an error.
  public var isStrict: Bool
  /// The values of options, by the name of the rule and that of the option.
  public var options: [String: [String: [String]]] = [:]

  public init(_ rules: [Rule] = [], isStrict: Bool = false) {
    self.rules = rules
    self.isStrict = isStrict
  }

  /// The level of a name.
  ///
  /// A level for all changes nothing about what is off by default: that is a matter of taste, and
  /// wanted by name.
  public func level(of name: String, default level: LintLevel) -> LintLevel {
    let set = rules.last { $0.name == name || $0.name == nil && level != .off }?.level ?? level
    return isStrict && set == .warning ? .error : set
  }
}
