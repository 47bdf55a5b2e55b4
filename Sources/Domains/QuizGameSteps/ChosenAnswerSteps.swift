import QuizGame
import StepKit

/// Answers that a sentence describes instead of naming them, or describes besides.
let chosenAnswerSteps = StepLibrary(QuizWorld.self) {
  // which is not a correct answer, that is wrong
  ParameterType(
    "whichIsCorrect",
    "(?:which|that) (?:is|was|are|were)(?: not|n['’]t)? (?:an? |one of the |among the |in the list of )?"
      + "(?:correct|right)(?: (?:one|answers?|ones))?",
    "(?:which|that) (?:is|was|are|were) (?:an? )?(?:wrong|incorrect)(?: (?:one|answers?))?",
    useForSnippets: false
  ) { (text: String) in
    !["not", "n't", "n’t", "wrong", "incorrect"].contains(where: text.contains)
  }

  When("{player} {hasInserted}( {namedAnswers}) {string}(,) {whichIsCorrect}") {
    (
      quiz: inout QuizWorld, _: Player, inserts: HasInserted, named: NamedAnswers?, text: String,
      isCorrect: Bool
    ) in
    try named?.check([text])
    try await quiz.insertNamed([text], asState: inserts.isState)
    let outcome = try quiz.guess().outcome
    if isCorrect {
      try quiz.expectCounted(try quiz.guess(), true)
    } else {
      try expect(outcome, equals: .wrong, "what \"\(text)\" came to")
    }
  }.isIdempotent()

  noun(
    "wrongOne", AnswerNoun(), "(?:an? )?(?:wrong|incorrect)(?: (?:answers?|guess(?:es)?|ones?))?")

  Then("({namedAnswers} ){quoted list} {quizIs} {wrongOne}") {
    (quiz: inout QuizWorld, named: NamedAnswers?, texts: [String], areWrong: Bool, _: AnswerNoun) in
    try named?.check(texts)
    try quiz.expectCorrect(texts, !areWrong)
  }

  When("{player} {hasInserted} {count} correct( answers) and {count} wrong/incorrect answer(s)") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, right: Int, wrong: Int) in
    try await quiz.insertAnswers(right, asState: inserts.isState)
    try quiz.insertWrong(wrong)
  }.isIdempotent()

  // It is the one after those that were found before.
  When("{player} {inserts} the {ordinal}( correct) answer/guess") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, place: Int) in
    let found = quiz.found.count
    try expect(found, equals: place - 1, "the number of answers found before")
    try quiz.insertNextAnswer()
  }

  When(
    "{player} {inserts} (correct )answers/guesses until only/just {count}( answer)( answers) {isMissing}"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: Remaining) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(but: count)
  }.isIdempotent()

  noun(
    "isMissing", Remaining(),
    "(?:(?:is|are|was|were|should be) )(?:still )?(?:missing|left|remaining)(?: to be guessed)?|remains?"
  )

  Step("only( the)( answer)( answers)( guess)( guesses) {quoted list} {isMissing}") {
    (quiz: inout QuizWorld, rest: [String], _: Remaining) in
    if !quiz.isOutcome { try await quiz.insertAll(but: rest) }
    try expect(try quiz.openAnswers(), equals: rest, "the answers that remain")
  }

  Step("all( the)( of the) {answerNoun} but/except {quoted list} {quizIs} {quizInserted}") {
    (quiz: inout QuizWorld, _: AnswerNoun, rest: [String], areFound: Bool, _: AnswerNoun) in
    try expect(areFound, "say which answers are")
    if !quiz.isOutcome { try await quiz.insertAll(but: rest) }
    try expect(try quiz.openAnswers(), equals: rest, "the answers that remain")
  }

  Step(
    "all( the)( of the)( {answerNoun}) but/except {count}( of)( the)( answers) {quizIs} {quizInserted}"
  ) {
    (
      quiz: inout QuizWorld, _: AnswerNoun?, count: Int, areFound: Bool, _: AnswerNoun
    ) in
    try expect(areFound, "say which answers are")
    if !quiz.isOutcome {
      if quiz.round == nil { try await quiz.startRound() }
      try await quiz.insertAllAnswers(but: count)
    }
    try quiz.expectRemaining(count)
  }

  Step("not all( of)( the) {answerNoun} {quizIs} {quizInserted}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isSo: Bool, _: AnswerNoun) in
    try expect(isSo, "the sentence denies twice")
    if !quiz.isOutcome {
      if !quiz.isPlaying { try await quiz.startRound() }
      if quiz.found.isEmpty { try quiz.insertNextAnswer() }
    }
    let shown = try quiz.shownHits()
    try expect(shown.hits < shown.total, "all answers have been hit")
  }
}

extension QuizWorld {
  /// Inserts all answers that have not been found, but for these.
  mutating func insertAll(but rest: [String]) async throws {
    try await spare(rest)
    if round == nil { try await startRound() }
    let open = try openAnswers()
    try expect(rest.allSatisfy(open.contains), "the answers that remain are \(open)")
    for answer in open where !rest.contains(answer) { insert(answer) }
  }
}
