/// What people who write stories get wrong most often, each with what they are told: the place and what
/// to do about it.
enum AuthorMistakes {
  static var all: [BadInput] { titles + steps + sentences + tables + outlines + tags + calls }

  private static let scenario = "  Scenario: s\n    Given it passes\n"
  private static let feature = "Feature: f\n" + scenario

  /// A mistake that keeps everything from running.
  private static func refused(
    _ number: Int, _ title: String, _ feature: String, _ errors: String...
  ) -> BadInput {
    BadInput(number, title, feature, exit: 2, errors: errors)
  }

  /// A mistake that is told beside a run that passes.
  private static func warned(
    _ number: Int, _ title: String, _ feature: String, _ warning: String
  ) -> BadInput {
    BadInput(
      number, title, feature, exit: 0,
      errors: [warning, "1 warning about features (--strict-features makes it an error)"],
      output: ["1 scenario (1 passed)"])
  }

  /// A step that no definition has, with what is said below it.
  private static func undefined(
    _ number: Int, _ title: String, _ step: String, _ hints: String...
  ) -> BadInput {
    BadInput(
      number, title, "Feature: f\n  Scenario: s\n    \(step)\n", exit: 1,
      output: ["     ? \(step)  (undefined)  # x.feature:3"] + hints.map { "         \($0)" })
  }

  private static var titles: [BadInput] {
    let notRun = "in a description, where it does not run; …"
    return [
      refused(
        1, "misspelled Feature", "Featrue: f\n" + scenario,
        "x.feature:1:1: found 'Featrue: f'; did you mean \"Feature:\"?"),
      refused(
        2, "Feature without its colon", "Feature f\n" + scenario,
        "x.feature:1:1: found 'Feature f'; did you mean \"Feature:\"?"),
      refused(
        3, "no feature", scenario,
        "x.feature:1:3: found 'Scenario: s', expected a feature above it; write a line such as "
          + "\"Feature: …\" first"),
      refused(
        4, "two features", feature + feature,
        "x.feature:4:1: found 'Feature: f', expected one feature in a file; move this one into a file of "
          + "its own, or make it a \"Rule:\""),
      refused(
        5, "another language", "Funktionalität: f\n  Szenario: s\n    Angenommen x\n",
        "x.feature:1:1: found 'Funktionalität: f', which is no title in English; write \"# language: de\" "
          + "as the first line"),
      refused(
        6, "misspelled Scenario", "Feature: f\n  Scenaro: s\n    Given it passes\n",
        "x.feature:1:1: warning: found a feature without scenarios; …",
        "x.feature:2:3: found 'Scenaro: s' in a description, expected a title there that begins with "
          + "\"Scenario:\", or other words (--lint title-in-description)",
        "x.feature:3:5: found 'Given it passes' \(notRun)"),
      refused(
        7, "Background below a scenario", feature + "  Background:\n    Given it passes\n",
        "x.feature:4:3: found 'Background:', expected the background above the first scenario; move it "
          + "there"),
      refused(
        8, "two backgrounds",
        "Feature: f\n  Background:\n    Given it passes\n  Background:\n    Given it passes\n"
          + scenario,
        "x.feature:4:3: found 'Background:', expected one background in a feature or rule; join the two"
      ),
      BadInput(
        9, "scenario without steps", "Feature: f\n  Scenario: s\n", exit: 0,
        errors: [
          "x.feature:2:3: warning: found a scenario without steps, which passes whatever the system does; "
            + "add steps (--lint no-steps)",
          "1 warning about features (--strict-features makes it an error)",
        ], output: ["1 scenario (1 passed)"]),
    ]
  }

