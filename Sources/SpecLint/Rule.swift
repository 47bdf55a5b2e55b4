public import Gherkin

/// Something that `specrun lint` looks for, by the name that settings, comments and reports use.
public struct Rule: Sendable {
  /// What a rule looks at.
  enum Subject: Sendable {
    /// Found whenever features are read or planned, for a run as well.
    case reading
    /// One feature file.
    case file(@Sendable (LintedFile, OptionValues) -> [Found])
    /// A run of the scenarios, which has to be asked for.
    case run
    /// All files, with the step definitions and the profiles.
    case project(@Sendable (LintedProject, OptionValues) -> [Found])
  }

  public let name: String
  /// The level where no setting says otherwise: `off` for what is a matter of taste.
  public let level: LintLevel
  public let options: [RuleOption]
  /// Whether `--fix` repairs what it finds, as far as that is safe.
  public let isFixable: Bool
  let subject: Subject

  /// What it finds, as a sentence.
  public var summary: String { Self.summaries[name] ?? "" }

  init(
    _ name: String, _ level: LintLevel, options: [RuleOption] = [], isFixable: Bool = false,
    _ subject: Subject
  ) {
    self.name = name
    self.level = level
    self.options = options
    self.isFixable = isFixable
    self.subject = subject
  }

  static func file(
    _ name: String, _ level: LintLevel, options: [RuleOption] = [], isFixable: Bool = false,
    _ check: @escaping @Sendable (LintedFile, OptionValues) -> [Found]
  ) -> Rule {
    Rule(name, level, options: options, isFixable: isFixable, .file(check))
  }

  static func project(
    _ name: String, _ level: LintLevel, options: [RuleOption] = [],
    _ check: @escaping @Sendable (LintedProject, OptionValues) -> [Found]
  ) -> Rule {
    Rule(name, level, options: options, .project(check))
  }
}

extension Rule {
  /// Errors of syntax and in files of examples; no setting changes them, since nothing else is known
  /// about such a file.
  public static let syntax = "syntax"

  /// Every rule, as the documentation lists them.
  public static let all: [Rule] =
    [Rule(syntax, .error, .reading)]
    + LintKind.allCases.map {
      Rule($0.rawValue, $0.level, isFixable: $0 == .duplicateTag, .reading)
    }
    + definitions + [idleThen] + profiles + names + tags + steps + texts

  /// The rule of a name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// Those whose level can be set.
  public static let settable = all.filter { $0.name != syntax }

  /// The rules of gherkin-lint that have another name here.
  public static let otherNames = [
    "indentation": "formatting", "new-line-at-eof": "formatting",
    "no-dupe-scenario-names": "duplicate-name", "no-duplicate-tags": "duplicate-tag",
    "no-empty-background": "empty-background", "no-empty-file": "no-feature",
    "no-files-without-scenarios": "no-scenarios", "no-multiple-empty-lines": "formatting",
    "no-multiline-steps": syntax, "no-scenario-outlines-without-examples": "no-examples",
    "no-tags-on-backgrounds": syntax, "no-trailing-spaces": "formatting",
    "no-unused-variables": "unused-column", "one-feature-per-file": syntax,
    "one-space-between-tags": "formatting", "up-to-one-background-per-file": syntax,
  ]
}
