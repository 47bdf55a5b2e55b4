import Ports
import StepKit
import TestDoubles

/// That a request fails, and why.
let failureSteps = StepLibrary(ComicsWorld.self) {
  words("fails", fails)
  ParameterType("failing load", failingLoad, useForSnippets: false) { (text: String) in
    text.contains("character") ? ListName.characters : .comics
  }
  ParameterType("cause", noConnection, noAnswer, useForSnippets: false) { (text: String) in
    ["connect", "offline"].contains(where: text.contains) ? Answer.noConnection : .failure
  }

  // The one that waits, or else the next of the screen that is open.
  When("the loading/load/request {fails}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.answer(.failure, to: comics.awaitedLists)
  }.isIdempotent()

  When("the request {fails} because {cause}") {
    (comics: inout ComicsWorld, _: Words, cause: Answer) in
    try await comics.answer(cause, to: [.comics, .characters])
  }.isIdempotent()

  When("{failing load} {fails}") { (comics: inout ComicsWorld, list: ListName, _: Words) in
    try await comics.answer(.failure, to: [list])
  }.isIdempotent()

  When("{failing load} {fails} because {cause}") {
    (comics: inout ComicsWorld, list: ListName, _: Words, cause: Answer) in
    try await comics.answer(cause, to: [list])
  }.isIdempotent()
}

private let fails =
  "(?:(?:then|now|finally|again) )*(?:fails?|failed|(?:has|have) failed|times? out|timed out|(?:has|have) timed out"
  + "|(?:runs?|ran) into a timeout|breaks? off|broke off|is interrupted|was interrupted)"
  + "(?: again| with an? (?:error|timeout|network error))*"

private let name = "(?:list of )?(?:(?:Marvel )?[Cc]omics|(?:comic )?characters)"
private let failingLoad =
  "(?:the )?(?:\(name)) (?:request|load|loading)"
  + "|(?:the )?(?:request|load|loading)(?: for| of)?(?: the)? (?:\(name))"

private let noConnection =
  "(?:the|my) device is (?:not connected|offline)(?: to the (?:internet|network))?"
  + "|(?:the app|\(reader)) (?:is|am|are) (?:offline|not connected)(?: to the (?:internet|network))?"
  + "|there is no (?:internet |network )?connection"
  + "|(?:the|my) (?:internet |network )?connection (?:is|was|has been) (?:lost|gone|interrupted|missing)"
  + "|of (?:a|the) (?:missing|lost) (?:internet |network )?connection"
private let noAnswer =
  "the time is (?:out|over|up)|of an? (?:server )?(?:timeout|error|failure)|it (?:times|timed) out|it takes too long"
  + "|the server (?:is (?:down|unavailable|unreachable)|(?:does not|doesn['’]t) (?:answer|respond)(?: in time)?)"

extension ComicsWorld {
  /// The lists whose requests wait, or else that of the screen that is open.
  fileprivate var awaitedLists: [ListName] {
    network.pendingIndexes.isEmpty ? [shownList] : [.comics, .characters]
  }
}
