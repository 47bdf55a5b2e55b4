import ComicsList
import Ports
import StepKit
import TestDoubles

/// The answer to the request that waits, or to those that will be sent.
let answerSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("server answer", Answer.pattern, useForSnippets: false) { (text: String) in
    try Answer(text)
  }
  ParameterType("response is", Answer.sentence, useForSnippets: false) { (text: String) in
    text.contains("characters")
      ? [ListName.characters] : text.contains("comics") ? [.comics] : [.comics, .characters]
  }

  // The response is invalid; the server answers with an empty body.
  When("{response is} {server answer}") {
    (comics: inout ComicsWorld, lists: [ListName], answer: Answer) in
    try await comics.answer(answer, to: lists)
  }
  .isIdempotent()
  .statesDefault(opposite: "the response is invalid")

  When("{response is} {server answer} for/to {request target}( request)") {
    (comics: inout ComicsWorld, _: [ListName], answer: Answer, target: RequestTarget) in
    switch target {
    case .list(let list): try await comics.answer(answer, to: [list])
    case .characters(of: .tapped): try await comics.answer(answer, to: [.characters])
    case .characters(of: let comic): try comics.answer(answer, about: comic)
    }
  }.isIdempotent()

  // A valid response arrives; the app gets an invalid response from the server.
  Given("{incoming answer}( from the server)") { (comics: inout ComicsWorld, answer: Answer) in
    try expect(!comics.isOutcome, "say what comes of it")
    try await comics.answer(answer, to: [.comics, .characters])
  }

  When("{incoming answer} {arrives}") {
    (comics: inout ComicsWorld, answer: Answer, _: Words) in
    try await comics.answer(answer, to: [.comics, .characters])
  }.isIdempotent()

  When("{the comics app} {receives} {incoming answer}( from the server)") {
    (comics: inout ComicsWorld, _: Words, _: Words, answer: Answer) in
    try await comics.answer(answer, to: [.comics, .characters])
  }.isIdempotent()

  ParameterType(
    "incoming answer",
    "(?:an? |the )(?:(?:\(Answer.wrong)|valid) (?:server )?(?:response|answer)|(?:error|timeout))",
    useForSnippets: false
  ) { (text: String) in try Answer(text) }
  words(
    "arrives",
    "(?:arrives?|arrived|comes|came|has arrived|is received|was received|comes back)(?: again| from the server)?"
  )
  words("receives", "(?:receives|received|gets|got|has received)")

  When("{response is} the text/body {string}") {
    (comics: inout ComicsWorld, lists: [ListName], body: String) in
    try comics.answer(body, to: lists)
  }.isIdempotent()

  words(
    "a body",
    "(?: (?:an? )?(?:invalid|unreadable|malformed|broken|wrong) (?:\(bodyNoun)))?:"
      + "| (?:this|the following) (?:\(bodyNoun)):?| the (?:text|body|JSON|HTML|payload):?")

  When("{response is}{a body}") {
    (comics: inout ComicsWorld, lists: [ListName], _: Words, body: DocString) in
    try comics.answer(body.content, to: lists)
  }.isIdempotent()

  // That of one comic alone.
  When(
    "the (characters )response/answer for/to/of (the characters of )(the comic ){string} is/was (again )valid"
  ) {
    (comics: inout ComicsWorld, title: String) in
    comics.addCharacters(sampleNames(3), of: comics.addComic(title))
  }.isIdempotent()

  Given(
    "the (characters )response/answer for/to/of (the characters of )(the comic ){string} is/was (again )invalid"
  ) {
    (comics: inout ComicsWorld, title: String) in
    comics.addCharacters(answer: "Sorry", of: comics.addComic(title))
  }

  Given(
    "the (characters )response/answer for/to/of (the characters of )(the comic ){string} is valid and/with {have} {the characters} {texts}"
  ) {
    (comics: inout ComicsWorld, title: String, has: Bool, _: Words, names: [String]) in
    comics.addCharacters(has ? names : [], of: comics.addComic(title))
  }

  When("{server is down}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.answer(.unanswered(), to: [.comics, .characters])
  }.isIdempotent()

  When("{server is up}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.answerValidly(to: [.comics, .characters])
  }.isIdempotent()

  words(
    "server is down",
    "\(that)the server (?:is|was|goes|went) (?:down|unavailable|unreachable|broken|having problems|(?:not|no longer) (?:available|reachable|working))"
      + "|the server (?:(?:does not|doesn['’]t) (?:answer|respond) in time|fails to (?:answer|respond)|(?:has|had) an? (?:internal )?(?:error|problem|failure|outage))"
  )
  words(
    "server is up",
    "\(that)the server (?:is|was|comes|came|has been) (?:back|up|up again|available|reachable|repaired|fixed|healthy|online)(?: again)?"
      + "|\(that)the server (?:works|recovers|recovered|has recovered)(?: again| fine)*")

  When("the server (has )fails/failed( again)") { (comics: inout ComicsWorld) in
    try await comics.answer(.unanswered(), to: [.comics, .characters])
  }.isIdempotent()

  ParameterType("server is silent", silent, useForSnippets: false) { (_: String) in Words() }

  Step("{server is silent}") { (comics: inout ComicsWorld, _: Words) in
    if comics.isOutcome { return try comics.expectLoading(nil) }
    comics.isSilent = true
  }

  When("{response is} (a )status (code ){int} and/but/with the body/text {string}") {
    (comics: inout ComicsWorld, lists: [ListName], status: Int, body: String) in
    try comics.answer(body, status: status, to: lists)
  }.isIdempotent()

  When("the server answers with two comics, the second with a number as title") { comics in
    let items = [#"{"id": 1, "title": "Bolt"}"#, #"{"id": 2, "title": 2}"#]
    try comics.answer(CatalogBody.results(items), to: [.comics])
  }.isIdempotent()

  failureSteps
  oneComicAnswerSteps
}

