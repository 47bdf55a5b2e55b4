import QuizGame
import StepKit
import TestDoubles

/// Starting the game (QUI-UC2).
let playingSteps = StepLibrary(QuizWorld.self) {
  Given("a/the game lasts {duration}") { (quiz: inout QuizWorld, length: Duration) in
    try expect(
      length >= .seconds(1) && length <= .seconds(86_400), "a game lasts a second to a day")
    quiz.makeApp(length: length)
  }

  When("{player} request(s)/ask(s)/want(s)/tries/try to start/begin {play}( again)") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in quiz.startGame()
  }.isIdempotent()

  When("{player} start(s)/begin(s) {play}( again)") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in quiz.startGame()
  }.isIdempotent()

  When("the game/quiz starts/begins") { quiz in quiz.startGame() }.isIdempotent()

  When("{player} started/began/requested\\ to\\ start {play}( and has not inserted any answer)") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in try await quiz.startRound()
  }.isIdempotent()

  When(
    "{player} {quizPerfect} started/begun/requested\\ to\\ start/asked\\ to\\ start {play}( yet)"
  ) {
    (quiz: inout QuizWorld, _: Player, isStarted: Bool, _: QuestionNoun) in
    try await quiz.started(isStarted)
  }.isIdempotent()

  When("the game/quiz {quizPerfect} started( yet)/begun( yet)") {
    (quiz: inout QuizWorld, isStarted: Bool) in
    try await quiz.started(isStarted)
  }.isIdempotent()

  When("the game/quiz {quizIs} started( yet)/begun( yet)") {
    (quiz: inout QuizWorld, isStarted: Bool) in
    try await quiz.started(isStarted)
  }.isIdempotent()

  When("the game/quiz {quizIs} running/in\\ progress/being\\ played") {
    (quiz: inout QuizWorld, isRunning: Bool) in
    if isRunning { return try await quiz.started(true) }
    try await quiz.expectStanding()
    try quiz.expectOpen(false)
  }.isIdempotent()

  When("{player} is/am/are playing( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player) in try await quiz.started(true)
  }.isIdempotent()

  Given("a running/started game/quiz") { quiz in try await quiz.startRound() }

  Given("a loaded game/quiz/question") { quiz in try await quiz.loadQuestion() }

  Then("the system starts the counter/timer") { quiz in try await quiz.expectCounting() }

  When("{player} press(es)/tap(s) the status button( again)") {
    (quiz: inout QuizWorld, _: Player) in quiz.pressStatusButton()
  }

  Then("the app/system {quizAllows} {player}( to) insert/add/enter {answerNoun}( again)( anymore)")
  {
    (quiz: inout QuizWorld, isOpen: Bool, _: Player, _: AnswerNoun) in
    try quiz.expectOpen(isOpen)
    if isOpen { try quiz.insertNextAnswer() }
  }

  Then("{player} {quizCan} insert/add/enter/give/make {answerNoun}( yet)( again)( anymore)") {
    (quiz: inout QuizWorld, _: Player, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAccepts} {answerNoun}( yet)( again)( anymore)") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAllows} {answerNoun}") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("{answerNoun} {quizCan} be inserted/added/guessed") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then("no {answerNoun} {quizCan} be inserted/added/guessed") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool) in try quiz.expectOpen(!isClosed)
  }

  Then("inserting {answerNoun} {quizIs} enabled/allowed/possible") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then("the status button says/shows {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.statusButton.rawValue, equals: text, "the status button")
  }
}

extension QuizWorld {
  /// Before an outcome, starts the game; as one, makes sure that it runs.
  fileprivate mutating func started(
    _ isStarted: Bool, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    guard isStarted else { return try expectNotStarted(file: file, line: line) }
    guard isOutcome else { return try await startRound() }
    try expectNoResult(file: file, line: line)
    try expectOpen(true, file: file, line: line)
    try await expectCounting(file: file, line: line)
  }

  fileprivate func expectNotStarted(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.statusButton, equals: .start, "the status button", file: file, line: line)
    try expectOpen(false, file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
  }

  func expectOpen(
    _ isOpen: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      view.canInsertAnswers == isOpen,
      isOpen ? "no answer can be inserted" : "answers can be inserted", file: file, line: line)
  }
}
