import ComicsList
import Ports
import StepKit
import TestDoubles

/// That a request fails, and why.
let failureSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("fails", fails, useForSnippets: false) { (text: String) in
    Answer.unanswered(error(in: text))
  }
  ParameterType("failing load", failingLoad, useForSnippets: false) { (text: String) in
    text.contains("character") ? ListName.characters : .comics
  }
  ParameterType("cause", "because (?:\(cause))|\(dueTo) (?:\(matter))", useForSnippets: false) {
    (text: String) in
    if ["connect", "offline"].contains(where: text.contains) { return Answer.noConnection }
    let isUnreadable =
      text.contains("response") && !text.contains("no response") || text.contains("read")
    return isUnreadable ? .unreadable : .unanswered(error(in: text))
  }
  ParameterType("failed list", failedList, useForSnippets: false) { (text: String) in
    text.contains("character") ? ListName.characters : .comics
  }

  // The one that waits, or else the next of the screen that is open.
  When("the loading/load/request {fails}") { (comics: inout ComicsWorld, failure: Answer) in
    try await comics.answer(failure, to: comics.awaitedLists)
  }.isIdempotent()

  When("the loading/load/request {fails} {cause}") {
    (comics: inout ComicsWorld, _: Answer, cause: Answer) in
    try await comics.answer(cause, to: comics.awaitedLists)
  }.isIdempotent()

  When("{failing load} {fails}( {cause})") {
    (comics: inout ComicsWorld, list: ListName, failure: Answer, cause: Answer?) in
    try await comics.answer(cause ?? failure, to: [list])
  }.isIdempotent()

  // Somebody has tried, so the app was opened.
  words(
    "attempt at comics",
    "(?:the|my|our|an?)(?: first| second| last| earlier)? (?:attempt to (?:load|fetch|get) (?:the )?(?:list of )?comics|attempt|try)|the (?:first|second|last|earlier) load of the (?:list of )?comics"
  )

  When("{attempt at comics} {fails}( {cause})") {
    (comics: inout ComicsWorld, _: Words, failure: Answer, cause: Answer?) in
    try comics.openIfClosed()
    try await comics.settle()
    try await comics.answer(cause ?? failure, to: [.comics])
  }

  words(
    "fails to load",
    "(?:fails?|failed) to (?:load|get|fetch|show|present)|(?:was|were|is|are) (?:not able|unable) to load|(?:cannot|can ?not|can['’]t|could not|couldn['’]t) load"
      + "|(?:cannot|can ?not|can['’]t|could not|couldn['’]t) be (?:loaded|fetched|retrieved)")

  When("{the comics app} {fails to load} {failed list}( {cause})") {
    (comics: inout ComicsWorld, _: Words, _: Words, list: ListName, cause: Answer?) in
    try await comics.answer(cause ?? .unanswered(), to: [list])
  }.isIdempotent()

  Step("{failed list} {fails to load}( {cause})") {
    (comics: inout ComicsWorld, list: ListName, _: Words, cause: Answer?) in
    try await comics.fail(list, for: cause)
  }

  words(
    "is not shown",
    "(?:cannot|can ?not|can['’]t|could not|couldn['’]t) be (?:presented|shown|displayed|listed)")

  // Of a comic that the story has not named.
  Given("the characters of a/one comic {is not shown}( {cause})") {
    (comics: inout ComicsWorld, _: Words, cause: Answer?) in
    try expect(!comics.isOutcome, "say which comic it is")
    try await comics.fail(.characters, for: cause ?? .unreadable)
  }

  When("{the comics app} gives/gave/has\\ given up loading {failed list}") {
    (comics: inout ComicsWorld, _: Words, list: ListName) in
    if !comics.network.pendingIndexes.isEmpty {
      return try await comics.answer(.unanswered(), to: [list])
    }
    try comics.openIfClosed()
    let isLoading = list == .comics ? comics.app.comics.isLoading : comics.app.characters?.isLoading
    try expect(isLoading == false, "the app is still loading")
  }.isIdempotent()

  Step("{failed list} {is not shown} {cause}") {
    (comics: inout ComicsWorld, list: ListName, _: Words, cause: Answer) in
    try await comics.fail(list, for: cause)
  }
}

