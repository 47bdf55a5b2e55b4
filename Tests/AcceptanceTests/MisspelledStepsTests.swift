import CucumberExpressions
import Foundation
import Gherkin
import SpecEngine
import SpecTestSupport
import Systems
import Testing

/// Mistakes of authors in steps of the five systems, and the sentence shown for each.
@Suite struct MisspelledStepsTests {
  private static let suggestions: Result<[String: PatternSuggestions], any Error> = Result {
    var ids = IdGenerator()
    var suggestions: [String: PatternSuggestions] = [:]
    let systems = ["Comics", "Mastermind", "Ghibli", "Quiz", "Marvel"]
    for (system, library) in zip(systems, systemLibraries) {
      let supportCode = try SupportCode([library], root: Project.root.path, ids: &ids)
      suggestions[system] = supportCode.patternSuggestions(in: supportCode.viewOfAll)
    }
    return suggestions
  }

  @Test(
    arguments: [
      // A value without the quotation marks of its type.
      ("Quiz", "the customer inserts blue", "the customer inserts \"blue\""),
      ("Quiz", "the customer inserts “blue”", "the customer inserts \"blue\""),
      (
        "Quiz", "the customer inserts „blue“ and „red“", "the customer inserts \"blue\" and \"red\""
      ),
      ("Quiz", "the counter shows 05:00", "the counter shows \"05:00\""),
      ("Marvel", "I search “Hulk”", "I search for \"Hulk\""),
      ("Mastermind", "the player tries AAB", "the player tries \"AAB\""),
      (
        "Ghibli", "the user executes Load Film Feed from the cache",
        "the user executes \"Load Film Feed\" from the cache"
      ),
      // A value that its type does not take, or none.
      ("Quiz", "the customer inserts", "the customer inserts \"one\", \"two\""),
      (
        "Quiz", "the system rejects the guess as repeatd",
        "the system rejects the guess as repeated"
      ),
      ("Quiz", "one answer remains to be guessed", "1 answer remains to be guessed"),
      (
        "Ghibli", "the film server has purple films",
        "the film server has the films \"Kites\" and \"Moss\""
      ),
      ("Ghibli", "the film server has 3 film", "the film server has 3 films"),
      (
        "Ghibli", "the film server takes 1,5 seconds to answer",
        "the film server takes 1.5 seconds to answer"
      ),
      ("Ghibli", "the feed cache cannot be redd", "the feed cache cannot be read"),
      (
        "Marvel", "the Marvel API cannot be reached: time out",
        "the Marvel API cannot be reached: timed out"
      ),
      ("Mastermind", "a result cell of 10,5 by 10", "a result cell of 10.5 by 10"),
      // One letter, one word, one mark.
      ("Quiz", "The customer inserts \"blue\"", "the customer inserts \"blue\""),
      ("Quiz", "the customer inserts \"blue\".", "the customer inserts \"blue\""),
      ("Quiz", "a customer insert \"blue\"", "the customer inserts \"blue\""),
      ("Quiz", "the customer types \"blue\"", "the customer inserts \"blue\""),
      ("Quiz", "the customer waits for 5 minutes", "the customer waits 5 minutes"),
      ("Ghibli", "the user don't have connectivity", "the user doesn't have connectivity"),
      ("Ghibli", "the user has no connectivity", "the user doesn't have connectivity"),
      ("Ghibli", "the cache is emtpy", "the cache is empty"),
      ("Comics", "I tap a comic title", "I tap on a comic title"),
      ("Comics", "I go back to list of comics", "I go back to the list of comics"),
      ("Comics", "that I do not have internet connection", "that I don't have internet connection"),
      ("Comics", "the comics app lists 3 comic", "the comics app lists 3 comics"),
      ("Marvel", "I select the character 2", "I select character 2"),
      ("Mastermind", "the history are empty", "the history is empty"),
      (
        "Mastermind", "the colour of the cell changes to red",
        "the color of the cell changes to red"
      ),
      ("Mastermind", "Check both match", "Check both match."),
      // Nothing is near.
      ("Quiz", "the weather is nice today", nil),
      ("Ghibli", "the coffee machine is switched on", nil),
      ("Comics", "the train arrives at 10:30", nil),
      ("Marvel", "nobody knows 5 of these", nil),
      ("Mastermind", "the dog chases the cat", nil),
    ] as [(String, String, String?)])
  func suggestion(_ system: String, _ text: String, _ sentence: String?) throws {
    var suggestions = try #require(try Self.suggestions.get()[system])
    #expect(suggestions.neighbors(of: text).first?.sentence == sentence)
  }
}
