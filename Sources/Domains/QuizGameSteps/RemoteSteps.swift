public import ConnectionSteps
import Ports
import QuizGame
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The server and the way to it.
let remoteSteps = StepLibrary(QuizWorld.self) {
  connectionSteps(of: QuizWorld.self, named: "quiz")

  Given("the remote question is the one in {string}") { (quiz: inout QuizWorld, name: String) in
    try quiz.addRoutes(of: name)
  }.statesDefault(opposite: #"the remote question is "Which way is up?" with the answer "up""#)
    .described(
      as: "Lets the server answer as a file beside the feature says.",
      example: #"the remote question is the one in "light-colours.yaml""#)

  // "And" would join two objects, which are two sentences.
  ParameterType("quizWithAnswers", "(?!and )(?:\(GivenAnswers.pattern))", useForSnippets: false) {
    (text: String) in try GivenAnswers(text)
  }

  ParameterType("givenAnswers", GivenAnswers.pattern, useForSnippets: false) { (text: String) in
    try GivenAnswers(text)
  }

  Step(
    "the( text of the)( title of the)( remote)( displayed)( delivered) question( text)( shown)( displayed)( delivered)( from remote)( on the screen) {quizIs} {string}( {givenAnswers})"
  ) {
    (quiz: inout QuizWorld, isIt: Bool, question: String, answers: GivenAnswers?) in
    guard quiz.isOutcome || !isIt else {
      quiz.mayLoad = true
      return try quiz.have(question, answers)
    }
    try quiz.expectQuestion(question, isShown: isIt)
    if let answers {
      try expect(isIt, "say which answers it has")
      try quiz.expectAnswers(answers)
    }
  }.isIdempotent()

  When("{remote}( now) {returns} the/a question {string}( {givenAnswers})") {
    (
      quiz: inout QuizWorld, _: Remote, returns: Returns, question: String, answers: GivenAnswers?
    ) in
    try quiz.have(question, answers, status: returns.status)
  }.isIdempotent()

  When("{remote}( now) {returns} the/a question {givenAnswers}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, answers: GivenAnswers) in
    try quiz.have(nil, answers, status: returns.status)
  }.isIdempotent()

  When("{remote}( now) {returns} {namedAnswers} {quoted list}") {
    (
      quiz: inout QuizWorld, _: Remote, returns: Returns, named: NamedAnswers, answers: [String]
    ) in
    try named.check(answers)
    try quiz.have(nil, .list(answers), status: returns.status)
  }.isIdempotent()

  // What a payload has alone.
  When("{remote}( now) {returns} only( the)( a)( an) {namedAnswers} {quoted list}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, named: NamedAnswers, answers: [String]) in
    try named.check(answers)
    quiz.isQuestionNamed = true
    quiz.answer(.text("{\"answer\": [\(answers.map { "\"\($0)\"" }.joined(separator: ", "))]}"))
  }.isIdempotent()

  When("{remote}( now) {returns} only the/a question {string}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, question: String) in
    quiz.isQuestionNamed = true
    quiz.answer(.text("{\"question\": \"\(question)\"}"))
  }.isIdempotent()

  noun(
    "questionInTable", Remote(),
    "(?:a|this|the(?: following)?) question(?: (?:and|with) (?:its|these|the(?: following)?|all its) (?:correct )?answers)?:?"
  )

  // A row an answer, with columns for the question and the answer.
  When("{remote}( now) {returns} {questionInTable}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, _: Remote, table: DataTable) in
    try quiz.have(try RemoteQuestion(table), status: returns.status)
  }.isIdempotent()

  // The one of the document, or the default one.
  ParameterType("knownQuestion", RemoteQuestion.knownPattern, useForSnippets: false) {
    (text: String) in RemoteQuestion(known: text)
  }

  When("{remote}( now) {returns} {knownQuestion}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, question: RemoteQuestion) in
    try quiz.have(question, status: returns.status)
  }.isIdempotent()

  When("{remoteData} {quizIs} {knownQuestion}") {
    (quiz: inout QuizWorld, _: Remote, isIt: Bool, question: RemoteQuestion) in
    try expect(isIt && !quiz.isOutcome, "say what the remote has, before the app asks for it")
    try quiz.have(question)
  }.isIdempotent()

  Given("(there is )the/a question {string}( {givenAnswers})") {
    (quiz: inout QuizWorld, question: String, answers: GivenAnswers?) in
    try quiz.have(question, answers)
  }

  Given("a( valid)( 200)( valid) response/payload with/of the/a question {string}( {givenAnswers})")
  {
    (quiz: inout QuizWorld, question: String, answers: GivenAnswers?) in
    try quiz.have(question, answers)
  }

  Step("{quizQuestion} {holds} {namedAnswers} {quoted list}") {
    (
      quiz: inout QuizWorld, _: QuestionNoun, _: Just, named: NamedAnswers, answers: [String]
    ) in
    try named.check(answers)
    try await quiz.have(answers: answers)
  }

  Step(
    "{quizQuestion} {holds} {count}( correct)( possible) answer(s)( to be guessed)( to guess)( in total)"
  ) {
    (quiz: inout QuizWorld, _: QuestionNoun, _: Just, count: Int) in
    if quiz.isOutcome { return try quiz.expectAnswers(count) }
    if quiz.view.canPlay { return try await quiz.have(total: count) }
    quiz.mayLoad = true
    try quiz.have(try quiz.remote.having(count))
  }

  Step(
    "the( correct)( possible)( delivered) answers( delivered)( in the payload)( of the payload)( to the question)( of the question)( to be guessed) {quizIs} {quoted list}"
  ) {
    (quiz: inout QuizWorld, areThey: Bool, answers: [String]) in
    if !areThey {
      return try expect(try quiz.delivered().answers != answers, "the answers are these")
    }
    quiz.mayLoad = true
    try await quiz.have(answers: answers)
  }.isIdempotent()

  When("{remote}( now) {quizResponds}( the)( a)( an)( HTTP) {quizStatus}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, status: Int) in
    quiz.answer(.text(try quiz.remote.body(), status: status))
  }.isIdempotent()

  noun(
    "quizResponds", Returns(),
    "(?:responds?|answers?|returns?|sends?|replies|reply|fails?|responded|answered|returned|sent|replied|failed)"
      + "(?: back)?(?: with)?(?: an? (?:error|(?:response|answer|error) with))?")

  ParameterType("quizStatus", Returns.statusPattern, useForSnippets: false) { (text: String) in
    try require(Int(text.filter(\.isNumber)), "found \(text)")
  }

  When("{remoteData} is/has/was (the ){quizStatus}( {quizWithQuestion})") {
    (quiz: inout QuizWorld, _: Remote, status: Int, named: NamedQuestion?) in
    if let named { try quiz.have(named.question, named.answers) }
    quiz.answer(.text(try quiz.remote.body(), status: status))
  }.isIdempotent()

  ParameterType(
    "quizWithQuestion", "(?:with|and) the question \"[^\"]*\"(?: (?:\(GivenAnswers.pattern)))?",
    useForSnippets: false
  ) { (text: String) in try NamedQuestion(text) }

  Given("{remote} answers/answered/responds with( the) status( code) {int} and the body {string}") {
    (quiz: inout QuizWorld, _: Remote, status: Int, body: String) in
    quiz.isQuestionNamed = true
    quiz.answer(.text(body, status: status))
  }

  When("{remote} delivers/sends/has/returns an\\ empty\\ list\\ of/no answers") {
    (quiz: inout QuizWorld, _: Remote) in
    try quiz.have(RemoteQuestion(question: quiz.remote.question, answers: []))
  }.isIdempotent()

  When("{remote}( now) {returns} the( plain) text {string}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, text: String) in
    quiz.isQuestionNamed = true
    quiz.answer(.text(text, status: returns.status))
  }.isIdempotent()

  When("{remoteData} is/was {string}") { (quiz: inout QuizWorld, _: Remote, text: String) in
    quiz.isQuestionNamed = true
    quiz.answer(.text(text))
  }.isIdempotent()

  noun(
    "payloadBelow", Remote(),
    "(?:(?:the|this|a|following) )*(?:body|JSON|payload|data|response|content|question)(?: below)?:?"
  )

  When("{remote}( now) {returns} {payloadBelow}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, _: Remote, body: DocString) in
    quiz.isQuestionNamed = true
    if let question = try? RemoteQuestion(body: Array(body.content.utf8)) { quiz.remote = question }
    quiz.answer(.text(body.content, status: returns.status))
  }.isIdempotent()

  When("{remoteData} {quizIs}( a) valid( question)( payload)( response)( again)") {
    (quiz: inout QuizWorld, _: Remote, isValid: Bool) in
    quiz.answer(.text(isValid ? try quiz.remote.body() : "{}"))
  }.isIdempotent()

  When("{remoteData} {quizIs} invalid/corrupt/corrupted/malformed/broken/unreadable") {
    (quiz: inout QuizWorld, _: Remote, isInvalid: Bool) in
    quiz.answer(.text(isInvalid ? "{}" : try quiz.remote.body()))
  }.isIdempotent()

  When("{remote}( now) {returns}( a) valid data( again)/JSON( again)/payload/response/question") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns) in
    quiz.answer(.text(try quiz.remote.body(), status: returns.status))
  }.isIdempotent()

  noun(
    "doesNotAnswer", Returns(),
    "(?:does|did)(?: not|n['’]t) (?:answer in time|(?:respond|reply)(?: in time)?)"
      + "|(?:is not|isn['’]t) (?:answering|responding|replying)|never (?:answers|responds|replies)"
      + "|times out|timed out|(?:fails|failed|answers|answered) with (?:a time-?out|a connectivity error|no connectivity)"
  )

  Given("{remote} {doesNotAnswer}") { (quiz: inout QuizWorld, _: Remote, _: Returns) in
    quiz.answer(.init(.failure(.timedOut)))
  }

  // The data has a question and its answers.
  noun(
    "validQuestion", QuestionNoun(),
    "(?:a|the) (?:valid )?question(?:,? (?:and|with) (?:its|the|all|some|correct|valid) (?:(?:correct )?answers))?"
  )

  When("{remoteData} has/contains {validQuestion}") {
    (quiz: inout QuizWorld, _: Remote, _: QuestionNoun) in
    quiz.answer(.text(try quiz.remote.body()))
  }.isIdempotent()

  Given("a/the URL with/of {validQuestion}") { (quiz: inout QuizWorld, _: QuestionNoun) in
    quiz.answer(.text(try quiz.remote.body()))
  }

  // A story that has asked before it says so means an answer that is late.
  Step("{remote} {quizPerfect} answered( yet)/responded( yet)") {
    (quiz: inout QuizWorld, _: Remote, hasAnswered: Bool) in
    try await quiz.holdAnswer(!hasAnswered)
  }

  noun(
    "questionRequest", Returns(),
    "(?:the|a) (?:(?:question|GET) )?request(?: (?:for|of) the (?:question|quiz|game))?",
    "the (?:response|answer)(?: of the (?:server|remote))?",
    "the (?:load|loading)(?: of the (?:question|quiz|game))?")

  // Before an outcome, the app asks for the question and is kept waiting.
  Step("{questionRequest} {quizIs} {quizPending}") {
    (quiz: inout QuizWorld, _: Returns, isPending: Bool, _: Returns) in
    if isPending, !quiz.isOutcome, quiz.network.pendingIndexes.isEmpty {
      quiz.answer(.text(try quiz.remote.body(), isHeld: true))
      quiz.session.load()
    }
    let isWaiting = !quiz.network.pendingIndexes.isEmpty
    try expect(isWaiting == isPending, "the remote \(isWaiting ? "has not" : "has") answered")
  }

  noun(
    "quizPending", Returns(),
    "pending|on its way|under way|underway|in progress|running|open|waiting(?: for (?:an|the) answer)?"
  )

  noun(
    "questionArrives", QuestionNoun(),
    "the (?:question|answer|response|data|game)(?: from (?:the )?remote)? (?:(?:then|finally|now|later) )?(?:arrives|arrived|comes|came|is received)"
      + "(?: from (?:the )?(?:remote|server|URL))?(?: late)?")

  When("{questionArrives}") { (quiz: inout QuizWorld, _: QuestionNoun) in
    try expect(!quiz.network.pendingIndexes.isEmpty, "no question is on its way")
    try quiz.network.releaseHeld()
  }

  Given("{remote} doesn't/does\\ not answer yet/at\\ once") { (quiz: inout QuizWorld, _: Remote) in
    quiz.answer(.text(try quiz.remote.body(), isHeld: true))
  }

  When("{remote} answers/answered") { (quiz: inout QuizWorld, _: Remote) in
    try quiz.network.releaseHeld()
  }

  When("{remote} answers the {ordinal} request with the question {string}") {
    (quiz: inout QuizWorld, _: Remote, position: Int, question: String) in
    let body = try RemoteQuestion(question: question, answers: ["yes", "no"]).body()
    try quiz.network.complete(
      at: position - 1, with: .success(HTTPResponse(status: 200, body: Array(body.utf8))))
  }

}

