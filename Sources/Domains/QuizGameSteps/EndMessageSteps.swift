import StepKit

/// The message at the end of a game, called by what it tells.
let endMessageSteps = StepLibrary(QuizWorld.self) {
  // the time is over message, the message about the time being over, the congratulations message
  ParameterType(
    "endMessage",
    "(?:time[- ](?:is[- ])?(?:over|up|out)|time['’]s[- ]up) message|message about the time being over",
    "(?:congratulations?|winning) message",
    useForSnippets: false
  ) { (text: String) in
    RoundResult(isWon: text.hasPrefix("c") || text.hasPrefix("w"))
  }

  Then("the/a {endMessage} {quizIsVisible}") {
    (quiz: inout QuizWorld, result: RoundResult, isShown: Bool) in
    try quiz.expectEnd(result, isShown)
  }

  Then("no {endMessage} {quizIsVisible}") {
    (quiz: inout QuizWorld, result: RoundResult, isAbsent: Bool) in
    try quiz.expectEnd(result, !isAbsent)
  }

  Then("{appShows} the/a/any {endMessage}") {
    (quiz: inout QuizWorld, isShown: Bool, result: RoundResult) in
    try quiz.expectEnd(result, isShown)
  }

  Then("{appShows} no {endMessage}") {
    (quiz: inout QuizWorld, isAbsent: Bool, result: RoundResult) in
    try quiz.expectEnd(result, !isAbsent)
  }

  noun("congratulates", MessageNoun(), "congratulates|should congratulate")

  Then("the app/message {congratulates} {player}") {
    (quiz: inout QuizWorld, _: MessageNoun, _: Player) in try quiz.expectWon()
  }
}

/// How a round that has ended came to its end.
struct RoundResult {
  /// All answers were found; else the time is over.
  var isWon: Bool
}

extension QuizWorld {
  fileprivate func expectEnd(
    _ result: RoundResult, _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if result.isWon {
      try expectWon(isShown, file: file, line: line)
    } else {
      try expectTimeOver(isShown, file: file, line: line)
    }
  }
}
