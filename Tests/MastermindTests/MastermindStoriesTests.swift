import MastermindSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// The stories of Mastermind, run by the engine without the command around it.
@Suite struct MastermindStoriesTests {
  /// One run that several tests look at.
  private static let stories = Task {
    try await SessionRun("Features/Mastermind", [mastermindSteps], parallel: 4)
  }

  @Test("every scenario passes")
  func everyScenarioPasses() async throws {
    let run = try await Self.stories.value
    #expect(run.complaints == [])
    #expect(run.succeeded)
    #expect(run.plan.count > 100)
    #expect(run.finishedCount == run.plan.count)
  }

  @Test("every step matches one definition, and every definition a step")
  func definitions() async throws {
    let run = try await Self.stories.value
    #expect(run.unmatchedSteps == [])
    #expect(run.unusedPatterns == [])
  }

  @Test(
    "every written item, implied scenario and rule is the tag of a scenario",
    arguments: [("C", 3, 1), ("T", 9, 1), ("X", 39, 2), ("R", 21, 2), ("M", 14, 2)])
  func tags(kind: String, count: Int, digits: Int) async throws {
    let run = try await Self.stories.value
    let prefix = "@MAS-" + kind
    let keys = (1...count).map { number in
      prefix + String(repeating: "0", count: digits - "\(number)".count) + "\(number)"
    }
    let tags = run.plan.cases.flatMap { $0.pickle.tags.map(\.name) }
    #expect(Set(tags.filter { $0.hasPrefix(prefix) }) == Set(keys))
    #expect(tags.contains("@MAS-PIC"))
  }

  /// Runs one scenario and compares what it complains of.
  private func check(
    _ steps: String..., complaint: String?, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let lines = ["Feature: F", "  Scenario: S"] + steps.map { "    * " + $0 }
    let text = lines.map { $0 + "\n" }.joined()
    let source = Source(uri: "Features/Mastermind/s.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [mastermindSteps])
    #expect(
      run.complaints.first { !$0.contains("skipped") } == complaint.map { "S: failed " + $0 },
      sourceLocation: location)
  }

  @Test("what a scenario lacks or gets wrong is said")
  func complaints() async throws {
    try await check("it draws 1 circle", complaint: "the scenario has no result cell")
    try await check("I try \"1234\"", complaint: "the scenario has no game")
    try await check("a new game", "the attempt is accepted", complaint: "nothing was tried")
    try await check(
      "a game with the secret \"12\"", complaint: "a combination has 4 digits, this one has 2")
    try await check(
      "a game with the secret \"1234\"", "I try \"5\"", "the attempt is accepted",
      complaint: "\"5\" was not accepted: a combination has 4 digits, this one has 1")
    try await check(
      "a new result cell", "its colour changes to mauve",
      complaint: "there is no color mauve, but: black, white, red, yellow, green, blue, "
        + "transparent, clear")
    try await check(
      "both renderings are equal", complaint: "the scenario has no result cell")
    try await check(
      "a new result cell", "the combination changes to 100001 times \"A\"",
      complaint: "100001 is not between 0 and 100000")
  }

  @Test(
    "numbers that no scenario means do not trap", arguments: ["0", "999999999999999999"])
  func wildNumbers(number: String) async throws {
    let cell = "a result cell of 0 by 5 showing \"AAB\""
    let count = "expected: \(number)\n  actual: "
    try await check(
      cell, "it has \(number) empty paths", complaint: "the number of paths differs\n\(count)3")
    try await check(
      cell, "it draws \(number) circles", complaint: "the number of circles differs\n\(count)3")
    try await check(
      "a result cell of 5 by 5 showing \"A\"", "all \(number) circles are filled",
      complaint: "the number of such circles differs\n\(count)1")
    let source = Source(
      uri: "Features/Mastermind/s.feature",
      data: """
        Feature: F
          Scenario: S
            Given \(cell)
            Then circles 1 to \(number) are filled and circle 1 is outlined
        """, mediaType: .gherkin)
    let run = try await SessionRun([source], [mastermindSteps])
    #expect(run.complaints.first?.hasPrefix("S: failed ") == true)
  }

  @Test("chance must give what a scenario says, no less and no more")
  func chance() async throws {
    let game = "a game with the secret \"1234\""
    try await check(
      game, "the random source yields 1234", "a new game starts",
      complaint: "more random digits were asked for than the scenario gives")
    try await check(
      game, "the random source yields 4321 and then 1111", "a new game starts",
      complaint: "the scenario gives random digits that were not asked for")
  }

  @Test("a scenario about random parameters shows its simplest failing run")
  func simplestRun() async throws {
    let source = Source(
      uri: "Features/Mastermind/s.feature",
      data: """
        Feature: F
          Scenario: S
            Given a random combination that starts with a space and a random frame
            When a result cell of 100 by 100 shows it
            Then the number of circles equals the length of the combination
        """, mediaType: .gherkin)
    let run = try await SessionRun([source], [mastermindSteps])
    let complaint = try #require(run.complaints.first)
    #expect(complaint.contains("200 of 200 runs with the seed 20141110 fail, most simply run "))
    #expect(complaint.contains(" in 100 by 100, #"))
    #expect(complaint.hasSuffix(": found 1 circles"))
    #expect(run.logs == ["200 runs with the seed 20141110"])
  }

  @Test("differences found on purpose are in the report")
  func differences() async throws {
    let found = try await Self.stories.value.logs.filter { $0.hasPrefix("first difference") }
    let line = "first difference: line 1 of the draw list is \"fill oval 0 0 50 50\" in the cell, "
    #expect(
      found == [
        line + "\"stroke oval 0 0 50 50\" in the dummy; "
          + "the pixel 18, 0 is #00000000 in the cell, #000000 in the dummy",
        line + "\"color #FF0000\" in the dummy; "
          + "the pixel 20, 0 is #000000 in the cell, #FF0000 in the dummy",
        "first difference: line 3 of the draw list is \"stroke oval 0 50 50 50\" in the cell, "
          + "not there in the dummy; the pixel 18, 50 is #000000 in the cell, #00000000 in the dummy",
      ])
  }

  @Test(
    "what a scenario shows is attached light, and at the end dark", arguments: ["cell", "screen"])
  func attachments(of name: String) async throws {
    let run = try await Self.stories.value
    func scenarios(attaching file: String) -> [String] {
      run.messages.compactMap { message in
        guard case .attachment(let attachment) = message, attachment.fileName == file else {
          return nil
        }
        return attachment.testCaseStartedId
      }
    }
    let (light, dark) = (
      scenarios(attaching: "\(name)-light.svg"), scenarios(attaching: "\(name)-dark.svg")
    )
    #expect(Set(light) == Set(dark))
    #expect(Set(dark).count == dark.count)
    #expect(light.count > dark.count && dark.count >= 35)
    #expect(scenarios(attaching: "cell.txt").count >= 75)
    #expect(scenarios(attaching: "dummy.png").count >= 10)
  }
}
