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
    comics.reconnect()
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

  words("at the time", "when|as|while|the first time(?: that)?")

  Given("(that ){device is disconnected} {at the time} {reader opens}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    comics.network.goOffline()
    comics.openApp()
    try await comics.settle()
  }
}

private let network = "(?:(?:internet|network) )?(?:connectivity|connection)|internet"
private let owner = "the|my|our|your|his|her|their|the user['’]s|the device['’]s"
private let device = "\(reader)|the app|(?:\(owner)) (?:device|phone)"
private let now =
  "(?: to the (?:internet|server|network))?(?:,? (?:again|once more|any ?more|any longer|now|meanwhile|in the meantime|suddenly|afterwards))*"
private let before = "(?: (?:now|then|suddenly|again|finally|still|already|also))*"
/// I have internet connection, the app is back online, the connection comes back.
private let connected =
  "(?:\(device))\(before) (?:has|have|had|gets?|got|regains?|regained|(?:has|have) got) "
  + "(?:an? |the |my |our |their |a (?:working|stable|good) )?(?:\(network))(?: back)?\(now)"
  + "|(?:I['’]m|we['’]re) (?:back )?(?:online|connected)(?: to the (?:internet|network))?\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|comes|come|gets?|went|came)\(before) (?:back )?(?:online|connected|reconnected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) (?:an? )?(?:\(network))\(now)"
  + "|(?:\(reader)) (?:turns?|turned|switch(?:es|ed)?) (?:on the (?:\(network))|the (?:\(network)) on)\(now)"
  + "|(?:\(device))\(before) (?:reconnects?|reconnected)\(now)"
  + "|airplane mode is (?:switched |turned )?off|an? (?:(?:working|stable|good|available|active) )?(?:\(network))"
  + "|(?:\(owner)) (?:\(network)) (?:(?:is|was|comes|came|has been|has come|gets|got|works)\(before)"
  + " (?:back|restored|available|there|on|OK|up|working|fine|good|active|established|re-?established)"
  + "|(?:returns|returned|has returned|works|reappears))\(now)"
/// I don't have internet connection, the app is offline, the connection is off.
private let disconnected =
  "(?:\(device))\(before) (?:(?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) have"
  + "|no longer (?:has|have|had))\(before) (?:an? |any |the )?(?:\(network))\(now)"
  + "|(?:\(device))\(before) (?:has|have|had)\(before) (?:no|lost all) (?:\(network))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|went|were)\(before) (?:offline|disconnected)(?: from the internet)?\(now)"
  + "|(?:I['’]m|we['’]re) (?:offline|not (?:online|connected)(?: to the (?:internet|network))?)\(now)"
  + "|(?:\(device)) (?:is|am|are|was) (?:not|no longer) (?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|(?:\(reader)) (?:turns?|turned|switch(?:es|ed)?) (?:off the (?:\(network))|the (?:\(network)) off)"
  + "|airplane mode is (?:switched |turned )?on|(?:no|a missing) (?:\(network))"
  + "|there (?:is|was)\(before) no(?: longer(?: an?| any)?)? (?:\(network))\(now)|there (?:isn|wasn)['’]t any (?:\(network))\(now)"
  + "|(?:\(owner)) (?:\(network)) (?:is|was)\(before) (?:off|down|missing|not (?:there|available|working)|unavailable)\(now)"
/// I lose the connection, the connection is lost.
private let lost =
  "(?:\(device))\(before) (?:loses?|lost|(?:has|have|had) lost)(?: (?:\(owner)))? (?:\(network))\(now)"
  + "|(?:\(device)) (?:gets?|got) disconnected(?: from the internet)?\(now)"
  + "|(?:\(owner)) (?:\(network)) (?:is|was|has been|had been|gets|got)\(before) (?:lost|gone|interrupted|cut(?: off)?|dropped)\(now)"
  + "|(?:\(owner)) (?:\(network))\(before) (?:(?:breaks|broke|has broken|cuts) (?:off|down|away|out)|breaks|broke|cuts out"
  + "|(?:goes|went|has gone) (?:away|down|off)|drops|dropped|has dropped|fails|failed|disappears|disappeared|is dropped)(?: out)?\(now)"
