import QuizGame
import StepKit

/// Why a guess is not saved: it is wrong, repeated or blank, or not inserted during a game.
private let rejections: [String: GuessOutcome] = [
  "wrong": .wrong, "repeated": .repeated, "blank": .blank, "early": .notStarted,
  "late": .finished,
]

/// Inserting answers (QUI-UC3).
let answerSteps = StepLibrary(QuizWorld.self) {
  ParameterType("quiz rejection", rejections.keys.sorted().joined(separator: "|")) {
    rejections[$0]
  }
  .described(as: "Why a guess is not saved.", example: "wrong")

  Given("capital letters count in the quiz") { quiz in quiz.remake(matching: .exact) }

  When("the customer insert a new answer") { quiz in try quiz.insertAnswers(1) }

  When("the customer inserts {quoted list}") { (quiz: inout QuizWorld, guesses: [String]) in
    quiz.insert(guesses)
  }

  When("the customer inserts all answers but {int}") { (quiz: inout QuizWorld, count: Int) in
    try quiz.insertAnswers(quiz.openAnswers.count - count)
  }

  When("the customer finished inserting all answers to be guessed") { quiz in
    try quiz.insertAnswers(quiz.openAnswers.count)
  }

  When("the customer do not finished answering all the guesses") { quiz in
    if quiz.inserted.isEmpty { try quiz.insertAnswers(1) }
  }
  .statesDefault(opposite: "the customer finished inserting all answers to be guessed")
  .isIdempotent()

  Given("the customer has not finished answering all guesses") { quiz in
    try await quiz.startRound()
    try quiz.insertAnswers(1)
  }

  Given("the customer finished answering all guesses before the timer ends") { quiz in
    try await quiz.startRound()
    try await quiz.wait(.seconds(10))
    try quiz.insertAnswers(quiz.openAnswers.count)
  }

  Then("the app should allow the customer to insert answers") { quiz in
    try expect(!quiz.before.canInsertAnswers, "answers could be inserted before")
    try expect(quiz.view.canInsertAnswers, "no answer can be inserted")
    try quiz.insertAnswers(1)
  }

  Then("the app should not allow the customer insert new answers until it starts again") { quiz in
    try expect(quiz.before.canInsertAnswers, "no answer could be inserted before")
    try expect(!quiz.view.canInsertAnswers, "answers can be inserted")
    quiz.insert([quiz.remote.answers[0]])
    try expect(quiz.outcomes, equals: [.notStarted], "a guess before the start")
    quiz.startGame()
    try quiz.insertAnswers(1)
  }

  Then("the app should display a list with all answers inserted by the customer") { quiz in
    try expect(quiz.view.answers != quiz.before.answers, "the list has not changed")
    try expect(quiz.view.answers, equals: quiz.inserted, "the list of guesses")
  }

  Then("the app should update the remaining answers to be guessed") { quiz in
    let total = quiz.remote.answers.count
    try expect(quiz.view.hits != quiz.before.hits, "the hits shown have not changed")
    try expect(quiz.view.hits, equals: "\(quiz.inserted.count)/\(total)", "the hits shown")
    try expect(
      quiz.session.game?.remaining, equals: quiz.openAnswers.count, "the remaining answers")
  }

  Then("the app should show the amount of answers that the customer hit") { quiz in
    try expect(quiz.view.canInsertAnswers, "the game has not been started")
    try expect(quiz.view.hits.hasPrefix("\(quiz.inserted.count)/"), "the hits are not shown")
  }

  Then("the total of answers to be guessed") { quiz in
    let total = quiz.remote.answers.count
    try expect(quiz.view.hits.hasSuffix("/\(total)"), "the total is not shown")
  }

  Then("{int} answer(s) remain(s) to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.session.game?.remaining, equals: count, "the remaining answers")
  }

  Then("the list of guesses shows {quoted list}") { (quiz: inout QuizWorld, answers: [String]) in
    try expect(quiz.view.answers, equals: answers, "the list of guesses")
  }

  Then("the system saves the guess as {string}") { (quiz: inout QuizWorld, answer: String) in
    try expect(quiz.outcomes, equals: [.accepted(answer)], "the outcome")
    try expect(quiz.session.lastOutcome, equals: .accepted(answer), "the outcome kept")
    try expect(quiz.shown.map(\.answers.last), equals: [answer], "the last guess shown, once")
  }

  Then("the system rejects the guess(es) as {quiz rejection}") {
    (quiz: inout QuizWorld, reason: GuessOutcome) in
    let expected = Array(repeating: reason, count: max(1, quiz.outcomes.count))
    try expect(quiz.outcomes, equals: expected, "the outcomes")
    try expect(quiz.session.lastOutcome, equals: reason, "the outcome kept")
  }
}
