import QuizGame
import StepKit

/// Inserting answers (QUI-UC3).
let insertingSteps = StepLibrary(QuizWorld.self) {
  ParameterType("rejection", Rejection.allCases.map(\.rawValue).joined(separator: "|")) { word in
    try require(Rejection(rawValue: word), "no rejection is called \(word)").outcome
  }

  When("the customer insert a new answer") { quiz in try quiz.insertNextAnswer() }

  When("the customer inserts {string}") { (quiz: inout QuizWorld, guess: String) in
    quiz.insert(guess)
  }

  When("the customer inserts {string} and {string}") {
    (quiz: inout QuizWorld, first: String, second: String) in
    for guess in [first, second] { quiz.insert(guess) }
  }

  When("the customer inserts {string}, {string} and {string}") {
    (quiz: inout QuizWorld, first: String, second: String, third: String) in
    for guess in [first, second, third] { quiz.insert(guess) }
  }

  Then("the app should display a list with all answers inserted by the customer") { quiz in
    try expect(!quiz.accepted.isEmpty, "no answer has been accepted")
    try expect(quiz.session.screen.answers, equals: quiz.accepted, "the list")
  }

  Then("the app should update the remaining answers to be guessed") { quiz in
    let total = try quiz.deliveredQuestion().answers.count
    let hits = quiz.accepted.count
    try expect(try quiz.game().remaining, equals: total - hits, "the answers that remain")
    try expect(quiz.session.screen.hits, equals: "\(hits)/\(total)", "the answers shown")
  }

  Then("{int} answer(s) is/are to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try expect(try quiz.game().total, equals: count, "the answers to be guessed")
  }

  Then("{int} answer(s) remain(s)") { (quiz: inout QuizWorld, count: Int) in
    try expect(try quiz.game().remaining, equals: count, "the answers that remain")
  }

  Then("the answers shown are {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.session.screen.hits, equals: text, "the answers shown")
  }

  Then("the list shows {string}") { (quiz: inout QuizWorld, answer: String) in
    try expect(quiz.session.screen.answers, equals: [answer], "the list")
  }

  Then("the list shows {string} and {string}") {
    (quiz: inout QuizWorld, first: String, second: String) in
    try expect(quiz.session.screen.answers, equals: [first, second], "the list")
  }

  Then("the list is empty") { quiz in
    try expect(quiz.session.screen.answers, equals: [], "the list")
  }

  Then("the guess is rejected as {rejection}") { (quiz: inout QuizWorld, outcome: GuessOutcome) in
    try expect(quiz.session.lastOutcome, equals: outcome, "what the guess came to")
  }
}

/// The features' names for the outcomes of a guess that is not saved.
private enum Rejection: String, CaseIterable {
  case wrong
  case repeated
  case blank
  case early
  case late

  var outcome: GuessOutcome {
    switch self {
    case .wrong: .wrong
    case .repeated: .repeated
    case .blank: .blank
    case .early: .notStarted
    case .late: .finished
    }
  }
}
