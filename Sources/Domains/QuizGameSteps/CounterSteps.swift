import QuizGame
import StepKit

/// Starting the game and watching its counter (QUI-UC2).
let counterSteps = StepLibrary(QuizWorld.self) {
  Given("a quiz game lasts {duration}") { (quiz: inout QuizWorld, length: Duration) in
    quiz.remake(length: length)
  }

  Given("the customer has already requested to start the game") { quiz in
    try await quiz.startRound()
  }

  When("the customer requests to start the game") { quiz in quiz.startGame() }
    .isIdempotent()

  When("the customer waits {duration}") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.wait(time)
  }

  When("the counter ends") { quiz in try await quiz.waitForTheEnd() }
    .isIdempotent()

  When("the timer has not finished yet") { quiz in
    try expect(quiz.view.counter != "00:00", "the counter is at its end")
  }
  .statesDefault(opposite: "the counter ends")
  .isIdempotent()

  Then("the counter should starts to count") { quiz in
    try expect(quiz.view.counter, equals: quiz.fullTime, "the counter at the start")
    try await quiz.pass(.seconds(1))
    let next = quiz.counter(at: quiz.length - .seconds(1))
    try expect(quiz.view.counter, equals: next, "the counter a second later")
  }

  Then("the counter should reset") { quiz in
    try expect(quiz.before.counter != quiz.fullTime, "the counter had not begun to count")
    try expect(quiz.view.counter, equals: quiz.fullTime, "the counter")
    try await quiz.pass(.seconds(5))
    try expect(quiz.view.counter, equals: quiz.fullTime, "the counter five seconds later")
  }

  Then("the counter shows {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.counter, equals: text, "the counter")
  }

  Then("the counter counts {quoted list}") { (quiz: inout QuizWorld, texts: [String]) in
    try expect(quiz.shown.map(\.counter), equals: texts, "the counter, one after another")
  }
}
