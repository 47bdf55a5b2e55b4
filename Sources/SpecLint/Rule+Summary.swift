extension Rule {
  /// What each rule finds: for its documentation, and for tools that show a rule beside its findings.
  static let summaries: [String: String] = [
    syntax: "A file that is not Gherkin, or whose examples come from a file that cannot be read.",

    "no-steps": "A scenario without steps, which passes whatever the system does.",
    "step-in-description": "A line of a description that begins like a step and does not run.",
    "foreign-keyword": "A line of a description that begins with a keyword of another language.",
    "title-in-description": "A line of a description that begins like a title.",
    "argument-in-description": "A row or a doc string in a description, where no step has it.",
    "no-rows": "Examples without rows, for which nothing runs.",
    "unknown-placeholder": "A placeholder without a column.",
    "duplicate-column": "Two columns of one name, of which only the first is used.",
    "open-row": "A row whose last cell has no closing pipe.",
    "step-argument":
      "A table or doc string that the definition of its step does not take, or lacks.",
    "unchecked-outcome":
      "A step after Then that brings something about and checks nothing, in a library with StrictOutcomes().",
    "near-tag": "A tag that is nearly one with a meaning, and has none.",
    "lone-placeholder": "A placeholder in a scenario that is no outline.",
    "unused-column": "A column that no placeholder uses.",
    "invalid-json": "A doc string marked as JSON that is not JSON.",
    "no-examples": "An outline without examples and without placeholders.",
    "empty-background": "A background without steps.",
    "no-scenarios": "A feature or rule without scenarios.",
    "no-feature": "A file without a feature.",
    "empty-step": "A step without text.",
    "duplicate-name": "Two scenarios of one name in a feature or rule.",
    "duplicate-tag": "The same tag twice.",
    "nameless-tag": "An @ without a name.",
    "comma-in-tag": "A tag that ends with a comma, which belongs to its name.",
    "separator-row": "A row of dashes below the first row, which is a row of values.",
    "nested-rule": "A rule indented below another, which it ends.",
    "late-language": "A comment for the language that has no effect.",
    "text-after-encoding": "Text behind the name of an encoding.",
    "broken-link": "A link in a folder of features that leads to no file.",

    "undefined-step": "A step that no definition matches.",
    "ambiguous-step": "A step that several definitions match.",
    "unused-step":
      "A definition that no step uses; `except` names "
      + "patterns that may be unused.",
    "similar-steps":
      "Two definitions whose sentences differ in an article, a plural, punctuation or capitals; "
      + "`except` names patterns that may.",
    "idle-then":
      "A Then whose definition never makes an expectation when the scenarios are run, with `--run`; "
      + "`except` names patterns that throw errors of their own.",
    "unselected-scenario": "A scenario, or its examples, that no profile of specrun.yaml selects.",
    "allowed-tags":
      "A tag that nobody declares: neither `tags` and `patterns`, nor specrun, a profile or a hook.",
    "no-unnamed-features": "A feature without a name.",
    "no-unnamed-scenarios": "A scenario without a name.",
    "no-dupe-feature-names": "Two features of one name.",
    "name-length": "A name or step with more characters than the option of its kind says.",
    "file-name": "A file whose name is not written in the `style`.",
    "no-superfluous-tags": "A tag that the feature, rule or scenario around it has already.",
    "no-partially-commented-tag-lines": "A tag in a comment behind other tags.",
    "no-homogenous-tags": "A tag that every scenario has, which can stand at the feature or rule.",
    "no-restricted-tags": "A tag that `tags` or `patterns` forbid.",
    "required-tags": "A scenario without a tag for each of the `patterns`, its own or inherited.",
    "keywords-in-logical-order": "A Given after a When, or a When after a Then.",
    "only-one-when": "A scenario with several Whens.",
    "use-and": "A keyword that is repeated where And can stand.",
    "scenario-size": "A scenario or background with more steps than its option says.",
    "max-scenarios-per-file": "A file with more scenarios than `most`.",
    "no-background-only-scenario": "A background for a single scenario.",
    "no-examples-in-scenarios": "Examples below the keyword Scenario instead of Scenario Outline.",
    "no-restricted-patterns":
      "A name, description or step that matches a pattern of `global` or of its kind.",
    "formatting": "A layout that is not that of `specrun fmt`.",
    "lint-comment": "A comment for lint that names no rule.",
  ]
}
