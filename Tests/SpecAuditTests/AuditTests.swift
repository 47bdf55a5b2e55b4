import SpecEngine
import SpecReporting
import SpecSession
import SpecSources
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecAudit

/// Stories about a till, audited in this process.
struct AuditTests {
  private struct Till: World {
    var total = 0
    var items: [String] = []
    var isOnline = true
    var isOpen = true
    var note = ""

    init(_ scenario: ScenarioContext) {}
  }

  private struct Price: Decodable {
    let item: String
    let price: Int
  }

  private struct Item: Decodable {
    let item: String
  }

  private static let till = StepLibrary(Till.self) {
    ParameterType("color", "red|green|blue", transform: { (text: String) in text })
    Given("an empty till") { till in till.total = 0 }
    Given("the till is online") { till in till.isOnline = true }
      .statesDefault(opposite: "the till is offline")
    Given("the till is offline") { till in till.isOnline = false }
    Given("a total of {int}") { (till: inout Till, total: Int) in till.total = total }
    Given("the prices") { (till: inout Till, prices: [Price]) in
      till.total = prices.reduce(0) { $0 + $1.price }
      till.items = prices.map(\.item)
    }
    Given("the note") { (till: inout Till, note: DocString) in till.note = note.content }
    Given("a {color} till") { (till: inout Till, color: String) in till.note = color }
    When("I pay {int}") { (till: inout Till, amount: Int) in
      if till.isOnline { till.total += amount }
    }
    When("I close it") { till in till.isOpen = false }.isIdempotent()
    When("I close it quietly") { till in till.isOpen = false }
    When("I wait") { _ in }
    Then("the total is {int}") { (till: inout Till, total: Int) in
      try expect(till.total, equals: total)
    }
    Then("the total is about {int}") { (till: inout Till, total: Int) in
      try expect(till.total >= total - 1, "\(till.total)")
    }
    Then("the total is named {int}") { (_: inout Till, _: Int) in }
    Then("it is closed") { till in try expect(!till.isOpen, "open") }
    Then("nothing is wrong") { _ in }
    Then("the items are") { (till: inout Till, table: DataTable) in
      try expect(till.items == table.raw.map { $0[0] }, "\(till.items)")
    }
    Then("a table") { (_: inout Till, _: DataTable) in }
    Then("the items among others are") { (till: inout Till, items: [Item]) in
      try expect(till.items.first == items.first?.item, "\(till.items)")
    }
    Then("the items are, in any order") { (till: inout Till, table: DataTable) in
      try expect(till.items.sorted() == table.raw.map { $0[0] }.sorted(), "\(till.items)")
    }
    Then("the note is") { (till: inout Till, note: DocString) in
      try expect(till.note, equals: note.content)
    }
    Then("the till is {color}") { (till: inout Till, color: String) in
      try expect(till.note, equals: color)
    }
    Given("there was {string}") { (till: inout Till, item: String) in till.items.append(item) }
    Then("there is {string}") { (till: inout Till, item: String) in
      try expect(till.items.contains(item), "\(till.items)")
    }
    Then("{string} is not there") { (till: inout Till, item: String) in
      try expect(!till.items.contains(item), "\(till.items)")
    }
    Then("{quoted list} are not there") { (till: inout Till, items: [String]) in
      try expect(!items.contains(where: till.items.contains), "\(till.items)")
    }
    When("I switch it on") { till in till.isOnline = true }
      .statesDefault(opposite: "the till is offline")
      .isIdempotent()
    Then("{string} is forgotten") { (_: inout Till, _: String) in }
    Then("it fails") { _ in try expect(false, "it fails") }
    Then("the till has a color") { till in try expect(!till.note.isEmpty, "no color") }
  }

  private func audit(
    _ text: String, with libraries: [StepLibrary] = [],
    adjusting adjust: (inout Audit.Settings) -> Void = { _ in }
  ) async throws -> AuditResult {
    var settings = Session.Settings()
    settings.paths = ["x.feature"]
    let files = FileSystem(
      workingDirectory: "/work", unsaved: ["x.feature": Array(text.utf8)])
    let session = Session(settings, libraries: [Self.till] + libraries, files: files)
    #expect(session.problems.map { $0.message(relativeTo: "") } == [])
    var auditSettings = Audit.Settings()
    adjust(&auditSettings)
    return try await Audit(session, settings: auditSettings).run { _ in
      Run.Environment(clock: .stopped)
    }
  }

