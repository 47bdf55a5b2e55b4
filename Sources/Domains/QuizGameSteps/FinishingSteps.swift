import QuizGame
import StepKit

/// Coming to the end of the game (QUI-UC4).
let finishingSteps = StepLibrary(QuizWorld.self) {
  When("the customer finished inserting all answers to be guessed") { quiz in
    try quiz.insertAllAnswers()
  }

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
    try await quiz.pass(seconds: 10)
    try quiz.insertAllAnswers()
    try expect(try quiz.game().phase, equals: .won, "the phase of the game")
  }

  When("the timer has not finished yet") { quiz in
    try expect(try quiz.game().remainingSeconds > 0, "the counter is at its end")
    try expect(try quiz.game().phase != .timeOver, "the time is over")
  }

  When("the counter ends") { quiz in
    try await quiz.pass(seconds: quiz.game().remainingSeconds)
    try expect(try quiz.game().phase, equals: .timeOver, "the phase of the game")
  }

  Then("the app should display a message showing how many answers the customer hit") { quiz in
    let game = try quiz.game()
    try quiz.expectWon(hits: game.hits, total: game.total)
  }

  Then(
    """
    the app should display a message indicating the time is over and how many answers \
    the customer hit
    """
  ) { quiz in
    let game = try quiz.game()
    try quiz.expectTimeOver(hits: game.hits, total: game.total)
  }

  Then("the option to play again") { quiz in
    try expect(try quiz.shownMessage().action, equals: .playAgain, "the offer of the message")
  }

  Then("show the option to try another again") { quiz in
    try expect(try quiz.shownMessage().action, equals: .tryAgain, "the offer of the message")
  }

  Then("the message says {int} of {int} and offers to play again") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectWon(hits: hits, total: total)
    try expect(try quiz.shownMessage().action, equals: .playAgain, "the offer of the message")
  }

  Then("the message says {int} of {int} and offers to try again") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectTimeOver(hits: hits, total: total)
    try expect(try quiz.shownMessage().action, equals: .tryAgain, "the offer of the message")
  }

  Then("{int} message(s) was/were displayed") { (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.messages.count, equals: count, "the number of messages")
  }

  Then("the game is finished with {int} of {int}") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    let game = try quiz.game()
    try expect(game.phase, equals: .won, "the phase of the game")
    try expect([game.hits, game.total], equals: [hits, total], "hits and total")
  }

  Then("the game is finished because the time is over") { quiz in
    try expect(try quiz.game().phase, equals: .timeOver, "the phase of the game")
  }

  Then("the game is not finished") { quiz in
    try expect(!(try quiz.game().isFinished), "the game is finished")
  }
}

extension QuizWorld {
  fileprivate func expectUnfinished(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      try game().phase, equals: .running, "the phase of the game", file: file, line: line)
    try expect(
      try game().remaining > 0, "no answer remains to be guessed", file: file, line: line)
  }

  fileprivate func expectWon(
    hits: Int, total: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    try expect(
      message, equals: .won(hits: hits, total: total), "the message", file: file, line: line)
    try check(message, says: "\(hits) out of \(total)", file: file, line: line)
  }

  fileprivate func expectTimeOver(
    hits: Int, total: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    try expect(
      message, equals: .timeOver(hits: hits, total: total), "the message", file: file, line: line)
    try check(message, says: "Time is over", file: file, line: line)
    try check(message, says: "\(hits) out of \(total)", file: file, line: line)
  }

  private func check(
    _ message: QuizMessage, says words: String, file: StaticString, line: Int
  ) throws {
    try expect(
      message.text.contains(words), "the message says \"\(message.text)\": not \"\(words)\"",
      file: file, line: line)
  }
}
