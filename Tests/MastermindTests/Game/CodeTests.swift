import Mastermind
import Testing

@Suite struct CodeTests {
  private func check(
    _ text: String, _ expected: Result<[Int], Game.Rejection>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = Result { () throws(Game.Rejection) in try Code(text).digits }
    #expect(found == expected, sourceLocation: location)
  }

  @Test("MAS-M02, M03, M08: four digits from 1 to 4, equal ones too")
  func accepted() throws {
    check("1234", .success([1, 2, 3, 4]))
    check("4444", .success([4, 4, 4, 4]))
    #expect(try Code("4213").text == "4213")
  }

  @Test("MAS-M07: no other length")
  func lengths() {
    check("", .failure(.wrongLength(0)))
    check("123", .failure(.wrongLength(3)))
    check("12341", .failure(.wrongLength(5)))
    check(" 1234", .failure(.wrongLength(5)))
    check(String(repeating: "1", count: 100_000), .failure(.wrongLength(100_000)))
  }

  @Test("MAS-M09: no other character")
  func characters() {
    check("1235", .failure(.wrongDigit("5", position: 4)))
    check("0123", .failure(.wrongDigit("0", position: 1)))
    check("12a4", .failure(.wrongDigit("a", position: 3)))
    check("1 34", .failure(.wrongDigit(" ", position: 2)))
    check("-123", .failure(.wrongDigit("-", position: 1)))
    check("12３4", .failure(.wrongDigit("３", position: 3)))
    check("1٢34", .failure(.wrongDigit("٢", position: 2)))
    check("1\u{301}234", .failure(.wrongDigit("1\u{301}", position: 1)))
    check("12\r\n4", .failure(.wrongDigit("\r\n", position: 3)))
  }

  @Test(
    "rejections in words",
    arguments: [
      (.wrongLength(3), "a combination has 4 digits, this one has 3"),
      (.wrongDigit("a", position: 3), "position 3 is \"a\", expected a digit from 1 to 4"),
      (.wrongDigit("\r\n", position: 1), "position 1 is \"\\r\\n\", expected a digit from 1 to 4"),
      (.alreadyWon, "the combination has been found: start a new game"),
      (.noAttemptsLeft, "all 9 attempts are used: start a new game"),
    ] as [(Game.Rejection, String)])
  func wording(rejection: Game.Rejection, text: String) {
    #expect(rejection.description == text)
  }
}
