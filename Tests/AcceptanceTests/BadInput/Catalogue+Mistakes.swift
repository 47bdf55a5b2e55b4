/// What official parsers accept although it is most likely a mistake: items 16 to 23, and steps that
/// are read as descriptions.
extension Catalogue {
  static var mistakes: [BadInput] {
    rows + tables + placeholders + tags + rules + swallowed + limits
  }

  private static var rows: [BadInput] {
    let rest = "after the last pipe, which is no cell; close the row with a pipe (--lint open-row)"
    return [
      BadInput(
        16, "row without its closing pipe", step("the rows", "| a | b"), exit: 2,
        errors: ["x.feature:4:13: found 'b' \(rest)"]),
      BadInput(
        16, "comment behind a row", step("the rows", "| a | b | # why"), exit: 0, output: passed),
      BadInput(
        16, "as a warning",
        files: ["x.feature": .text(step("the rows", "| a | b"))],
        .arguments(["x.feature", "--lint", "open-row=warning"]), exit: 0,
        errors: oneWarning("x.feature:4:13: warning: found 'b' \(rest)"), output: passed),
      BadInput(
        16, "as nothing",
        files: ["x.feature": .text(step("the rows", "| a | b"))],
        .arguments(["x.feature", "--lint", "open-row=off"]), exit: 0, output: passed),
      BadInput(
        17, "escapes in cells", step("the rows", "| \\| \\\\ \\n \\x |"), exit: 0, output: passed),
      BadInput(
        17, "backslash at the end", step("the rows", "| a | b \\"), exit: 2,
        errors: ["x.feature:4:13: found 'b \\' \(rest)"]),
      BadInput(
        17, "escaped closing pipe", step("the rows", "| a | b \\|"), exit: 2,
        errors: ["x.feature:4:13: found 'b \\|' \(rest)"]),
    ]
  }

  /// An outline with these lines after its title.
  private static func outline(_ lines: String...) -> String {
    "Feature: f\n  Scenario Outline: s <a>\n" + lines.map { "    \($0)\n" }.joined()
  }

  private static var tables: [BadInput] {
    [
      BadInput(
        18, "two columns of one name",
        outline("Given it passes", "Examples:", "| a | a |", "| 1 | 2 |"), exit: 2,
        errors: [
          "x.feature:5:11: found a second column named 'a'; only the first is used: rename "
            + "it (--lint duplicate-column)"
        ]),
      BadInput(
        18, "a column without a placeholder",
        outline("Given it passes", "Examples:", "| a | b |", "| 1 | 2 |"), exit: 0,
        errors: oneWarning(
          "x.feature:5:11: warning: found the column 'b', which no placeholder uses; write <b> "
            + "where its values belong, or remove it", "unused-column"), output: passed),
      BadInput(
        18, "two scenarios of one name", feature + scenario, exit: 0,
        errors: oneWarning(
          "x.feature:4:3: warning: found a second scenario named 's' (the first is in line 2), …"),
        output: ["2 scenarios (2 passed)"]),
      BadInput(
        19, "outline without examples", "Feature: f\n  Scenario Outline: s\n    Given it passes\n",
        exit: 0,
        errors: oneWarning(
          "x.feature:2:3: warning: found \"Scenario Outline\" without examples and without "
            + "placeholders; …"), output: passed),
      BadInput(
        19, "outline with a placeholder in its title and without examples",
        outline("Given it passes"), exit: 0,
        errors: oneWarning(
          "x.feature:2:3: warning: found <a> in an outline without examples, so that it stays as it is "
            + "written; add \"Examples:\" with a column named a (--lint unknown-placeholder)"),
        output: passed),
      BadInput(
        19, "examples with a header only",
        outline("Given it passes", "Examples:", "| a |")
          + "  Scenario: other\n    Given it passes\n",
        exit: 2, errors: ["x.feature:4:5: found examples with one row, …"]),
      BadInput(
        19, "examples without a table",
        outline("Given it passes", "Examples:") + "  Scenario: other\n    Given it passes\n",
        exit: 2, errors: ["x.feature:4:5: found examples without rows, …"]),
      BadInput(
        19, "data source with a header only",
        files: [
          "x.feature": .text("@DataSource:d.csv\n" + outline("Given it passes")),
          "y.feature": .text(feature), "d.csv": .text("a\n"),
        ], .arguments(["."]), exit: 2,
        errors: [
          "x.feature:1:1: found no rows in d.csv, which @DataSource:d.csv names, so that nothing "
            + "runs for it; add rows (--lint no-rows)"
        ]),
    ]
  }

  private static var placeholders: [BadInput] {
    [
      BadInput(
        20, "placeholder without a column",
        outline("Given the text \"<zzz>\"", "Examples:", "| a |", "| 1 |"), exit: 2,
        errors: [
          "x.feature:3:5: found <zzz>, which no column of the examples fills in, expected one of "
            + "<a> (--lint unknown-placeholder)"
        ]),
      BadInput(
        20, "markup and comparisons",
        outline(
          "Given the text \"<b>1 < 2 > 0</b> <br/>\"", "Examples:", "| a |", "| 1 |"), exit: 0,
        output: passed),
      BadInput(
        20, "placeholders that bring in placeholders",
        files: [
          "x.feature": .text(
            "Feature: f\n  Scenario Outline: s\n    Given the name <a><b>\n    Examples:\n"
              + "      | a | b |\n      | <b> | <a> |\n")
        ], .arguments(["x.feature", "-f", "message"]), exit: 0,
        output: [
          #"{"pickle":{"astNodeIds":["4","2"],"id":"6","language":"en","location":{"column":7,"line":6},"name":"s","#
            + #""steps":[{"astNodeIds":["0","2"],"id":"5","text":"the name <b><a>","…"#
        ]),
    ]
  }

