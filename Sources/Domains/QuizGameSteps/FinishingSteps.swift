import QuizGame
import StepKit
import TestDoubles

/// Coming to the end of the game (QUI-UC4).
let finishingSteps = StepLibrary(QuizWorld.self) {
  noun(
    "counterEnded", CounterEnded(),
    "the (?:counter|timer|clock|countdown) (?:ended|finished|expired|ran out|reached (?:zero|the end))",
    "the time ran out|(?:the rest of|all|all of) the time (?:passes|passed|has passed)")

  noun("quizLoses", CounterEnded(), "loses?|lost")

  noun("quizWins", CounterEnded(), "wins?|won")

  noun(
    "endsNow", CounterEnded(),
    "ends|finishes|expires|runs out|(?:reaches|gets to|hits|counts down to) (?:zero|0|the end)")

  noun(
    "hasNotFinished", HasNotFinished(),
    "(?:\(denying("finish")))(?: (?:inserting|answering|guessing|giving))?")

  When("the customer do not finished answering all the guesses") { quiz in
    if quiz.found.isEmpty { try quiz.insertNextAnswer() }
    try quiz.expectUnfinished()
  }

  Given(
    "{player} {hasNotFinished} all( of)( the) {answerNoun}( yet)( to be guessed)"
  ) {
    (quiz: inout QuizWorld, _: Player, _: HasNotFinished, _: AnswerNoun) in
    if !quiz.isPlaying { try await quiz.startRound() }
    if quiz.found.isEmpty { try quiz.insertNextAnswer() }
    try quiz.expectUnfinished()
  }

  Given(
    "{player} {hasNotFinished} all( the) guesses/answers before the counter/timer ends/ended"
  ) { (quiz: inout QuizWorld, _: Player, _: HasNotFinished) in
    try await quiz.startRound()
    try quiz.insertNextAnswer()
    try await quiz.endRound()
  }

  Given(
    "{player} {inserts} all( of)( the)( {count}) {answerNoun} {quizInTime}"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun, _: Ends) in
    if let total { try await quiz.have(total: total) }
    if !quiz.isPlaying { try await quiz.startRound() }
    if quiz.scheduler.now == quiz.round?.start { try await quiz.pass(.seconds(10)) }
    try await quiz.insertAllAnswers(of: total)
    try quiz.expectWon()
  }

  Step(
    "the counter/timer/clock/countdown {quizPerfect} finished( yet)/ended( yet)/expired( yet)/reached\\ zero/reached\\ the\\ end/run\\ out"
  ) {
    (quiz: inout QuizWorld, hasEnded: Bool) in
    guard hasEnded else {
      try expect(try quiz.shownSeconds() > 0, "the counter is at its end")
      return try expect(!quiz.isTimeOver, "the time is over")
    }
    if !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver()
  }

  Step(
    "the counter/timer/clock/countdown {endsNow}"
  ) { (quiz: inout QuizWorld, _: CounterEnded) in
    if !quiz.isOutcome { try await quiz.passRest() }
    try quiz.expectTimeOver()
  }.isIdempotent()

  Step("{counterEnded}") { (quiz: inout QuizWorld, _: CounterEnded) in
    if !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver()
  }.isIdempotent()

  When("{player} {letsEnd}") { (quiz: inout QuizWorld, _: Player, _: CounterEnded) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.passRest()
  }.isIdempotent()

  noun(
    "letsEnd", CounterEnded(),
    "(?:runs?|ran) out of time",
    "waits? for the (?:counter|timer|clock|countdown|time) to (?:end|finish|run out|expire)",
    "(?:waits?|waited|does nothing|do nothing) until the (?:counter|timer|clock|countdown|time)"
      + " (?:ends|is over|has ended|runs out|finishes|expires|has run out|reaches zero)",
    "(?:(?:finish(?:es|ed)?|ends?|ended) the (?:round|game) by letting|lets?)"
      + " (?:the (?:counter|timer|clock|countdown|time)) (?:end|finish|run out|expire)")

  Step("{player} {hitVerb} {count} {answerNoun} before {counterEnded}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, count: Int, _: AnswerNoun, _: CounterEnded) in
    if !quiz.isOutcome {
      try await quiz.reach(hits: count)
      try await quiz.passRest()
    }
    try quiz.expectTimeOver()
    try quiz.expectHits(count)
  }

  Then("{quizGame} ends/ended/finishes") {
    (quiz: inout QuizWorld, _: QuestionNoun) in try quiz.expectFinished()
  }

  Then("{quizCounter} {quizHas}( some) time left") {
    (quiz: inout QuizWorld, _: CounterNoun, isLeft: Bool) in
    try expect((try quiz.shownSeconds() > 0) == isLeft, "the counter shows \(quiz.view.counter)")
    try expect(isLeft != quiz.isTimeOver, "the message says otherwise")
  }

  Then("(some )time {quizIs} left( on the counter)( on the timer)") {
    (quiz: inout QuizWorld, isLeft: Bool) in
    try expect((try quiz.shownSeconds() > 0) == isLeft, "the counter shows \(quiz.view.counter)")
  }

  Then("there is/was (still )(some )time( left)( on the counter)( on the timer)") { quiz in
    try expect(try quiz.shownSeconds() > 0, "the counter is at its end")
    try expect(!quiz.isTimeOver, "the time is over")
  }

  Then("there is/was no( more) time left( on the counter)( on the timer)") { quiz in
    try expect(try quiz.shownSeconds(), equals: 0, "the seconds on the counter")
  }

  Step("(the )time runs\\ out/ends/ended/is\\ up/expires") { quiz in
    if !quiz.isOutcome { try await quiz.passRest() }
    try quiz.expectTimeOver()
  }.isIdempotent()

  Step("the time {quizPerfect} run\\ out/ended/expired") {
    (quiz: inout QuizWorld, isOver: Bool) in
    if isOver, !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver(isOver)
  }.isIdempotent()

  Step("(the )time {quizIs} over") { (quiz: inout QuizWorld, isOver: Bool) in
    if isOver, !quiz.isOutcome { try await quiz.passRest() }
    try quiz.expectTimeOver(isOver)
  }.isIdempotent()

  Then("the game/quiz is finished/won with {count} of {count}") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try quiz.expectWon()
    try expect(quiz.view.hits, equals: "\(hits)/\(total)", "the answers shown")
  }

  Step("the game/quiz {quizIs} finished/over because the time is over") {
    (quiz: inout QuizWorld, isOver: Bool) in
    if isOver, !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver(isOver)
  }

  Step("{quizGame} {quizIs} finished( yet)/over( yet)/ended( yet)") {
    (quiz: inout QuizWorld, _: QuestionNoun, isFinished: Bool) in
    try quiz.expectFinished(isFinished)
  }

  Step("{quizGame} {quizPerfect} finished( yet)/ended( yet)") {
    (quiz: inout QuizWorld, _: QuestionNoun, isFinished: Bool) in
    try quiz.expectFinished(isFinished)
  }

  Step("{player} {quizLoses}( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player, _: CounterEnded) in
    if !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver()
  }.isIdempotent()

  Then(
    "the app/system {quizInforms}( {player})( that)( whether)( if) {quizGame} {quizIs} finished( yet)/over( yet)"
  ) {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player?, _: QuestionNoun, isFinished: Bool) in
    try quiz.expectFinished(isSaid == isFinished)
  }

  Then("{quizCounter} {quizDoes} end/finish/expire/run\\ out/reach\\ zero/reach\\ 0( yet)") {
    (quiz: inout QuizWorld, _: CounterNoun, hasEnded: Bool) in
    if hasEnded { return try quiz.expectTimeOver() }
    try expect(try quiz.shownSeconds() > 0, "the counter is at its end")
    try quiz.expectTimeOver(false)
  }

  Step("{quizCounter} {quizIs} finished/over/expired( {quizYet})") {
    (quiz: inout QuizWorld, _: CounterNoun, hasEnded: Bool, _: Again?) in
    if hasEnded, !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver(hasEnded)
  }

  Then("the game/quiz {quizDoes} end/finish( {quizYet})") {
    (quiz: inout QuizWorld, isFinished: Bool, _: Again?) in
    try quiz.expectFinished(isFinished)
  }

  Then(
    "the app/system {quizInforms}( {player})( that)( whether)( if) {quizGame} {quizPerfect} finished( yet)/ended( yet)"
  ) {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player?, _: QuestionNoun, isFinished: Bool) in
    try quiz.expectFinished(isSaid == isFinished)
  }

  noun(
    "quizBeforeAll", HasNotFinished(),
    "before all (?:of )?(?:the )?(?:answers|guesses) (?:were|are|have been|had been)"
      + " (?:found|guessed|hit|inserted|answered)",
    "before (?:the (?:customer|player|user)|I) (?:(?:has|have|had) )?"
      + "(?:found|hit|guessed|inserted|answered|finish(?:es|ed)?(?: inserting| answering| guessing)?)"
      + " all (?:of )?(?:the )?(?:answers|guesses)")

  noun("counterOrTime", CounterNoun(), "the (?:counter|timer|clock|countdown)|(?:the )?time")

  Step("{counterOrTime} {endsNow} {quizBeforeAll}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterEnded, _: HasNotFinished) in
    if !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver()
    try expect(!(try quiz.openAnswers().isEmpty), "all answers have been found")
  }.isIdempotent()

  Step("{counterEnded} {quizBeforeAll}") {
    (quiz: inout QuizWorld, _: CounterEnded, _: HasNotFinished) in
    if !quiz.isOutcome { try await quiz.endRound() }
    try quiz.expectTimeOver()
    try expect(!(try quiz.openAnswers().isEmpty), "all answers have been found")
  }.isIdempotent()

  Then("the game/quiz {quizContinues}") { (quiz: inout QuizWorld, goesOn: Bool) in
    guard goesOn else { return try quiz.expectFinished() }
    try quiz.expectFinished(false)
    try quiz.expectOpen(true)
    try await quiz.expectCounting()
  }

  Then("the game/quiz goes on") { quiz in
    try quiz.expectFinished(false)
    try quiz.expectOpen(true)
    try await quiz.expectCounting()
  }

  Then("{quizGame} {quizIs} won( yet)( {quizByPlayer})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isWon: Bool, _: Player?) in
    try quiz.expectWon(isWon)
  }

  Then("the game/quiz {quizIs} lost( {quizByPlayer})") {
    (quiz: inout QuizWorld, isLost: Bool, _: Player?) in
    try quiz.expectTimeOver(isLost)
  }

  Step("{player} {quizWins}( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player, _: CounterEnded) in
    if !quiz.isOutcome {
      if !quiz.isPlaying { try await quiz.startRound() }
      try await quiz.insertAllAnswers()
    }
    try quiz.expectWon()
  }.isIdempotent()

  Then("{player} {quizPerfect} lost( the game)( yet)") {
    (quiz: inout QuizWorld, _: Player, isLost: Bool) in try quiz.expectTimeOver(isLost)
  }

  Then("{player} {quizPerfect} won( the game)( yet)") {
    (quiz: inout QuizWorld, _: Player, isWon: Bool) in try quiz.expectWon(isWon)
  }
}

