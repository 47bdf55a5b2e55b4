import Ports
import StepKit
import TestDoubles

/// The way to the server.
let connectionSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("device is connected", connected, useForSnippets: false) { (_: String) in Words() }
  ParameterType("device is disconnected", disconnected, useForSnippets: false) { (_: String) in
    Words()
  }
  ParameterType("connection is lost", lost, useForSnippets: false) { (_: String) in Words() }

  When("(that ){device is connected}") { (comics: inout ComicsWorld, _: Words) in
    comics.network.goOnline()
  }
  .statesDefault(opposite: "that I don't have internet connection")
  .isIdempotent()

  Given("(that ){device is disconnected}") { (comics: inout ComicsWorld, _: Words) in
    comics.network.goOffline()
  }

  // What waits for an answer is lost with it.
  When("(that ){connection is lost}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.bringListed()
    comics.network.goOffline()
    for request in comics.network.pendingIndexes {
      try comics.network.complete(at: request, with: .failure(.notConnected))
    }
  }.isIdempotent()

  Given("(that ){device is disconnected} when {reader opens}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    comics.network.goOffline()
    comics.openApp()
    try await comics.settle()
  }

  When("(it is ){duration} pass/passes/later/have\\ passed/has\\ passed") {
    (comics: inout ComicsWorld, time: Duration) in
    try await comics.scheduler.advance(by: time, settling: comics.network)
  }
}

private let network = "(?:(?:internet|network) )?(?:connectivity|connection)|internet"
private let device = "\(reader)|the app|(?:the|my) (?:device|phone)"
private let now =
  "(?: to the (?:internet|server|network))?(?: again| anymore| any more| any longer)?"
/// I have internet connection, the app is back online, the connection comes back.
private let connected =
  "(?:\(device)) (?:now )?(?:has|have|had|gets?|regains?) (?:an? |the |a working )?(?:\(network))(?: back)?\(now)"
  + "|(?:I['’]m|we['’]re) (?:back )?(?:online|connected)(?: to the (?:internet|network))?\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|comes|come) (?:now |again )?(?:back )?(?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) (?:an? )?(?:\(network))\(now)"
  + "|(?:\(reader)) (?:turns?|turned|switch(?:es|ed)?) (?:on the (?:\(network))|the (?:\(network)) on)\(now)"
  + "|airplane mode is (?:switched |turned )?off"
  + "|(?:the|my) (?:\(network)) (?:is|was|comes|has been|has come)"
  + " (?:back|restored|available|there|on|OK|up|working|fine|good|active|established)\(now)"
/// I don't have internet connection, the app is offline, the connection is off.
private let disconnected =
  "(?:\(device)) (?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) have"
  + " (?:an? |any )?(?:\(network))\(now)"
  + "|(?:\(device)) (?:has|have|had) no (?:\(network))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go) offline\(now)"
  + "|(?:I['’]m|we['’]re) (?:offline|not (?:online|connected)(?: to the (?:internet|network))?)\(now)"
  + "|(?:\(device)) (?:is|am|are|was) (?:not|no longer) (?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|(?:\(reader)) (?:turns?|turned|switch(?:es|ed)?) (?:off the (?:\(network))|the (?:\(network)) off)"
  + "|airplane mode is (?:switched |turned )?on"
  + "|there (?:is|was) no (?:\(network))\(now)|there (?:isn|wasn)['’]t any (?:\(network))\(now)"
  + "|the (?:\(network)) (?:is|was) (?:off|down|missing|not available|unavailable)"
/// I lose the connection, the connection is lost.
private let lost =
  "(?:\(device)) (?:loses?|lost|(?:has|have|had) lost)(?: the| my| their)? (?:\(network))\(now)"
  + "|(?:the|my) (?:\(network)) (?:is|was|has been|gets|got) (?:lost|gone|interrupted|cut off)\(now)"
  + "|the (?:\(network)) (?:breaks off|goes away|goes down|breaks down|drops|breaks|fails)"