  private static var tags: [BadInput] {
    [
      BadInput(
        21, "a tag twice", "@a @a\n" + feature, exit: 0,
        errors: oneWarning(
          "x.feature:1:4: warning: found the tag @a twice here; remove one", "duplicate-tag"),
        output: passed),
      BadInput(
        21, "@ alone", "@a @\n" + feature, exit: 0,
        errors: oneWarning(
          "x.feature:1:4: warning: found @ without a name, expected a tag such as @smoke",
          "nameless-tag"),
        output: passed),
      BadInput(
        21, "white space in a tag", "@a b\n" + feature, exit: 2,
        errors: ["x.feature:1:1: the tag '@a b' has white space in it; begin each tag with @, …"]),
      BadInput(
        21, "number sign in a tag", "@a#b\n" + feature, ["x.feature", "--tags", "@a#b"], exit: 0,
        output: passed),
    ]
  }

  private static var rules: [BadInput] {
    [
      BadInput(
        22, "rule inside a rule", "Feature: f\n  Rule: a\n    Rule: b\n" + scenario, exit: 0,
        errors: [
          "x.feature:2:3: warning: found a rule without scenarios; add one or remove the rule …",
          "x.feature:3:5: warning: found a rule inside a rule, which Gherkin does not have; …",
        ],
        output: passed),
      BadInput(
        22, "step right after the feature", "Feature: f\n  Given it passes\n" + scenario, exit: 0,
        errors: oneWarning(
          "x.feature:2:3: warning: found 'Given it passes', which is in no scenario and does not run; …"
        ),
        output: passed),
      BadInput(
        23, "titles without names", "Feature:\n  Scenario:\n    Given it passes\n", exit: 0,
        output: passed),
      BadInput(
        23, "step without text", "Feature: f\n  Scenario: s\n    Given \n    Then it passes\n",
        exit: 1,
        errors: oneWarning(
          "x.feature:3:5: warning: found \"Given\" without text, expected a step; …"),
        output: ["1 scenario (1 undefined)"]),
    ]
  }

  /// Steps that would not run, in a scenario that would pass.
  private static var swallowed: [BadInput] {
    let noSteps =
      "x.feature:2:3: warning: found a scenario without steps, which passes whatever the system does; add "
      + "steps (--lint no-steps)"
    return [
      BadInput(
        22, "prose in a description",
        "Feature: f\n  People\n  given to prose,\n  when they write\n  Scenario: s\n"
          + "    The point is\n    when to stop.\n    Given it passes\n", exit: 0, output: passed),
      BadInput(
        23, "scenario without steps", "Feature: f\n  Scenario: s\n", exit: 0,
        errors: oneWarning(noSteps), output: passed),
      BadInput(
        23, "scenario without steps, as in other Cucumbers",
        files: ["x.feature": .text("Feature: f\n  Scenario: s\n")],
        .arguments(["x.feature", "--lint", "no-steps=off"]), exit: 0, output: passed),
      BadInput(
        22, "rows in a description", "Feature: f\n  Scenario: s\n    | a |\n    Given it passes\n",
        exit: 2,
        errors: [
          "x.feature:3:5: found '| a |' in a description, where no step has it; write a table or "
            + "doc string below its step, and rows of examples below \"Examples:\" (--lint "
            + "argument-in-description)"
        ]),
      BadInput(
        22, "a table that no step takes",
        files: ["x.feature": .text(step("it passes", "| a |"))], .arguments(["x.feature", "-d"]),
        exit: 2,
        errors: [
          "x.feature:3:5: there is a data table below this step, but its definition (…"
        ]),
    ]
  }

  /// Tags without a meaning that look like ones with a meaning.
  private static var limits: [BadInput] {
    func limit(_ tag: String, _ rest: String) -> BadInput {
      BadInput(
        21, "tag that is nearly one with a meaning: \(tag)", "Feature: f\n  \(tag)\n" + scenario,
        exit: 2, errors: ["x.feature:2:3: found the tag \(tag), \(rest) (--lint near-tag)"])
    }
    func unreadable(_ tag: String, _ example: String = "@timeout(5s)") -> BadInput {
      limit(
        tag, "which has no effect because its value cannot be read; write, for example, \(example)")
    }
    func near(_ tag: String, _ example: String = "@timeout(5s)") -> BadInput {
      limit(tag, "which has no effect; did you mean \(example)?")
    }
    return [
      unreadable("@timeout(5s"), unreadable("@timeout(soon)"), unreadable("@timeout[5s]"),
      near("@Timeout(5s)"), near("@step_timeout(5s)", "@step-timeout(200ms)"),
      near("@step-timout(1s)", "@step-timeout(200ms)"), near("@time-out:5s"), near("@timeout-5s"),
      near("@scenario-timeout(5s)"), near("@serail", "@serial"), near("@Serial", "@serial"),
      near("@serial(x)", "@serial"), near("@expected-failures", "@expected-failure"),
      near("@DataSorce:x.csv", "@DataSource:users.csv"),
      near("@audit-ingore(x)", "@audit-ignore(reason)"),
      near("@datasource(x.csv)", "@DataSource:users.csv"),
    ]
  }
}
