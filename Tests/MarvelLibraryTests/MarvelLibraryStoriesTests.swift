import MarvelLibrarySteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// The stories of the library, run by the engine without the command around it.
@Suite struct MarvelLibraryStoriesTests {
  private static let folder = "Features/MarvelLibrary"

  /// One run that several tests look at.
  private static let stories = Task {
    try await SessionRun(folder, [marvelSteps], parallel: 4)
  }

  @Test func everyScenarioPasses() async throws {
    let run = try await Self.stories.value
    #expect(run.complaints == [])
    let (succeeded, planned) = (run.succeeded, run.plan.count)
    #expect(succeeded)
    #expect(planned > 100)
    #expect(run.finishedCount == planned)
  }

  @Test("each scenario leaves pictures of its last screen", arguments: ["light", "dark"])
  func everyScenarioLeavesItsScreen(theme: String) async throws {
    let run = try await Self.stories.value
    let pictures = run.messages.compactMap { message -> String? in
      guard case .attachment(let attachment) = message,
        attachment.fileName == "screen-\(theme).svg"
      else { return nil }
      return attachment.body
    }
    #expect(pictures.count > 300)
    for words in [
      "Hero 20", "No connection", "Try again", "No characters", "Data provided by sample",
      "Wiki", "comic 2", "2/3", "Nobody",
    ] {
      #expect(pictures.contains { $0.contains(words) }, "no picture shows \(words)")
    }
  }

  @Test func everyStepMatchesOneDefinitionAndEveryDefinitionAStep() async throws {
    let run = try await Self.stories.value
    #expect(run.unmatchedSteps == [])
    #expect(run.unusedPatterns == [])
  }

  @Test func theWrittenAndTheImpliedItemsAreAmongThem() async throws {
    let run = try await Self.stories.value
    let written = ["UC1", "UC2", "UC3", "T1", "T2", "T3"]
    let implied = (1...34).map { $0 < 10 ? "X0\($0)" : "X\($0)" }
    let wanted = Set((written + implied + ["PIC"]).map { "@MAR-\($0)" })
    let found = Set(run.plan.cases.flatMap { $0.pickle.tags.map(\.name) })
    #expect(wanted.subtracting(found) == [])
  }

  @Test func whatCannotBeCheckedFailsItsScenario() async throws {
    let text = """
      Feature: Mistakes
        Scenario: An answer for another page
          Given the second page repeats character 30
        Scenario: A fixture that is not there
          Given the Marvel API answers as in "thunder.yaml"
        Scenario: Nothing answers
          Given the Marvel API answers as in "bolt.yaml"
          When I open the list of characters
          And I select character 1
          And comic 1 becomes visible
        Scenario: Nothing is asked for
          Given the Marvel API answers as in "bolt-works.yaml"
          When I open the list of characters
      """
    let source = Source(
      uri: "\(Self.folder)/mistakes.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [marvelSteps])
    let words = [
      "character 30 does not come before page 2", "thunder.yaml: ",
      "no stub answers GET http://gateway.marvel.com/v1/public/comics/501?",
      "no stub answers GET https://gateway.marvel.com/v1/public/characters?",
    ]
    #expect(run.complaints.count == words.count)
    for (complaint, words) in zip(run.complaints, words) { #expect(complaint.contains(words)) }
    #expect(
      run.logs == [
        "no request used the route GET /v1/public/comics/502",
        "no request used the route GET http://img.test/comics/502/portrait_incredible.png",
        "no request used the route GET /v1/public/stories/801",
      ])
  }
}