extension QuizWorld {
  /// Lets the remote keep its answer, also to what the app has just asked; or looks whether it has.
  fileprivate mutating func holdAnswer(_ isHeld: Bool) async throws {
    let isWaiting = !network.pendingIndexes.isEmpty
    if isOutcome || !isHeld || isWaiting {
      return try expect(isWaiting == isHeld, "the remote \(isHeld ? "has" : "has not") answered")
    }
    try expect(round == nil, "the game was started, so the remote has answered")
    let hasAsked = !network.requests.isEmpty
    answer(.text(try remote.body(), isHeld: true))
    guard hasAsked else { return }
    forgottenRequests = network.requests.count
    closeApp()
    session.load()
  }

  /// Gives the remote a question and answers; what the story does not say, it keeps.
  mutating func have(
    _ question: String?, _ answers: GivenAnswers?, status: Int = 200
  ) throws {
    var named = remote
    named.question = question ?? remote.question
    if question == RemoteQuestion.ofTheDocument.question { named = .ofTheDocument }
    switch answers {
    case .list(let answers): named.answers = answers
    case .count(let count): named = try named.having(count, keepingQuestion: question != nil)
    case nil: break
    }
    try have(named, status: status)
  }

  func loseConnection() throws {
    network.goOffline()
    for request in network.pendingIndexes {
      try network.complete(at: request, with: .failure(.notConnected))
    }
  }

  /// Gives the remote a question.
  mutating func have(_ question: RemoteQuestion, status: Int = 200) throws {
    remote = question
    isQuestionNamed = true
    answer(.text(try question.body(), status: status))
  }

  fileprivate mutating func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes {
      network.add(route)
      if case .success(let response) = route.answers.first?.result,
        let question = try? RemoteQuestion(body: response.body)
      {
        remote = question
        isQuestionNamed = true
      }
    }
  }
}

extension QuizWorld: ConnectedWorld {
  public mutating func connect() { network.goOnline() }

  public mutating func disconnect() throws { try loseConnection() }
}
