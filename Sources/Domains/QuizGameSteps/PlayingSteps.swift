import QuizGame
import StepKit
import TestDoubles

/// Starting the game and watching its counter (QUI-UC2).
let playingSteps = StepLibrary(QuizWorld.self) {
  Given("a/the game lasts {duration}") { (quiz: inout QuizWorld, length: Duration) in
    try expect(
      length >= .seconds(1) && length <= .seconds(86_400), "a game lasts a second to a day")
    quiz.makeApp(length: length)
  }

  When("the customer requests to start the game( again)") { quiz in quiz.startGame() }
    .isIdempotent()

  When("the customer starts the game( again)") { quiz in quiz.startGame() }.isIdempotent()

  Given("the customer has already requested to start the game") { quiz in
    try await quiz.startRound()
  }

  Given("the customer has( already) started the game") { quiz in try await quiz.startRound() }

  Given("the game has( already) started") { quiz in try await quiz.startRound() }

  Step("the game has not( yet) started( yet)") { quiz in try quiz.expectNotStarted() }

  Step("the customer has not( yet) started the game( yet)") { quiz in try quiz.expectNotStarted() }

  When("the customer presses the status button( again)") { quiz in quiz.pressStatusButton() }

  When("{duration} pass(es)") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("{duration} have/has passed") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("the customer waits( for) {duration}") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.passCarefully(time)
  }

  Then("the app should allow the customer to insert answers( again)") { quiz in
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted")
    try quiz.insertNextAnswer()
  }

  Then("the customer can insert( new) answers( again)") { quiz in
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted")
  }

  Then("the app should not allow the customer to insert( new) answers( anymore)") { quiz in
    try quiz.expectClosed()
  }

  Then("the customer cannot/can't/can\\ not insert( new) answers( anymore)") { quiz in
    try quiz.expectClosed()
  }

  Then("the counter should start(s) to count") { quiz in try await quiz.expectCounting() }

  Then("the counter/timer starts to count( again)") { quiz in try await quiz.expectCounting() }

  Then("the counter/timer runs") { quiz in try await quiz.expectCounting() }

  Then("the counter/timer is( still) running/counting") { quiz in try await quiz.expectCounting() }

  Then("the counter/timer should not start to count") { quiz in try await quiz.expectStanding() }

  Then("the counter/timer does not/doesn't run/count") { quiz in try await quiz.expectStanding() }

  Then("the counter/timer is not/no\\ longer running/counting") { quiz in
    try await quiz.expectStanding()
  }

  Then("the counter/timer is/has stopped") { quiz in try await quiz.expectStanding() }

  Then("the counter/timer stops/should\\ stop") { quiz in try await quiz.expectStanding() }

  Then("the counter/timer shows/should\\ show/still\\ shows {string}") {
    (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.counter, equals: text, "the counter")
  }

  Then("the counter/timer shows/should\\ show/still\\ shows {duration}") {
    (quiz: inout QuizWorld, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("the counter/timer does not show {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.counter != text, "the counter shows \"\(text)\"")
  }

  Then("{duration} is/are left") { (quiz: inout QuizWorld, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("the status button says/shows {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.statusButton.rawValue, equals: text, "the status button")
  }
}

extension QuizWorld {
  fileprivate func passCarefully(_ time: Duration) async throws {
    try expect(time <= .seconds(86_400), "found \(time), expected at most a day")
    try await pass(time)
  }

  fileprivate func expectNotStarted(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.statusButton, equals: .start, "the status button", file: file, line: line)
    try expectClosed(file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
  }

  fileprivate func expectClosed(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(!view.canInsertAnswers, "answers can be inserted", file: file, line: line)
  }

  /// Watches the counter for two seconds: one after the other.
  func expectCounting(
    file: StaticString = #filePath, line: Int = #line
  ) async throws {
    let before = try shownSeconds(file: file, line: line)
    for second in 1...min(2, max(1, before)) {
      try await pass(.seconds(1))
      let shown = try shownSeconds(file: file, line: line)
      try expect(
        shown, equals: before - second, "the seconds on the counter \(second) s later", file: file,
        line: line)
    }
  }

  /// Watches the counter for five seconds.
  func expectStanding(file: StaticString = #filePath, line: Int = #line) async throws {
    let before = view.counter
    try await pass(.seconds(5))
    try expect(
      view.counter, equals: before, "the counter five seconds later", file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
  }
}