  private static var steps: [BadInput] {
    let title = "Feature: f\n  Scenario: s\n"
    return [
      refused(
        10, "misspelled keyword", feature + "    Thne it passes\n",
        "x.feature:4:5: found 'Thne it passes'; did you mean \"Then \"?"),
      refused(
        11, "keyword in lower case", feature + "    then it passes\n",
        "x.feature:4:5: found 'then it passes'; did you mean \"Then \"?"),
      refused(
        12, "first keyword misspelled", title + "    Gven it passes\n",
        "x.feature:2:3: warning: found a scenario without steps, …",
        "x.feature:3:5: found 'Gven it passes' in a description, where it does not run; write a step after "
          + "a scenario's or background's title, beginning with \"Given \" (--lint step-in-description)"
      ),
      refused(
        13, "steps as a list", title + "    - Given it passes\n",
        "x.feature:2:3: warning: found a scenario without steps, …",
        "x.feature:3:5: found '- Given it passes' in a description, where it does not run; …"),
      refused(
        14, "step on two lines", feature + "      and goes on\n      further\n",
        "x.feature:4:7: found 'and goes on'; did you mean \"And \"?",
        "x.feature:5:7: found 'further'; a step is one line: join it with the line above, or begin it with "
          + "a keyword, a row with |, or a comment with #"),
      refused(
        15, "comment of Swift", feature + "    // why\n",
        "x.feature:4:5: found '// why', expected a step or a comment; comments begin with #"),
      refused(
        16, "doc string between apostrophes", feature + "    '''\n    a\n    '''\n",
        "x.feature:4:5: found ''''', expected a step or a doc string; doc strings stand between lines of "
          + "\"\"\""),
      refused(
        47, "marks of a merge conflict",
        feature + "<<<<<<< HEAD\n    Then it passes\n=======\n    Then it passes\n>>>>>>> other\n",
        "x.feature:4:1: found '<<<<<<< HEAD', a mark of a merge conflict; keep one of the two versions, and "
          + "remove the lines with <<<<<<<, ======= and >>>>>>>"),
      refused(
        48, "title without its colon above an error",
        "Feature: f\n  Scenario s\n    Given it passes\n" + scenario
          + "  Scenario t\n    Given it passes\n",
        "x.feature:6:3: found 'Scenario t'; did you mean \"Scenario:\"?",
        "x.feature:2:3: found 'Scenario s' in a description, expected a title there that begins with "
          + "\"Scenario:\", or other words (--lint title-in-description)",
        "x.feature:3:5: found 'Given it passes' in a description, where it does not run; …"),
      refused(
        17, "doc string that stays open", title + "    Given the doc\n      \"\"\"\n      a\n",
        "x.feature:4:7: the doc string opened in line 4 is never closed; end it with the same fence"
      ),
    ]
  }

  private static var sentences: [BadInput] {
    let passes = "did you mean \"it passes\"? …"
    let text = "did you mean 'the text \"hello\"'? …"
    return [
      undefined(
        18, "misspelled sentence", "Given it pases", passes,
        "expected \"passes\" instead of \"pases\""),
      undefined(
        19, "capital letter", "Given It passes", passes, "capital and small letters differ"),
      undefined(
        20, "full stop", "Given it passes.", passes, "the sentence does not end with '.'"),
      undefined(
        21, "two spaces", "Given it  passes", passes,
        "the sentence has one more space behind \"it\""),
      undefined(
        22, "comment behind a step", "Given it passes # at last", passes,
        "'# at last' belongs to the sentence; a comment is a line of its own"),
      undefined(
        23, "typographic quotation marks", "Given the text “hello”", text,
        "a quotation begins and ends with the straight mark \""),
      undefined(
        24, "no quotation marks", "Given the text hello", text,
        "'hello' is a text of its own; write it in quotation marks: \"hello\""),
      undefined(
        25, "number as a word", "Given three things", "did you mean \"3 things\"? …",
        "'three' is not a value of {int}, expected digits such as 3"),
      undefined(
        26, "number with a separator", "Given 1,000 things", "did you mean \"1000 things\"? …",
        "a number has digits alone: 1000"),
      undefined(
        46, "quotation that stays open", "Given the text \"hello", text,
        "a quotation begins and ends with the straight mark \""),
    ]
  }

  private static var tables: [BadInput] {
    let step = "Feature: f\n  Scenario: s\n    Given the rows\n"
    return [
      refused(
        27, "row with too few cells", step + "      | a | b |\n      | 1 |\n",
        "x.feature:5:7: this row has 1 cell, the first row of its table has 2 cells; add cells, empty ones "
          + "if need be"),
      refused(
        28, "bar in a cell", step + "      | a | b |\n      | x|y | 1 |\n",
        "x.feature:5:7: this row has 3 cells, the first row of its table has 2 cells; write a bar inside a "
          + "cell as \\|"),
      refused(
        29, "row without its last bar", step + "      | a | b\n",
        "x.feature:4:13: found 'b' after the last pipe, which is no cell; close the row with a pipe "
          + "(--lint open-row)"),
      warned(
        30, "table of Markdown", step + "      | a |\n      |---|\n      | 1 |\n",
        "x.feature:5:7: warning: found a row of dashes, which is a row of values in Gherkin; remove it "
          + "(--lint separator-row)"),
      refused(
        31, "no table where one belongs", step,
        "x.feature:3:5: there is no data table below this step, but its definition (…"),
    ]
  }

