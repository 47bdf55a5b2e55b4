import QuizGame
import StepKit

/// What came of a guess that a sentence names, and how a guess is written.
let namedGuessSteps = StepLibrary(QuizWorld.self) {
  statement("quizCounts", affirming("count"), denying("count"))

  noun("asHit", Hits(), "as (?:a |an )?(?:hits?|correct(?: answers?)?|correct guess(?:es)?)")

  Then("({namedAnswers} ){quoted list} {quizCounts}( {asHit})") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, texts: [String], areCounted: Bool, _: Hits?
    ) in
    try named?.check(texts)
    for text in texts { try quiz.expectCounted(try quiz.guess(named: text), areCounted) }
  }

  Then("({namedAnswers} ){string} {quizCounts} ({quizBound} ){times}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, text: String, isIt: Bool, bound: Bound?,
      times: Int
    ) in
    try named?.check([text])
    let counted = quiz.guesses.count { $0.text == text && $0.after.hits != $0.before.hits }
    try expect(
      (bound ?? .exact).admits(counted, times) == isIt, "\"\(text)\" counted \(counted) times")
  }

  noun("listedAs", Visible(), "(?:listed|displayed|shown|saved|accepted|counted) as")

  Then("{string} {quizIs} {listedAs} {string}") {
    (quiz: inout QuizWorld, text: String, isIt: Bool, _: Visible, answer: String) in
    try quiz.expect(try quiz.guess(named: text), isListedAs: answer, isIt)
  }

  Then("{string} {quizCounts} as {string}") {
    (quiz: inout QuizWorld, text: String, isIt: Bool, answer: String) in
    try quiz.expect(try quiz.guess(named: text), isListedAs: answer, isIt)
  }

  Then("{quizGuess} {quizIs} {listedAs} {string}") {
    (quiz: inout QuizWorld, which: GuessReference, isIt: Bool, _: Visible, answer: String) in
    try quiz.expect(try quiz.guess(which), isListedAs: answer, isIt)
  }

  Then("{quizGuess} changes nothing") { (quiz: inout QuizWorld, which: GuessReference) in
    try quiz.expectCounted(try quiz.guess(which), false)
  }

  // with spaces around it, in capital letters
  ParameterType("guessForm", GuessForm.pattern, useForSnippets: false) { (text: String) in
    GuessForm(text)
  }

  When("{player} {inserts}( {namedAnswers}) {string}(,) {guessForm}") {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, named: NamedAnswers?, text: String,
      form: GuessForm
    ) in
    try named?.check([text])
    try await quiz.spare([text])
    quiz.insert(form.write(text))
  }

  // because it is empty, because the game has not started
  ParameterType(
    "rejectedBecause",
    "because (?:it|they) (?:is|was|are|were) (?:an? )?(?:wrong|incorrect|not correct|blank|empty|repeated|already (?:in the list|listed|found|inserted))",
    "because (?:it|they) (?:has|have|had) (?:already )?been (?:inserted|found|listed)(?: already| before)?",
    "because the (?:game|round) (?:has|had|was|is) not (?:been )?(?:started|running)(?: yet)?",
    "because the (?:game|round|time) (?:is|was|has been) (?:over|finished)|because the (?:counter|game) has ended",
    useForSnippets: false
  ) { (text: String) in GuessOutcome(because: text) }

  Then("{quizGuess} {quizIs} {quizRejected} {rejectedBecause}") {
    (
      quiz: inout QuizWorld, which: GuessReference, isRejected: Bool, _: AnswerNoun,
      outcome: GuessOutcome
    ) in
    try expect(isRejected, "say what came of it instead")
    try quiz.expectRejected(try quiz.guess(which), outcome)
  }

  Then("the app/system {quizRefuses} {quizGuess} as {rejection}") {
    (
      quiz: inout QuizWorld, isRefused: Bool, which: GuessReference, outcome: GuessOutcome
    ) in
    let guess = try quiz.guess(which)
    if isRefused { return try quiz.expectRejected(guess, outcome) }
    try expect(guess.outcome != outcome, "the guess is \(guess.outcome)")
  }
}

/// How a customer may write an answer.
private enum GuessForm {
  case spaced
  case capital
  case small

  static let pattern =
    "(?:with|between) (?:(?:leading|trailing|surrounding|extra|some|and) )*(?:spaces|blanks|white space)"
    + "(?: (?:around|before and after|at both ends(?: of)?)(?: it)?)?|surrounded by (?:spaces|blanks)"
    + "|in (?:capital letters|capitals|upper[- ]case)(?: letters)?|in (?:small letters|lower[- ]case)(?: letters)?"

  init(_ text: String) {
    self =
      text.contains("capital") || text.contains("upper")
      ? .capital : text.contains("small") || text.contains("lower") ? .small : .spaced
  }

  func write(_ text: String) -> String {
    switch self {
    case .spaced: "  \(text) "
    case .capital: text.uppercased()
    case .small: text.lowercased()
    }
  }
}

extension GuessOutcome {
  /// The outcome for this reason.
  fileprivate init(because text: String) {
    let words = text.split(separator: " ")
    if words.contains("game") || words.contains("round") || words.contains("time")
      || words.contains("counter")
    {
      self = words.contains("not") ? .notStarted : .finished
    } else if words.contains("blank") || words.contains("empty") {
      self = .blank
    } else {
      self = ["wrong", "incorrect", "correct"].contains(where: words.contains) ? .wrong : .repeated
    }
  }
}

extension QuizWorld {
  /// The last guess with this text.
  fileprivate func guess(named text: String) throws -> Guess {
    try require(guesses.last { $0.text == text }, "\"\(text)\" was not inserted")
  }

  /// It has added this answer to the list, in these words.
  fileprivate func expect(_ guess: Guess, isListedAs answer: String, _ isIt: Bool) throws {
    let added = guess.after.answers.filter { !guess.before.answers.contains($0) }
    let isListed = added == [answer] && view.answers.contains(answer)
    try StepKit.expect(isListed == isIt, "the list is \(guess.after.answers)")
  }
}