/// The counter came to its end.
struct CounterEnded {}

/// Answers remain to be guessed.
struct HasNotFinished {}

extension QuizWorld {
  var isTimeOver: Bool { if case .timeOver = view.message { true } else { false } }

  func expectUnfinished(file: StaticString = #filePath, line: Int = #line) throws {
    try expectOpen(true, file: file, line: line)
    try expect(
      !(try openAnswers().isEmpty), "no answer remains to be guessed", file: file, line: line)
  }

  /// A finished game takes no answers, and its domain says that it is finished (QUI-UC4).
  func expectFinished(
    _ isFinished: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isFinished else {
      let isFinished = try require(
        session.game, "no game has been loaded", file: file, line: line
      ).isFinished
      try expect(!isFinished, "the game/quiz is finished", file: file, line: line)
      return try expectNoResult(file: file, line: line)
    }
    try expectOpen(false, file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
    try expect(
      session.game?.isFinished == true, "the game/quiz is not finished", file: file, line: line)
    _ = try shownMessage(file: file, line: line)
  }

  func expectWon(
    _ isWon: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isWon else {
      try expect(
        view.message?.title != "Congratulations", "the game/quiz is won", file: file, line: line)
      return try expect(session.game?.phase != .won, "the game/quiz is won", file: file, line: line)
    }
    try expectFinished(file: file, line: line)
    let title = try shownMessage(file: file, line: line).title
    try expect(title, equals: "Congratulations", "the title of the message", file: file, line: line)
    try expectOffer(.playAgain, file: file, line: line)
  }

  func expectTimeOver(
    _ isOver: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isOver else {
      try expect(!isTimeOver, "the time is over", file: file, line: line)
      return try expect(
        session.game?.phase != .timeOver, "the time is over", file: file, line: line)
    }
    try expectFinished(file: file, line: line)
    let message = try shownMessage(file: file, line: line)
    try expect(
      message.title, equals: "Time finished", "the title of the message", file: file, line: line)
    try expectWords(message.text, contain: "Time is over", file: file, line: line)
    try expectOffer(.tryAgain, file: file, line: line)
    try expect(view.counter, equals: "00:00", "the counter", file: file, line: line)
  }
}
