import StepKit

/// Two or more sentences in one: `there are three circles and all of them are filled`.
///
/// Each clause is a step of its own; two clauses about circles are a claim of theirs
/// (`circleClaimSteps`), because the second may mean what the first leaves.
let joinedSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("cellClause", firstClause, useForSnippets: false) { (text: String) in text }
  ParameterType("cellFurtherClause", furtherClause, useForSnippets: false) { (text: String) in text
  }

  noun(
    "cellSentencesJoined", AndAlso(),
    ",? (?:and|but|while|whereas)(?: then| also| afterwards| later| now)?,? |, (?:then )?|; (?:then )?"
  )

  // I try "1111" and the attempt is accepted
  Composed("{cellClause}{cellSentencesJoined}{cellFurtherClause}") {
    (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // I start a new game and try "1111", the history is not empty and has one entry
  ParameterType("cellSubject", subject, useForSnippets: false) { (text: String) in text }
  ParameterType("cellClauseRest", clause, useForSnippets: false) { (text: String) in text }
  ParameterType("cellPredicate", predicate, useForSnippets: false) { (text: String) in text }

  Composed("{cellSubject} {cellClauseRest}{cellSentencesJoined}{cellPredicate}") {
    (subject: String, first: String, _: AndAlso, second: String) in
    "\(subject) \(first)"
    "\(subject) \(second)"
  }

  // Rows, of which two have a definition of their own.
  ParameterType("lineSaid", lineSaidPattern, useForSnippets: false) { (text: String) in text }

  Composed("{lineSaid}{andAlso}{lineSaid}{andAlso}{lineSaid}") {
    (first: String, _: AndAlso, second: String, _: AndAlso, third: String) in
    PartialStep(first)
    PartialStep(second)
    PartialStep(third)
  }

  // Two changes.
  ParameterType("property", propertyPattern, useForSnippets: false) { (text: String) in text }
  ParameterType("value", valuePattern, useForSnippets: false) { (text: String) in text }
  noun(
    "becomes", AndThen(),
    "(?:is |was |has been )?(?:set|changed) to|changes to|becomes")

  Composed("{property} {becomes} {value}{andAlso}{property} to {value}") {
    (first: String, _: AndThen, value: String, _: AndAlso, second: String, other: String) in
    "\(first) changes to \(value)"
    "\(second) changes to \(other)"
  }

  Composed("{someone} {sets} {property} to {value}{andAlso}{property} to {value}") {
    (
      _: Someone, _: AndThen, first: String, value: String, _: AndAlso, second: String,
      other: String
    ) in
    "\(first) changes to \(value)"
    "\(second) changes to \(other)"
  }

  // A cell that is made and given something.
  ParameterType("newCellText", CellDescription.cellPattern, useForSnippets: false) {
    (text: String) in text
  }

  Composed("{someone} {makes} {newCellText} and {sets} {property} to {value}") {
    (_: Someone, _: Goes, cell: String, _: AndThen, property: String, value: String) in
    "I create \(cell)"
    "\(property) changes to \(value)"
  }
}

private let cellIs = "(?:\(cellIsPatterns.joined(separator: "|")))"
private let cellHas = "(?:\(cellHasPatterns.joined(separator: "|")))"
private let howMany = "(?:\(howManyPattern))"
private let propertyPattern =
  "(?:the|its)(?: (?:results? )?cell['’]s)? (?:stored )?(?:combination(?: value)?|frame|size|colou?r|background|width|height)(?: of the (?:results? )?cell)?"
private let valuePattern =
  #""[^"]*"|(?:an |the )?empty(?: string)?|transparent|clear|\#(colorNames.joined(separator: "|"))|\d+(?: points?)? (?:by|x) \d+(?: points?)?|\d+"#
private let lineSaidPattern =
  "the (?:(?:\(ordinalWord)|top|bottom|upper|lower) row|(?:\(ordinalWord)|left|right) column) (?:\(cellHas) (?:(?:\(howMany)|none)(?: (?:\(paintWord)))?(?: (?:circles?|ones?))?)|\(cellIs) empty)"

private let clause = #"(?:[^"]|"[^"]*")+?"#
private let verb =
  "(?:is|are|was|were|has|have|does|do|did|should|must|can|cannot|will|stays?|remains?|becomes?|changes?|starts?|begins|ends?"
  + "|shows?|draws?|contains?|fills?|consists|keeps|looks|equals|matches|gets|touches|counts|restarts|disappears?"
  + "|match|differ|differs|looks?|fill|touch|tries|tried|guess(?:es|ed)?|sees?|finds?|wins?|won|lost|redraws)"
private let someone =
  "(?:I|we|he|she|they|(?:the|a) (?:user|player|tester|customer|developer)|someone|(?!(?:It|The|There|Its|All|Both|Each|No)\\b)[A-Z][a-z]+)"
private let lineName =
  "the (?:(?:\(ordinalWord)|top|bottom|upper|lower) (?:row|one)|(?:\(ordinalWord)|left|right) column)"
private let join = "(?:,? (?:and|but|while|whereas) |, |; )"

/// Two claims about circles, two rows and two sides have definitions of their own.
private let firstClause =
  "(?!(?:\(CircleClaim.text))(?:\(join)(?:\(CircleClaim.text))){1,2}$)(?!\(lineName) .*\(join)(?:the )?(?:\(ordinalWord)|top|bottom|left|right|other)\\b)"
  + "(?!(?:the )?(?:width|height|diameter|size|width and height) of .* and (?:the|its|their) (?:width|height) )"
  + #"(?:\#(someone) \#(clause)|(?:[^"]|"[^"]*")*?\b\#(verb)\b(?:[^"]|"[^"]*")*?)"#

/// It has a subject of its own, and a verb.
private let furtherClause =
  #"(?!(?:the )?(?:other|second) (?:cell|one)\b|the other half|the (?:\#(ordinalWord))(?: one| symbol)? is "|an?(?:other)? (?:dummy|result|second))"#
  + #"(?:\#(someone) \#(clause)|\#(subjectOfClause)\b(?=(?:(?! and | but | while |, )(?:[^"]|"[^"]*"))*?\b\#(verb)\b)\#(clause)"#
  + #"|"[^"]*" (?:is|was|has been|gets) (?:\#(clause)))"#
private let subjectOfClause =
  "(?:it|there|nothing|none|neither|the|an?|its|no|all|both|each|every|another|any|further|half|circles?|symbols?"
  + "|exactly|only|just|at least|at most|not|\(numberWord))"

private let subject =
  "(?:the (?:game|history|attempt|result|secret|(?:results? )?cell)|it|\(someone))"

/// What else holds of it, or what else is done.
private let predicate =
  "(?:is|are|was|has|have|shows?|contains|draws|consists|stays|remains|changes|does not"
  + "|tries|try|tried|guess(?:es|ed)?|starts?|started|restarts?|restarted|hands?|gives?|displays?|presents?|pass(?:es)?|sets? the|changes? the) (?!.*(?: and | but |, )(?:\(someone)|it|the) )(?:\(clause))"