  private static var outlines: [BadInput] {
    let outline = "Feature: f\n  Scenario Outline: s\n    Given the name <name>\n"
    return [
      refused(
        32, "misspelled Examples", outline + "    Exmaples:\n      | name |\n      | Ann |\n",
        "x.feature:4:5: found 'Exmaples:'; did you mean \"Examples:\"?"),
      refused(
        33, "misspelled placeholder",
        "Feature: f\n  Scenario Outline: s\n    Given the name <nmae>\n    Examples:\n      | name |\n"
          + "      | Ann |\n",
        "x.feature:5:9: warning: found the column 'name', which no placeholder uses; …",
        "x.feature:3:5: found <nmae>, which no column of the examples fills in, expected one of <name>; "
          + "did you mean <name>? (--lint unknown-placeholder)"),
      refused(
        34, "examples above the steps",
        "Feature: f\n  Scenario Outline: s\n    Examples:\n      | name |\n      | Ann |\n"
          + "    Given the name <name>\n",
        "x.feature:6:5: found 'Given the name <name>', expected the steps of an outline above its examples; "
          + "move it there"),
      refused(
        35, "examples without rows", outline + "    Examples:\n      | name |\n",
        "x.feature:4:5: found examples without rows, so that nothing runs for them; add rows "
          + "(--lint no-rows)"),
      warned(
        36, "placeholder outside of outlines",
        "Feature: f\n  Scenario: s\n    Given the name <name>\n",
        "x.feature:3:5: warning: found <name> in a scenario without examples, so that it stays as it is "
          + "written; …"),
    ]
  }

  private static var tags: [BadInput] {
    [
      warned(
        37, "commas between tags", "@a, @b\n" + feature,
        "x.feature:1:1: warning: found the tag '@a,', whose comma belongs to its name; put spaces between "
          + "tags (--lint comma-in-tag)"),
      refused(
        38, "tag without its at sign", "smoke\n" + feature,
        "x.feature:1:1: found 'smoke', expected nothing but tags, which begin with @, and comments, which "
          + "begin with #, above \"Feature:\"; move it below"),
      refused(
        39, "misspelled tag with an effect", "@serail\n" + feature,
        "x.feature:1:1: found the tag @serail, which has no effect; did you mean @serial? …"),
      refused(
        40, "tags above a background",
        "Feature: f\n  @a\n  Background:\n    Given it passes\n" + scenario,
        "x.feature:3:3: found 'Background:', expected no tags above a background; remove those of line 2, "
          + "or move them above the scenario or the feature"),
      refused(
        41, "tags above nothing", feature + "  @wip\n",
        "x.feature:4:3: found tags above nothing; write a scenario below them, or remove them"),
      refused(
        42, "name of a language", "# language: german\n" + feature,
        "x.feature:1:1: no language has the code 'german'; did you mean 'de'? …"),
    ]
  }

  private static var calls: [BadInput] {
    func call(_ number: Int, _ title: String, _ arguments: [String], _ error: String) -> BadInput {
      BadInput(number, title, "@smoke\n" + feature, arguments, exit: 2, errors: [error])
    }
    return [
      call(
        43, "misspelled tag to run", ["x.feature", "--tags", "@smok"],
        "no scenario to run: none of 1 scenario in 1 file passes --tags \"@smok\"; none has the tag @smok, "
          + "did you mean @smoke?"),
      call(
        44, "line without a scenario", ["x.feature:99"],
        "x.feature:99: selects nothing, the file has 4 lines"),
      BadInput(
        45, "misspelled path", files: ["story.feature": .text(feature)],
        .arguments(["stroy.feature"]), exit: 2,
        errors: ["stroy.feature: no such file or folder; did you mean story.feature?"]),
      BadInput(
        49, "ending of a file", files: ["stories/cart.feature.txt": .text(feature)],
        .arguments(["stories"]), exit: 2,
        errors: [
          "stories: no .feature or .feature.md file in this folder or below it; found "
            + "stories/cart.feature.txt, rename it so that it ends with .feature"
        ]),
      BadInput(
        50, "setting outside of a profile",
        files: ["story.feature": .text(feature), "specrun.yaml": .text("tgas: \"@smoke\"\n")],
        .arguments(["story.feature"]), exit: 2,
        errors: [
          "specrun.yaml:1:1: found the key \"tgas\" here, expected \"tags\" below \"profiles:\" and "
            + "\"default:\""
        ]),
    ]
  }
}
