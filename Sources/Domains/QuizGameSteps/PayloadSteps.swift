import Ports
import QuizGame
import StepKit
import TestDoubles

/// What the URL answers, well or ill.
let payloadSteps = StepLibrary(QuizWorld.self) {
  // What stands behind "the URL returns".
  ParameterType(
    "payload", Payload.allCases.map(\.returned).joined(separator: "|"), useForSnippets: false
  ) { (text: String) in try Payload(returned: text) }

  // responds with, answers 200 with, returns status 200 and
  ParameterType(
    "returns",
    "(?:\(Returns.verbs))(?: \(Returns.statusPattern)(?: and|,? with|,))?", useForSnippets: false
  ) { (text: String) in Returns(status: Int(text.filter(\.isNumber)) ?? 200) }

  // What stands behind "the downloaded data".
  ParameterType(
    "payloadState", Payload.allCases.map(\.state).joined(separator: "|"), useForSnippets: false
  ) { (text: String) in try Payload(state: text) }

  ParameterType(
    "circumstance",
    "there is no \(connectionPattern)|the payload has \\d+ answers"
      + "|the (?:downloaded )?(?:data|payload|response) "
      + "(?:\(Payload.allCases.map(\.state).joined(separator: "|")))",
    useForSnippets: false
  ) { (text: String) in try Circumstance(text) }

  When("{remote}( now) {returns}( the)( a) {payload}") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns, payload: Payload) in
    quiz.answer(.text(payload.body, status: returns.status))
  }.isIdempotent()

  When("the URL {string}( now) {returns}( the)( a) {payload}") {
    (quiz: inout QuizWorld, address: String, returns: Returns, payload: Payload) in
    try quiz.expectAsked(Remote(address: address))
    quiz.answer(.text(payload.body, status: returns.status))
  }.isIdempotent()

  // a response with a question but without answers
  ParameterType("questionPayload", Payload.nouns, useForSnippets: false) { (text: String) in
    try Payload(returned: String(text.drop { $0 != " " }.dropFirst()))
  }

  Given("{questionPayload}") { (quiz: inout QuizWorld, payload: Payload) in
    quiz.answer(payload)
  }

  When("{remoteData} {payloadState}") { (quiz: inout QuizWorld, _: Remote, payload: Payload) in
    quiz.answer(payload)
  }.isIdempotent()

  ParameterType("payloadKey", #""[^"]*"|answers?|question"#, useForSnippets: false) {
    (text: String) in
    let key = text.replacing("\"", with: "")
    return key == "answers" ? "answer" : key
  }

  When("the {payloadKey} list( in the payload) is empty") { (quiz: inout QuizWorld, key: String) in
    try expect(key == "answer", "the list of the payload is called \"answer\"")
    quiz.answer(.text(Payload.emptyAnswers.body))
  }.isIdempotent()

  When("the question( text)( in the payload) is blank/empty") { quiz in
    quiz.answer(.text(Payload.blankQuestion.body))
  }.isIdempotent()

  noun(
    "unknownKeys", Remote(),
    "(?:an? |some )?(?:unknown|additional|further|extra|other) (?:keys?|fields?)"
      + " (?:besides(?: (?:the )?(?:question|answers?|\"question\"|\"answer\")(?: and (?:the )?(?:answers?|\"answer\"))?)?|as well)"
  )

  // They do not matter.
  When("{remoteData} has/contains/holds {unknownKeys}") {
    (quiz: inout QuizWorld, _: Remote, _: Remote) in
    let body = try quiz.remote.body()
    try expect(body.hasSuffix("}"), "the payload is no object")
    quiz.answer(.text(body.dropLast() + #", "language": "en"}"#))
  }.isIdempotent()

  noun(
    "payloadHas", Returns(),
    "(?:has|have|contains?|holds?|lists?)(?: the (?:correct )?(?:answer|word))?")

  noun(
    "payloadOrAnswers", Remote(),
    "the (?:(?:downloaded|remote) )?(?:data|response|payload)|the (?:correct )?answers(?: (?:in|of) the payload)?"
  )

  // Before an outcome, the remote has it so often; as one, so many of it were delivered.
  Step("{payloadOrAnswers} {payloadHas} {string} {times}") {
    (quiz: inout QuizWorld, _: Remote, _: Returns, answer: String, times: Int) in
    try quiz.repeats(answer, times)
  }

  Step("(the answer ){string} is in the payload/answers {times}") {
    (quiz: inout QuizWorld, answer: String, times: Int) in try quiz.repeats(answer, times)
  }

  noun(
    "inPayloadOrder", Remote(),
    "(?:keep|have|are (?:delivered )?in) the (?:same )?order (?:of|as in) the (?:payload|response|data|document)"
  )

  Then("the( correct)( delivered) answers {inPayloadOrder}") {
    (quiz: inout QuizWorld, _: Remote) in try quiz.expectDelivery(true)
  }

  When("the {payloadKey} key( in the payload)/field( in the payload) is missing") {
    (quiz: inout QuizWorld, key: String) in
    let payloads: [String: Payload] = ["answer": .noAnswers, "question": .noQuestion]
    let payload = try require(payloads[key], "the payload has \"question\" and \"answer\"")
    quiz.answer(.text(payload.body))
  }.isIdempotent()

  When("{remoteData} has/contains/holds a question and {count}( correct) answer(s)") {
    (quiz: inout QuizWorld, _: Remote, count: Int) in try quiz.have(nil, .count(count))
  }.isIdempotent()

  // The first and the last answer of so many, as in the document.
  Given("the answer(s) go(es) from {string} to {string}( with {count} {answerNoun})") {
    (quiz: inout QuizWorld, first: String, last: String, count: Int?, _: AnswerNoun?) in
    let answers = RemoteQuestion.ofTheDocument.answers
    try expect([answers.first, answers.last], equals: [first, last], "the ends of the answers")
    try expect(count ?? answers.count, equals: answers.count, "the number of answers")
    try quiz.have(.ofTheDocument)
  }

  ParameterType(
    "quizSome", "\\d{1,3}|\(GivenAnswers.numberWords)", useForSnippets: false
  ) { (text: String) in try require(GivenAnswers.number(in: text), "found \(text)") }

  When("{remoteData} has/contains/holds {quizSome}( correct) answer(s)") {
    (quiz: inout QuizWorld, _: Remote, count: Int) in try quiz.have(nil, .count(count))
  }.isIdempotent()

  When("{remoteData} has/contains/holds the question {string}( {givenAnswers})") {
    (quiz: inout QuizWorld, _: Remote, question: String, answers: GivenAnswers?) in
    try quiz.have(question, answers)
  }.isIdempotent()

  When("{remote}( now) {returns} a/an( HTTP)( server) error") {
    (quiz: inout QuizWorld, _: Remote, returns: Returns) in
    // Where no status is said, it is that of an error.
    let status = returns.status == 200 ? 500 : returns.status
    quiz.answer(.text(try quiz.remote.body(), status: status))
  }.isIdempotent()

  When("{remote} {quizIs} available/reachable") {
    (quiz: inout QuizWorld, _: Remote, isThere: Bool) in
    quiz.answer(isThere ? .text(try quiz.remote.body()) : .init(.failure(.timedOut)))
  }.isIdempotent()

  When("{remote} {quizIs} unavailable/unreachable/down/offline") {
    (quiz: inout QuizWorld, _: Remote, isGone: Bool) in
    quiz.answer(isGone ? .init(.failure(.timedOut)) : .text(try quiz.remote.body()))
  }.isIdempotent()

  When("{remote} cannot/can't be reached") { (quiz: inout QuizWorld, _: Remote) in
    quiz.answer(.init(.failure(.timedOut)))
  }.isIdempotent()

  Then("the URL/server/remote has sent {string}") { (quiz: inout QuizWorld, body: String) in
    try expect(
      String(decoding: try quiz.lastResponse().body, as: UTF8.self), equals: body, "the data sent")
  }

  Then("the URL/server/remote has sent the status( code) {int}") {
    (quiz: inout QuizWorld, status: Int) in
    try expect(try quiz.lastResponse().status, equals: status, "the status sent")
  }

  Given("a/the URL( of the question)( for the question)( of the quiz)( for the quiz)") { quiz in
    try quiz.prepareRemote()
  }.statesDefault(opposite: "the customer is offline")
}

/// The server answers with what follows.
struct Returns {
  /// The status of its answer.
  var status = 200

  static let statusPattern =
    "(?:an? |the )?(?:HTTP )?(?:status(?: code)?(?: is| of)? |code )?\\d{3}(?: (?:OK|response|error|RESPONSE))?"

  static let verbs =
    "(?:(?:returns?|delivers?|sends?|gives)(?: back)?|has|provides?|(?:answers?|responds?|replies)(?: with)?)"
    + "|(?:(?:returned|delivered|sent|gave)(?: back)?|(?:answered|responded|replied)(?: with)?)"
}

/// Data that is no question to play.
enum Payload: CaseIterable, Sendable {
  case nothing
  case noJSON
  case emptyObject
  case noQuestion
  case noAnswers
  case blankQuestion
  case emptyAnswers
  case wrongTypes
  /// The answers are a text.
  case noList
  case blankAnswers

  /// As things of their own, those that are about a question or its answers.
  static let nouns = "(?:an?|the) (?:\(about.map(\.returned).joined(separator: "|")))"

  private static let about: [Payload] = [
    .noQuestion, .noAnswers, .blankQuestion, .emptyAnswers, .wrongTypes, .noList, .blankAnswers,
  ]

  init(returned text: String) throws { try self.init(text, \.returned) }

  init(state text: String) throws { try self.init(text, \.state) }

  private init(_ text: String, _ pattern: KeyPath<Payload, String>) throws {
    self = try require(
      try Payload.allCases.first {
        try Regex($0[keyPath: pattern]).wholeMatch(in: text) != nil
      }, "found \"\(text)\"")
  }

  /// The words for it behind "the URL returns".
  var returned: String {
    switch self {
    case .nothing: "an empty (?:body|response|answer)|empty data|no data|nothing"
    case .noJSON:
      "(?:text|data|an? (?:body|payload|response)|something) that is(?: not|n['’]t) (?:valid )?JSON|no (?:valid )?JSON"
        + "|(?:data|JSON|an? (?:body|payload|response)) that (?:is (?:invalid|broken|malformed)|can(?:not|['’]t) be (?:read|decoded|parsed|understood))"
        + "|(?:an? )?(?:broken|malformed|invalid|corrupt|corrupted|unreadable)"
        + " (?:JSON|data|payload|response|body|answer|question)|plain text|garbage|no (?:valid )?question"
    case .emptyObject: "an empty (?:JSON|object|JSON object|payload)|(?:the body )?\\{ ?\\}"
    case .noQuestion:
      "\(object)(?:without|with no) (?:an? |the |any )?(?:key |field )?\"?question\"?\(key)"
        + "|\(object)with (?:(?:an?|the|some|only) )*\"?answers?\"?,? (?:but|and) (?:without|no|with no) (?:an? |the |any )?\"?question\"?\(key)"
    case .noAnswers:
      "\(object)(?:without|with no) (?:an? |the |any )?(?:key |field )?\"?answers?\"?\(key)"
        + "|\(object)with (?:(?:an?|the|only) )*\"?question\"?,? (?:but|and) (?:without|no|with no) (?:an? |the |any )?\"?answers?\"?\(key)"
        + "|\"?question\"? (?:but )?(?:without|with no) (?:an? |the |any )?\"?answers?\"?\(key)"
    case .blankQuestion:
      "\(object)with an? (?:empty|blank) question|(?:an? )?(?:empty|blank) question"
    case .emptyAnswers:
      "\(object)with (?:an empty (?:list of answers|\"?answer\"? list)|no answers)"
        + "|an empty \"?answers?\"? list|\(object)whose \"?answers?\"?(?: list)? is empty"
        + "|question (?:with no|without(?: any)?) answers"
    case .wrongTypes:
      "(?:\(object)|question )(?:whose answers are|with) numbers(?: (?:as|instead of) answers)?"
    case .noList:
      "(?:\(object)(?:with |whose ))?(?:an? |the )?\"?answers?\"? (?:that|which)? ?(?:is|are) (?:not a list|no list|a text|a string)"
    case .blankAnswers:
      "\(object)with (?:only )?(?:blank|empty) answers|(?:a )?question with (?:only )?(?:blank|empty) answers"
    }
  }

  /// The words for it behind "the downloaded data".
  var state: String {
    switch self {
    case .nothing: "(?:is|are|was) empty|(?:has|have) no (?:body|content|data)"
    case .noJSON:
      "(?:is|are|was) (?:not (?:valid )?JSON|(?:broken|malformed|invalid|no) JSON|plain text)"
    case .emptyObject: "(?:is|are|was) an empty (?:JSON|object|JSON object)"
    case .noQuestion: "\(misses) (?:key |field )?\"?question\"?\(key)"
    case .noAnswers:
      "\(misses) (?:key |field )?\"?answers?\"?\(key)|(?:has|contains) only (?:a|the) \"?question\"?|has a \"?question\"? but no \"?answers?\"?\(key)"
    case .blankQuestion: "(?:has|contains) an? (?:empty|blank) question"
    case .emptyAnswers:
      "(?:has|contains) (?:an empty (?:list of answers|\"?answer\"? list))"
    case .wrongTypes: "(?:has|contains) numbers (?:as|instead of) answers"
    case .noList:
      "(?:has|contains) (?:an? )?\"?answers?\"? (?:that|which) (?:is|are) (?:not a list|no list|a text|a string)"
    case .blankAnswers: "(?:has|contains) only (?:blank|empty) answers"
    }
  }

  /// What the server sends.
  var body: String {
    switch self {
    case .nothing: ""
    case .noJSON: "no JSON"
    case .emptyObject: "{}"
    case .noQuestion: #"{"answer": ["red", "green"]}"#
    case .noAnswers: #"{"question": "Which colours?"}"#
    case .blankQuestion: #"{"question": " ", "answer": ["red", "green"]}"#
    case .emptyAnswers: #"{"question": "Which colours?", "answer": []}"#
    case .wrongTypes: #"{"question": "Which numbers?", "answer": [1, 2]}"#
    case .noList: #"{"question": "Which colours?", "answer": "red"}"#
    case .blankAnswers: #"{"question": "Which colours?", "answer": [" ", ""]}"#
    }
  }
}

private let object = "(?:JSON|payload|object|body|response|data) "

private let misses =
  "(?:(?:has|have|contains?) no|(?:lacks?|misses)(?: an?| the| its)?|does(?: not|n['’]t) (?:have|contain)(?: an?| the| any)?"
  + "|(?:is|are) (?:without|missing)(?: an?| the| any| its)?)"

private let key = "(?: (?:key|field|list|text))?"

/// What holds while a command is executed.
enum Circumstance: Sendable {
  case noConnection
  case payload(Payload)
  case answers(Int)

  init(_ text: String) throws {
    if text.hasPrefix("there is no") {
      self = .noConnection
      return
    }
    let words = text.split(separator: " ")
    if let count = words.compactMap({ Int($0) }).first {
      self = .answers(count)
      return
    }
    let verb = try require(
      words.firstIndex { ["data", "payload", "response"].contains($0) }, "found \"\(text)\"")
    self = .payload(try Payload(state: words[(verb + 1)...].joined(separator: " ")))
  }
}

extension QuizWorld {
  fileprivate mutating func answer(_ payload: Payload) {
    answer(.text(payload.body))
  }

  fileprivate mutating func repeats(_ answer: String, _ times: Int) throws {
    if isOutcome {
      let count = try delivered().answers.count { $0 == answer }
      return try expect(count, equals: times, "how often \"\(answer)\" was delivered")
    }
    var question = remote
    question.answers = question.answers.filter { $0 != answer }
    question.answers += Array(repeating: answer, count: times)
    try have(question)
  }

  fileprivate func lastResponse() throws -> HTTPResponse {
    let responses = network.exchanges.compactMap { exchange -> HTTPResponse? in
      guard case .completed(.success(let response)) = exchange.state else { return nil }
      return response
    }
    return try require(responses.last, "the remote has not answered")
  }

  mutating func bringAbout(_ circumstance: Circumstance) throws {
    switch circumstance {
    case .noConnection: try loseConnection()
    case .payload(let payload): answer(payload)
    case .answers(let count): try have(nil, .count(count))
    }
  }
}
