import QuizGame
import StepKit

/// Loading the game (QUI-UC1).
let loadingSteps = StepLibrary(QuizWorld.self) {
  ParameterType("quiz error", "invalid data|connectivity") { name -> QuestionError in
    name == "connectivity" ? .connectivity : .invalidData
  }
  .described(as: "Why there is no question.", example: "invalid data")

  Given("the app has already loaded the question") { quiz in
    try await quiz.loadQuestion()
    try expect(quiz.view.question, equals: quiz.remote.question, "the question on the screen")
  }

  When("the customer requests to load the game") { quiz in quiz.act().load() }

  When("the customer opens the quiz") { quiz in quiz.act().open() }
    .isIdempotent()

  When("the customer closes the quiz") { quiz in quiz.remake() }
    .isIdempotent()

  Then("the app should display the question from remote") { quiz in
    try expect(quiz.view.question, equals: quiz.remote.question, "the question on the screen")
    try expect(quiz.view.hits, equals: "0/\(quiz.remote.answers.count)", "the hits shown")
    try expect(!quiz.view.isLoading, "the quiz is still loading")
    try expect(quiz.view.message, equals: nil, "the message over the quiz")
  }

  Then("the customer can start to play") { quiz in
    try expect(!quiz.view.canInsertAnswers, "the game has started by itself")
    try quiz.press("start")
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted after the start")
  }

  Then("the system delivers the question {string} with the answer(s) {quoted list}") {
    (quiz: inout QuizWorld, question: String, answers: [String]) in
    let result = try require(quiz.session.loadResult, "no load has come to its end")
    let delivered = try result.get()
    try expect(delivered.question, equals: question, "the question")
    try expect(delivered.answers, equals: answers, "the answers")
  }

  Then("the system delivers a/an {quiz error} error") {
    (quiz: inout QuizWorld, error: QuestionError) in
    try expect(quiz.session.loadResult, equals: .failure(error), "the end of the load")
  }
}
