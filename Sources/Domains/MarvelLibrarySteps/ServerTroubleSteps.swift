import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Servers that are slow, silent or out of order: for all requests, or for some of them.
let serverTroubleSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelScope", scopePattern, useForSnippets: false) { RequestScope(words: $0) }
  ParameterType.wording("marvelServer", serverPattern)
  ParameterType.wording("marvelTakes", takesPattern)
  ParameterType.wording("marvelAnswersAfter", answersAfterPattern)
  ParameterType.wording("marvelToAnswer", toAnswerPattern)
  ParameterType.wording("marvelFails", failsPattern)
  ParameterType.wording("marvelCannotLoad", cannotLoadPattern)
  ParameterType.wording("marvelFromNowOn", fromNowOnPattern)
  ParameterType.wording("marvelRecovers", recoversPattern)

  slowness
  failures
  recovery
}

/// Answers that come late, or not at all.
private let slowness = StepLibrary(MarvelWorld.self) {
  // An answer that is waited for comes then.
  for sentence in [
    "{marvelServer} {marvelTakes} {duration}( {marvelToAnswer})",
    "{marvelServer} {marvelAnswersAfter} {duration}",
  ] {
    When(.expression(sentence)) { (marvel: inout MarvelWorld, time: Duration) in
      try await marvel.delayOrArrive(.everything, after: time)
    }
    .isIdempotent()
  }

  for subject in ["{marvelServer}", "the (internet )(network )connection/network"] {
    Given(.sentence("\(subject) is/are/was/were (very )(now )slow")) {
      (marvel: inout MarvelWorld) in
      try marvel.delay(.everything, by: .seconds(5))
    }
  }

  Given(
    "(loading )(fetching )(the request for ){marvelScope} {marvelTakes} {duration}( {marvelToAnswer})"
  ) { (marvel: inout MarvelWorld, scope: RequestScope, time: Duration) in
    try marvel.delay(scope, by: time)
  }

  When("the next/second/third page( of characters) {marvelAnswersAfter} {duration}") {
    (marvel: inout MarvelWorld, time: Duration) in
    try await marvel.delayOrArrive(.nextPages, after: time)
  }
  .isIdempotent()

  Given(
    "{marvelServer} {marvelTakes} {duration} for/to\\ load/to\\ deliver/to\\ send {marvelScope}"
  ) {
    (marvel: inout MarvelWorld, time: Duration, scope: RequestScope) in
    try marvel.delay(scope, by: time)
  }

  Given("the image/picture of {marvelWork} {marvelTakes} {duration}( {marvelToAnswer})") {
    (marvel: inout MarvelWorld, choice: WorkChoice, time: Duration) in
    let place = try await marvel.givenNow(choice)
    try marvel.delay(.address(try marvel.work(place).pictures().portrait), by: time)
  }

  Given("the search for {string} {marvelTakes} {duration}( {marvelToAnswer})") {
    (marvel: inout MarvelWorld, name: String, time: Duration) in
    try marvel.delay(.search(name), by: time)
  }

  for sentence in [
    "{marvelServer} never answers/responds/replies/comes/arrives",
    "{marvelServer} does\\ not/doesn't/do\\ not answer/respond/reply/come/arrive( yet)( any more)( at all)",
    "{marvelServer} hangs( now)",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      marvel.server.holdEverything()
    }
  }
}

