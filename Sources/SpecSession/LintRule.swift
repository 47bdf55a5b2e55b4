package import Gherkin

/// A rule of `specrun lint` as used by settings, comments and reports; SpecLint applies it.
package struct LintRule: Sendable {
  package let name: String
  /// The level unless a setting overrides it: `off` for a matter of taste.
  package let level: LintLevel
  /// The finding, as a sentence.
  package let summary: String
  package let options: [Option]

  package struct Option: Sendable {
    package enum Kind: Sendable, Equatable {
      /// A number from 1, and the one unless a setting overrides it.
      case number(Int)
      /// Any number of texts.
      case texts
      /// Any number of regular expressions, which may match anywhere.
      case patterns
      /// One of the words: the first unless a setting overrides it.
      case choice([String])
    }

    package let name: String
    package let kind: Kind

    /// The values unless a setting overrides them.
    package var standard: [String] {
      switch kind {
      case .number(let standard): ["\(standard)"]
      case .texts, .patterns: []
      case .choice(let words): [words[0]]
      }
    }
  }

  private init(
    _ name: String, _ level: LintLevel, _ summary: String,
    options: KeyValuePairs<String, Option.Kind> = [:]
  ) {
    self.name = name
    self.level = level
    self.summary = summary
    self.options = options.map { Option(name: $0, kind: $1) }
  }
}

extension LintRule {
  /// Errors of syntax and in files of examples; settings cannot change them, since nothing else is known
  /// about such a file.
  package static let syntax = LintRule(
    "syntax", .error,
    "A file that is not Gherkin, or whose examples come from a file that cannot be read.")

  /// Every rule, as the documentation lists them.
  package static let all =
    [syntax] + LintKind.allCases.map { LintRule($0.rawValue, $0.level, $0.summary) } + ofLint

  /// The rules whose level can be set.
  package static let settable = all.filter { $0.name != syntax.name }

  package static func named(_ name: String) -> LintRule? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The rules that a run does not check.
  private static let ofLint = [
    LintRule("undefined-step", .error, "A step that no definition matches."),
    LintRule("ambiguous-step", .error, "A step that several definitions match."),
    LintRule(
      "unused-step", .warning,
      "A definition that no step uses; `except` names patterns that may be unused.",
      options: ["except": .texts]),
    LintRule(
      "similar-steps", .warning,
      "Two definitions whose sentences differ in an article, a plural, punctuation or capitals; "
        + "`except` names patterns that may.", options: ["except": .texts]),
    LintRule(
      "idle-then", .warning,
      "A Then whose definition never makes an expectation when the scenarios are run, with `--run`; "
        + "`except` names patterns that throw errors of their own.", options: ["except": .texts]),
    LintRule(
      "unselected-scenario", .warning,
      "A scenario, or its examples, that no profile of specrun.yaml selects."),
    LintRule(
      "allowed-tags", .off,
      "A tag that is not declared: neither by `tags` or `patterns`, nor by specrun, a profile or a hook.",
      options: ["tags": .texts, "patterns": .patterns]),
    LintRule("no-unnamed-features", .warning, "A feature without a name."),
    LintRule("no-unnamed-scenarios", .warning, "A scenario without a name."),
    LintRule("no-dupe-feature-names", .off, "Two features of one name."),
    LintRule(
      "name-length", .off,
      "A name or step with more characters than the option of its kind says.",
      options: [
        "feature": .number(70), "rule": .number(70), "scenario": .number(70), "step": .number(70),
      ]),
    LintRule(
      "file-name", .off, "A file whose name is not written in the `style`.",
      options: [
        "style": .choice(["kebab-case", "snake_case", "PascalCase", "camelCase", "Title Case"])
      ]),
    LintRule(
      "no-superfluous-tags", .off,
      "A tag that the feature, rule or scenario around it has already."),
    LintRule("no-partially-commented-tag-lines", .warning, "A tag in a comment after other tags."),
    LintRule(
      "no-homogenous-tags", .off,
      "A tag that every scenario has, which the feature or rule could have."),
    LintRule(
      "no-restricted-tags", .off, "A tag that `tags` or `patterns` forbid.",
      options: ["tags": .texts, "patterns": .patterns]),
    LintRule(
      "required-tags", .off,
      "A scenario without a tag for each of the `patterns`, its own or inherited.",
      options: ["patterns": .patterns]),
    LintRule("keywords-in-logical-order", .off, "A Given after a When, or a When after a Then."),
    LintRule("only-one-when", .off, "A scenario with several Whens."),
    LintRule("use-and", .off, "A keyword that is repeated and could be And."),
    LintRule(
      "scenario-size", .off, "A scenario or background with more steps than its option says.",
      options: ["scenario": .number(15), "background": .number(15)]),
    LintRule(
      "max-scenarios-per-file", .off, "A file with more scenarios than `most`.",
      options: ["most": .number(10)]),
    LintRule("no-background-only-scenario", .off, "A background for a single scenario."),
    LintRule(
      "no-examples-in-scenarios", .off,
      "Examples below the keyword Scenario instead of Scenario Outline."),
    LintRule(
      "no-restricted-patterns", .off,
      "A name, description or step that matches a pattern of `global` or of its kind.",
      options: [
        "global": .patterns, "feature": .patterns, "rule": .patterns, "background": .patterns,
        "scenario": .patterns, "step": .patterns,
      ]),
    LintRule("formatting", .off, "A layout that is not that of `specrun fmt`."),
    LintRule("lint-comment", .warning, "A comment for lint that names no rule."),
  ]

  /// The rules of gherkin-lint that have another name here.
  package static let otherNames = [
    "indentation": "formatting", "new-line-at-eof": "formatting",
    "no-dupe-scenario-names": "duplicate-name", "no-duplicate-tags": "duplicate-tag",
    "no-empty-background": "empty-background", "no-empty-file": "no-feature",
    "no-files-without-scenarios": "no-scenarios", "no-multiple-empty-lines": "formatting",
    "no-multiline-steps": "syntax", "no-scenario-outlines-without-examples": "no-examples",
    "no-tags-on-backgrounds": "syntax", "no-trailing-spaces": "formatting",
    "no-unused-variables": "unused-column", "one-feature-per-file": "syntax",
    "one-space-between-tags": "formatting", "up-to-one-background-per-file": "syntax",
  ]
}
