import Mastermind
import StepKit

/// How a result cell comes to be.
let cellMakingSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("newCell", CellDescription.cellPattern, useForSnippets: false) {
    (text: String) in try CellDescription(text)
  }

  noun(
    "thereIs", Someone(),
    "there is |(?:I|we)(?:['’]ve| have)(?: got)? |(?:the (?:user|player|tester|game|board)|a board) (?:has|with) |(?:I|we) are given "
  )

  noun(
    "makes", Goes(),
    "(?:init(?:s|iali[sz]es?)?|creates?|makes?|(?:(?:have|has)(?: just)? )?(?:created|made|initiali[sz]ed|set up|built)|instantiates?|sets? up|builds?)(?: now)?"
  )

  Given("{newCell}") { (mastermind: inout MastermindWorld, cell: CellDescription) in
    let side: Float = cell.isNew ? 0 : 100
    try mastermind.makeCell(cell, width: side, height: side)
  }
  .described(
    as: "Makes a cell with what the sentence names: its size, its colors, its combination.")

  Given("{thereIs}{newCell}") {
    (mastermind: inout MastermindWorld, _: Someone, cell: CellDescription) in
    let side: Float = cell.isNew ? 0 : 100
    try mastermind.makeCell(cell, width: side, height: side)
  }

  Given("{newCell} exists/is\\ there/is\\ on\\ the\\ board/is\\ given") {
    (mastermind: inout MastermindWorld, cell: CellDescription) in
    let side: Float = cell.isNew ? 0 : 100
    try mastermind.makeCell(cell, width: side, height: side)
  }

  noun(
    "noCell", Goes(),
    "(?:no|not a single) (?:result )?cell (?:exists|is there|(?:is|was|has been) (?:created|initiali[sz]ed|made|set up))(?: yet| so far)?",
    "there is no (?:result )?cell(?: yet)?")

  Given("{noCell}") { (mastermind: inout MastermindWorld, _: Goes) in mastermind.cell = nil }

  Given("{newCell} and {newDummy}") {
    (mastermind: inout MastermindWorld, cell: CellDescription, dummy: CellDescription) in
    try mastermind.makeCell(cell, width: 100, height: 100)
    try mastermind.addDummy(dummy)
  }

  Given("{newCell} and {secondCell}") {
    (mastermind: inout MastermindWorld, cell: CellDescription, second: CellDescription) in
    try mastermind.makeCell(cell, width: 100, height: 100)
    try mastermind.addCell(second)
  }

  Given(
    "two (result )cells( {cellSize})( {same})( {withTexts}) {string} and {string}"
  ) {
    (
      mastermind: inout MastermindWorld, size: CellSize?, _: Same?, _: Same?, first: String,
      second: String
    ) in
    try mastermind.makeCells(size, showing: first, and: second)
  }

  noun(
    "withTexts", Same(),
    "(?:with|and) the (?:combinations|results)|showing|that show|which show|with")

  Given(
    "one (result )cell with/showing {string} and another (cell )(one )with/showing {string}"
  ) {
    (mastermind: inout MastermindWorld, first: String, second: String) in
    try mastermind.makeCells(nil, showing: first, and: second)
  }

  Given(
    "two (result )cells( {cellSize})( {same}), one with {string} and one/the\\ other with {string}"
  ) {
    (
      mastermind: inout MastermindWorld, size: CellSize?, _: Same?, first: String, second: String
    ) in
    try mastermind.makeCells(size, showing: first, and: second)
  }

  noun(
    "bothShow", Same(),
    " with the (?:same )?combination|,? both (?:showing|with)|,? (?:that|which) both show| showing(?: the same combination)?"
  )

  Given("two (result )cells( {cellSize})( {same}){bothShow} {string}") {
    (mastermind: inout MastermindWorld, size: CellSize?, _: Same?, _: Same, text: String) in
    try mastermind.makeCells(size, showing: text, and: text)
  }

  noun("alike", Comparing(), "(?:equal|identical|empty|new|fresh|blank)(?: (?:empty|new))?")

  Given("(there are )two( {alike})( result)( results) cells( {cellSize})( {same})") {
    (mastermind: inout MastermindWorld, _: Comparing?, size: CellSize?, _: Same?) in
    try mastermind.makeCells(size, showing: "", and: "")
  }

  // A cell, or the one that there is to be.
  ParameterType(
    "madeCell", CellDescription.cellPattern, CellDescription.theCellPattern, useForSnippets: false
  ) { (text: String) in try CellDescription(text) }

  noun(
    "isMade", Goes(),
    "(?:is|was|has been|has just been|gets)(?: just| now| first)? (?:created|initiali[sz]ed|made|instantiated|set up|built)"
  )

  When("{madeCell} {isMade}") {
    (mastermind: inout MastermindWorld, cell: CellDescription, _: Goes) in
    try mastermind.makeCell(cell, width: 0, height: 0)
  }.isIdempotent()

  When("{madeCell} {isMade} {qualities}") {
    (
      mastermind: inout MastermindWorld, cell: CellDescription, _: Goes, other: CellDescription
    ) in try mastermind.makeCell(cell.with(other), width: 0, height: 0)
  }.isIdempotent()

  ParameterType("qualities", CellDescription.qualitiesPattern, useForSnippets: false) {
    (text: String) in try CellDescription(text)
  }

  When("it {isMade}") { (mastermind: inout MastermindWorld, _: Goes) in
    // The cell that a scenario has is initialised; without one, this makes it.
    if mastermind.cell == nil { mastermind.makeCell(width: 0, height: 0) }
  }.isIdempotent()

  When("{someone} {makes} {madeCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, cell: CellDescription) in
    try mastermind.makeCell(cell, width: 0, height: 0)
  }.isIdempotent()

  // What a cell has, named without it.
  Given("a/the frame( of) {cellSize}") { (mastermind: inout MastermindWorld, size: CellSize) in
    try mastermind.haveFrame(size)
  }

  Given("the colour/color {colourName}") { (mastermind: inout MastermindWorld, name: String) in
    try mastermind.haveColor(name, true)
  }
}

extension MastermindWorld {
  /// Two cells of one size, 100 by 100 where it is not said.
  fileprivate mutating func makeCells(
    _ size: CellSize?, showing first: String, and second: String
  ) throws {
    try expect(!isOutcome, "the step does something: it checks nothing")
    makeCell(width: size?.width ?? 100, height: size?.height ?? 100, showing: first)
    var other = try shownCell()
    other.combination = second
    others = [.cell(other)]
  }
}
