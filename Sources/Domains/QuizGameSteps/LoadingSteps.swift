import Ports
import QuizGame
import StepKit
import TestDoubles

/// Loading the game (QUI-UC1).
let loadingSteps = StepLibrary(QuizWorld.self) {
  ParameterType("problem", "invalid data|connectivity", useForSnippets: false) { words in
    words == "connectivity" ? QuestionError.connectivity : .invalidData
  }

  When("the customer( has) opens/opened the app( again)") { quiz in
    quiz.prepareRemote()
    quiz.session.open()
  }.isIdempotent()

  When("the customer( has) closes/closed the app") { quiz in quiz.closeApp() }.isIdempotent()

  When("the customer( has) requests/requested to load the game( again)") { quiz in quiz.load() }

  When("the customer( has) loads/loaded the game( again)") { quiz in quiz.load() }

  Given("the app has( already) loaded the question/game") { quiz in
    try await quiz.loadQuestion()
  }

  Step("the app has not( yet) loaded the question( yet)/game( yet)") { quiz in
    try expect(quiz.view.question, equals: "-", "the question on the screen")
    try expect(!quiz.view.canPlay, "the status button does something")
  }

  When("the customer chooses/requests to try again") { quiz in try quiz.tryAgain() }

  Then("the app should display/show the question( from remote)") { quiz in
    try quiz.expectQuestion()
  }

  Then("the app displays/shows the question( from remote)") { quiz in try quiz.expectQuestion() }

  Then("the question is displayed/shown") { quiz in try quiz.expectQuestion() }

  Then("the question {string} is displayed/shown") { (quiz: inout QuizWorld, question: String) in
    try expect(quiz.view.question, equals: question, "the question on the screen")
  }

  Then("the question is not displayed/shown") { quiz in try quiz.expectNoQuestion() }

  Then("no question is displayed/shown") { quiz in try quiz.expectNoQuestion() }

  Then("the app should not display/show the question") { quiz in try quiz.expectNoQuestion() }

  Then("the customer can start( to play)( the game)") { quiz in
    try expect(quiz.view.canPlay, "the status button does nothing")
    try expect(quiz.view.statusButton, equals: .start, "the status button")
    try expect(!quiz.view.canInsertAnswers, "answers can be inserted before the start")
  }

  Then("the customer cannot/can't/can\\ not start( to play)( the game)") { quiz in
    let canStart = quiz.view.canPlay && quiz.view.statusButton == .start
    try expect(!canStart, "the status button starts the game")
  }

  Then("the question {string} with {count} answer(s) is delivered") {
    (quiz: inout QuizWorld, question: String, count: Int) in
    guard case .success(let delivered) = quiz.session.loadResult else {
      return try expect(false, "no question was delivered")
    }
    try expect(delivered.question, equals: question, "the question")
    try expect(delivered.answers.count, equals: count, "the number of answers")
  }

  Then("a/an {problem} error is delivered") { (quiz: inout QuizWorld, problem: QuestionError) in
    try expect(quiz.session.loadResult, equals: .failure(problem), "the end of the load")
    try quiz.expectMessage(of: problem)
  }

  Then("the app should display/show a/an {problem} error( message)") {
    (quiz: inout QuizWorld, problem: QuestionError) in try quiz.expectMessage(of: problem)
  }

  Then("the app displays/shows a/an {problem} error( message)") {
    (quiz: inout QuizWorld, problem: QuestionError) in try quiz.expectMessage(of: problem)
  }

  Then("no error is delivered") { quiz in
    if case .failure(let error) = quiz.session.loadResult {
      try expect(false, "the load ended with the error \(error)")
    }
  }

  Then("the app shows that it is loading") { quiz in try quiz.expectLoading(true) }

  Then("the app is( still) loading( the question)( the game)") { quiz in
    try quiz.expectLoading(true)
  }

  Then("the app no longer shows that it is loading") { quiz in try quiz.expectLoading(false) }

  Then("the app is not/no\\ longer loading( the question)( the game)") { quiz in
    try quiz.expectLoading(false)
  }
}

extension QuizWorld {
  mutating func tryAgain() throws {
    try expect(try shownMessage().action, equals: .tryAgain, "the offer of the message")
    chooseMessageAction()
  }

  fileprivate func expectQuestion(file: StaticString = #filePath, line: Int = #line) throws {
    let expected = try remoteQuestion(file: file, line: line).question
    try expect(
      view.question, equals: expected, "the question on the screen", file: file, line: line)
    let lastURL = network.requests.last?.url
    try expect(lastURL, equals: Self.url, "the last request", file: file, line: line)
    try expectLoading(false, file: file, line: line)
    if case .loadFailed = view.message {
      try expect(false, "the app shows that loading failed", file: file, line: line)
    }
  }

  fileprivate func expectNoQuestion(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.question, equals: "-", "the question on the screen", file: file, line: line)
  }

  fileprivate func expectLoading(
    _ isLoading: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      view.isLoading == isLoading,
      isLoading
        ? "the app does not show that it is loading" : "the app still shows that it is loading",
      file: file, line: line)
  }

  fileprivate func expectMessage(
    of problem: QuestionError, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    let words = problem == .connectivity ? "there is no connection" : "it cannot be played"
    try expectWords(message.title, contain: "something went wrong", file: file, line: line)
    try expectWords(message.text, contain: words, file: file, line: line)
    try expectOffer(.tryAgain, file: file, line: line)
    try expectLoading(false, file: file, line: line)
  }
}
