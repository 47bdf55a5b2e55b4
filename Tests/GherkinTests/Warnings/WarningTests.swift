import Gherkin
import Messages
import SpecTestSupport
import Testing

/// Likely mistakes that the grammar accepts, and lines that look like them and are none.
struct WarningTests {
  /// Checks the lines and facts of a text's warnings, as `line:column fact`.
  private func check(
    _ text: String, _ expected: [String], uri: String = "a.feature", language: String = "en",
    at location: SourceLocation = #_sourceLocation
  ) {
    var ids = IdGenerator()
    let parsed = parse(SourceText(Array(text.utf8)), uri: uri, language: language, ids: &ids)
    #expect(parsed.errors == [], sourceLocation: location)
    let found =
      (parsed.warnings + warnings(about: parsed.document, besides: parsed.warnings))
      .sorted { $0.location < $1.location }
      .map { "\($0.location.line):\($0.location.column ?? 0) \(Self.name($0))" }
    #expect(found == expected, sourceLocation: location)
  }

  private static func name(_ warning: GherkinWarning) -> String {
    "\(warning.fact)".prefix { $0 != "(" } + (warning.hidesNothing ? " hides nothing" : "")
  }

  /// A scenario whose description has a line.
  private func describe(
    _ line: String, _ expected: [String] = [], language: String = "en",
    at location: SourceLocation = #_sourceLocation
  ) {
    let titles = language == "en" ? ("Feature", "Scenario") : ("Fonctionnalité", "Scénario")
    let step = language == "en" ? "Given x" : "Soit x"
    check(
      "\(titles.0): f\n\(titles.1): s\n\(line)\n\(step)\n", expected, language: language,
      at: location)
  }

