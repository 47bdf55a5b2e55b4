import QuizGame
import StepKit
import TestDoubles

/// Starting the game and watching its counter (QUI-UC2).
let playingSteps = StepLibrary(QuizWorld.self) {
  When("the customer requests to start the game") { quiz in quiz.startGame() }

  Given("the customer has already requested to start the game") { quiz in
    try await quiz.startRound()
  }

  When("{int} second(s) pass(es)") { (quiz: inout QuizWorld, seconds: Int) in
    try expect(
      (0...86_400).contains(seconds), "found \(seconds) seconds, expected 0 to 86400 (a day)")
    try await quiz.pass(seconds: seconds)
  }

  Then("the app should allow the customer to insert answers") { quiz in
    try expect(quiz.session.screen.canInsertAnswers, "no answer can be inserted")
    try quiz.insertNextAnswer()
  }

  Then("the customer can insert answers") { quiz in
    try expect(quiz.session.screen.canInsertAnswers, "no answer can be inserted")
  }

  Then("the customer cannot insert answers") { quiz in
    try expect(!quiz.session.screen.canInsertAnswers, "answers can be inserted")
  }

  Then("the counter should starts to count") { quiz in
    let before = try quiz.game().remainingSeconds
    try await quiz.pass(seconds: 1)
    try expect(
      quiz.session.screen.counter, equals: formatCounter(before - 1), "the counter a second later")
  }

  Then("the counter does not run") { quiz in
    let before = quiz.session.screen.counter
    try await quiz.pass(seconds: 5)
    try expect(quiz.session.screen.counter, equals: before, "the counter five seconds later")
    try expect(quiz.scheduler.pendingCount, equals: 0, "the number of running timers")
  }

  Then("the counter shows {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.session.screen.counter, equals: text, "the counter")
  }

  Then("{int} second(s) is/are shown as {string}") {
    (quiz: inout QuizWorld, seconds: Int, text: String) in
    try expect(formatCounter(seconds), equals: text, "\(seconds) seconds on the counter")
  }

  Then("the app should show the amount of answers that the customer hit") { quiz in
    let hits = quiz.session.screen.hits
    try expect(
      hits.hasPrefix("\(try quiz.game().hits)/"), "the screen shows \"\(hits)\": not the hits")
  }

  Then("the total of answers to be guessed") { quiz in
    let hits = quiz.session.screen.hits
    let total = try quiz.deliveredQuestion().answers.count
    try expect(hits.hasSuffix("/\(total)"), "the screen shows \"\(hits)\": not \(total) in total")
  }

  Then("the status button says {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.session.screen.statusButton.rawValue, equals: text, "the status button")
  }
}