private let bodyNoun = "text|body|JSON|HTML|response|answer|content|data|payload"

/// The server has not answered, the response has not arrived yet, nothing has come back.
private let silent =
  "\(that)(?:the server (?:(?:has|had|does|did)(?: not|n['’]t)|never)(?: yet)?"
  + "|(?:the|its|any) (?:server )?(?:response|answer) (?:has|had|does|did|is)(?: not|n['’]t)(?: yet)?)"
  + " (?:answer(?:ed|s)?|respond(?:ed|s)?|repl(?:y|ied|ies)|arrived?|come|been received|there|sent|delivered|returned)"
  + "(?: yet| anything| to (?:it|the request)| (?:with )?(?:the |any )?(?:Marvel |comic )?(?:comics|characters)"
  + "(?: of (?:the|that) comic)?)*"
  + "|\(that)the (?:server )?(?:comics |characters )?(?:response|answer)"
  + "(?: (?:for|to|of|with) the (?:comics|(?:comic )?characters))? (?:is|was) (?:late|(?:still )?(?:pending|on its way))"
  + "|the server (?:takes|took) (?:a )?long(?: time)?(?: to (?:answer|respond|reply))?|the server is slow"
  + "|the server (?:is|was)(?: still)?(?: not|n['’]t) (?:answering|responding|replying)"
  + "|\(that)(?:the |its )?(?:list of )?(?:(?:Marvel )?comics|(?:comic )?characters)(?: of (?:the|that) comic)?"
  + " (?:has|have|had|did|do)(?: not|n['’]t)(?: yet)? (?:arrived?|come(?: back| in)?|been (?:received|delivered|sent))(?: yet)?"
  + "|nothing (?:has|had) (?:arrived|come back|come|been received)(?: yet| from the server)*"
  + "|no (?:server )?(?:response|answer) (?:has arrived|arrived|was received|has been received|has come|is there)(?: yet)?"
  + "|the (?:comics |characters )?request(?: for (?:the )?(?:comics|characters))?"
  + " (?:(?:is|was) (?:still )?pending|(?:has|was|is) not (?:been )?(?:yet )?answered(?: yet)?)"

/// Answers in another order than that of the requests.
let lateAnswerSteps = StepLibrary(ComicsWorld.self) {
  // Of all requests, in the order in which they were sent.
  When("the server answers the {ordinal} request") { (comics: inout ComicsWorld, number: Int) in
    try comics.complete(number - 1)
  }

  When("the server answers the {ordinal} request with ({the comics} ){texts}") {
    (comics: inout ComicsWorld, number: Int, _: Words?, titles: [String]) in
    let body = CatalogBody.comics(titles.enumerated().map { (id: $0 + 1, title: $1) })
    try comics.network.complete(at: number - 1, with: .success(response(body)))
  }

  words(
    "all arrive",
    "(?:both|all)(?: (?:of )?the)? (?:responses|answers|requests) (?:(?:have|are|were|had)(?: been)? )?(?:arrived?|come|came|answered|received|there)"
  )

  When("{all arrive}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.answerWaiting()
  }

  When("{the characters} {arrives} {in the order} {texts}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, names: [String]) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }

  When("the {ordinal} request for comics fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: false)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for comics is answered with the comic(s) {texts}") {
    (comics: inout ComicsWorld, number: Int, titles: [String]) in
    let request = try comics.request(number, isForCharacters: false)
    let body = CatalogBody.comics(titles.enumerated().map { (id: $0 + 1, title: $1) })
    try comics.network.complete(at: request, with: .success(response(body)))
  }

  When("the {ordinal} request for characters fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: true)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for characters is answered with the character(s) {texts}") {
    (comics: inout ComicsWorld, number: Int, names: [String]) in
    let request = try comics.request(number, isForCharacters: true)
    let body = CatalogBody.characters(names)
    try comics.network.complete(at: request, with: .success(response(body)))
  }
}

extension ComicsWorld {
  /// The number, from 0, of a request among all; it is the `number`th from 1 of its kind.
  fileprivate func request(_ number: Int, isForCharacters: Bool) throws -> Int {
    let requests = network.requests.indices.filter {
      network.requests[$0].url.hasSuffix("/characters") == isForCharacters
    }
    try expect(requests.indices.contains(number - 1), "\(requests.count) were sent")
    return requests[number - 1]
  }
}