  /// Audits the steps of a scenario and compares `kind line` of the variants that no step notices.
  private func check(
    _ steps: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await audit("Feature: f\nScenario: s\n\(steps)\n")
    #expect(result.leftOut.isEmpty, sourceLocation: sourceLocation)
    #expect(
      result.unexplained.map { "\($0.variant.kind.rawValue) \($0.variant.line)" } == expected,
      sourceLocation: sourceLocation)
  }

  @Test func aStoryThatCanFailHasNoFindings() async throws {
    try await check("Given a total of 3\nWhen I pay 4\nThen the total is 7", [])
    let result = try await audit(
      "Feature: f\nScenario: s\nGiven a total of 3\nWhen I pay 4\nThen the total is 7")
    #expect(result.score == AuditResult.Score(noticed: 6, tried: 6))
    #expect(result.neverRed.isEmpty)
  }

  @Test func expectedValuesThatNobodyCompares() async throws {
    try await check(
      "Given a total of 3\nThen the total is named 3\nThen the total is 3", ["expected-value 4"])
    try await check("Given a total of 3\nThen the total is about 3", ["expected-value 4"])
  }

  @Test func textsThatAreNotThere() async throws {
    let items = "Given there was \"tea 1\"\nGiven there was \"tea 2\"\n"
    try await check(items + "Then there is \"tea 1\"\nThen there is \"tea 2\"", [])
    try await check(
      items + "Then \"bun\" is not there\nThen there is \"tea 1\"\nThen there is \"tea 2\"", [])
    try await check(
      items + "Then \"bun\" is forgotten\nThen there is \"tea 1\"\nThen there is \"tea 2\"",
      ["expected-value 5"])
    // Of a type with its own quotation marks, texts are tried between such marks.
    try await check(
      items + "Then \"bun\" are not there\nThen there is \"tea 1\"\nThen there is \"tea 2\"", [])
    // Nothing is there that could be found.
    try await check("Then \"bun\" is not there", ["expected-value 3"])
  }

  @Test func stepsThatCanBeLeftOut() async throws {
    try await check(
      "Given an empty till\nGiven a total of 3\nWhen I wait\nThen the total is 3",
      ["left-out 3", "left-out 5", "repeated 5"])
    // Their values and their repetition say no more.
    try await check("Given a total of 3\nThen nothing is wrong", ["left-out 3"])
  }

  @Test func valuesThatDoNotMatter() async throws {
    try await check("Given a red till\nThen the till has a color", ["input-value 3"])
  }

  @Test func repetitions() async throws {
    try await check("When I close it\nThen it is closed", [])
    try await check("When I close it quietly\nThen it is closed", ["repeated 3"])
  }

  @Test func defaultsCountByTheirOpposite() async throws {
    try await check("Given the till is online\nWhen I pay 3\nThen the total is 3", [])
    try await check(
      "Given the till is online\nWhen I close it\nThen it is closed", ["left-out 3"])
    try await check("When I switch it on\nWhen I pay 3\nThen the total is 3", [])
  }

  @Test func wordsOfTheSameType() async throws {
    try await check("Given a red till\nThen the till is red", [])
    let result = try await audit("Feature: f\nScenario: s\nGiven a red till\nThen the till is red")
    let tried = result.findings.filter { $0.variant.subject == .argument(0) }.map(\.variant.to)
    #expect(tried == [["green", "blue"], ["green", "blue"]])
  }

  @Test func tables() async throws {
    let prices = "Given the prices\n|item|price|\n|tea|1|\n|milk|2|\n|bun|3|\n"
    try await check(prices + "Then the items are\n|tea|\n|milk|\n|bun|\nThen the total is 6", [])
    try await check(
      prices + "Then the items are, in any order\n|tea|\n|milk|\n|bun|",
      ["expected-order 8", "input-value 5", "input-value 6", "input-value 7", "input-order 3"])
  }

  @Test func docStrings() async throws {
    let note = "Given the note\n\"\"\"\n{\"a\": 1}\n\"\"\"\n"
    try await check(note + "Then the note is\n\"\"\"\n{\"a\": 1}\n\"\"\"", [])
    try await check(note + "When I close it\nThen it is closed", ["left-out 3"])
  }

  @Test func stepsThatScenariosShareMatterIfOneNotices() async throws {
    let result = try await audit(
      """
      Feature: f
      Background:
      Given a total of 3
      Scenario: one
      When I close it
      Then it is closed
      Scenario: two
      Then the total is 3
      Scenario Outline: three
      When I pay <amount>
      Then the total is <total>
      And the total is named <total>
      Examples:
      | amount | total |
      | 1      | 4     |
      | 2      | 5     |
      """)
    #expect(
      result.unexplained.map { "\($0.variant.kind.rawValue) \($0.variant.line)" } == [
        "expected-value 15", "expected-value 16",
      ])
    #expect(result.unexplained[0].variant.step == "And the total is named 4")
    let patterns = result.neverRed.map { result.definitions[$0].pattern }
    #expect(patterns == ["the total is named {int}"])
  }

  @Test func valuesThatMatterElsewhere() async throws {
    let result = try await audit(
      """
      Feature: f
      Scenario: one
      Given a red till
      Then the till is red
      Scenario: two
      Given a green till
      Then the till has a color
      """)
    let elsewhere = result.findings.filter { $0.verdict == .noticedElsewhere }
    #expect(elsewhere.map(\.variant.line) == [6])
    #expect(result.unexplained.isEmpty)
    #expect(result.score == AuditResult.Score(noticed: 4, tried: 4))
  }

  @Test func marks() async throws {
    let result = try await audit(
      """
      Feature: f
      Scenario: one
      # audit-ignore(said for its readers)
      Given an empty till
      # audit-ignore(explains nothing)
      When I pay 3
      Then the total is 3
      @audit-ignore(drawn_by_hand)
      Scenario: two
      Given an empty till
      Then nothing is wrong
      """)
    #expect(result.unexplained.isEmpty)
    #expect(result.explained.map(\.variant.line) == [4])
    #expect(result.idleMarks.map(\.line) == [5])
    #expect(result.score.percent == 100)
    #expect(result.leftOut.map(\.reason.words) == ["is marked: drawn by hand"])
    await #expect(throws: Mark.Problems.self) {
      try await audit("Feature: f\n@audit-ignore\nScenario: s\nThen nothing is wrong")
    }
  }

  @Test func marksOfScenariosThatAreNotAuditedAreNotIdle() async throws {
    let result = try await audit(
      """
      Feature: f
      Scenario: one
      # audit-ignore(not tried)
      Given an empty till
      Then it fails
      Scenario: two
      # audit-ignore(explains nothing)
      When I pay 3
      Then the total is 3
      """)
    #expect(result.idleMarks.map(\.line) == [7])
  }

  @Test func scenariosThatDoNotPassAreNamed() async throws {
    let result = try await audit(
      """
      Feature: f
      Scenario: one
      Then it fails
      Scenario: two
      Then nobody knows this
      @expected-failure
      Scenario: three
      Then it fails
      """)
    #expect(result.leftOut.map(\.scenario) == [0, 1, 2])
    #expect(result.leftOut.map(\.reason) == [.notPassed, .notPassed, .notPassed])
    #expect(result.findings.isEmpty && result.trialCount == 0)
  }

  @Test func nothingBeginsBeyondTheBudget() async throws {
    let text = "Feature: f\nScenario: s\nGiven a total of 3\nThen the total is 3"
    let result = try await audit(text) { $0.budget = .zero }
    #expect(result.trialCount == 0)
    #expect(result.findings.isEmpty)
    #expect(result.notReached == 1)
    #expect(result.neverRed.isEmpty)
    #expect(result.score == AuditResult.Score())
    let whole = try await audit(text) { $0.budget = .seconds(1_000_000) }
    #expect(whole.notReached == 0)
    #expect(whole.trialCount > 0)
  }

  /// The lines of the terminal below the titles.
  private func lines(_ text: String) async throws -> [String] {
    let report = AuditFormat.text.write((try await audit(text), 100), ReportOptions())
    return String(decoding: report, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("  x.feature") }.map { String($0.dropFirst(2)) }
  }

  @Test func aColumnThatNobodyReadsIsOneLine() async throws {
    let lines = try await lines(
      """
      Feature: f
      Scenario: s
      Given the prices
      | item | price |
      | tea  | 1     |
      | milk | 2     |
      | bun  | 3     |
      Then the total is 6
      """)
    #expect(
      lines == [
        #"x.feature:3: column "item" of `Given the prices` matters to no scenario"#,
        "x.feature:3: `Given the prices`: the rows can be in another order: no step after it notices",
      ])
  }

  /// Its header belongs to it, also where only its names show that there is one.
  @Test func aColumnOfATableThatTheStepReadsByItself() async throws {
    let lines = try await lines(
      """
      Feature: f
      Scenario: s
      Given there was "tea"
      Then a table
      | item | price | unit |
      | tea  | 1     | EUR  |
      Then there is "tea"
      """)
    #expect(
      lines
        == ["item", "price", "unit"].map {
          "x.feature:4: column \"\($0)\" of `Then a table` is not checked"
        })
  }

  @Test func cellsAreNamedAsErrorsNameThem() async throws {
    let lines = try await lines(
      """
      Feature: f
      Scenario: s
      Given there was "tea"
      Then the items among others are
      | item |
      | tea  |
      | tea  |
      """)
    #expect(
      lines == [
        #"x.feature:7: `Then the items among others are`: changing "tea" to "teb" in row 2, column "#
          + #""item" does not fail the step"#
      ])
  }

  @Test func equalFindingsAreOneLine() async throws {
    let lines = try await lines(
      """
      Feature: f
      Scenario: one
      Given an empty till
      Then the total is 0
      Scenario: two
      Given an empty till
      Then the total is 0
      """)
    #expect(
      lines == ["x.feature:3, 6: `Given an empty till` can be left out: no step after it notices"])
  }

  @Test func hooksOfTheRunRunOnceForAllVariants() async throws {
    let count = Mutex(0)
    let hooked = StepLibrary(EmptyWorld.self) {
      BeforeAll { _ in count.withLock { $0 += 1 } }
      BeforeFeature { _ in count.withLock { $0 += 100 } }
    }
    _ = try await audit(
      "Feature: f\nScenario: s\nGiven a total of 3\nThen the total is 3", with: [hooked])
    // And once for the unchanged scenarios.
    #expect(count.withLock { $0 } == 202)
  }

  @Test func reports() async throws {
    let result = try await audit(
      "Feature: f\nScenario: s\nGiven an empty till\nThen the total is named 3")
    let text = String(
      decoding: AuditFormat.text.write((result, 100), ReportOptions()), as: UTF8.self)
    #expect(
      text == """
        Expected values that can be others (1)
          x.feature:4: `Then the total is named 3`: changing "3" to "4" or "2" does not fail the step

        Steps that can be left out (1)
          x.feature:3: `Given an empty till` can be left out: no step after it notices

        Checks that no variant turned red (1)
          \(result.definitions[result.neverRed[0]].place): Then("the total is named {int}")

        Score: 0 of 2 (0.0 %) variants were noticed
        1 scenario, 3 changed scenarios ran
        Next: let a step check what is listed, or mark what is intended with # audit-ignore(reason); \
        --min-score 0 accepts this score

        """)
    let page = String(
      decoding: AuditFormat.html.write((result, 100), ReportOptions()), as: UTF8.self)
    #expect(page.contains("<li><p><code>Given an empty till</code> can be left out"), "\(page)")
    #expect(page.contains("<header>\n<h1>0.0 %"))
    for format in AuditFormat.allCases {
      let bytes = format.write((result, 100), ReportOptions())
      #expect(format.recognizes(bytes, bytes))
      let others = AuditFormat.allCases.filter { $0 != format && $0 != .text }
      #expect(!others.contains { $0.recognizes(bytes, bytes) })
    }
    #expect(
      try XMLNode(document: AuditFormat.html.write((result, 100), ReportOptions())).name == "html")
  }
}
