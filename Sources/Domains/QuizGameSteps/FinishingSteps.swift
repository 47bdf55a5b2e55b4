import QuizGame
import StepKit
import TestDoubles

/// Coming to the end of the game (QUI-UC4).
let finishingSteps = StepLibrary(QuizWorld.self) {
  When("the customer( has) finished inserting/answering all answers( to be guessed)") { quiz in
    try quiz.insertAllAnswers()
  }.isIdempotent()

  Given("the customer do not finished answering all the guesses") { quiz in
    try quiz.insertNextAnswer()
    try quiz.expectUnfinished()
  }

  Given("the customer has not finished answering all guesses") { quiz in
    try await quiz.startRound()
    try quiz.insertNextAnswer()
    try quiz.expectUnfinished()
  }

  Given("the customer finished answering all guesses before the timer ends") { quiz in
    try await quiz.startRound()
    try await quiz.pass(.seconds(10))
    try quiz.insertAllAnswers()
    try quiz.expectWon()
  }

  Step("the counter/timer has not( yet) finished( yet)/ended( yet)") { quiz in
    try expect(try quiz.shownSeconds() > 0, "the counter is at its end")
    try expect(!quiz.isTimeOver, "the time is over")
  }

  When("the counter/timer ends/ended/finishes/finished") { quiz in
    try await quiz.passRest()
    try quiz.expectTimeOver()
  }.isIdempotent()

  Then("the app should display a message showing how many answers the customer hit") { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then(
    """
    the app should display a message indicating the time is over and how many answers \
    the customer hit
    """
  ) { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectTimeOver()
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("the app should display a message indicating( that) the time is over") { quiz in
    try quiz.expectTimeOver()
  }

  Then("(show )the option to play again( is shown)( is displayed)") { quiz in
    try quiz.expectOffer(.playAgain)
  }

  Then("(show )the option to try( another) again( is shown)( is displayed)") { quiz in
    try quiz.expectOffer(.tryAgain)
  }

  Then("the option to play again is not shown/displayed") { quiz in
    try expect(quiz.view.message?.action != .playAgain, "the message offers to play again")
  }

  Then("the option to try again is not shown/displayed") { quiz in
    try expect(quiz.view.message?.action != .tryAgain, "the message offers to try again")
  }

  Then("the message says {count} of {count} and offers to play again") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectWon()
    try quiz.expectResult(hits: hits, of: total)
  }

  Then("the message says {count} of {count} and offers to try again") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectTimeOver()
    try quiz.expectResult(hits: hits, of: total)
  }

  Then(
    "the message says( that)/shows( that)/should\\ show( that) the customer( has) hit {count} answer(s)"
  ) {
    (quiz: inout QuizWorld, hits: Int) in
    try quiz.expectResult(hits: hits, of: try quiz.shownHits().total)
  }

  Then("the message says/shows {string}") { (quiz: inout QuizWorld, words: String) in
    let message = try quiz.shownMessage()
    try quiz.expectWords("\(message.title): \(message.text)", contain: words)
  }

  Then("the title of the message is {string}") { (quiz: inout QuizWorld, title: String) in
    try expect(try quiz.shownMessage().title, equals: title, "the title of the message")
  }

  Then("the message does not/doesn't say/show {string}") { (quiz: inout QuizWorld, words: String) in
    let message = try quiz.shownMessage()
    try expect(
      !"\(message.title): \(message.text)".contains(words), "the message says \"\(words)\"")
  }

  Then("the button of the message says {string}") { (quiz: inout QuizWorld, title: String) in
    try expect(try quiz.shownMessage().action.title, equals: title, "the button of the message")
  }

  Then("a message is( still) displayed/shown") { quiz in _ = try quiz.shownMessage() }

  Then("no message is displayed/shown") { quiz in try quiz.expectNoMessage() }

  Then("the message is not/no\\ longer displayed/shown") { quiz in try quiz.expectNoMessage() }

  Then("the app displays/shows no message") { quiz in try quiz.expectNoMessage() }

  Then("the app should not display/show a/any message") { quiz in try quiz.expectNoMessage() }

  Then("(only ){count} message(s) was/were displayed/shown") {
    (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.messages.count, equals: count, "the number of messages")
  }

  Then("the game is finished/won with {count} of {count}") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectWon()
    try expect(quiz.view.hits, equals: "\(hits)/\(total)", "the answers shown")
  }

  Then("the game is finished/over because the time is over") { quiz in try quiz.expectTimeOver() }

  Then("the game is finished/over") { quiz in try quiz.expectFinished() }

  Then("the game is won") { quiz in try quiz.expectWon() }

  Then("the game is not won") { quiz in
    try expect(quiz.view.message?.title != "Congratulations", "the game is won")
    try expect(quiz.session.game?.phase != .won, "the game is won")
  }

  Then("the game is not/not\\ yet finished( yet)/over( yet)") { quiz in
    let isFinished = try require(quiz.session.game, "no game has been loaded").isFinished
    try expect(!isFinished, "the game is finished")
    try quiz.expectNoResult()
  }

  Then("the game is( still) running") { quiz in
    try quiz.expectNoResult()
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted")
    try await quiz.expectCounting()
  }
}

