import QuizGame
import StepKit

/// Rounds as a noun tells them: a finished game, a game whose time is over, the last round.
let roundStateSteps = StepLibrary(QuizWorld.self) {
  noun("wonState", RoundResult(isWon: true), "won|finished|completed")

  noun("lostState", RoundResult(isWon: false), "lost|timed[- ]out|expired")

  noun(
    "whichIsWon", RoundResult(isWon: true),
    "(?:that|which) (?:is|was|has been|had been) (?:won|finished)(?: by (?:the (?:customer|player|user)|me))?",
    "(?:that|which) (?:the (?:customer|player|user)|I) (?:(?:has|have|had) )?(?:won|finished)")

  noun(
    "whichIsLost", RoundResult(isWon: false),
    "(?:that|which) (?:is|was|has been|had been) (?:lost|over)(?: by (?:the (?:customer|player|user)|me))?",
    "(?:that|which) (?:the (?:customer|player|user)|I) (?:(?:has|have|had) )?lost",
    "whose (?:time|counter) (?:is over|was over|has ended|has run out|ran out)")

  for state in ["wonState", "lostState"] {
    Given(.expression("a {\(state)} {quizNoun}")) {
      (quiz: inout QuizWorld, result: RoundResult, _: QuestionNoun) in
      try await quiz.endRound(result)
    }
  }

  for state in ["whichIsWon", "whichIsLost"] {
    Given(.expression("a {quizNoun} {\(state)}")) {
      (quiz: inout QuizWorld, _: QuestionNoun, result: RoundResult) in
      try await quiz.endRound(result)
    }
  }

  noun("notStarted", NoStart(), "(?:that|which) (?:has|was|had) not (?:been )?started(?: yet)?")

  Given("a {quizNoun} {notStarted}") { (quiz: inout QuizWorld, _: QuestionNoun, _: NoStart) in
    try await quiz.loadQuestion()
  }

  Given(
    "a( started)( running) {quizNoun} in which/where {count} {answerNoun} {quizIs} {quizInserted}"
  ) {
    (
      quiz: inout QuizWorld, _: QuestionNoun, hits: Int, _: AnswerNoun, areHit: Bool,
      _: AnswerNoun
    ) in
    try expect(areHit, "say how many answers are")
    try await quiz.reach(hits: hits)
  }

  // 2 of 3 answers hit, 2 answers missing
  ParameterType(
    "roundScore",
    "with (?:only |just |still )?(?:\(number))(?: (?:out )?of(?: the)? (?:\(number)))? (?:answers?|guess(?:es)?)"
      + " (?:hit|found|guessed|inserted|missing|left|remaining)(?: to be guessed)?",
    useForSnippets: false
  ) { (text: String) in try Score(text) }

  Given("a started/running {quizNoun} {roundScore}") {
    (quiz: inout QuizWorld, _: QuestionNoun, score: Score) in
    if let total = score.total { try await quiz.have(total: total) }
    if let hits = score.hits { try await quiz.reach(hits: hits) }
    if let remaining = score.remaining { try await quiz.remain(remaining) }
  }

  noun("earlierRound", QuestionNoun(), "the (?:first|last|previous|old|earlier) (?:round|game)")

  Step("{earlierRound} {quizIs} won( {quizByPlayer})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isWon: Bool, _: Player?) in
    if isWon, !quiz.isOutcome { return try await quiz.endRound(RoundResult(isWon: true)) }
    try quiz.expectWon(isWon)
  }

  Step("{earlierRound} {quizIs} lost/over") {
    (quiz: inout QuizWorld, _: QuestionNoun, isOver: Bool) in
    if isOver, !quiz.isOutcome { return try await quiz.endRound(RoundResult(isWon: false)) }
    try quiz.expectTimeOver(isOver)
  }

  Given("{player} {quizWins} {earlierRound}") {
    (quiz: inout QuizWorld, _: Player, _: CounterEnded, _: QuestionNoun) in
    try await quiz.endRound(RoundResult(isWon: true))
  }

  Given("{player} {quizLoses} {earlierRound}( with {quizScore})") {
    (quiz: inout QuizWorld, _: Player, _: CounterEnded, _: QuestionNoun, score: Score?) in
    if let score { return try await quiz.end(with: score) }
    try await quiz.endRound(RoundResult(isWon: false))
  }

  noun("foundThen", Inserts(), "(?:(?:has|have|had) )?(?:inserted|guessed|found|hit|given|entered)")

  // That round has been left since.
  Given("{player} {foundThen}( {namedAnswers}) {quoted list} in {earlierRound}") {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, named: NamedAnswers?, answers: [String],
      _: QuestionNoun
    ) in
    try named?.check(answers)
    try await quiz.insertNamed(answers, asState: true)
    try await quiz.resetGame()
  }

  Given("{player} {foundThen} {count} {answerNoun} in {earlierRound}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun, _: QuestionNoun) in
    try await quiz.insertAnswers(count, asState: true)
    try await quiz.resetGame()
  }
}

private let number = "\\d{1,3}|no|\(GivenAnswers.numberWords)"

extension QuizWorld {
  /// Brings the round that is there, or a new one, to this end.
  fileprivate mutating func endRound(_ result: RoundResult) async throws {
    guard result.isWon else { return try await endRound() }
    if !isPlaying { try await startRound() }
    try await insertAllAnswers()
    try expectWon()
  }
}
