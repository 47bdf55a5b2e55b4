import StepKit

/// Two sentences in one, in the words of the library.
///
/// A text is split where its first clause ends, so that it has one meaning; the rest may be joined
/// again.
let marvelJoinedSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelClause", Clause.first, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelPerson", Clause.person, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelDeed", Clause.deed, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelThing", Clause.thing, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelPredicate", Clause.predicate, useForSnippets: false) { (text: String) in
    text
  }
  .described(as: "What is said of something.", example: "is shown")
  ParameterType("marvelFurther", Clause.further(Clause.any), useForSnippets: false) {
    (text: String) in text
  }
  .described(as: "A clause with its subject.", example: "the search is empty")
  ParameterType("marvelFate", Clause.fate, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelSimple", Clause.further(Clause.first), useForSnippets: false) {
    (text: String) in text
  }
  .described(as: "One clause with its subject.", example: "the search is empty")
  ParameterType.wording("marvelAnd", Clause.and)
  ParameterType.wording("marvelDuring", "while|when|once|as soon as|after")
  ParameterType.wording(
    "marvelFirstOfAll", "(?:and |but )?(?:then|afterwards|later|next|finally|after that|now),?")

  // The user taps on the magnifier icon and searches for "Thor"
  Composed("{marvelPerson} {marvelClause}{marvelAnd} {marvelDeed}") {
    (person: String, first: String, _: String, second: String) in
    "\(person) \(first)"
    "\(person) \(second)"
  }

  // The detail view shows the name "Thor" and has four sections
  Composed("{marvelThing} {marvelClause}{marvelAnd} {marvelPredicate}") {
    (thing: String, first: String, _: String, second: String) in
    "\(thing) \(first)"
    "\(thing) \(second)"
  }

  // The device is connected and I search for "Thor"
  Composed("{marvelClause}{marvelAnd} {marvelFurther}") {
    (first: String, _: String, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // How a request ends is known before it is sent: both comics become visible and the image of
  // comic 1 fails
  Composed("{marvelClause}{marvelAnd} {marvelFate}") {
    (first: String, _: String, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  // What goes on comes first: I search for "Thor" while the device is not connected
  Composed("{marvelClause} while {marvelSimple}") { (first: String, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  // When the device is connected, I search for "Thor"
  Composed("{marvelDuring} {marvelSimple}, {marvelSimple}") {
    (_: String, first: String, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // The cause comes first: the list is empty because the library has no characters
  Composed("{marvelClause} because {marvelSimple}") { (first: String, second: String) in
    PartialStep(second)
    PartialStep(first)
  }

  // Then the list shows the first page
  Composed("{marvelFirstOfAll} {marvelFurther}") { (_: String, rest: String) in
    PartialStep(rest)
  }

  // Comic 1 shows the placeholder and comic 2 its image
  ParameterType("marvelShower", Clause.shower, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelShown", Clause.shown, useForSnippets: false) { (text: String) in text }

  Composed("{marvelShower} shows {marvelShown} and {marvelShower} {marvelShown}") {
    (first: String, picture: String, second: String, other: String) in
    "\(first) shows \(picture)"
    "\(second) shows \(other)"
  }
}

/// The parts of joined sentences, as regular expressions.
private enum Clause {
  static let any = #"(?:[^"]|"[^"]*")+?"#

  /// It goes on to where another clause begins.
  static let first = #"\#(inseparable)(?:(?!\#(end))[^"]|"[^"]*")+?"#

  private static let end = "(?:\(and) (?:\(further(any))|\(deed)|\(predicate)|\(fate))$)"

  static let and =
    "(?:,? (?:and|but)(?: then| also| afterwards| later| now)?,?|, then|; then"
    // A list of clauses, the last of which "and" joins.
    + "|,(?=.* and )(?= (?:\(person) |\(deedVerb)\\b|\\d+ seconds? |(?:the|an?|its|no) (?:[a-z]+ )+\(verb)\\b)))"

  static let person =
    "(?:I|we|you|he|she|they|the user|the customer|a user|a customer|users|somebody|someone)"

  /// What a person does, after another deed.
  static let deed = "(?:\(deedVerb)\\b(?:\(any))?)"

  private static let deedVerb =
    "(?:(?:search|touch|launch|press|dismiss|reach|choose|close|leave|come|go|collapse|change|replace|move"
    + "|erase|cancel|enlarge|type|write|submit|input|enter|select|pick|tap|click|hit|use|open|start|visit"
    + "|filter|look|scroll|swipe|expand|zoom|clear|delete|empty|remove|reset|shrink|return|navigate|repeat"
    + "|restart|wait|lose|see|find|get|reconnect|stay|retry)(?:s|es|d|ed|ped|ted)?"
    + "|tries|try|retries|retried|chose|chosen|left|came|went|gone|wrote|written|lost|saw)"

  static let thing =
    "(?:(?:it|they|(?:comic|series|story|event|character) \\d+)"
    + "|(?:the|its|a|an|this|that)(?: (?:filter|filtered|search|character|list of|first|second|third|last|next|expanded|large|selected|Marvel))*"
    + " (?:detail view|details|results?|search|page|image|picture|request|user interface|presenter|wireframe"
    + "|interactor|character|section|library|name|description|filter interface|search interface|list|app|application|message|server|API)"
    + "(?: (?:of|for|in) (?:\"[^\"]*\"|(?:the|that|this|its)(?: [a-z]+){1,3}?|[a-z]+ \\d+|characters))?)"

  /// What else holds of it.
  static let predicate =
    "(?:(?:is|are|was|has|have|contains?|shows?|presents?|displays?|lists|consists|includes|carries|uses"
    + "|goes|belongs|comes|stays?|remains?|does not|do not|no longer|starts|ends|begins|appears?|disappears?|becomes?"
    + "|loads?|asks|fetches|sends|grows|informs|tells|says|reads|leaves?|scrolls?|needs|takes|answers|fails)\\b(?:\(any)))"

  /// It has a subject of its own.
  static func further(_ clause: String) -> String { "(?:\(head)\(clause))" }

  private static let head =
    // Not some of what was just spoken of, nor how a request ends.
    "(?!(?:only )?(?:the first )?(?:\\d+|one|two|three|four|five) of them\\b|\(fate)$)"
    + "(?=(?:that )?\(person) |\(subject)(?:[^\"]|\"[^\"]*\")*? \(verb)\\b|(?:present|show|display|do not|don't) )"

  private static let subject =
    "(?:it|there|nothing|nobody|no one|neither|none|only|one|two|three|each|every|both|all"
    + "|\"[^\"]*\"(?:(?:, | and |, and )\"[^\"]*\")*|(?:the|an?|its|his|her|their|no|my|another|this|that|these|those) [A-Za-z]+"
    + "|(?:comic|series|story|event|character|comics|stories|events|characters|image|picture|page|images) (?:\\d+|\")?"
    // But not the end of "comics 1 and 3 are".
    + "|\\d{1,9}(?!\\d| (?:is|are|was|were|has|have|becomes?|shows?|comes?|appears?|will|should|must)\\b))"

  private static let verb =
    "(?:is|are|was|were|be|has|have|had|does|do|did|should|must|will|can|cannot|could|may|shows?|showed|presents?"
    + "|displays?|lists|contains?|consists?|includes?|becomes?|became|comes?|came|goes|appears?|disappears?|stays?"
    + "|remains?|leaves?|left|says?|reads?|informs?|tells?|carries|carry|carried|uses|used|sends?|sent|loads|asks"
    + "|fetches|arrives?|passes|passed|pass|fails?|failed|works (?:again|as)|answers? (?:with|correctly|as|the)|responds"
    + "|returns|returned|begins|starts|ends|scrolls?|belongs|matches|grows?|moves?|opens|closes|finds|found|gets|got"
    + "|follows?|repeats|knows|gives|holds|offers|changes|happens|breaks|drops|loses|lost|delivers|takes)"

  /// How a request ends.
  static let fate =
    "(?:(?:the (?:image|picture) of [a-z]+ \\d+|its (?:image|picture)|the (?:next|second|third|last|first) page"
    + "|the next (?:request|call)|this (?:request|call|time it)) (?:fails?|failed|cannot|could not|can't|is answered with)\\b(?:[^\"]|\"[^\"]*\")*?"
    + "|the (?:Marvel )?(?:API|server) (?:answers|responds|replies) with (?:[^\"]|\"[^\"]*\")+?)"

  /// Sentences that are more than their parts.
  private static let inseparable =
    "(?!.*\\bpublic key\\b.* and (?:.*\\bprivate key\\b|no longer )|.* characters?\\b.* and all (?:of them |characters )?(?:are|were) [a-z]+$"
    + "|.* characters?,? and (?:(?:the |a )?page (?:size|limit)|(?:each|every|one|a) page) |.* (?:once|twice|times) and (?:see|saw) |.* the last page(?: of characters)? and "
    + "|.* while the next page is |.*\\b(?:searched|looked) .* and (?:it|they|the results) (?:was|were) [a-z]+$)"

  static let shower =
    "(?:comic|series|story|event|character) \\d+|the [a-z]+ (?:comic|series|story|event|character)"

  static let shown = "(?:its|the|a|an|no) (?:image|picture|placeholder)"
}
