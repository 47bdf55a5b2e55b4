import QuizGame
import StepKit
import TestDoubles

/// Time passes.
let passingTimeSteps = StepLibrary(QuizWorld.self) {
  noun(
    "quizPasses", Passing(),
    "(?:more )?(?:pass(?:es)?|go(?:es)? by|elapses?|(?:has|have|had) (?:passed|gone by|elapsed)|passed|elapsed|went by)"
      + "(?: without (?:an |any )?(?:new )?(?:answers?|guess(?:es)?))?")

  noun(
    "quizFurther", Passing(),
    "another|a further|further|the (?:next|first|last|remaining|full|whole|other)")

  noun(
    "quizWaits", Passing(),
    "(?:waits?|waited)(?: for)?|(?:does|do|did|inserts?|inserted) nothing for|pauses? for")

  When("({quizFurther} ){duration} {quizPasses}( {withoutStart})") {
    (quiz: inout QuizWorld, _: Passing?, time: Duration, _: Passing, noStart: NoStart?) in
    if noStart != nil { try quiz.expectOpen(false) }
    try await quiz.passCarefully(time)
  }
  .described(as: "Lets time pass, at most a day.")

  When("{player} {quizWaits} ({quizFurther} ){duration}") {
    (quiz: inout QuizWorld, _: Player, _: Passing, _: Passing?, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("nothing happens/is\\ inserted for ({quizFurther} ){duration}") {
    (quiz: inout QuizWorld, _: Passing?, time: Duration) in try await quiz.passCarefully(time)
  }

  When("({quizFurther} ){duration} later/afterwards") {
    (quiz: inout QuizWorld, _: Passing?, time: Duration) in try await quiz.passCarefully(time)
  }

  When("after ({quizFurther} ){duration}") {
    (quiz: inout QuizWorld, _: Passing?, time: Duration) in try await quiz.passCarefully(time)
  }

  noun(
    "quizMoved", Counting(),
    "(?:moved|ticked|decreased|gone down|counted(?: down)?|started moving)(?: at all| yet)?")

  // Where nothing has moved there is no more time to come either.
  Then("{quizCounter} {quizPerfect} {quizMoved}") {
    (quiz: inout QuizWorld, _: CounterNoun, hasMoved: Bool, _: Counting) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect((shown < quiz.length) == hasMoved, "the counter shows \"\(quiz.view.counter)\"")
    if !hasMoved { try await quiz.expectStanding() }
  }

  noun(
    "countsBy", Counting(),
    "(?:counts|runs|counted|ran)(?: down)?(?: for)?|(?:goes down|decreases|drops|falls|has gone down|has decreased) by"
  )

  // Before an outcome, so much time passes; as one, it has.
  Step("{quizCounter} {countsBy} {duration}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: Counting, time: Duration) in
    if !quiz.isOutcome { return try await quiz.passTold(time) }
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length - time, "the time left")
  }

  Then("{quizCounter} {counterReads} {duration} less( than before)( than at the start)") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length - time, "the time left")
  }
}

/// Time that passes.
private struct Passing {}

extension QuizWorld {
  fileprivate func passCarefully(_ time: Duration) async throws {
    try expect(time <= .seconds(86_400), "found \(time), expected at most a day")
    try await passTold(time)
  }
}
