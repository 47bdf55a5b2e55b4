import MastermindSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// Mistakes in a story of Mastermind are reported.
@Suite struct MastermindStoriesTests {
  /// Runs one scenario and compares its complaint.
  private func check(
    _ steps: String..., complaint: String?, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await complaints(of: steps).first { !$0.contains("skipped") }
    #expect(found == complaint.map { "S: failed " + $0 }, sourceLocation: location)
  }

  /// The complaints of a scenario with these steps.
  private func complaints(of steps: [String]) async throws -> [String] {
    let lines = ["Feature: F", "  Scenario: S"] + steps.map { "    * " + $0 }
    let text = lines.map { $0 + "\n" }.joined()
    let source = Source(uri: "Features/Mastermind/s.feature", data: text, mediaType: .gherkin)
    return try await SessionRun([source], [mastermindSteps]).complaints
  }

  @Test("gaps and mistakes in a scenario are reported")
  func complaints() async throws {
    let game = "a Mastermind game with the secret \"1234\""
    try await check("the cell shows \"●\"", complaint: "the scenario has no result cell")
    try await check("Check both match.", complaint: "the scenario has no result cell")
    try await check("the player tries \"1234\"", complaint: "the scenario has no game")
    try await check(game, "the result is \"A\"", complaint: "nothing was tried")
    try await check(
      "a Mastermind game with the secret \"12\"",
      complaint: "a combination has 4 digits, this one has 2")
    try await check(
      game, "the player tries \"5\"", "the result is \"A\"",
      complaint: "a combination has 4 digits, this one has 1")
    try await check(
      "a new result cell", "the combination changes to 100001 times \"A\"",
      complaint: "100001 is not between 1 and 100000")
    try await check(
      game, "the player tries \"1111\" 0 times", complaint: "0 is not between 1 and 100")
  }

  @Test(
    "numbers that no scenario means do not trap", arguments: ["0", "999999999999999999"])
  func wildNumbers(number: String) async throws {
    let cell = "a result cell of 5 by 5 showing \"A\""
    try await check(
      cell, "the bezier paths contain \(number) circles",
      complaint: "mismatch in the number of circles\nexpected: \(number)\n  actual: 1")
    for step in [
      "the grid has \(number) columns and 1 row",
      "the picture of the cell has \(number) by \(number) pixels",
    ] {
      let run = try await complaints(of: [cell, step])
      #expect(run.first?.hasPrefix("S: failed ") == true)
    }
    let secrets = "every secret has 4 digits from \(number) to 1"
    let run = try await complaints(of: ["the player starts a Mastermind game", secrets])
    #expect(run.first?.hasPrefix("S: failed ") == true)
  }

  @Test("chance must give what a scenario says, no less and no more")
  func chance() async throws {
    let game = "a Mastermind game with the secret \"1234\""
    try await check(
      game, "the random source yields \"1234\"", "the player starts a Mastermind game",
      complaint: "more random digits were asked for than the scenario gives")
    try await check(
      game, "the random source yields \"4321\" 2 times", "the player starts a Mastermind game",
      complaint: "the scenario gives random digits that were not asked for")
  }

  @Test("a scenario about random parameters shows its simplest failing run")
  func simplestRun() async throws {
    let found = try await complaints(of: [
      "200 random combinations of a leading space and one symbol in random frames",
      "Create our view.",
      "the bezier paths contain the same number of circles as the length of the combination",
    ])
    let complaint = try #require(found.first)
    #expect(complaint.contains("200 of 200 runs with the seed 20141110 fail, most simply run "))
    #expect(complaint.hasSuffix(": mismatch in the number of circles\nexpected: 2\n  actual: 1"))
  }
}
