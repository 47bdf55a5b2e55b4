import StepKit

/// Two sentences in one.
let joinedSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("clause", "\(noThat)\(noCause)\(noListWith)(?:\(clause))", useForSnippets: false) {
    (text: String) in
    text
  }
  ParameterType("further clause", furtherClause, useForSnippets: false) { (text: String) in text }
  // Of several clauses the last: what is joined after it is not part of it.
  ParameterType("last clause", "(?!.*\(joint))(?:\(furtherClause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType(
    "joined clause", "(?!.* while )\(noCause)(?:\(furtherClause))", useForSnippets: false
  ) { (text: String) in text }
  ParameterType("single clause", "\(noThat)(?!.*\(joint))(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("person", "that \(reader)|\(reader)", useForSnippets: false) { (text: String) in
    Person(text: text)
  }
  ParameterType("deed", "\(noFurther)\(deed)", useForSnippets: false) { (text: String) in
    text
  }
  ParameterType(
    "loaded thing",
    "(?:the |all (?:the )?|its )(?:Marvel )?(?:comics|characters(?: of \"[^\"]*\")?) (?:\(being))",
    useForSnippets: false
  ) { (text: String) in text }
  ParameterType(
    "shown how", "(?:\(shown)|grouped|sorted|listed)\\b(?:\(clause))?", useForSnippets: false
  ) { (text: String) in text }
  ParameterType("thing", thing, useForSnippets: false) { (text: String) in text }
  ParameterType("predicate", "\(noFurther)\(predicate)", useForSnippets: false) {
    (text: String) in text
  }
  .described(as: "What is said of something.", example: "is not empty")
  words("joined by", joinedBy)

  ParameterType("clause after that", "(?!\(selfStanding))(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }

  // Given that "Bolt" is in the list
  Composed("that {clause after that}") { (rest: String) in PartialStep(rest) }

  // I tap on "Bolt" and the response is valid
  Composed("{clause}{joined by} {joined clause}") {
    (first: String, _: Words, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // What goes on comes first: the indicator is shown while the comics are loading
  words("comics while", "while|whilst|(?:for )?as long as")

  Composed("{clause} {comics while} {last clause}") { (first: String, _: Words, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  Composed("{clause} during (the )loading") { (first: String) in
    "it is loading"
    PartialStep(first)
  }

  Composed("while {clause}, {further clause}") { (first: String, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // The cause comes first: the indicator is shown because the app is loading comics
  ParameterType("effect", "\(noThat)(?!.* \(failing) because )(?:\(clause))", useForSnippets: false)
  {
    (text: String) in text
  }

  Composed("{effect} because {last clause}") { (first: String, second: String) in
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
  Composed("{single clause} before {load ends}") { (first: String, _: Words) in
    "it is loading"
    PartialStep(first)
  }

  // I go back and tap on "Bolt"
  Composed("{person} {clause}{then} {deed}") {
    (person: Person, first: String, _: Words, second: String) in
    "\(person.text) \(first)"
    "\(person.text) \(second)"
  }

  // The last of several is joined by a word: I go back, tap on "Bolt" and go back.
  words("then", "\(joinedBy)|,(?=.* (?:and|but|then) )")

  // the "B" group has 2 comics; "Bolt" is in the "B" group
  ParameterType("of the group", "\(noThat)\(noFurther)(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }

  Composed("the {string} group/section {of the group}") { (title: String, rest: String) in
    "the group \"\(title)\" \(rest)"
  }

  Composed("{of the group} in/under/to/into the {string} group/section") {
    (first: String, title: String) in
    "\(first) in the group \"\(title)\""
  }

  // the comics are loaded and shown
  Composed("{loaded thing} loaded and {shown how}") { (thing: String, rest: String) in
    "\(thing) loaded"
    "\(thing) \(rest)"
  }

  // the list of comics is presented and has 3 groups
  Composed("{thing} {clause}{joined by} {predicate}") {
    (thing: String, first: String, _: Words, second: String) in
    "\(thing) \(first)"
    "\(thing) \(second)"
  }
}

/// Who does it; all do the same.
private struct Person: Sendable, CustomStringConvertible {
  let text: String
  var description: String { "somebody" }
}

/// What begins with "that" is composed before it is taken apart.
private let noThat = "(?!that (?!\(selfStanding)))"
private let clause = #"(?:[^"]|"[^"]*")+?"#
private let joinedBy =
  ",? (?:and|but|yet|whereas)(?: then| also| afterwards| later| now| so)?,?|, then|; then|;"

/// It has a subject of its own, or is an order.
private let furtherStart =
  "\(that)(?:(?:\(reader)|I['’]m|it (?:is|was|has|shows|presents|can)|they|there|nothing|neither"
  + "|(?:the|an?|its|no|all|both|each|every|my|this time the) [A-Za-z]+|none of (?:the|them)"
  + "|present|show|hide|do not|don['’]t) "
  + "|(?:only |just |exactly |at most |at least |no more than )?(?:one|two|three|four|five|\\d{1,9}) [a-z]+ "
  + "|(?:comic|section|group) (?:\\d|\")|(?:only |just )?\"[^\"]*\" (?:is|was|has|does|did|isn|doesn|appears|stays|remains|comes)\\b)"
private let furtherClause = "\(furtherStart)(?:\(clause))"

/// It has a subject of its own.
private let followingClause =
  "(?:\(reader)|I['’]m|it|there|nothing|neither|(?:the|an?|its|no|all|both|my) [A-Za-z]+) (?:\(clause))"

private let deedVerbs =
  "(?:tap|click|press|select|choose|open|pick|go|went|chose|return|leave|left|close|quit|launch|start"
  + "|restart|see|saw|reload|refresh|try|tries|tried|wait|lose|lost|reopen|load|navigate|come|came"
  + "|dismiss)(?:s|es|ed|ped|d)?\\b"
/// What a person does, after another deed.
private let deed = "\(deedVerbs)(?:\(clause))?"
/// Where another clause begins.
private let joint =
  "(?:,? (?:and|but|yet|whereas)(?: then| also| afterwards| later| now| so)?,?|, then|;) (?:(?:\(furtherStart))|\(deedVerbs))"

/// Why a request fails is told in one sentence with it.
private let failing =
  "(?:fails?|failed|(?:cannot|can ?not|can['’]t|could not|couldn['’]t) be [a-z]+|(?:times?|timed) out|breaks? off|is interrupted)[a-z ]*"
/// A list with "A" and "B" is presented: that is one sentence.
private let noListWith =
  #"(?!\#(that)(?:only )?(?:the|an?) (?:[A-Za-z]+ )*list (?:of [A-Za-z ]+ )?with [^"]*"[^"]*"(?:,? (?:and )?"[^"]*")* (?:is|are|was|were) )"#
/// What follows is the end of the sentence.
private let noFurther =
  "(?!.* while )\(noCause)(?!.*(?:\(joinedBy)) (?:\(furtherStart)))"
private let noCause = "(?!(?!.* \(failing) because ).* because )"

private let thing =
  "\(that)(?:(?:the|a|an) (?:list of (?:Marvel )?(?:comics|characters)|comics list|characters list|list|app"
  + "|characters view|view|view with the list of comic characters|(?:error )?message"
  + "|(?:UI )?(?:activity )?indicator|(?:group|section) \"[^\"]*\"|connection|server(?! (?:response|answer)))|it|they)"

/// What else holds of it.
private let predicate =
  "(?:is|are|was|has|have|contains?|shows?|presents?|displays?|lists?|reads?|says?|informs?|tells?|hides?|hid|hidden"
  + "|does not|do not|no longer|disappears?|appears?|stays?|remains?|holds|includes|starts|ends|tries|finish(?:es|ed)"
  + "|begins|becomes|comes|came)\\b(?:\(clause))"
