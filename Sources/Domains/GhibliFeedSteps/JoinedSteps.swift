import StepKit

/// Two sentences in one; each has a subject of its own.
let joinedSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed clause", "\(inseparable)(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("further feed clause", furtherClause, useForSnippets: false) { (text: String) in
    text
  }
  ParameterType("remote gives feed", remoteGives, useForSnippets: false) { (text: String) in text }
  ParameterType.wording("feed joint", ",? (?:and|but)(?: then| also| afterwards| now)?,?|, then")

  Composed("{feed clause}{feed joint} {further feed clause}") {
    (first: String, _: String, second: String) in
    "\(first)"
    "\(second)"
  }

  // What the remote answers is there before it is asked.
  ParameterType("request for feed", feedRequest, useForSnippets: false) { (text: String) in text }

  Composed("{request for feed}{feed joint} {remote gives feed}") {
    (request: String, _: String, answer: String) in
    "\(answer)"
    "\(request)"
  }

  // The cause comes first.
  ParameterType("feed effect", effect, useForSnippets: false) { (text: String) in text }

  Composed("{feed effect} because {further feed clause}") { (first: String, second: String) in
    "\(second)"
    "\(first)"
  }

  Composed("{feed lead} {further feed clause}") { (_: String, rest: String) in
    "\(rest)"
  }

  ParameterType.wording("feed lead", "(?:then|afterwards|later|next|finally|after that),?")
}

private let clause = #"(?:[^"]|"[^"]*")+?"#
/// A request that fails for a reason is one sentence.
private let effect =
  "(?!the (?:[a-z]+ )?(?:request|download|load|loading)(?: [a-z]+)* (?:fails|failed|ends|ended))(?:\(clause))"
/// Sentences that are more than their parts: they pass time, cancel what is on its way, fail, or say
/// which films the remote has.
private let inseparable =
  #"(?!.* because |the user cancels it and |[^"]* (?:pass|passes|passed),? and |the image of the film is "#
  + #"|.*(?:execute|command).* and (?:the )?[a-z ]+ fails$"#
  + #"|.* and(?: then)? (?:\#(viewer)|the app|the screen) (?:displays?|displayed|shows?|showed|sees?|saw) (?:the |only |exactly )*"#
  + #"(?:\d|no |a |one |two |three |four |five |films?|movies?|"))"#
private let remoteGives =
  "(?:the )?(?:remote|server) (?:delivers|delivered|returns|returned|sends|sent|has|had) "
  + "(?:another|a (?:different|first|second|third|further)) (?:film )?feed"
private let feedRequest = "(?:\(viewer)|the app) [a-z ]+ (?:feed|films)(?: again| a second time)?"
private let furtherClause =
  "(?!\(remoteGives)$)(?:(?:\(viewer)|it|there|nothing|neither|no [a-z]+|(?:the|an?|its|his|her|my|all|both) [A-Za-z\"]+)"
  + " (?:\(clause))|(?:replace|show|display) (?:\(clause)))"
