import StepKit

/// Two or three sentences in one: `there are three circles and all of them are filled`.
///
/// Each half is a step of its own; two halves about circles are a claim of theirs (`circleClaimSteps`),
/// because the second may mean what the first leaves.
let joinedSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("said", saidPattern, useForSnippets: false) { (text: String) in text }

  ParameterType("circleSaid", CircleClaim.text, useForSnippets: false) { (text: String) in text }

  Composed("{said}{andAlso}{said}") { (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  Composed("{said}{andAlso}{circleSaid}") { (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  ParameterType("itSaid", itSaidPattern, useForSnippets: false) { (text: String) in text }

  Composed("{said}{andAlso}{itSaid}") { (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  Composed("{circleSaid}{andAlso}{said}") { (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  Composed("{said}{andAlso}{circleSaid}{andAlso}{circleSaid}") {
    (first: String, _: AndAlso, second: String, _: AndAlso, third: String) in
    PartialStep(first)
    PartialStep(second)
    PartialStep(third)
  }

  Composed("{said}{andAlso}{said}{andAlso}{said}") {
    (first: String, _: AndAlso, second: String, _: AndAlso, third: String) in
    PartialStep(first)
    PartialStep(second)
    PartialStep(third)
  }

  // Rows, of which two have a definition of their own.
  ParameterType("lineSaid", lineSaidPattern, useForSnippets: false) { (text: String) in text }

  Composed("{lineSaid}{andAlso}{lineSaid}{andAlso}{lineSaid}") {
    (first: String, _: AndAlso, second: String, _: AndAlso, third: String) in
    PartialStep(first)
    PartialStep(second)
    PartialStep(third)
  }

  Composed("{said}{andAlso}{lineSaid}") { (first: String, _: AndAlso, second: String) in
    PartialStep(first)
    PartialStep(second)
  }

  // Two changes.
  ParameterType("property", propertyPattern, useForSnippets: false) { (text: String) in text }
  ParameterType("value", valuePattern, useForSnippets: false) { (text: String) in text }
  noun(
    "becomes", AndThen(),
    "(?:is |was |has been )?(?:set|changed) to|changes to|becomes")

  Composed("{property} {becomes} {value}{andAlso}{property} {becomes} {value}") {
    (
      first: String, _: AndThen, value: String, _: AndAlso, second: String, _: AndThen,
      other: String
    ) in
    "\(first) changes to \(value)"
    "\(second) changes to \(other)"
  }

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

  Composed("{newCellText} is created/made/initialised/initialized and {property} {becomes} {value}")
  {
    (cell: String, property: String, _: AndThen, value: String) in
    "I create \(cell)"
    "\(property) changes to \(value)"
  }
}

private let cellIs = "(?:\(cellIsPatterns.joined(separator: "|")))"
private let cellHas = "(?:\(cellHasPatterns.joined(separator: "|")))"
private let thereAre = "(?:\(thereArePatterns.joined(separator: "|")))"
private let howMany = "(?:\(howManyPattern))"
private let areShown = "(?:\(areShownPattern))"
private let propertyPattern =
  "(?:the|its)(?: (?:results? )?cell['’]s)? (?:stored )?(?:combination(?: value)?|frame|size|colou?r|background|width|height)(?: of the (?:results? )?cell)?"
private let valuePattern =
  #""[^"]*"|(?:an |the )?empty(?: string)?|transparent|clear|\#(colorNames.joined(separator: "|"))|\d+(?: points?)? (?:by|x) \d+(?: points?)?|\d+"#
private let countedPattern = "\(howMany) (?:(?:\(paintWord)) )?\(circlesPattern)"
private let itSaidPattern = "it \(cellIs) (?:\(ShownPaint.pattern))"
private let saidPattern = [
  "(?:\(thereAre)|\(holderPattern) \(cellHas)) \(countedPattern)",
  "\(countedPattern) \(areShown)",
  "(?:\(propertyPattern)) \(cellIs) (?:\(valuePattern))",
  "nothing \(areShown)",
  "the number of (?:(?:\(paintWord)) )?circles \(cellIs) (?:\(howManyPattern))",
  #"the grid (?:width|height) \#(cellIs) \d+(?:\.\d+)?(?: points?)?"#,
  "(?:\(theCell)|it) \(cellIs) (?:empty|blank|transparent|\(colorNames.joined(separator: "|")))",
  "(?:the grid|it) has \(howMany)(?: single)? (?:rows?|columns?)",
  #"(?:the )?(?:symbols? )?"[^"]*"(?:(?:, | and )"[^"]*")* (?:is|are)(?: not)? (?:stored|kept|ignored|dropped|accepted)"#,
  "the (?:\(positionWord)) symbol (?:is|are)(?: not)? (?:stored|kept|ignored|dropped|accepted)",
].joined(separator: "|")
private let lineSaidPattern =
  "the (?:(?:\(ordinalWord)|top|bottom|upper|lower) row|(?:\(ordinalWord)|left|right) column) (?:\(cellHas) (?:(?:\(howMany)|none)(?: (?:\(paintWord)))?(?: (?:circles?|ones?))?)|\(cellIs) empty)"