  @Test("a control character in a column's name is not printed")
  func controlCharacterInColumn() {
    let warning = GherkinWarning(
      location: Location(line: 1), fact: .unknownPlaceholder("what", columns: ["what\u{1F}"]))
    #expect(
      warning.sentence
        == "found <what>, which no column of the examples fills in, expected one of "
        + "<what\u{FFFD}>; did you mean <what\u{FFFD}>?")
  }

  @Test func aCorrectFile() {
    check(
      """
      # language: en
      @a @b
      Feature: f
        As a reader
        Background:
          Given x
        @b
        Scenario: one
          Given a table
            | a | a |
            |   |   |
          And doc
            \"\"\"
            given Scenario: | a
            \"\"\"
        Rule: r
          Scenario: one
            * y
        Rule: q
          Scenario Outline: <a> of <b c>
            Then <a> <br/> 1 < 2 > 0
            Examples:
              | a | b c |
              | 1 | 2   |
      """, [])
  }

  @Test func stepsInDescriptions() {
    let step = ["3:1 stepInDescription"]
    for line in [
      "given x", "GIVEN x", "Gven x", "Givven x", "Gievn x", "Gixen x", "Whne x", "Thn x",
      "Given\tx", "Given\u{A0}x", "Given:", "Given: x", "Given", "When\u{3000}x", "Whn x",
      "Given\u{200B}x", "\u{200B}Given x", "\u{FEFF}When x", "Given： x", "Given\"x\"", "Given<x>",
      "Given“x”", "GivenA user", "GivenIt is", "Givenit is", "Given5 items", "Adn x", "Btu x",
      "Given\u{2009}x", "And\tx", "- Given x",
    ] { describe(line, step) }
    for line in [
      "The user", "They", "Ten users", "Than that", "Ban it", "Gift", "Givens", "Any word",
      "Android", "Wheels", "x given y", "*", "Gherkin", "When's that?",
      "Given, however", "Given-When-Then style", "Then...",
      "Android phones", "Buttons", "Andy pays", "Data is kept", "Date of birth", "Men and women",
      "A user pays", "I pay", "Thenceforth", "e.g. given x", "and x", "but x",
      // Lines that continue the title: no outcome comes before a context.
      "when x", "then posting",
    ] { describe(line) }
    describe("  given x", ["3:3 stepInDescription"])
    describe("Soit:", step, language: "fr")
    describe("étant donné que x", step, language: "fr")
    describe("Lrsque x", step, language: "fr")
  }

  @Test func keywordsOfOtherLanguages() {
    let foreign = ["3:1 foreignKeyword"]
    for line in [
      "Wenn ich zahle", "Soit un compte", "Quand je paie", "Dado un usuario", "Cuando pago",
      "Когда я плачу", "Если я плачу", "Gegeben sei x", "Als ik betaal", "Étant donné que x",
    ] { describe(line, foreign) }
    describe("Given x", foreign, language: "fr")
    // Lines of one language are one mistake.
    describe("Soit x\nEt y", foreign)
    describe("Soit x\n| a |", foreign)
    // Prose in which one line begins so.
    describe("Zahlen\nWenn ich zahle")
    describe("Et y")
    describe("Wenn ich zahle,\nist das gut.")
    check("Feature: f\nWenn ich zahle\nScenario: s\nGiven x\n", [])
    check(
      "Feature: f\nSzenario: a\nWenn x\nUnd z\n\nScenario: s\nGiven x\n",
      ["2:1 titleInDescription"])
    for step in ["Given x", "Soit x"] {
      check(
        "Fonctionnalité: f\nScenario: a\n\(step)\n\nScénario: s\nSoit x\n",
        ["2:1 titleInDescription"], language: "fr")
    }
  }

  @Test func charactersThatLookLikeOthers() {
    check("Feature: f\nScenario: s\nG\u{456}ven x\nThen y\n", ["3:1 stepInDescription"])
    check("Feature: f\nScenario: s\nＧiven x\nThen y\n", ["3:1 stepInDescription"])
    check("Feature: f\n\u{405}cenario: s\nScenario: t\n* x\n", ["2:1 titleInDescription"])
    check(
      "Fonctionnalité: f\nSce\u{301}nario: s\nScénario: t\n* x\n", ["2:1 titleInDescription"],
      language: "fr")
    check(
      "Fonctionnalité: f\nScénario: s\nE\u{301}tant donné x\nQuand y\n", ["3:1 stepInDescription"],
      language: "fr")
    check(
      "Fonctionnalité: f\nScénario: s\nLorsqu\u{2019}un x\nQuand y\n", ["3:1 stepInDescription"],
      language: "fr")
    check("Feature: f\nÉtude\nScenario: s\nÜber alles\n* x\n", [])
  }

  @Test func titlesOfOnesOwn() {
    check("Feature: f\nScenario 1: s\nGiven x\n", ["2:1 titleInDescription"])
    let steps = "Given x\nAnd y\nScenario: s\n* x\n"
    for title in ["Setup:", "Preconditions:"] {
      check("Feature: f\n\(title)\n\(steps)", ["3:1 stepInDescription hides nothing"])
      check("Feature: f\nAs a user\n\(title)\n\(steps)", [])
    }
    check("Feature: f\nNote: well\n\(steps)", [])
  }

  @Test func rules() {
    check("Feature: f\n  Rul: r\n    Scenario: s\n* x\n", ["2:3 titleInDescription"])
    check("Feature: f\n  Rul: r\n    Background:\n", ["2:3 titleInDescription"])
    check("Feature: f\n  Rul: r\n  Scenario: s\n* x\n", [])
    check("Feature: f\n  Rul: r\n\n    Scenario: s\n* x\n", [])
    check("Feature: f\n  Role: r\n    Scenario: s\n* x\n", [])
    check("Feature: f\n  Rules: r\n    Scenario: s\n* x\n", [])
  }

  @Test func argumentsInDescriptions() {
    describe("| a |", ["3:1 argumentInDescription"])
    describe("\"\"\"\nGven x\n\"\"\"", ["3:1 argumentInDescription"])
    describe("| a", [])
    describe("a | b |", [])
    check("Feature: f\n| a | b |\nScenario: s\nGiven x\n", [])
    check(
      "Feature: f\nScenario Outline: s\nGiven <a>\nExample:\n| a |\n| 1 |\n",
      ["5:1 argumentInDescription"])
  }

  @Test func lowerCaseBySteps() {
    func check(_ line: String, before step: String, _ isStep: Bool) {
      self.check(
        "Feature: f\nScenario: s\n\(line)\n\(step)\n", isStep ? ["3:1 stepInDescription"] : [])
    }
    check("given x", before: "When y", true)
    check("given x", before: "And y", true)
    check("given x", before: "* y", true)
    check("when x", before: "When y", true)
    check("when x", before: "Then y", true)
    check("then x", before: "And y", true)
    check("then x", before: "When y", false)
    check("THEN x", before: "Given y", false)
    check("Thn x", before: "Given y", true)
    self.check(
      "Feature: f\nScenario: s\ngiven x\nwhen y\nthen z\nand a\n",
      (3...6).map { "\($0):1 stepInDescription" })
    self.check("Feature: f\nScenario: s\nthen x\n", ["3:1 stepInDescription"])
    self.check("Feature: f\nScenario: s\nand x\nso on\nGiven y\n", [])
    self.check(
      "Feature: f\nScenario: s\n* <a>\nExamples:\nwhen rich\n|a|\n|1|\nExamples:\nWhen\trich\n|a|\n|1|\n",
      ["9:1 stepInDescription"])
  }

  @Test func proseThatGoesOn() {
    describe("The point is\nwhen to stop")
    describe("The point is\n# a comment\nwhen to stop")
    describe("The point is\n\ngiven time", ["5:1 stepInDescription"])
    describe("The point is\nGiven\tx", ["4:1 stepInDescription"])
    describe("The point is.\ngiven x", ["4:1 stepInDescription"])
    describe("The point is\nWhn I pay", ["4:1 stepInDescription"])
    describe("The point is\nthen that\nis so")
    describe("given x\ngiven y", ["3:1 stepInDescription", "4:1 stepInDescription"])
    check("Feature: f\nA story\nWhen it rains\nBut given time\nScenario: s\nGiven x\n", [])
  }

  /// A mistake that hides something is an error; a name in no step, or a step above scenarios, hides nothing.
  @Test func levels() {
    func check(_ text: String, _ expected: [LintLevel], at place: SourceLocation = #_sourceLocation)
    {
      var ids = IdGenerator()
      let parsed = parse(SourceText(Array(text.utf8)), uri: "a.feature", ids: &ids)
      let all = parsed.warnings + warnings(about: parsed.document)
      #expect(all.map(\.level) == expected, sourceLocation: place)
    }
    check(
      "Feature: f\nGiven x\nThen y\nRule: r\nGiven z\n\nScenario: s\nGiven x\n",
      [.warning, .warning])
    check("Feature: f\nScenario: s\nWhn x\nGiven x\n", [.error])
    let examples = "Examples:\n|a|\n|1|\n"
    check("Feature: f\nScenario Outline: <b>\nGiven <a>\n\(examples)", [.warning])
    check("Feature: f\nScenario Outline: <b>\nGiven <a> <b>\n\(examples)", [.error])
    check("Feature: f\nScenario Outline: s\nGiven <a> <b>\n\(examples)", [.error])
    check("Feature: f\nScenario: planned\n", [.warning])
  }

  @Test func stepsAfterOtherTitles() {
    check("Feature: f\nGiven x\nScenario: s\nGiven x\n", ["2:1 stepInDescription hides nothing"])
    check("Feature: f\n\nGiven x\nScenario: s\nGiven x\n", ["3:1 stepInDescription hides nothing"])
    check("Feature: f\n\nThen x\nScenario: s\nGiven x\n", [])
    check("Feature: f\nGiven x\n|a|\nProse\nScenario: s\nGiven x\n", [])
    check(
      "Feature: f\nGiven x\n|a|\nScenario: s\nGiven x\n", ["2:1 stepInDescription hides nothing"])
    check("Feature: f\nProse\nGiven x\nScenario: s\nGiven x\n", [])
    check(
      "Feature: f\nProse\nGiven x\nThen y\n@a\nScenario: s\nGiven x\n",
      ["3:1 stepInDescription hides nothing"])
    // Nothing else is there to run.
    check("Feature: f\nThen x\n", ["2:1 stepInDescription"])
    check(
      "Feature: f\nRule: r\nGiven x\n\nScenario: s\nGiven x\n",
      ["3:1 stepInDescription hides nothing"])
    check(
      "Feature: f\nBackground:\ngiven x\nScenario: s\nGiven x\n",
      ["3:1 stepInDescription"])
    check(
      "Feature: f\nScenario: s\nGiven <a>\nExamples:\nThen y\n|a|\n|1|\n", ["5:1 stepInDescription"]
    )
  }

  @Test func titlesInDescriptions() {
    describe("scenario: x", ["3:1 titleInDescription"])
    describe("Background: x", ["3:1 titleInDescription"])
    describe("Examples :", ["3:1 titleInDescription"])
    describe("Note: x")
    describe("Scenaro: x", ["3:1 titleInDescription"])
    describe("Scenario： x", ["3:1 titleInDescription"])
    describe("Scenario\u{A0}Outline: x", ["3:1 titleInDescription"])
    describe("example: he pays")
    describe("rule: never")
    describe("Scenario where he pays")
    check("Feature: f\nExamples:\n- a\nScenario: s\nGiven x\n", [])
    check("Feature: f\nFeatures:\n- a\nScenario: s\nGiven x\n", [])
    check("Feature: f\nBackground info\nand then more\nScenario: s\nGiven x\n", [])
    for title in ["Scenario a", "Scenaro: a", "Backgroud:", "scenario:"] {
      check(
        "Feature: f\nProse\n\(title)\nGiven x\nWhen y\n\nScenario: s\nGiven x\n",
        ["3:1 titleInDescription"])
    }
    // Other mistakes below it are reported too.
    check(
      "Feature: f\nScenaro: a\nGivn x\n|a|\nWhen y\n\nScenario: s\nGiven x\n",
      ["2:1 titleInDescription", "3:1 stepInDescription"])
    check(
      "Feature: f\nScenario Outlin: a\nGiven <a>\nExamples:\n|a|\n|1|\n", ["2:1 titleInDescription"]
    )
    check("Feature: f\nScenarios: a\nGiven x\n", ["2:1 titleInDescription"])
    check("Feature: f\nRule: r\nBackground:\nScenaro: a\nGiven x\n", ["4:1 titleInDescription"])
    check("Feature: f\nFeature: g\nScenario: s\nGiven x\n", ["2:1 titleInDescription"])
  }

  @Test func rows() {
    for (row, expected) in [
      ("| a | b", ["4:7 openRow"]), ("| a | b \\|", ["4:7 openRow"]), ("| a |\\", ["4:6 openRow"]),
      ("| a | # b", []), ("|", []), ("| a \\\\ |", []), ("| é | b", ["4:7 openRow"]),
    ] { check("Feature: f\nScenario: s\nGiven x\n\(row)\n", expected) }
    check("# Feature: f\n## Scenario: s\n* Given x\n\n  | a | b\n", ["5:9 openRow"], uri: "a.md")
  }

  @Test func tagsAndComments() {
    check(
      "@a @b @a\nFeature: f\n@c\n@c\nScenario: s\nGiven x\n",
      ["1:7 duplicateTag", "4:1 duplicateTag"])
    check(
      "@ @a\nFeature: f\n@\n#x\n@b @\nScenario: s\nGiven x\n",
      [
        "1:1 tagWithoutName", "3:1 tagWithoutName", "5:4 tagWithoutName",
      ])
    check("# language: en\n#language:fr\nFeature: f\nScenario: s\nGiven x\n", ["2:1 lateLanguage"])
    check("Feature: f\nScenario: s\nGiven x\n# language: xx\n", ["4:1 lateLanguage"])
    check("# encoding: utf-8 here\nFeature: f\nScenario: s\nGiven x\n", ["1:13 textAfterEncoding"])
  }

  @Test func commas() {
    check("@a, @b\nFeature: f\n@c,d\nScenario: s\nGiven x\n", ["1:1 commaInTag"])
  }

  @Test func separators() {
    check("Feature: f\nScenario: s\nGiven x\n|a|b|\n|---|:-:|\n|1|2|\n", ["5:1 separatorRow"])
    check("Feature: f\nScenario: s\nGiven x\n|---|---|\n|a|---|\n|-|--|\n", [])
    check("Feature: f\nScenario: s\nGiven x\n||a||b||\n|| 1||2||\n", ["4:1 doubledBars"])
    check("Feature: f\nScenario: s\nGiven x\n||a|\n|1|2|\n", [])
    check(
      "Feature: f\nScenario: s\nGiven <a>\nExamples:\n|a|\n|---|\n|1|\n", ["6:1 separatorRow"])
  }

  @Test func markedSteps() {
    for line in ["- Given x", "1. Given x", "2) When x", "• Then x", "**Given** x", "_And_ x"] {
      check(
        "Feature: f\nScenario: s\n\(line)\n\(line)\n", ["3:1 stepInDescription"])
    }
    for line in [
      "a) Given x", "(1) Given x", "- [ ] When x", "→ Then x", "\"Given x\"", "+Given x",
    ] {
      check("Feature: f\nScenario: s\n\(line)\n\(line)\n", ["3:1 stepInDescription"])
      check("Feature: f\nScenario: s\n\(line)\nThen y\n", ["3:1 stepInDescription"])
    }
    // Above steps a list may be prose; letters in bold are not a list.
    check("Feature: f\nScenario: s\n- Prose\n- Given x\nGiven y\n", [])
    check("Feature: f\nScenario: s\n- Given x\n- When y\nThen z\n", ["3:1 stepInDescription"])
    check("Feature: f\nScenario: s\n**Given** x\nWhen y\n", ["3:1 stepInDescription"])
    check("Feature: f\n- Given x\nScenario: s\nGiven y\n", [])
    check("Feature: f\nScenario: s\n- Prose\n", ["2:1 noSteps"])
  }

  @Test func nodes() {
    check("", ["1:1 noFeature"])
    check("Feature: f\n", ["1:1 noScenarios"])
    check("Feature: f\nBackground:\nGiven x\n", ["1:1 noScenarios"])
    check(
      "Feature: f\nBackground:\nScenario: s\n* x\nRule: r\nBackground: b\nScenario: s\n* x\n",
      ["2:1 emptyBackground", "6:1 emptyBackground"])
    check("Feature: f\nRule: r\nScenario: s\n* x\nRule: q\n", ["5:1 noScenarios"])
    check("Feature: f\nScenario: s\n", ["2:1 noSteps"])
    check("Feature: f\nScenario: s\nGiven \n*  \n", ["3:1 emptyStep", "4:1 emptyStep"])
    check(
      "Feature: f\nScenario: s\n* x\nScenario: s\n* x\nRule: r\nScenario: s\n* x\nScenario:\n* x\n"
        + "Scenario:\n* x\n", ["4:1 duplicateName"])
    check(
      "Feature: f\nRule: r\n Rule: q\nScenario: s\n* x\n Rule: p\nScenario: s\n* x\n",
      ["2:1 noScenarios", "3:2 nestedRule", "6:2 nestedRule"])
  }

  @Test func outlines() {
    let outline = "Feature: f\nScenario Outline: s\n* <a>\n"
    check(outline, ["3:1 unknownPlaceholder"])
    check("Feature: f\nScenario Outline: s\n* x\n", ["2:1 noExamples"])
    check(outline + "Examples:\n|a|b|c|\n|1|2|3|\n", ["5:4 unusedColumn", "5:6 unusedColumn"])
    check(
      "Feature: f\nScenario Outline: <n>\n* x\n|<t>|\n* y\n\"\"\"<m>\n<d>\n\"\"\"\nExamples:\n|n|t|m|d|\n"
        + "|1|2|3|4|\n", [])
    check(
      outline + "Examples:\n|a|\n|1|\nExamples:\n|a|b|\n|1|2|\n", ["8:4 unusedColumn"])
    check(
      "Feature: f\nBackground:\n* <a> <c>\nScenario Outline: s\n* <a>\nExamples:\n|a|\n|1|\n",
      ["3:1 backgroundPlaceholder"])
    check("Feature: f\nScenario: s\n* <a>\n", ["3:1 lonePlaceholder"])
    check("Feature: f\nScenario: s\n* <b>x</b> 1 < 2 > 0 <br>\n", [])
    check("Fonctionnalité: f\nPlan du scénario: s\n* x\n", ["2:1 noExamples"], language: "fr")
    check(outline + "Examples:\n", ["4:1 noRows"])
    check(outline + "Examples:\n|a|\nExamples:\n|a|\n|1|\n", ["4:1 noRows"])
    check(
      "Feature: f\nScenario Outline: s\nGivn <a>\nExamples:\n|a|\n|1|\n", ["3:1 stepInDescription"])
    check(
      "Feature: f\nScenario Outline: s\n* < name >\nExamples:\n|name|\n|1|\n",
      ["3:1 unknownPlaceholder"])
    check(outline + "Examples:\n|a|b|a|\n|1|2|3|\n", ["5:4 unusedColumn", "5:6 duplicateColumn"])
    check(
      outline + "* <b> <c> <b>\nExamples:\n|a|\n|1|\n",
      [
        "4:1 unknownPlaceholder", "4:1 unknownPlaceholder",
      ])
    check(
      outline + "Examples:\n|a|\n|1|\nExamples:\n|b|\n|1|\n",
      ["8:1 missingColumn"])
    check(outline + "Examples: |a|\n|1|\n", ["4:1 rowInTitle"])
    check(
      outline + "* t\n|<d>|\n* t\n\"\"\"\n<p> <name>\n\"\"\"\nExamples:\n|a|names|\n|1|2|\n",
      ["5:2 unknownPlaceholder", "7:1 unknownPlaceholder"])
    check(outline + "* <b>x</b> <> < c > <i=1> <br> <img>\nExamples:\n|a|\n|1|\n", [])
  }

  @Test("steps that are no list items of Markdown do not vanish")
  func stepsOfMarkdown() {
    func check(
      _ lines: String, _ expected: [String],
      at location: Testing.SourceLocation = #_sourceLocation
    ) {
      let text = "# Feature: f\n\n## Scenario: s\n\n\(lines)\n* Then x\n"
      self.check(text, expected, uri: "a.feature.md", at: location)
    }
    for line in ["1. Given x", "2) Given x", "• Given x", "– Given x", "**Given** x", "Given x"] {
      check(line, ["5:1 stepInDescription"])
      check("* Given y\n\(line)", ["6:1 stepInDescription"])
    }
    for line in ["* Givn x", "- given x", "+ Wehn x"] {
      check(line, ["5:1 stepInDescription"])
      check("* Given y\n\(line)", ["6:1 stepInDescription"])
      check("\(line)\n", [])
    }
    check("* Given y\nWhen z\n", ["6:1 stepInDescription"])
    check("* Given y\n| a |\n| 1 |\n", ["6:1 unindentedRow"])
    check("* Given y\n\n| a |\n| 1 |\n", [])
    check("#language: nl\n* Given x", ["5:1 lateLanguage"])
    check("* Given x\nWhen y\n1. Then z\n2. Then u", ["6:1 stepInDescription"])
    check(
      "* Given <a>\n### Examples:\n\n| a |\n|---|\n| 1 |\n\n## Scenario: t", ["8:1 unindentedRow"])
    check("* Given y\n\n## Scenaro: t\n\n* Given x", ["7:1 titleInDescription"])
    check("* Given y\n\n## Notes: of mine\n\n## Background\n\n* Given x", [])
    self.check(
      "# Feature: f\n\n## Scenaro: s\n\n* x\n", ["3:1 titleInDescription"], uri: "a.feature.md")
    self.check(
      "Feature: f\nScenario: s\nGiven x\n", ["1:1 noScenariosInMarkdown"], uri: "a.feature.md")
    check("1. Given x\n2. When y\n", ["5:1 stepInDescription"])
    check("Given x\n", [])
    check("1. A list\n2. of prose", [])
    check("Whenever x", [])
    check("* Given x\n\nAs given\n\nGiven names\nof people\n", [])
  }

  @Test("warnings above the first error of a file are reported as well")
  func warningsAboveErrors() {
    func check(
      _ text: String, _ expected: [Int],
      at location: Testing.SourceLocation = #_sourceLocation
    ) {
      var ids = IdGenerator()
      let parsed = parse(Array(text.utf8), uri: "a.feature", ids: &ids)
      #expect(!parsed.errors.isEmpty, sourceLocation: location)
      #expect(parsed.warnings.map(\.location.line) == expected, sourceLocation: location)
    }
    let scenario = "Scenario: s\ngiven x\nGiven x\n"
    check("Feature: f\n" + scenario + "oops\n", [3])
    check("Feature: f\n" + scenario + "oops\n" + scenario, [3])
    // A title without its colon, whose steps are taken for a description.
    check("Feature: f\nScenario s\nGiven x\nThen y\n" + scenario + "Scenario t\n", [2, 6])
  }

  /// Whatever is in a file, its warnings have places in it, in their order.
  @Test func anything() {
    let pieces = [
      "Feature:", "Rule:", "Scenario:", "Scenario Outline:", "Examples:", "Background:", "Given ",
      "given", "Then\t", "@", "@a ", "|", "| a ", "\\", "<a>", "</a>", "<", "#", "# language: fr",
      "\"\"\"", "\n", "\n  ", "\r", " ", "é", "\u{A0}", "Soit ", "Gven ", ":", "x",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4_000 {
      let text = "Feature: f\n" + generator.text(of: pieces, upTo: 40)
      var ids = IdGenerator()
      let parsed = parse(Array(text.utf8), uri: "a.feature", ids: &ids)
      let found = parsed.warnings + warnings(about: parsed.document)
      let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect(found.allSatisfy { (1...lines).contains($0.location.line) && !$0.sentence.isEmpty })
      if let first = parsed.errors.map(\.friendlyLocation).min() {
        #expect(parsed.warnings.allSatisfy { $0.location < first })
      }
    }
  }

  @Test func longLines() {
    var ids = IdGenerator()
    let text = SourceText("Feature: f\n# 34567890\n# 345678901\n")
    let parsed = parse(text, uri: "a.feature", longestLine: 10, ids: &ids)
    #expect(
      parsed.errors.map { $0.friendlyMessage(in: "f") } == [
        "f:3:1: this line is longer than 10 bytes; break it, or raise the limit with "
          + "--max-line-size"
      ])
  }

  /// Kept from features of others, in which all of this is meant so.
  @Test("no finding where the text is as it should be")
  func meantSo() {
    let title = "Feature: f\nScenario: s\n"
    let steps = "Given x\n"
    check(
      title + "Adding to the role,\nand after that adding to the user. Logout,\nand try to add.\n"
        + steps, [])
    check(title + "It defines a node:\n\n/^\\\n\nand finds all pairs.\n" + steps, [])
    check(title + "//Given y\n//When z\n" + steps, [])
    check(title + "Care for each error!\n\n```ruby\n  match\n```\n\n" + steps, [])
    check("Feature: f\n When it fails, a diff is shown.\n" + "Scenario: s\n" + steps, [])
    check("Feature: f\n When a\n Then b\n And c\nScenario: s\n" + steps, [])
    let outline = "Feature: f\nScenario Outline: s\n"
    check(
      outline + "* <a> has <key> with <value>\n|key|value|\n|1|2|\nExamples:\n|a|\n|1|\n", [])
    check(outline + "* <a>\nExamples:\n|a|||\n|1|2|3|\n", [])
    for text in ["Spec<T>", "<1> cows", "a <-> b", "<<FILE>>"] { check(title + "* \(text)\n", []) }
    check("Feature: f\nScenario: use <url>\n" + steps, [])
    check(
      "Feature: f\nScenario Outline: s <a>\n* x\nExamples:\n|a|\n|1|\nScenario Outline: s <a>\n* x\n"
        + "Examples:\n|a|\n|2|\n", [])
  }
}
