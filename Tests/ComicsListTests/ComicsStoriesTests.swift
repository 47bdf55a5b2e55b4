import ComicsListSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// The stories of the comics app, run by the engine without the command around it.
@Suite struct ComicsStoriesTests {
  /// One run that several tests look at.
  private static let stories = Task {
    try await SessionRun("Features/ComicsList", [comicsSteps], parallel: 4)
  }

  @Test func everyScenarioPasses() async throws {
    let run = try await Self.stories.value
    #expect(run.complaints == [])
    #expect(run.succeeded)
    #expect(run.plan.count > 100)
    #expect(run.finishedCount == run.plan.count)
  }

  @Test func everyStepMatchesOneDefinitionAndEveryDefinitionAStep() async throws {
    let run = try await Self.stories.value
    #expect(run.unmatchedSteps == [])
    #expect(run.unusedPatterns == [])
  }

  @Test("every written scenario once, every story, every implied scenario")
  func keys() async throws {
    let run = try await Self.stories.value
    let tags = run.plan.cases.flatMap { $0.pickle.tags.map(\.name) }
    let written = keys("S", 11)
    #expect(tags.filter(written.contains).sorted() == written)
    #expect(Set(keys("US", 5) + keys("X", 18)).subtracting(tags) == [])
  }

  /// Background, fixtures and tags are the features' own: the document has none of them.
  @Test func theStepsOfTheDocumentRunAsTheyAre() async throws {
    let source = Source(
      uri: "Tests/ComicsListTests/comics.feature", data: Self.document, mediaType: .gherkin)
    let run = try await SessionRun([source], [comicsSteps])
    #expect(run.unmatchedSteps == [])
    #expect(run.complaints == [])
    #expect(run.finishedCount == 11)
    #expect(run.plan.cases.flatMap(\.pickle.steps).count == 38)
  }

  @Test func whatNoRouteAnswersFailsItsScenario() async throws {
    let text = """
      @COM
      Feature: No server
        Scenario: Nothing answers
          Then the list shows comic 42 "Bolt #1" in section "B"
        Scenario: Nothing is asked
          Given the characters are those in "characters.yaml"
          When I open the app
        Scenario: A fixture that is not there
          Given the catalogue is the one in "none.yaml"
        Scenario: Nothing is on its way
          Given that I don't have internet connection
          And it tries to load comics
          When the response is valid
          Then present the list of comics
      """
    let source = Source(uri: "Features/ComicsList/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [comicsSteps])
    #expect(run.complaints.count == 3)
    #expect(
      run.complaints.first
        == "Nothing answers: failed no list of comics was presented")
    #expect(run.complaints.dropFirst().first?.contains("none.yaml: ") == true)
    #expect(run.complaints.last == "Nothing is on its way: failed no list of comics was presented")
    #expect(run.logs == ["no request used the route GET /v1/public/comics/44/characters"])
  }

  private func keys(_ kind: String, _ count: Int) -> [String] {
    (1...count).map { $0 < 10 ? "@COM-\(kind)0\($0)" : "@COM-\(kind)\($0)" }
  }

  /// The 38 step lines of the user's document, in its order.
  private static let document = """
    Feature: The document
      Scenario: No internet connection
        Given that I don't have internet connection
        When it tries to load comics
        Then present a message informing that there is no internet connection
      Scenario: Internet connection OK and response is invalid
        Given that I have internet connection
        When the server response is invalid
        Then present an error message informing that the content couldn't be read
      Scenario: Internet connection OK and response is valid
        Given that I have internet connection
        When the server response is valid
        Then present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title
      Scenario: No internet connection
        Given that I don't have internet connection
        And the list of comics has one or more items
        When I tap on a comic title
        Then present a message informing that there is no internet connection
      Scenario: Internet connection OK and response is invalid
        Given that I have internet connection
        And the list of comics has one or more items
        When I tapped on a comic title
        And the response is invalid
        Then present a message informing that it can not present the list of characters
      Scenario: Internet connection OK and response is valid
        Given that I have internet connection
        And the list of comics has one or more items
        When I tapped on a comic title
        And the response is valid
        Then present a list with the name of the characters of that comic sorted ascending by the first letter
      Scenario: Is presenting a list of comics characters
        Given that a list of comics characters was successfully loaded
        When the view with the list of comic characters is presented
        Then show the name of the comic as the view's title
      Scenario: App is loading comics
        Given that I opened the app
        When it is loading comics
        Then present a UI activity indicator
      Scenario: App finished loading comics
        Given that I opened the app
        When it finished loading comics
        Then hide the UI activity indicator
      Scenario: App is loading comic characters
        Given that I selected one comic
        When the app is loading the comic characters
        Then present a UI activity indicator
      Scenario: App finished loading comic characters
        Given that I selected one comic
        When the app finished loading the comic characters
        Then hide the UI activity indicator
    """
}
