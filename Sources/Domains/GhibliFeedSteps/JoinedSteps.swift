import StepKit

/// Two sentences in one.
let joinedSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed clause", "\(inseparable)(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("further feed clause", furtherClause, useForSnippets: false) { (text: String) in
    text
  }
  ParameterType("feed clause of a subject", subjectClause, useForSnippets: false) {
    (text: String) in text
  }
  ParameterType.wording("feed joint", joint)

  // The user is offline and the cache is empty
  Composed("{feed clause}{feed joint} {further feed clause}") {
    (first: String, _: String, second: String) in
    "\(first)"
    "\(second)"
  }

  // "Ponyo" is displayed and "Arrietty" is not displayed
  ParameterType("unquoted feed clause", unquotedClause, useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("quoted feed clause", quotedClause, useForSnippets: false) { (text: String) in
    text
  }
  .described(as: "What is said of a film.", example: "\"Ponyo\" is displayed")

  Composed("{unquoted feed clause}{feed joint} {quoted feed clause}") {
    (first: String, _: String, second: String) in
    "\(first)"
    "\(second)"
  }

  elliptic
  ordered

  // What the remote answers is there before it is asked.
  ParameterType("remote gives feed", remoteGives, useForSnippets: false) { (text: String) in text }
  ParameterType("request for feed", feedRequest, useForSnippets: false) { (text: String) in text }

  Composed("{request for feed}{feed joint} {remote gives feed}") {
    (request: String, _: String, answer: String) in
    "\(answer)"
    "\(request)"
  }

  Composed("{feed lead} {further feed clause}") { (_: String, rest: String) in
    "\(rest)"
  }

  ParameterType.wording("feed lead", "(?:then|afterwards|later|next|finally|after that),?")
}

/// The second sentence takes its subject, or more, from the first.
private let elliptic = StepLibrary(GhibliWorld.self) {
  ParameterType("feed subject", "\(alone)(?:\(subject))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("feed predicate", predicate, useForSnippets: false) { (text: String) in text }

  // The customer gets connectivity and taps the error message
  Composed("{feed subject} {feed clause of a subject}{feed joint or comma} {feed predicate}") {
    (subject: String, first: String, _: String, second: String) in
    "\(subject) \(first)"
    "\(subject) \(second)"
  }
  ParameterType.wording("feed joint or comma", joint, commaBeforeDeed)

  ParameterType("feed passive", "\(alone)(?:\(passive))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("feed participle", participle, useForSnippets: false) { (text: String) in text }

  // Both films are displayed and saved
  Composed("{feed passive} {feed clause of a subject}{feed joint} {feed participle}") {
    (passive: String, first: String, _: String, second: String) in
    "\(passive) \(first)"
    "\(passive) \(second)"
  }

  ParameterType("showing", "\(alone)(?:\(showing))", useForSnippets: false) { (text: String) in
    text
  }
  ParameterType("also shown", alsoShown, useForSnippets: false) { (text: String) in text }

  // The app displays the 2 films and no error message
  Composed("{showing} {feed clause of a subject}{feed joint} {also shown}") {
    (showing: String, first: String, _: String, second: String) in
    "\(showing) \(first)"
    "\(showing) \(second)"
  }

  ParameterType("executing", "\(alone)(?:\(executing))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("another command", "\"?(?:\(commandName)).*", useForSnippets: false) {
    (text: String) in text
  }

  // The user executes "Save Film Feed" with 3 films and then "Validate Cache"
  Composed("{executing} {feed clause of a subject}{feed joint} {another command}") {
    (executing: String, first: String, _: String, second: String) in
    "\(executing) \(first)"
    "\(executing) \(second)"
  }
}

/// What happens first may be said last.
private let ordered = StepLibrary(GhibliWorld.self) {
  // The cause comes first.
  ParameterType("feed effect", effect, useForSnippets: false) { (text: String) in text }

  Composed("{feed effect} because {further feed clause}") { (first: String, second: String) in
    "\(second)"
    "\(first)"
  }

  // What goes on, too; the state of the connection is part of a sentence.
  ParameterType(
    "feed state", "(?!(?:\(connected)|\(disconnected))$)(?:\(furtherClause))",
    useForSnippets: false
  ) { (text: String) in text }

  Composed("{feed clause} while/although {feed state}") { (first: String, second: String) in
    "\(second)"
    "\(first)"
  }

  // Once the user is online again, the user requests the feed
  ParameterType(
    "earlier feed clause", "(?:\(subjects)) (?:[^\",]|\"[^\"]*\")+?", useForSnippets: false
  ) {
    (text: String) in text
  }
  ParameterType("later feed clause", "(?:\(subjects)) (?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType.wording("feed order", "after|once|when|as soon as|now that")

  Composed("{feed order} {earlier feed clause}, {later feed clause}") {
    (_: String, first: String, second: String) in
    "\(first)"
    "\(second)"
  }

  Composed("{unordered feed clause} {feed after} {last feed clause}") {
    (second: String, _: String, first: String) in
    "\(first)"
    "\(second)"
  }
  ParameterType(
    "unordered feed clause", "\(alone)(?:(?:\(subjects)) (?:\(clause)))", useForSnippets: false
  ) {
    (text: String) in text
  }
  ParameterType(
    "last feed clause",
    "(?:\(viewer)|the (?:[a-z]+ )?(?:connection|connectivity|internet|network|server|remote)) (?:\(clause))",
    useForSnippets: false
  ) { (text: String) in text }
  ParameterType.wording("feed after", "after|once|as soon as")
}

private let clause = #"(?:[^"]|"[^"]*")+?"#
private let joint =
  "(?:,? (?:and|but|yet)(?: then| also| afterwards| now| later)?,?|,? then|;(?: then)?)"

/// A request that fails for a reason is one sentence.
private let effect =
  "(?!the (?:[a-z]+ )?(?:request|download|load|loading)(?: [a-z]+)* (?:fails|failed|ends|ended))(?:\(clause))"

/// Sentences that are more than their parts: a request cancelled that fails, a command that fails, the
/// order of deleting and saving, and what the remote has said as what was seen.
private let inseparable =
  "(?!.* because |.* and(?: then)? the request fails$|.* while (?:\(connected)|\(disconnected))$|(?:\(disconnected)) while .*"
  + "|.* yesterday and(?: then)? (?:requests?|requested|asks?|asked|wants?|wanted) [a-z ]+$"
  + "|.*(?:execute|command).* and (?:the )?[a-z ]+ fails$"
  + "|(?:the system|the app|it) .*(?:delete|clear|remove|emptie|discard|wipe)s?d? .*(?:and|then)(?: then)?(?: it)? saves? "
  + "|(?:\(viewer)|the app) [a-z ]*(?:feed|films|list)(?: [a-z0-9 ]+)? and(?: then)? (?:(?:\(viewer)|the app|the screen) )?"
  + "(?:displays?|displayed|shows?|showed|sees?|saw) (?:\(FilmList.words))"
  + "(?: (?:saved|cached|stored|(?:from|in) the cache|remote|latest|new|from (?:the )?(?:remote|server)))?$)"

private let remoteGives =
  "(?:the )?(?:remote|server) (?:delivers|delivered|returns|returned|sends|sent|has|had) "
  + "(?:another|a (?:different|first|second|third|further)) (?:film )?feed"
private let feedRequest = "(?:\(viewer)|the app) [a-z ]+ (?:feed|films)(?: again| a second time)?"

/// What a sentence begins with; numbers of things only where a verb follows.
private let subjects =
  "(?!(?:\(alsoShown)|an? (?:empty|valid|invalid|broken) (?:list|body|array|feed|answer|response|payload|data|JSON)|the \"[^\"]*\"(?: command| use case)?)(?:$|,| and| but))(?:\(viewer)|I['’]m|it|there(?:['’]s)?|nothing|neither|none|no [a-z]+"
  + "|(?:the|an?|its|his|her|my|all|both|each|every|these|those)(?: same)? (?!(?:id|title|description|image|url|URL) \")[A-Za-z\"0-9]+"
  + "|only (?:the |an? )?[A-Za-z]+)"
private let numbered =
  "(?:only |exactly |just )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:[A-Za-z]+ ){1,4}?"
  + "(?:is|are|was|were|has|have|had|should|must|pass|passes|passed|go|goes|went)\\b(?:\(clause))?"
private let working =
  "(?:saving|deleting|retrieving|reading|writing|loading|caching|deletion|retrieval|insertion)(?: [a-z]+)*?"
  + " (?:fails|failed|works|worked|succeeds|will fail|would fail|no longer fails)\\b(?:\(clause))?"
private let furtherClause =
  "(?!\(remoteGives)$)(?:(?:\(subjects)) (?:\(clause))|(?:\(numbered))|(?:\(working))|(?:replace|show|display|present) (?:\(clause)))"

/// Where nothing that is joined to it has a subject of its own.
private let alone = "\(inseparable)(?!.*\(joint) (?:\(furtherClause)))"

private let unquotedClause = "\(alone)(?:[^\"]|\"[^\"]*\")*?[^\"]"
private let quotedClause =
  "\"[^\"]*\" (?:is|are|was|were|has|should|must|remains|stays)\\b(?:\(clause))"

private let subject =
  "\(viewer)|it|(?:the|this|that|an?|its) (?:(?:old|new|first|second|last|same|saved|cached|displayed|delivered|error|film|feed"
  + "|image|loading|activity|empty|list|of|the|remote|data) )*(?:app|system|screen|cache|feed|list|films?|message|error|indicator"
  + "|title|text|command|image|data|request|download|remote|server|store|response|answer|validation|one|version)"
  + "(?: (?:of|for|in) the (?:film |image )?(?:feed|cache|films?|screen|URL))?"
  + "|(?:the film )?\"[^\"]*\"|(?:an?|the) (?:online|offline) (?:user|customer)"
private let subjectClause = #"(?!nothing )(?:[^"]|"[^"]*")+?"#

/// What a subject does besides.
private let predicate =
  "(?!(?:saved|cached|stored) .*ago$)(?:is|are|am|was|were|has|have|had|do|does|did|can|cannot|should|must|will|no longer|still|never|went|came|lost|got|saw"
  + "|ran|kept|held|left|chose|sent|read|wrote|again|now"
  + "|(?:request|ask|want|try|trie|tap|press|presse|click|open|launch|launche|start|restart|reopen|refresh|refreshe|reload|load"
  + "|view|visit|wait|cancel|execute|run|save|store|cache|validate|download|retrieve|go|goe|come|lose|regain|get|see|retry|retrie"
  + "|choose|change|switch|switche|pull|show|display|present|list|deliver|return|report|contain|hold|keep|say|offer|add|disappear"
  + "|appear|stay|remain|delete|clear|remove|replace|leave|update|create|send|answer|respond|fail|succeed|look|expire|find)"
  + "(?:s|d|ed|ped|led)?)\\b(?:\(clause))?"

/// Deeds that are of this system alone: other systems have sentences of their own with commas.
private let commaBeforeDeed =
  ",(?= (?:waits?|waited|requests?|requested|asks?|asked|refresh(?:es|ed)?|reloads?|reloaded|executes?|executed"
  + "|validates?|(?:goes|go|went|is) (?:on|off)line) )"

private let passive =
  #"(?:[^"]|"[^"]*")+? (?:is|are|was|were|has been|have been)(?: (?:still|now|both|all|also))*"#
private let participle =
  "(?:displayed|shown|listed|cached|saved|stored|kept|deleted|removed|cleared|replaced|delivered|returned|restored|validated"
  + "|cancelled|canceled|timestamped|visible|available|offline|online|empty)\\b(?:\(clause))?"

private let showing =
  "(?:\(subject)|there)(?: (?:still|now|then|should|must|also|again))* (?:displays?|displayed|shows?|showed|presents?|presented|sees?|saw"
  + "|see|is|are)"
private let alsoShown =
  "(?:an?|the|no|any) (?:(?:error|loading|activity|connectivity|connection|invalid data|empty|list) )*"
  + #"(?:message|error|indicator|text)(?: "[^"]*")?(?: again)?"#
private let executing =
  "(?:\(viewer)|the system|the app) (?:executes?|executed|runs?|ran|calls?|called|invokes?|invoked)"