extension QuizWorld {
  var isTimeOver: Bool { if case .timeOver = view.message { true } else { false } }

  func expectWords(
    _ text: String, contain words: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      text.contains(words), "the message says \"\(text)\": not \"\(words)\"", file: file, line: line
    )
  }

  func expectOffer(
    _ action: QuizMessage.Action, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let offer = try shownMessage(file: file, line: line).action
    try expect(offer, equals: action, "the offer of the message", file: file, line: line)
    let title = action == .playAgain ? "Play Again" : "Try Again"
    try expect(offer.title, equals: title, "the button of the message", file: file, line: line)
  }

  func expectNoMessage(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.message, equals: nil, "the message", file: file, line: line)
  }

  /// No end of a game is shown; a failed load may be.
  fileprivate func expectNoResult(file: StaticString = #filePath, line: Int = #line) throws {
    switch view.message {
    case .won, .timeOver: try expect(false, "a result is shown", file: file, line: line)
    case .loadFailed, nil: break
    }
  }

  fileprivate func expectUnfinished(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.canInsertAnswers, "no answer can be inserted", file: file, line: line)
    try expect(
      !(try openAnswers().isEmpty), "no answer remains to be guessed", file: file, line: line)
  }

  /// A finished game takes no answers, and its domain says that it is finished (QUI-UC4).
  fileprivate func expectFinished(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(!view.canInsertAnswers, "answers can be inserted", file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
    try expect(
      session.game?.isFinished == true, "the game is not finished", file: file, line: line)
    _ = try shownMessage(file: file, line: line)
  }

  func expectWon(file: StaticString = #filePath, line: Int = #line) throws {
    try expectFinished(file: file, line: line)
    let title = try shownMessage(file: file, line: line).title
    try expect(title, equals: "Congratulations", "the title of the message", file: file, line: line)
    try expectOffer(.playAgain, file: file, line: line)
  }

  fileprivate func expectTimeOver(file: StaticString = #filePath, line: Int = #line) throws {
    try expectFinished(file: file, line: line)
    let message = try shownMessage(file: file, line: line)
    try expect(
      message.title, equals: "Time finished", "the title of the message", file: file, line: line)
    try expectWords(message.text, contain: "Time is over", file: file, line: line)
    try expectOffer(.tryAgain, file: file, line: line)
    try expect(view.counter, equals: "00:00", "the counter", file: file, line: line)
  }

  /// The message and the screen both name the hits and the total.
  fileprivate func expectResult(
    hits: Int, of total: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    try expectWords(
      message.text, contain: "You got \(hits) out of \(total) answers", file: file, line: line)
    try expect(view.hits, equals: "\(hits)/\(total)", "the answers shown", file: file, line: line)
  }
}
