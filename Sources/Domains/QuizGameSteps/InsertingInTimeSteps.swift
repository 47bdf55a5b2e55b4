import QuizGame
import StepKit
import TestDoubles

/// Inserting answers before the start, before the end, or so much time before it.
let insertingInTimeSteps = StepLibrary(QuizWorld.self) {
  // "Before it ends" there is time left; "before it ended" there is none.
  ParameterType("quizEnds", "ends|finishes|ended|finished", useForSnippets: false) {
    (text: String) in Ends(isPast: text.hasSuffix("ed"))
  }

  // There is time left after it.
  noun(
    "quizInTime", Ends(isPast: false),
    "before (?:the )?(?:counter|timer|clock|countdown|time|game)"
      + " (?:ends|ended|finishes|finished|has (?:ended|finished|run out)|(?:runs|ran) out|(?:is|was) over|expires|expired)",
    "with (?:some )?time (?:to spare|left)|in time")

  noun(
    "withoutStart", NoStart(),
    "(?:without|before) (?:starting|the start)(?: (?:the game|of the game))?(?: again)?",
    "before the (?:game|quiz|round) (?:starts|started|begins|is started|was started|has started)(?: again)?"
  )

  When("{player} {inserts} both/all of them( {quizInTime})") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: Ends?) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers()
    try quiz.expectWon()
  }.isIdempotent()

  When(
    "{player} {inserts}( {namedAnswers}) {quoted list} {withoutStart}"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, named: NamedAnswers?, guesses: [String],
      _: NoStart
    ) in
    try named?.check(guesses)
    try quiz.expectOpen(false)
    try await quiz.insertNamed(guesses)
  }.isIdempotent()

  When("{player} {inserts} {count} {answerNoun} {withoutStart}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun, _: NoStart) in
    try quiz.expectOpen(false)
    try expect(count <= 1_000, "found \(count) answers, expected up to 1000")
    for _ in 0..<count { try quiz.insertNextAnswer() }
  }.isIdempotent()

  // Whatever stands before them, or behind them.
  noun(
    "beforeEnd", Ends(isPast: false),
    "before the (?:counter|timer|clock|countdown|time|game|round)"
      + " (?:ends|ended|finishes|runs out|ran out|expires|is over|was over|is up)",
    "before the end(?: of the (?:game|round|time))?")

  noun(
    "afterStart", NoStart(),
    "after (?:the|its) start(?: of the (?:game|round))?|into the (?:game|round)",
    "after (?:starting(?: the (?:game|round))?|the (?:game|round) (?:starts|started|has started|began))"
  )

  Step("{duration} {beforeEnd}") { (quiz: inout QuizWorld, time: Duration, _: Ends) in
    try await quiz.leave(time)
  }

  Step("{duration} {afterStart}") { (quiz: inout QuizWorld, time: Duration, _: NoStart) in
    try await quiz.leave(quiz.length - time)
  }

  When("{player} {inserts} {quizInTime}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: Ends) in
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertAllAnswers()
    try quiz.expectWon()
  }

  Given(
    "{player} {inserts}( only) {quoted list} before {quizCounter} {quizEnds}"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, guesses: [String], _: CounterNoun, ends: Ends
    ) in
    try await quiz.spare(guesses)
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertNamed(guesses)
    if ends.isPast { try await quiz.passRest() }
  }

  Given(
    "{player} {inserts}( only) {count} {answerNoun} before {quizCounter} {quizEnds}"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun, _: CounterNoun,
      ends: Ends
    ) in
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertAnswers(count, asState: true)
    if ends.isPast { try await quiz.passRest() }
  }
}

/// Before a game has been started.
struct NoStart {}

/// The end of the time.
struct Ends {
  var isPast: Bool
}
