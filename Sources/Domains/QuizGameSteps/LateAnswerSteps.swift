import Ports
import QuizGame
import StepKit
import TestDoubles

/// Answers of the server that are late, or never come.
let lateAnswerSteps = StepLibrary(QuizWorld.self) {
  noun("takesTime", Returns(), "takes|needs|took|needed")

  noun(
    "toAnswer", Returns(),
    "to (?:answer|respond|reply|deliver|send|return|load)(?: (?:the|a) question)?")

  // with "Which?", with the question "Which?" and 3 answers
  ParameterType(
    "quizLateQuestion",
    #"(?:with )?(?:(?:the|a) question )?"[^"]*"(?: (?:\#(GivenAnswers.pattern)))?"#,
    useForSnippets: false
  ) { (text: String) in try NamedQuestion(text) }

  Given("{remote} {takesTime} {duration} {toAnswer}( {quizLateQuestion})") {
    (
      quiz: inout QuizWorld, _: Remote, _: Returns, time: Duration, _: Returns,
      named: NamedQuestion?
    ) in
    try quiz.answer(late: time, named)
  }

  noun("toSendQuestion", Returns(), "to (?:deliver|send|return|load) the question")

  Given("it {takesTime} {remote} {duration} {toSendQuestion}( {quizLateQuestion})") {
    (
      quiz: inout QuizWorld, _: Returns, _: Remote, time: Duration, _: Returns,
      named: NamedQuestion?
    ) in
    try quiz.answer(late: time, named)
  }

  Given("{questionRequest} {takesTime} {duration}") {
    (quiz: inout QuizWorld, _: Returns, _: Returns, time: Duration) in
    try quiz.answer(late: time, nil)
  }

  noun("answersLate", Returns(), "answers|responds|replies|answered|responded|replied")

  Given("{remote} {answersLate} {quizLateQuestion} with a delay of {duration}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, named: NamedQuestion, time: Duration) in
    try quiz.answer(late: time, named)
  }

  // What is on its way arrives then; before there is a request, the server will be as slow.
  When("{remote} {answersLate}( {quizLateQuestion}) after {duration}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, named: NamedQuestion?, time: Duration) in
    if quiz.network.pendingIndexes.isEmpty { return try quiz.answer(late: time, named) }
    try expect(named == nil, "the answer is on its way already")
    try await quiz.pass(time)
    try quiz.network.releaseHeld()
  }

  When("{questionArrives} after {duration}") {
    (quiz: inout QuizWorld, _: QuestionNoun, time: Duration) in
    if quiz.network.requests.isEmpty { return try quiz.answer(late: time, nil) }
    try await quiz.pass(time)
    try quiz.network.releaseHeld()
  }

  noun(
    "requestFails", Returns(),
    "(?:fails|failed|times out|timed out)"
      + "(?: with (?:a connectivity error|a time-?out))?")

  noun(
    "sentRequest", Returns(),
    "(?:the|a) (?:(?:question|GET) )?request(?: (?:for|of) the (?:question|quiz|game))?")

  // On its way, or when it will be sent.
  When("{sentRequest} {requestFails}") { (quiz: inout QuizWorld, _: Returns, _: Returns) in
    if quiz.network.pendingIndexes.isEmpty { quiz.answer(.init(.failure(.timedOut))) }
    for request in quiz.network.pendingIndexes {
      try quiz.network.complete(at: request, with: .failure(.timedOut))
    }
  }

  noun(
    "breaksOff", Returns(),
    "(?:the connection (?:breaks|is cut|is lost|breaks off) while \(server) sends the question)"
      + "|\(server) (?:breaks off sending the question)")

  Given("{breaksOff}") { (quiz: inout QuizWorld, _: Returns) in
    quiz.answer(.init(.failure(.other("the connection broke"))))
  }

  noun("quizReceives", Returns(), "receives?|received|gets|got|downloads|downloaded")

  When("the app/system {quizReceives} {questionPayload}") {
    (quiz: inout QuizWorld, _: Returns, payload: Payload) in
    quiz.answer(.text(payload.body))
  }.isIdempotent()
}

private let server = "the (?:server|remote|backend)"

extension QuizWorld {
  /// What the server has, after this time.
  fileprivate mutating func answer(late time: Duration, _ named: NamedQuestion?) throws {
    try expect(!isOutcome, "this says when the remote answers, and checks nothing")
    if let named { try have(named.question, named.answers) }
    var late = StubNetwork.Answer.text(try remote.body())
    late.delay = time
    answer(late)
  }
}