/// Answers that are errors.
private let failures = StepLibrary(MarvelWorld.self) {
  Given("{marvelServer} {marvelFails}( {marvelFromNowOn})") { (marvel: inout MarvelWorld) in
    try marvel.fail(.everything)
  }

  for sentence in [
    "{marvelServer} {marvelFails} for {marvelScope}( {marvelFromNowOn})",
    "{marvelServer} cannot/can't/does\\ not/doesn't/no\\ longer deliver(s)/send(s)/return(s)/give(s) {marvelScope}",
    "(the )(every )(each )(any )(all )request(s)/call(s) for {marvelScope} {marvelCannotLoad}( {marvelFromNowOn})",
    "loading/fetching/requesting {marvelScope} {marvelCannotLoad}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, scope: RequestScope) in
      try marvel.fail(scope)
    }
  }

  // In an outcome, it should not have been.
  Step("{marvelScope} {marvelCannotLoad}( {marvelFromNowOn})") {
    (marvel: inout MarvelWorld, scope: RequestScope) in
    guard marvel.scenario.isInOutcome else { return try marvel.fail(scope) }
    if case .pictures = scope {
      _ = try marvel.failure(try marvel.place(WorkChoice(.current)))
    } else {
      let list = try marvel.seenList()
      try expect(list.error != nil, "there is no error")
      try expect(list.characters.count <= marvel.lastOffset(), "the page is there")
    }
  }

  for sentence in [
    "no image/picture can be loaded/fetched/shown", "the image server {marvelFails}",
    "every/each/the/any image request {marvelFails}", "all image requests {marvelFails}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld) in try marvel.fail(.pictures(nil)) }
  }

  for sentence in [
    "{marvelServer} {marvelFails} for the image/picture of {marvelWork}",
    "the request/call for the image/picture of {marvelWork} {marvelFails}",
    "{marvelServer} cannot/can't/does\\ not/doesn't deliver/send/return the image/picture of {marvelWork}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      let place = try await marvel.givenNow(choice)
      try marvel.fail(.address(try marvel.work(place).pictures().portrait))
    }
  }

  for thing in ["request/call", "answer"] {
    Given(.sentence("the {ordinal} \(thing) {marvelFails}")) {
      (marvel: inout MarvelWorld, number: Int) in try marvel.fail(.number(number))
    }
  }

  When("the (internet )(network )connection/network breaks/broke") { (marvel: inout MarvelWorld) in
    try marvel.disconnect()
  }
  .isIdempotent()

  // The one that is waited for, or else the next one.
  When("the/this/that/its (pending )(running )(next )request/call {marvelFails}") {
    (marvel: inout MarvelWorld) in
    _ = try marvel.acting()
    if let pending = marvel.network.pendingIndexes.last {
      return try marvel.network.complete(at: pending, with: .failure(.timedOut))
    }
    marvel.server.nextAnswers.append(HTTPResponse(status: 500, body: Array("oops".utf8)))
  }
  .isIdempotent()
}

/// Answers as they should be again.
private let recovery = StepLibrary(MarvelWorld.self) {
  When("{marvelServer} {marvelRecovers}") { (marvel: inout MarvelWorld) in
    try marvel.endTroubles()
  }
  .isIdempotent()

  When(user("wait/waits until {marvelNextPage} {marvelIsFetched}")) {
    (marvel: inout MarvelWorld, page: PageChoice, statement: Statement) in
    try expect(statement.isTrue, "say what is waited for")
    try expect(!marvel.network.pendingIndexes.isEmpty, "nothing is waited for")
    let before = marvel.currentScreen?.list.characters.count ?? 0
    marvel.releaseAnswers()
    try await marvel.letPass(.seconds(60))
    let shown = marvel.currentScreen?.list.characters.count ?? 0
    try expect(before > 0 && shown > before, "\(before) characters were shown, and \(shown) then")
    let page = marvel.number(of: page.which) ?? marvel.lastPage(of: shown)
    try expect(marvel.lastPage(of: shown), equals: page, "the page that came last")
  }
  .isIdempotent()

  When("{marvelScope} can (now )be loaded/fetched (again)") {
    (marvel: inout MarvelWorld, scope: RequestScope) in
    try marvel.expectAction()
    marvel.server.troubles.removeAll { $0.scope == scope }
  }
  .isIdempotent()
}

extension MarvelWorld {
  /// The answers to such requests take so long from now on.
  fileprivate func delay(_ scope: RequestScope, by time: Duration) throws {
    try expectAction()
    server.troubles.append(SampleTrouble(scope: scope, delay: time))
  }

  /// As above; what is waited for already comes after that time.
  fileprivate mutating func delayOrArrive(_ scope: RequestScope, after time: Duration) async throws
  {
    if network.pendingIndexes.isEmpty { return try delay(scope, by: time) }
    try await letPass(time)
    releaseAnswers()
  }

