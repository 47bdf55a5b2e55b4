import Ports
import StepKit
import TestDoubles

/// The way to the server.
let connectionSteps = StepLibrary(ComicsWorld.self) {
  Given(.regex("^(?:that )?(?:\(connected))$")) { (comics: inout ComicsWorld) in
    comics.network.goOnline()
  }
  .statesDefault(opposite: "that I don't have internet connection")

  Given(.regex("^(?:that )?(?:\(disconnected))$")) { (comics: inout ComicsWorld) in
    comics.network.goOffline()
  }

  // What waits for an answer is lost with it.
  When(.regex("^(?:that )?(?:\(lost))$")) { (comics: inout ComicsWorld) in
    comics.network.goOffline()
    for request in comics.network.pendingIndexes {
      try comics.network.complete(at: request, with: .failure(.notConnected))
    }
  }

  When("it is {duration} later") { (comics: inout ComicsWorld, time: Duration) in
    try await comics.scheduler.advance(by: time, settling: comics.network)
  }
}

private let network = "(?:(?:internet|network) )?(?:connectivity|connection)|internet"
private let device = "\(reader)|the app|the device"
private let now = "(?: again| anymore| any more| any longer)?"
/// I have internet connection, the app is back online, the connection comes back.
private let connected =
  "(?:\(device)) (?:now )?(?:has|have|had|gets?|regains?) (?:an? |the )?(?:\(network))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|comes|come) (?:now )?(?:back )?(?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) (?:an? )?(?:\(network))\(now)"
  + "|the (?:\(network)) (?:is|was|comes|has been|has come)"
  + " (?:back|restored|available|there|on|OK|up)\(now)"
/// I don't have internet connection, the app is offline, the connection is off.
private let disconnected =
  "(?:\(device)) (?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) have"
  + " (?:an? |any )?(?:\(network))\(now)"
  + "|(?:\(device)) (?:has|have|had) no (?:\(network))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go) offline\(now)"
  + "|(?:\(device)) (?:is|am|are|was) (?:not|no longer) (?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|there (?:is|was) no (?:\(network))\(now)|there (?:isn|wasn)['’]t any (?:\(network))\(now)"
  + "|the (?:\(network)) (?:is|was) (?:off|down|missing|not available|unavailable)"
/// I lose the connection, the connection is lost.
private let lost =
  "(?:\(device)) (?:loses?|lost|(?:has|have|had) lost)(?: the| my| their)? (?:\(network))"
  + "|the (?:\(network)) (?:is|was|has been|gets) (?:lost|gone)"
  + "|the (?:\(network)) (?:breaks off|goes away|goes down|breaks down)"
