import QuizGame
import StepKit
import TestDoubles

/// What comes of a guess (QUI-UC3).
let guessSteps = StepLibrary(QuizWorld.self) {
  noun("aGuess", AnswerNoun(), "guess|answer")

  noun(
    "quizTaken", AnswerNoun(),
    "(?:counted|saved|accepted|listed|added)(?: to the list(?: of answers)?)?")

  ParameterType(
    "rejection", Rejection.allCases.map(\.rawValue).joined(separator: "|"), useForSnippets: false
  ) { word in
    try require(Rejection(rawValue: word), "no rejection is called \(word)").outcome
  }

  // It is compared with the answers, whatever comes of it.
  Then("the app/system validates/validated/checks/checked the( user) guess/answer") { quiz in
    try quiz.expectValidated()
  }

  Then("the( user) guess/answer {quizIs} validated/checked") {
    (quiz: inout QuizWorld, isValidated: Bool) in
    if isValidated { return try quiz.expectValidated() }
    try expect(quiz.guesses.isEmpty, "a guess was made")
  }

  Then("the app/system {quizTakes} the( user)( new)( last) {aGuess}( to {answerList})") {
    (quiz: inout QuizWorld, isCounted: Bool, _: AnswerNoun, _: AnswerList?) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the app/system {quizRefuses} the( user)( new)( last) guess/answer") {
    (quiz: inout QuizWorld, isRejected: Bool) in
    try quiz.expectCounted(try quiz.guess(), !isRejected)
  }

  Then("the( user) answer/guess {quizAppears} in/on {answerList}") {
    (quiz: inout QuizWorld, isCounted: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the( user) answer/guess {quizDoes} count( as a hit)") {
    (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the( user) answer/guess counts( as a hit)") { quiz in
    try quiz.expectCounted(try quiz.guess(), true)
  }

  Then("the( user) answer/guess {quizIs} a hit") { (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the( user)( new)( last) answer/guess {quizIs} {quizTaken}") {
    (quiz: inout QuizWorld, isCounted: Bool, _: AnswerNoun) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the( user)( last) answer/guess {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, isCounted: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the {ordinal} answer/guess {quizIs} counted/saved/accepted/listed") {
    (quiz: inout QuizWorld, position: Int, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(position), isCounted)
  }

  Then("the( user)( last) answer/guess {quizIs} correct/right") {
    (quiz: inout QuizWorld, isRight: Bool) in
    try quiz.expectCounted(try quiz.guess(), isRight)
    let outcome = try quiz.guess().outcome
    try expect(isRight || outcome == .wrong, "the guess is \(outcome)")
  }

  Then("the( user)( last) answer/guess {quizIs} wrong/incorrect") {
    (quiz: inout QuizWorld, isWrong: Bool) in
    let outcome = try quiz.guess().outcome
    try expect((outcome == .wrong) == isWrong, "the guess is \(outcome)")
  }

  Then("the( user)( last) answer/guess {quizIs} rejected/ignored/refused") {
    (quiz: inout QuizWorld, isRejected: Bool) in
    try quiz.expectCounted(try quiz.guess(), !isRejected)
  }

  Then("the answer/guess is/was rejected as {rejection}") {
    (quiz: inout QuizWorld, outcome: GuessOutcome) in
    try quiz.expectRejected(try quiz.guess(), outcome)
    try expect(quiz.session.lastOutcome, equals: outcome, "what the last guess came to")
  }

  Then("the {ordinal} answer/guess is/was rejected as {rejection}") {
    (quiz: inout QuizWorld, position: Int, outcome: GuessOutcome) in
    try quiz.expectRejected(try quiz.guess(position), outcome)
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

extension QuizWorld {
  fileprivate func expectValidated(file: StaticString = #filePath, line: Int = #line) throws {
    let guess = try guess(file: file, line: line)
    switch guess.outcome {
    case .accepted: try expectCounted(guess, true, file: file, line: line)
    case .wrong, .repeated: try expectCounted(guess, false, file: file, line: line)
    case .blank, .notStarted, .finished:
      try expect(false, "the guess is \(guess.outcome)", file: file, line: line)
    }
  }
}
