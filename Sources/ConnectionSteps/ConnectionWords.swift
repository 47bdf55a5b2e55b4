/// The words for a connection, as regular expressions.
enum ConnectionWords {
  private static let somebody =
    "(?:the |my )?(?:user|customer|player|reader|viewer|app|application|device|phone|system)"
    + "|I|we|you|he|she|they"
  private static let network =
    "(?:(?:an?|the|any|my|his|her|its|their|your|our) )?(?:working )?(?:active )?"
    + "(?:(?:internet|network) )?(?:connectivity|connection|internet|network)"
    + "(?: to the (?:internet|network|server|API|Marvel API))?"
  private static let still = "(?: still| now| always| already)*"
  private static let be = "(?:is|am|are|was|were|['’]s|['’]m|['’]re)"
  private static let have = "(?:has|have|had)"
  private static let never =
    "(?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t|no longer|never)"
  private static let anymore = "(?: anymore| any more| any longer| now| yet)?"
  private static let online =
    "(?:online|connected(?: to the (?:internet|network|server|Marvel API))?)"

  /// I have internet connection, the app is online.
  static let connected = [
    "(?:\(somebody))\(still) (?:\(have)|got|gets?) (?:\(network))(?: now)?",
    "(?:\(somebody)) \(be)\(still) \(online)(?: now)?",
    "there \(be)\(still) (?:\(network))(?: now)?",
    "(?:\(network)) \(be)\(still) (?:available|there|on|OK|up|working|established|stable)",
    "(?:\(network)) works",
    "an? (?:online|connected) (?:user|customer|player|reader|viewer)",
    "(?:I['’]m|(?:we|they|you)['’]re|(?:he|she|it)['’]s)\(still) \(online)(?: now)?",
    "there['’]s\(still) (?:\(network))(?: now)?",
  ].joined(separator: "|")

  /// The app is back online, the connection is restored.
  static let connectedAgain = [
    "(?:\(somebody)) (?:\(have)|got|gets?) (?:\(network)) (?:again|back)",
    "(?:\(somebody)) (?:regains?|regained|recovers?|recovered) (?:\(network))(?: again)?",
    "(?:\(somebody)) (?:\(be)|goes|go|went|comes|come|came|gets|got) (?:back \(online)|\(online) again)",
    "(?:\(somebody)) (?:goes|go|went|comes|come|came|gets|got) online",
    "(?:\(somebody)) reconnects?(?: to the (?:internet|network))?",
    "there \(be) (?:\(network)) again",
    "(?:\(network)) (?:\(be)|comes|came|has been|has come)"
      + " (?:(?:back|restored|re-established)(?: again)?|(?:available|there|up) again)",
    "(?:\(network)) (?:returns|returned|works again)",
  ].joined(separator: "|")

  /// I don't have internet connection, the app goes offline, the connection is lost.
  static let disconnected = [
    "(?:\(somebody)) \(never) (?:has|have|had|get|gets) (?:\(network))\(anymore)",
    "(?:\(somebody)) (?:has|have|had)n['’]t (?:got )?(?:\(network))\(anymore)",
    "(?:\(somebody))\(still) \(have) (?:no|not any) (?:\(network))\(anymore)",
    "(?:\(somebody)) (?:loses?|lost|\(have) lost) (?:\(network))",
    "(?:\(somebody)) (?:\(be)|goes|go|went|gets|got)\(still) (?:offline|disconnected)\(anymore)",
    "(?:\(somebody)) \(be)\(still) without (?:\(network))",
    "(?:\(somebody)) (?:\(be) (?:not|no longer)|(?:is|are|was|were)n['’]t) \(online)\(anymore)",
    "there \(be)\(still) (?:no|not any|no longer any) (?:\(network))\(anymore)",
    "there (?:is|was)n['’]t (?:\(network))\(anymore)",
    "no (?:\(network))",
    "an? (?:offline|disconnected) (?:user|customer|player|reader|viewer)",
    "(?:I['’]m|(?:we|they|you)['’]re|(?:he|she|it)['’]s)\(still) (?:offline|disconnected|not \(online))\(anymore)",
    "there['’]s\(still) (?:no|not any|no longer any) (?:\(network))\(anymore)",
    "(?:\(network)) (?:\(be)|gets|got|has been)\(still)"
      + " (?:off|down|missing|unavailable|lost|gone|interrupted|broken|cut off|cut)",
    "(?:\(network)) (?:\(be) (?:not|no longer)|(?:is|was)n['’]t) (?:available|there|working)\(anymore)",
    "(?:\(network)) (?:fails?|failed|drops?|dropped|breaks? off|breaks? down|goes away|goes down"
      + "|disappears?|stops? working|does not work|doesn['’]t work)",
  ].joined(separator: "|")
}
