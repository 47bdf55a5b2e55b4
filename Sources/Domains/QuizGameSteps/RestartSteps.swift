import QuizGame
import StepKit

/// Another round.
let restartSteps = StepLibrary(QuizWorld.self) {
  When("the customer requests to reset the game") { quiz in try await quiz.resetGame() }
    .isIdempotent()

  When("the customer request(s) to play again from the message shown by the app") { quiz in
    let message = try require(quiz.view.message, "no message lies over the quiz")
    try quiz.press(message.action.title)
  }

  // The button of the message, or the one below the question.
  When("the customer presses {string}") { (quiz: inout QuizWorld, title: String) in
    try quiz.press(title)
  }

  Then("the list with all customer's guesses should be deleted") { quiz in
    try expect(!quiz.before.answers.isEmpty, "the list was empty before")
    try expect(quiz.view.answers, equals: [], "the list of guesses")
  }

  Then("all previous answers should be deleted") { quiz in
    try expect(!quiz.before.answers.isEmpty, "the list was empty before")
    try expect(quiz.view.answers, equals: [], "the list of guesses")
    try expect(quiz.view.hits, equals: "0/\(quiz.remote.answers.count)", "the hits shown")
  }
}
