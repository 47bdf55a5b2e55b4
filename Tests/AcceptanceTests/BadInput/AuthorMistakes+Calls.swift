/// Arguments and files around features.
extension AuthorMistakes {
  static func calls(after count: Int) -> [BadInput] {
    callRows.enumerated().map { offset, call in
      var input = BadInput(
        count + offset + 1, call.title, files: call.files.mapValues { .text($0) },
        .arguments(call.arguments), exit: 2, errors: [call.error])
      input.isWhole = true
      return input
    }
  }

  /// A call that runs nothing.
  private struct Call {
    let title: String
    let arguments: [String]
    let files: [String: String]
    let error: String

    init(
      _ title: String, _ arguments: [String], files: [String: String] = ["x.feature": tagged],
      _ error: String
    ) {
      (self.title, self.arguments, self.files, self.error) = (title, arguments, files, error)
    }

    init(_ title: String, configuration: String, _ error: String) {
      self.init(
        title, ["x.feature"], files: ["x.feature": tagged, "specrun.yaml": configuration], error)
    }

    init(_ title: String, data: String, in file: String = "u.csv", _ error: String) {
      let outline =
        "Feature: f\n  @DataSource:\(file)\n  Scenario Outline: s\n    Given the name <a>\n"
      self.init(title, ["x.feature"], files: ["x.feature": outline, file: data], error)
    }

    init(_ title: String, scenario: String, name: String, _ error: String) {
      self.init(
        title, ["x.feature", "--name", name],
        files: ["x.feature": "Feature: f\n  Scenario: \(scenario)\n    Given it passes\n"],
        "no scenario to run: none of 1 scenario in 1 file passes --name \"\(name)\"; \(error)")
    }
  }

  private static let tagged = "@smoke\n" + feature
  private static let noneOf = "no scenario to run: none of 1 scenario in 1 file passes"

  private static let callRows = [
    Call(
      "misspelled tag to run", ["x.feature", "--tags", "@smok"],
      "\(noneOf) --tags \"@smok\"; none has the tag @smok, did you mean @smoke?"),
    Call(
      "tag with a character that shows nothing", ["x.feature", "--tags", "@smoke"],
      files: ["x.feature": "@smo\u{200B}ke\n" + feature],
      "\(noneOf) --tags \"@smoke\"; none has the tag @smoke, did you mean @smo<U+200B>ke?"),
    Call(
      "value of a tag to run", ["x.feature", "--tags", "not @timeout(2s)"],
      "--tags: Tag expression \"not @timeout(2s)\" could not be parsed because of syntax error: Expected "
        + "operator. The parentheses of a tag have a backslash before them: not @timeout\\(2s\\)"),
    Call(
      "line without a scenario", ["x.feature:99"],
      "x.feature:99: selects nothing, the file has 4 lines"
    ),
    Call(
      "misspelled path", ["stroy.feature"], files: ["story.feature": feature],
      "stroy.feature: no such file or folder; did you mean story.feature?"),
    Call(
      "ending of a file", ["stories"], files: ["stories/cart.feature.txt": feature],
      "stories: no .feature or .feature.md file in this folder or below it; found "
        + "stories/cart.feature.txt, rename it so that it ends with .feature"),
    Call(
      "tag as a path", ["@smoke"],
      "@smoke: no such file or folder; to choose tags, write --tags \"@smoke\""),
    Call(
      "option with one dash", ["x.feature", "-tags", "@smoke"],
      "-tags: unknown option; did you mean --tags?"),
    Call(
      "option with an en dash", ["x.feature", "–tags", "@smoke"],
      "–tags: unknown option; did you mean --tags?"),
    Call(
      "option with an em dash", ["x.feature", "—tags=@smoke"],
      "—tags: unknown option; did you mean --tags?"),
    Call(
      "letter of an option with an en dash", ["x.feature", "–t", "@smoke"],
      "–t: unknown option; did you mean -t?"),
    Call(
      "name with parentheses", scenario: "pay (cash)", name: "pay (cash)",
      "--name is a regular expression, did you mean --name \"pay \\(cash\\)\"?"),
    Call(
      "name with plus signs", scenario: "Which C++ works?", name: "C++ works?",
      "--name is a regular expression, did you mean --name \"C\\+\\+ works\\?\"?"),
    Call(
      "name with a dollar sign", scenario: "pays $5", name: "pays $5",
      "--name is a regular expression, did you mean --name \"pays [$]5\"?"),
    Call(
      "name with brackets", scenario: "RIGHTS: [BOSS]", name: "[boss]",
      "--name is a regular expression, did you mean --name \"\\[BOSS\\]\"?"),
    Call(
      "capital letter in a name", scenario: "I pay", name: "Pay", "did you mean --name \"pay\"?"),
    Call(
      "report without its path", ["x.feature", "-f", "html:"],
      "--format: found \"html:\", expected a path after the colon"),
    Call(
      "range of lines", ["x.feature:2-3"],
      "x.feature:2-3: no such file or folder; did you mean x.feature:2:3?"),
    Call(
      "report of lint without its path", ["lint", "x.feature", "-f", "sarif:"],
      "--format: found \"sarif:\", expected a path after the colon"),
    Call(
      "setting outside of a profile", configuration: "tgas: \"@smoke\"\n",
      "specrun.yaml:1:1: found the key \"tgas\" here, expected \"tags\" below \"profiles:\" and "
        + "\"default:\""),
    Call(
      "tag without quotes", configuration: "profiles:\n  default:\n    tags: @smoke\n",
      "specrun.yaml:3:11: found a value that begins with @, expected it in quotes: \"@smoke\""),
    Call(
      "setting without a value", configuration: "profiles:\n  default:\n    tags:\n",
      "specrun.yaml:3:10: tags: found nothing, expected a tag expression"),
    Call(
      "path of the configuration", [],
      files: [
        "Features/x.feature": tagged,
        "specrun.yaml": "profiles:\n  default:\n    paths: [Featurs]\n",
      ],
      "specrun.yaml:3:12: paths: Featurs: no such file or folder; did you mean Features?"),
    Call(
      "ending of the configuration", ["x.feature"],
      files: ["x.feature": tagged, "specrun.yml": "profiles: {}\n"],
      "specrun.yml: is not read; rename it to specrun.yaml"),
    Call(
      "columns between semicolons", data: "a;n\nAnn;1,5\n",
      "u.csv:1:1: found columns separated by \";\", expected commas; save the file as CSV with commas"
    ),
    Call(
      "quotes between semicolons", data: "\"a\";\"n\"\n\"Ann\";\"1\"\n",
      "u.csv:1:4: found columns separated by \";\", expected commas; save the file as CSV with commas"
    ),
    Call(
      "first line of Excel", data: "sep=;\na;n\nAnn;1\n",
      "u.csv:1:1: found columns separated by \";\", expected commas; save the file as CSV with commas"
    ),
    Call(
      "columns between tabs", data: "a\tn\nAnn\t1\n", in: "u.tsv",
      "u.tsv:1:1: found columns separated by tabs, expected commas; save the file as CSV with commas"
    ),
    Call("feature as a recording", ["report", "x.feature"], "x.feature: holds no messages"),
  ]
}
