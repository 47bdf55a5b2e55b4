import StepKit
import TestDoubles

/// The words for having a connection, and for having none.
let networkTypes = StepLibrary(GhibliWorld.self) {
  ParameterType("feed connection", connected, disconnected, useForSnippets: false) { text in
    !isOffline(text)
  }

  // an offline user; the user, who has connectivity,
  ParameterType(
    "connected viewer", "(?:an|the|another) (?:online|offline) (?:user|customer)",
    "(?:\(viewer)) (?:with|without|having)(?: no| an?| any)? (?:\(words))",
    "(?:\(viewer)),? (?:who|that) (?:has|is|have|are|does|doesn['’]t|isn['’]t)(?: not| no| an?| any| still| now)*"
      + " (?:have |having )?(?:an? |any )?(?:online|offline|\(words)),?",
    useForSnippets: false
  ) { text in !isOffline(text) }

  // while offline, without connectivity
  ParameterType(
    "in network",
    "(?:while |when |being |still )*(?:online|offline)(?: again)?|(?:with|without) (?:an? |any )?(?:\(words))",
    "(?:while|when|although) (?:\(connected)|\(disconnected))", useForSnippets: false
  ) { text in !isOffline(text) }
}

/// Whether words for a connection deny it.
private func isOffline(_ text: String) -> Bool {
  [
    "not", "n't", "n’t", "no ", "lost", "lose", "offline", "down", "fail", "unreach", "unavail",
    "gone", "missing", "without", "mode", "drop", "cut", "interrupt", "broke", "break",
    "disconnect",
  ].contains(where: text.contains)
}

private let words =
  "(?:(?:internet|network) )?(?:connectivity|connection|access)(?: to the (?:internet|network|server|remote))?"
  + "|internet|network"
private let theConnection = "(?:(?:the|my|his|her|their|the (?:user|customer)['’]s) )?(?:\(words))"
private let device = "\(viewer)|the app|(?:the|my|the (?:user|customer)['’]s) (?:device|phone)"
private let now =
  "(?: again| anymore| any more| any longer| now| at the moment| right now| currently)?"
/// The user has connectivity, the app is back online, the connection is restored.
let connected =
  "the (?:remote|server) (?:is|was) (?:up|available|reachable|online|back)(?: again)?|"
  + "(?:\(device)) (?:now )?(?:has|have|had|gets?|regains?) (?:an? |the )?(?:\(words))\(now)"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|comes|come|stays|stayed|remains|remained) (?:now |still |currently )?(?:back )?(?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|(?:\(device)) (?:reconnects?|reconnected|(?:turns|turned|switches|switched) off (?:airplane|flight) mode)"
  + "|there(?: is| was|['’]s) (?:an? )?(?:\(words))\(now)"
  + "|(?:\(theConnection)) (?:(?:is|was|are|were|comes|came|has been|have been) (?:back|restored|available|there|up|working|re-?established)"
  + "|returns|returned|recovers|recovered|works)\(now)"
/// The user has no connectivity, the app is offline, the connection is lost.
let disconnected =
  "(?:\(device)) (?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) have"
  + " (?:an? |any )?(?:\(words))\(now)"
  + "|(?:\(device)) (?:has|have|had) (?:no|lost)(?: the| my| their)? (?:\(words))\(now)"
  + "|(?:\(device)) no longer (?:has|have|had) (?:an? |any )?(?:\(words))"
  + "|(?:\(device)) (?:loses?|lost)(?: the| my| their)? (?:\(words))"
  + "|(?:\(device)) (?:is|am|are|was|goes|go|stays|stayed|remains|remained) (?:now |still |currently )?offline\(now)"
  + "|(?:\(device)) (?:is|am|are|was) (?:not|no longer) (?:online|connected)"
  + "(?: to the (?:internet|network))?\(now)"
  + "|the (?:remote|server)(?: feed| server)? (?:(?:does not|doesn['’]t|did not) (?:answer|respond|reply)(?: at all)?|never (?:answers|responds|replies))"
  + "|the (?:remote|server)(?: feed| server)? (?:is|was) (?:down|unreachable|not reachable|not available|unavailable|offline)"
  + "|the (?:remote )?(?:request|download) fails(?: because (?:there is no|of missing) (?:\(words)))?"
  + "|the (?:remote|server) (?:cannot|can['’]t) be reached"
  + "|(?:\(device)) (?:is|am|are|was|goes|has been) (?:in (?:airplane|flight) mode|disconnected)"
  + "|(?:\(device)) (?:turns on|turned on|enables|enabled|activates|switches on|switches to|switched to|goes into) (?:the )?(?:airplane|flight) mode"
  + "|(?:\(device)) (?:disconnects|disconnected)(?: from the (?:internet|network))?"
  + "|the (?:feed |film feed |image )?URL(?: \"[^\"]*\")? (?:(?:cannot|can not|can['’]t|could not) be reached|(?:is|was) (?:unreachable|not reachable|down))"
  + "|no (?:\(words)) (?:is|was) (?:available|there)"
  + "|(?:I['’]m|(?:we|they)['’]re|(?:he|she|it)['’]s) (?:now |still )?(?:offline|not (?:online|connected))\(now)"
  + "|there(?: is| was|['’]s) no (?:\(words))\(now)|there (?:isn|wasn)['’]t any (?:\(words))\(now)"
  + "|(?:\(theConnection)) (?:is|was|has been|gets|goes|went) (?:now |still )?(?:lost|down|gone|missing|not available|unavailable|off|cut(?: off)?"
  + "|interrupted|broken|dropped)(?: again)?"
  + "|(?:\(theConnection)) (?:drops?|dropped|fails|failed|breaks (?:off|down)|broke (?:off|down)|does not work|doesn['’]t work)(?: again)?"

/// A failure for want of a connection, as a noun.
let noNetwork =
  "(?:the )?(?:no|a lost|lost|a missing|missing|lack of|lack of a|an interrupted) (?:(?:internet|network) )?(?:connectivity|connection|internet|network)"
  + "|being offline"

extension GhibliWorld {
  mutating func connect(_ isOnline: Bool) {
    if isOnline { goOnline() } else { goOffline() }
  }

  mutating func goOnline() {
    subjects.insert(.remote)
    network.goOnline()
  }

  mutating func goOffline() {
    subjects.insert(.remote)
    network.goOffline()
  }
}
