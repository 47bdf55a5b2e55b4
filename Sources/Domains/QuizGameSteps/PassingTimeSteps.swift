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
}

/// Time that passes.
private struct Passing {}

extension QuizWorld {
  fileprivate func passCarefully(_ time: Duration) async throws {
    try expect(time <= .seconds(86_400), "found \(time), expected at most a day")
    try await passTold(time)
  }
}
