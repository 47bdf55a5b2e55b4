import StepKit

/// Two sentences in one.
let joinedSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("clause", "(?!.* because )(?:\(clause))", useForSnippets: false) { (text: String) in
    text
  }
  ParameterType("further clause", furtherClause, useForSnippets: false) { (text: String) in text }
  ParameterType("person", "that \(reader)|\(reader)", useForSnippets: false) { (text: String) in
    text
  }
  ParameterType("deed", deed, useForSnippets: false) { (text: String) in text }
  ParameterType("thing", thing, useForSnippets: false) { (text: String) in text }
  ParameterType("predicate", predicate, useForSnippets: false) { (text: String) in text }
  words("joined by", ",? (?:and|but)(?: then| also| afterwards| later| now)?,?|, then|; then")

  // I tap on "Bolt" and the response is valid
  Composed("{clause}{joined by} {further clause}") {
    (first: String, _: Words, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // What goes on comes first: the indicator is shown while the comics are loading
  Composed("{clause} while {further clause}") { (first: String, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  Composed("while {clause}, {further clause}") { (first: String, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // The cause comes first: the indicator is shown because the app is loading comics
  ParameterType("effect", "(?!the request fails)\(clause)", useForSnippets: false) {
    (text: String) in text
  }

  Composed("{effect} because {further clause}") { (first: String, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  // and then I lose the connection
  ParameterType("what follows", followingClause, useForSnippets: false) { (text: String) in text }
  words("first of all", "(?:then|afterwards|later|next|finally|after that|now),?")

  Composed("{first of all} {what follows}") { (_: Words, rest: String) in
    PartialStep(rest)
  }

  // I go back before the response arrives
  Composed("{clause} before {load ends}") { (first: String, _: Words) in
    "it is loading"
    PartialStep(first)
  }

  // I go back and tap on "Bolt"
  Composed("{person} {clause}{joined by} {deed}") {
    (person: String, first: String, _: Words, second: String) in
    "\(person) \(first)"
    "\(person) \(second)"
  }

  // the list of comics is presented and has 3 groups
  Composed("{thing} {clause}{joined by} {predicate}") {
    (thing: String, first: String, _: Words, second: String) in
    "\(thing) \(first)"
    "\(thing) \(second)"
  }
}

private let clause = #"(?:[^"]|"[^"]*")+?"#

/// It has a subject of its own, or is an order.
private let furtherClause =
  "(?:that )?(?:\(reader)|I['’]m|it (?:is|was|has|shows|presents|can)|they|there|nothing|neither"
  + "|(?:the|an?|its|no|all|both|my|this time the) [A-Za-z]+"
  + "|present|show|hide|do not|don['’]t) (?:\(clause))"

/// It has a subject of its own.
private let followingClause =
  "(?:\(reader)|I['’]m|it|there|nothing|neither|(?:the|an?|its|no|all|both|my) [A-Za-z]+) (?:\(clause))"

/// What a person does, after another deed.
private let deed =
  "(?:tap|click|press|select|choose|open|pick|go|went|chose|return|leave|left|close|quit|launch|start"
  + "|restart|see|saw|reload|refresh|try|tries|tried|wait|lose|lost|reopen)(?:s|es|ed|ped)?\\b(?:\(clause))?"

private let thing =
  "(?:that )?(?:(?:the|a|an) (?:list of (?:Marvel )?(?:comics|characters)|comics list|characters list|list|app"
  + "|characters view|view|view with the list of comic characters|(?:error )?message"
  + "|(?:UI )?(?:activity )?indicator|(?:group|section) \"[^\"]*\")|it|they)"

/// What else holds of it.
private let predicate =
  "(?:is|are|was|has|have|contains?|shows?|presents?|displays?|lists?|reads?|says?|informs?|tells?|hides?|hid|hidden"
  + "|does not|do not|no longer|disappears?|appears?|stays?|remains?|holds|includes|starts|ends|tries|finish(?:es|ed)"
  + "|begins|becomes)\\b(?:\(clause))"
