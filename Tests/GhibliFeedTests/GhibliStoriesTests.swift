import Foundation
import GhibliFeedSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// The stories of the film feed, run by the engine without the command around it.
@Suite struct GhibliStoriesTests {
  private static let folder = "Features/GhibliFeed"

  /// One run that several tests look at.
  private static let stories = Task {
    try await SessionRun(folder, [ghibliSteps], parallel: 4)
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

  /// The keys of what the document asks for, and of the scenarios it implies.
  private static let keys: Set<String> = {
    let courses = ["PIC", "PXIC", "PREM", "PXRM", "PRE", "PDS", "PS"]
    var keys = ["@GHI-MODEL", "@GHI-CONTRACT", "@GHI-LOC"]
    for (index, letters) in courses.enumerated() {
      keys += letters.map { "@GHI-UC\(index + 1).\($0)" }
    }
    keys += (1...4).map { "@GHI-S0\($0)" }
    keys += (1...42).map { $0 < 10 ? "@GHI-X0\($0)" : "@GHI-X\($0)" }
    return Set(keys)
  }()

  @Test func everyKeyOfTheDocumentIsAmongTheTags() async throws {
    let run = try await Self.stories.value
    let found = Set(run.plan.cases.flatMap { $0.pickle.tags.map(\.name) })
    // 4 scenarios, 23 courses, 3 statements and 42 implied scenarios.
    #expect(Self.keys.count == 72)
    #expect(Self.keys.subtracting(found).sorted() == [])
    let others = found.subtracting(Self.keys)
    #expect(
      others.allSatisfy {
        ["@GHI", "@GHI-PIC", "@GHI-PIC-LANGUAGES", "@GHI-AUTO", "@GHI-UC4.X.E"].contains($0)
          || $0.hasPrefix("@GHI-R")
      },
      "\(others)")
  }

  /// The scenarios of the document, line by line as it has them, without a fixture beside them.
  @Test func theSentencesOfTheDocumentRun() async throws {
    let text = """
      Feature: As written
        Scenario: 91
          Given the user has connectivity
           When the user requests to see the film feed
           Then the app should display the latest film field from remote
            And replace the cache with the new feed
        Scenario: 108
          Given the user doesn't have connectivity
            And there’s a cached version of the feed
            And the cache is less than seven days old
           When the user requests to see the feed
           Then the app should display the latest feed saved
        Scenario: 114, with the other apostrophe
          Given the user doesn't have connectivity
            And there's a cached version of the feed
            And the cache is seven days old or more
           When the customer requests to see the feed
           Then the app should display an error message
        Scenario: 120
          Given the customer doesn't have connectivity
            And the cache is empty
           When the customer requests to see the feed
           Then the app should display an error message
      """
    let source = Source(uri: "Tests/GhibliFeedTests/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [ghibliSteps])
    #expect(run.complaints == [])
    #expect(run.finishedCount == 4)
    #expect(run.unmatchedSteps == [])
  }

  @Test func aRequestWithoutARouteFailsItsScenario() async throws {
    let text = """
      Feature: No image server
        Scenario: Nothing answers
          Given the user has connectivity
          When the same image is requested twice
        Scenario: Nothing is asked
          Given the remote images are those in "images.yaml"
          Then the cache is empty
        Scenario: A fixture that is not there
          Given the remote feed is the one in "no-feed.yaml"
      """
    let source = Source(uri: "\(Self.folder)/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [ghibliSteps])
    #expect(run.complaints.count == 2)
    let unmatched = run.complaints.first ?? ""
    #expect(unmatched.contains("no stub answers GET https://img.ghibli.test/lantern.jpg"))
    #expect(unmatched.contains("nearest: GET https://img.ghibli.test/1.jpg"))
    #expect(run.complaints.last?.contains("no-feed.yaml: ") == true)
    #expect(
      run.logs
        == ["lantern", "cranes"].map {
          "no request used the route GET https://img.ghibli.test/\($0).jpg"
        })
  }
}