private let fails =
  "(?:(?:then|now|finally|again) )*(?:fails?|failed|(?:has|have) failed|times? out|timed out|(?:has|have) timed out"
  + "|(?:runs?|ran) into a timeout|breaks? off|broke off|is interrupted|was interrupted"
  + "|(?:is|was|gets|got|has been|had been) (?:cancell?ed|aborted))"
  + "(?: again| with an? (?:error|timeout|network error))*"

/// What the network says of a request that fails in these words.
private func error(in text: String) -> HTTPClientError {
  if text.contains("cancel") || text.contains("abort") { return .cancelled }
  return text.contains("found") ? .other("the server cannot be found") : .timedOut
}

private let name = "(?:list of )?(?:(?:Marvel )?[Cc]omics|(?:comic )?characters)"
private let failingLoad =
  "(?:the )?(?:\(name)) (?:request|load|loading)"
  + "|(?:the )?(?:request|load|loading)(?: for| of)?(?: the)? (?:\(name))"

private let failedList =
  "(?:the |its |their )?(?:list of )?(?:(?:Marvel |all )*[Cc]omics|(?:comic )?characters(?: of (?:the|that|this) comic)?)"

private let missing = "(?:is|was|has been|got) (?:lost|gone|interrupted|missing|down|unavailable)"
private let cause =
  "(?:the|my) device is (?:not connected|offline)(?: to the (?:internet|network))?"
  + "|(?:the app|\(reader)) (?:is|am|are|was|were) (?:offline|not connected)(?: to the (?:internet|network))?"
  + "|(?:\(reader)) (?:lost|loses?|(?:has|have|had) (?:no|lost)|(?:do|does|did)(?: not|n['’]t) have)"
  + "(?: an?| the| my)? (?:internet |network )?connection"
  + "|there (?:is|was) no (?:internet |network )?connection"
  + "|(?:the|my) (?:internet |network )?connection (?:\(missing))"
  + "|(?:it|the request) (?:is|was|has been|got) (?:cancell?ed|aborted)"
  + "|(?:the server|its address|the address of the server) (?:cannot|can ?not|can['’]t|could not|couldn['’]t) be found"
  + "|the time is (?:out|over|up)|it (?:times|timed) out|it takes too long"
  + "|the server (?:(?:is|was) (?:down|unavailable|unreachable)|(?:does not|doesn['’]t|did not|didn['’]t) (?:answer|respond)(?: in time)?)"
  + "|the (?:server |server['’]s )?(?:response|answer|content) (?:is|was|turned out to be) (?:\(Answer.wrong))"
  + "|the (?:server )?(?:response|answer|content) (?:cannot|can ?not|can['’]t|could not|couldn['’]t) be read"
  + "|of (?:\(matter))"
private let dueTo = "(?:due to|owing to)"
/// What a request fails for.
private let matter =
  "(?:an?|the|no|my)?(?: ?(?:missing|lost|dropped))? ?(?:internet |network )?connection"
  + "|an? (?:server )?(?:timeout|error|failure)"
  + "|(?:an?|the) (?:\(Answer.wrong)) (?:server )?(?:response|answer)"

extension ComicsWorld {
  /// The lists whose requests wait, or else that of the screen that is open.
  fileprivate var awaitedLists: [ListName] {
    network.pendingIndexes.isEmpty ? [shownList] : [.comics, .characters]
  }

  /// Taps the comic that the story has named, or the first, so that its characters load.
  mutating func selectComicSpokenOf() async throws {
    if let namedComic {
      try await selectComic(titled: namedComic)
    } else {
      try await selectComic()
    }
    try await settle()
  }

  /// Lets the load of a list fail; of characters nobody has asked for it is that of the comic spoken of.
  ///
  /// As an outcome: its message is there in its place.
  mutating func fail(_ list: ListName, for cause: Answer?) async throws {
    if !isOutcome {
      if list == .characters, app.characters == nil {
        try await selectComicSpokenOf()
        if !network.isOnline { return }
      }
      return try await answer(cause ?? .unanswered(), to: [list])
    }
    try await look()
    try expectNoList(list)
    let message = try require(shown.message, "no message is presented")
    guard let cause else { return }
    let isOffline = if case .noConnection = cause { true } else { false }
    try expect((message == .noInternet) == isOffline, "the message is \"\(message.text)\"")
  }
}
