import QuizGame
import StepKit

/// Another round.
let restartingSteps = StepLibrary(QuizWorld.self) {
  When("the customer requests to reset the game") { quiz in
    quiz.session.reset()
    quiz.accepted = []
  }

  When("the customer request to play again from the message shown by the app") { quiz in
    if case .loadFailed = try quiz.shownMessage() {
      try expect(false, "the message shown is not that of a finished game")
    }
    quiz.session.chooseMessageAction()
    quiz.accepted = []
  }

  Then("the counter should reset") { quiz in
    try expect(quiz.session.screen.counter, equals: "05:00", "the counter")
    try await quiz.pass(seconds: 5)
    try expect(quiz.session.screen.counter, equals: "05:00", "the counter five seconds later")
  }

  Then("the list with all customer's guesses should be deleted") { quiz in
    try expect(quiz.session.screen.answers, equals: [], "the list")
  }

  Then("all previous answers should be deleted") { quiz in
    try expect(quiz.session.screen.answers, equals: [], "the list")
    try expect(
      quiz.session.screen.hits, equals: "0/\(try quiz.game().total)", "the answers shown")
  }

  Then("the app should not allow the customer insert new answers until it starts again") { quiz in
    let answer = try require(try quiz.openAnswers().first, "every answer has been found")
    try expect(!quiz.session.screen.canInsertAnswers, "answers can be inserted")
    try expect(quiz.insert(answer), equals: .notStarted, "a guess before the start")
    try expect(quiz.session.screen.answers, equals: [], "the list")
    quiz.startGame()
    try expect(quiz.session.screen.canInsertAnswers, "no answer can be inserted after the start")
    try expect(quiz.insert(answer), equals: .accepted(answer), "a guess after the start")
  }
}
