import QuizGame
import StepKit
import TestDoubles

/// What comes of a guess (QUI-UC3).
let guessSteps = StepLibrary(QuizWorld.self) {
  // the guess, it, the second one, the first of them
  ParameterType("quizGuess", GuessReference.pattern, useForSnippets: false) { (text: String) in
    GuessReference(text)
  }

  noun(
    "quizTaken", AnswerNoun(),
    "(?:counted|saved|accepted|listed|added|taken)(?: to the list(?: of answers)?)?")

  noun(
    "quizRejected", AnswerNoun(),
    "(?:rejected|ignored|refused|discarded)(?: by the (?:app|system|game))?")

  ParameterType(
    "rejection", Rejection.allCases.map(\.pattern).joined(separator: "|"), useForSnippets: false
  ) { (words: String) in try Rejection(words).outcome }

  // It is compared with the answers, whatever comes of it.
  Then("the app/system validates/validated/checks/checked the( user) guess/answer") { quiz in
    try quiz.expectValidated()
  }

  Then("the( user) guess/answer {quizIs} validated/checked") {
    (quiz: inout QuizWorld, isValidated: Bool) in
    if isValidated { return try quiz.expectValidated() }
    try expect(quiz.guesses.isEmpty, "a guess was made")
  }

  Then("the app/system {quizTakes} {quizGuess}( to {answerList})") {
    (quiz: inout QuizWorld, isCounted: Bool, which: GuessReference, _: AnswerList?) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("the app/system {quizRefuses} {quizGuess}") {
    (quiz: inout QuizWorld, isRejected: Bool, which: GuessReference) in
    try quiz.expectCounted(try quiz.guess(which), !isRejected)
  }

  Then("{quizGuess} {quizAppears} in/on {answerList}") {
    (quiz: inout QuizWorld, which: GuessReference, isCounted: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("{quizGuess} {quizDoes} count( as a hit)") {
    (quiz: inout QuizWorld, which: GuessReference, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("{quizGuess} counts( as a hit)/counted( as a hit)") {
    (quiz: inout QuizWorld, which: GuessReference) in
    try quiz.expectCounted(try quiz.guess(which), true)
  }

  Then("{quizGuess} {quizHas} no effect") {
    (quiz: inout QuizWorld, which: GuessReference, isNone: Bool) in
    try quiz.expectCounted(try quiz.guess(which), !isNone)
  }

  noun(
    "nothingNew", AnswerNoun(),
    "nothing(?: new| else)?|no (?:(?:new|further|other) )?(?:answer|guess)")

  Then("{nothingNew} {quizIs} added to {answerList}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isNone: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(), !isNone)
  }

  Then("{quizGuess} {quizIs} a hit") {
    (quiz: inout QuizWorld, which: GuessReference, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("{quizGuess} {quizIs} {quizTaken}( {quizYet})") {
    (quiz: inout QuizWorld, which: GuessReference, isCounted: Bool, _: AnswerNoun, _: Again?) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("{quizGuess} {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, which: GuessReference, isCounted: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(which), isCounted)
  }

  Then("{quizGuess} {quizIs} correct/right/a\\ correct\\ answer/a\\ correct\\ one") {
    (quiz: inout QuizWorld, which: GuessReference, isRight: Bool) in
    let guess = try quiz.guess(which)
    try quiz.expectCounted(guess, isRight)
    try expect(isRight || guess.outcome == .wrong, "the guess is \(guess.outcome)")
  }

  Then("{quizGuess} {quizIs} wrong/incorrect/a\\ wrong\\ answer/a\\ wrong\\ one") {
    (quiz: inout QuizWorld, which: GuessReference, isWrong: Bool) in
    let outcome = try quiz.guess(which).outcome
    try expect((outcome == .wrong) == isWrong, "the guess is \(outcome)")
  }

  Then("{quizGuess} {quizIs} {quizRejected}") {
    (quiz: inout QuizWorld, which: GuessReference, isRejected: Bool, _: AnswerNoun) in
    try quiz.expectCounted(try quiz.guess(which), !isRejected)
  }

  Then("{quizGuess} {quizIs} {quizRejected} as {rejection}") {
    (
      quiz: inout QuizWorld, which: GuessReference, isRejected: Bool, _: AnswerNoun,
      outcome: GuessOutcome
    ) in
    let guess = try quiz.guess(which)
    guard isRejected else {
      return try expect(guess.outcome != outcome, "the guess is \(guess.outcome)")
    }
    try quiz.expectRejected(guess, outcome)
    if which.position == nil, which.outcome == nil {
      try expect(quiz.session.lastOutcome, equals: outcome, "what the last guess came to")
    }
  }

  Then("({namedAnswers} ){quoted list} {quizIs} {quizRejected} as {rejection}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, texts: [String], areRejected: Bool,
      _: AnswerNoun, outcome: GuessOutcome
    ) in
    try named?.check(texts)
    for text in texts {
      let guess = try require(
        quiz.guesses.last { $0.text == text }, "\"\(text)\" was not inserted")
      if areRejected { try quiz.expectRejected(guess, outcome) }
      try expect((guess.outcome == outcome) == areRejected, "\"\(text)\" is \(guess.outcome)")
    }
  }

  // The last guess, or what it was followed by.
  Then("nothing( else)( on the screen) {quizChanges}") {
    (quiz: inout QuizWorld, isChange: Bool) in
    try quiz.expectCounted(try quiz.guess(), !isChange)
  }

  Then("the screen( of the game) {quizChanges}") { (quiz: inout QuizWorld, isChange: Bool) in
    let guess = try quiz.guess()
    try expect((guess.before != guess.after) == isChange, "the screen is \(guess.after)")
  }
}

/// One of the guesses of a story.
struct GuessReference {
  /// Counted from 1; nil for the last one.
  var position: Int?
  /// What it came to, if the words say so.
  var outcome: GuessOutcome?

  static let pattern =
    "(?:the|this|that|my) (?:(?:user|new|last|(?:customer|player|user)['’]s|same|\(GuessOutcome.words)) )*(?:answer|guess)|it|this|that|the last (?:one|of them)"
    + "|the (?:\(ordinals.joined(separator: "|"))|\\d{1,3}(?:st|nd|rd|th))"
    + "(?: one| of them| of the (?:answers|guesses)| (?:user |inserted )?(?:answer|guess))?"

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    outcome = GuessOutcome(words)
    position =
      words.lazy.compactMap { word in
        Self.ordinals.firstIndex(of: word).map { $0 + 1 } ?? Int(word.filter(\.isNumber))
      }.first
  }
}

extension GuessOutcome {
  /// Words for what a guess came to, before "guess".
  static let words = "wrong|incorrect|repeated|duplicate|blank|empty"

  /// What one of them says.
  init?(_ words: [String]) {
    switch words.first(where: Self.words.split(separator: "|").map(String.init).contains) {
    case "wrong", "incorrect": self = .wrong
    case "repeated", "duplicate": self = .repeated
    case "blank", "empty": self = .blank
    default: return nil
    }
  }
}

/// The stories' names for the outcomes of a guess that is not saved.
private enum Rejection: CaseIterable {
  case wrong
  case repeated
  case blank
  case early
  case late

  init(_ words: String) throws {
    let found = try Rejection.allCases.first {
      try Regex("(?:\($0.pattern))").wholeMatch(in: words) != nil
    }
    self = try require(found, "no rejection is called \(words)")
  }

  var pattern: String {
    switch self {
    case .wrong: "(?:a )?(?:wrong|incorrect)(?: (?:answer|guess|one))?"
    case .repeated:
      "(?:a )?(?:repeated|duplicate|repetition)(?: (?:answer|guess|one))?|already (?:inserted|found|listed)"
    case .blank: "(?:a )?(?:blank|empty)(?: (?:answer|guess|one))?|an empty (?:answer|guess|one)"
    case .early: "(?:too )?early"
    case .late: "(?:too )?late"
    }
  }

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
  /// The guess that a sentence means: of those that came to what it says the last one.
  func guess(
    _ which: GuessReference, file: StaticString = #filePath, line: Int = #line
  ) throws -> Guess {
    guard let outcome = which.outcome else {
      return try guess(which.position, file: file, line: line)
    }
    return try require(
      guesses.last { $0.outcome == outcome }, "no guess was \(outcome)", file: file, line: line)
  }

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
