import StepKit

/// Two sentences in one, in the words of the library.
let marvelJoinedSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelClause", clause, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelPerson", person, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelDeed", "\(deed)(?:s|es)?\\b(?:\(clause))?", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("marvelThing", thing, useForSnippets: false) { (text: String) in text }
  ParameterType("marvelPredicate", "\(predicate)\\b(?:\(clause))", useForSnippets: false) {
    (text: String) in text
  }
  ParameterType("marvelFurther", further, useForSnippets: false) { (text: String) in text }
  ParameterType.wording("marvelAnd", ",? (?:and|but)(?: then| also| afterwards| now)?,?|, then")

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

  // The second page is loaded and "Thor" is shown
  Composed("{marvelClause}{marvelAnd} {marvelFurther}") {
    (first: String, _: String, second: String) in
    PartialStep(first)
    PartialStep(second)
  }
}

private let clause = #"(?:[^"]|"[^"]*")+?"#

private let person = "(?:I|he|she|they|the user|the customer|a user|a customer)"

/// What a person does, after another deed; deeds of other systems stand with those.
private let deed =
  "(?:search|searched|filter|filtered|look for|looks for|enter|entered|type|typed|submit|scroll|scrolled"
  + "|reach|reached|expand|expanded|enlarge|zoom|clear|erase|cancel|dismiss|swipe|move|collapse|visit"
  + "|repeat|touch|come|tap|tapped|select|selected)"

private let thing =
  "(?:(?:the|its|a|an|this|that)(?: (?:filter|filtered|search|list of|first|second|third|last|next|expanded|large|selected))*"
  + " (?:detail view|details|results?|search|page|image|picture|request|user interface|presenter|wireframe"
  + "|interactor|character|section|library|name|description|filter interface|search interface)"
  + "(?: (?:of|for|in) (?:\"[^\"]*\"|(?:the|that|this|its)(?: [a-z]+){1,3}?))?)"

/// What else holds of it.
private let predicate =
  "(?:is|are|was|has|have|contains?|shows?|presents?|displays?|lists?|consists|includes|carries|uses"
  + "|goes|belongs|comes|stays?|remains?|does not|no longer|starts|ends|appears?)"

/// It has a subject of its own that is no common noun, nor some of what was just spoken of.
private let further =
  "(?!only (?:\\d+|[a-z]+) of them)(?:\"[^\"]*\"(?: and \"[^\"]*\")?|only|nobody|one|two|three|every|each|both|\\d{1,9}|none|neither) \(clause)"