  /// The answers that wait for a step come now, if there are any.
  fileprivate func releaseAnswers() {
    server.holdNothing()
    try? network.releaseHeld()
  }

  /// Such requests get an error from now on.
  func fail(_ scope: RequestScope) throws {
    try expectAction()
    server.troubles.append(.failure(of: scope))
  }

  /// Everything is answered as it should be from now on.
  mutating func endTroubles() throws {
    try connect()
    server.overrides = [:]
    server.nextAnswers = []
    server.troubles = []
    releaseAnswers()
  }
}

extension RequestScope {
  /// Reads `the next page`, `every image`, `the images of the comics`.
  init(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    func has(_ stems: String...) -> Bool {
      parts.contains { part in stems.contains { part.hasPrefix($0) } }
    }
    self =
      if has("image", "picture", "thumbnail", "cover") {
        .pictures(parts.lazy.compactMap { MarvelCharacter.Section(word: $0) }.first)
      } else if has("search", "results") {
        .searches
      } else {
        has("page") && !has("first") ? .nextPages : .index
      }
  }
}

private let scopePattern =
  "(?:the|any|every|each|another|all|all the) (?:next|second|third|further|other|more|additional|following) pages?(?: of characters)?"
  + "|the (?:list(?: of characters)?|characters|first page|character index)"
  + "|(?:the|every|each|any) search(?: results| request)?"
  + "|(?:(?:the|an|any|each|every|all|its|their|of|no) )*(?:comic |series |story |event )?(?:images?|pictures?|thumbnails?|covers)"
  + "(?: (?:of|in) (?:(?:the|its|all) )*(?:comics|series|stories|events|sections?)(?: section)?)?"

private let serverPattern =
  "(?:the )?(?:Marvel )?(?:API|(?:API )?server|backend)(?: of Marvel)?|the (?:Marvel API )?(?:character )?index"
  + "|(?:the|its|each|every|any)(?: late| server's| API's)? (?:answer|response|reply)s?"
  + "(?: (?:of|from|by) (?:the )?(?:Marvel )?(?:API|server|Marvel))?"

private let takesPattern =
  "(?:(?:now|always|still) )?(?:takes?|needs?|requires?|took|needed|lasts?)"

private let answersAfterPattern =
  "(?:(?:now|always|only) )?(?:answers?|responds?|replies|reply|comes?|arrives?)(?: only)?"
  + " (?:after|within|with a delay of|in)"

private let toAnswerPattern =
  "(?:to|for|until (?:it|they)) (?:(?:an|the|its|each|every|any|a|be|is|are|come|get|all) )*"
  + "(?:answers?|respond|response|reply|load|loaded|arrives?|requests?|here|download|downloaded|shown|appear)"
  + "(?: (?:to )?(?:each|every|any|a|the) (?:request|call))?"

private let failsPattern =
  "(?:(?:now|then|suddenly|always) )?(?:fails?|failed|is failing|is broken|breaks?(?: down)?|stops? working"
  + "|stopped working|(?:does not|doesn't) work|is out of order|has an? (?:error|problem|failure)|times? out|timed out)"

private let cannotLoadPattern =
  "(?:cannot|can't|could not|couldn't) be (?:loaded|fetched|requested|delivered|shown|downloaded)"
  + "|(?:fails?|failed)(?: to load| to be loaded)?|(?:is|are) not available"

private let fromNowOnPattern =
  "from (?:now|then) on|every time|again|always|for (?:all|every|each|any) requests?|afterwards|now|after that"

private let recoversPattern =
  "(?:recovers?|recovered|has recovered|comes? back|came back|is (?:back|OK|fine|alive)(?: up)?(?: again)?"
  + "|is (?:working|answering|fast|repaired)(?: again)?|works (?:again|as it should|properly)"
  + "|(?:answers|responds) (?:again|correctly(?: again)?|normally(?: again)?|quickly(?: again)?|at once(?: again)?))"
