import Ports
import QuizGame
import StepKit
import TestDoubles

/// Loading the game (QUI-UC1).
let loadingSteps = StepLibrary(QuizWorld.self) {
  When("the customer requests to load the game") { quiz in quiz.session.load() }

  Given("the app has already loaded the question") { quiz in try await quiz.loadQuestion() }

  When("the customer chooses to try again") { quiz in
    try expect(try quiz.shownMessage().action, equals: .tryAgain, "the offer of the message")
    quiz.session.chooseMessageAction()
  }

  Then("the app should display the question from remote") { quiz in
    let question = try quiz.deliveredQuestion()
    let screen = quiz.session.screen
    try expect(screen.question, equals: question.question, "the question on the screen")
    try expect(quiz.network.requests.last?.url, equals: QuizWorld.url, "the last request")
    try expect(!screen.isLoading, "the app still shows that it is loading")
    try expect(screen.message, equals: nil, "the message on the screen")
  }

  Then("the customer can start to play") { quiz in
    let screen = quiz.session.screen
    try expect(screen.canPlay, "the status button does nothing")
    try expect(screen.statusButton, equals: .start, "the status button")
    try expect(!screen.canInsertAnswers, "answers can be inserted before the start")
  }

  Then("the question {string} with {int} answer(s) is delivered") {
    (quiz: inout QuizWorld, question: String, count: Int) in
    let delivered = try quiz.deliveredQuestion()
    try expect(delivered.question, equals: question, "the question")
    try expect(delivered.answers.count, equals: count, "the number of answers")
  }

  Then("an invalid data error is delivered") { quiz in
    try expect(quiz.session.loadResult, equals: .failure(.invalidData), "the end of the load")
  }

  Then("a connectivity error is delivered") { quiz in
    try expect(quiz.session.loadResult, equals: .failure(.connectivity), "the end of the load")
  }

  Then("the app shows that it is loading") { quiz in
    try expect(quiz.session.screen.isLoading, "the app does not show that it is loading")
  }

  Then("the app no longer shows that it is loading") { quiz in
    try expect(!quiz.session.screen.isLoading, "the app still shows that it is loading")
  }
}
