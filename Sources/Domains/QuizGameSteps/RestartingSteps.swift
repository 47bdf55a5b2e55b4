import QuizGame
import StepKit

/// Another round.
let restartingSteps = StepLibrary(QuizWorld.self) {
  When("the customer requests to reset/restart the game( again)") { quiz in
    try await quiz.resetGame()
  }.isIdempotent()

  When("the customer resets/restarts the game( again)") { quiz in try await quiz.resetGame() }
    .isIdempotent()

  When("the customer request(s) to play again( from the message shown by the app)") { quiz in
    try quiz.playAgain()
  }

  When("the customer request(s) to try again from the message shown by the app") { quiz in
    try quiz.tryAgain()
  }

  When("the customer plays again") { quiz in try quiz.playAgain() }

  Then("the counter/timer should reset") { quiz in try await quiz.expectCounterReset() }

  Then("the counter/timer is reset") { quiz in try await quiz.expectCounterReset() }

  Then("the counter/timer is not reset") { quiz in
    try expect(
      .seconds(try quiz.shownSeconds()) < quiz.length, "the counter shows \(quiz.view.counter)")
  }

  Then("the list with all customer's guesses should be deleted") { quiz in
    try quiz.expectAnswersDeleted()
  }

  Then("the list with all customer's guesses is deleted/empty") { quiz in
    try quiz.expectAnswersDeleted()
  }

  Then("all( previous) answers should be deleted") { quiz in try quiz.expectAnswersDeleted() }

  Then("all( previous) answers are deleted") { quiz in try quiz.expectAnswersDeleted() }

  Then("the list with all customer's guesses is not deleted/empty") { quiz in
    try quiz.expectAnswersKept()
  }

  Then("all( previous) answers are kept/still\\ listed") { quiz in try quiz.expectAnswersKept() }

  Then("the app should not allow the customer insert new answers until it starts again") { quiz in
    let answer = try require(try quiz.openAnswers().first, "every answer has been found")
    try expect(!quiz.view.canInsertAnswers, "answers can be inserted")
    quiz.insert(answer)
    try expect(try quiz.guess().outcome, equals: .notStarted, "a guess before the start")
    try expect(quiz.view.answers, equals: [], "the list")
    quiz.startGame()
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted after the start")
    quiz.insert(answer)
    try expect(quiz.view.answers, equals: [answer], "the list after the start")
  }
}

extension QuizWorld {
  fileprivate mutating func playAgain() throws {
    switch try shownMessage() {
    case .won, .timeOver: chooseMessageAction()
    case .loadFailed: try expect(false, "the message shown is not that of a finished game")
    }
  }

  /// Back at the full time, and standing.
  fileprivate func expectCounterReset(
    file: StaticString = #filePath, line: Int = #line
  ) async throws {
    try expect(
      .seconds(try shownSeconds(file: file, line: line)), equals: length, "the time on the counter",
      file: file, line: line)
    try await expectStanding(file: file, line: line)
  }

  fileprivate func expectAnswersDeleted(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(view.answers, equals: [], "the list", file: file, line: line)
    let hits = try shownHits(file: file, line: line).hits
    try expect(hits, equals: 0, "the hits shown", file: file, line: line)
  }

  fileprivate func expectAnswersKept(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(
      !found.isEmpty, "the customer has inserted no correct answer", file: file, line: line)
    try expect(view.answers, equals: found, "the list", file: file, line: line)
  }
}
