import Mastermind
import StepKit

/// Making and changing a result cell.
let cellSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("newCell", CellDescription.cellPattern, useForSnippets: false) {
    (text: String) in try CellDescription(text)
  }

  noun("thereIs", Someone(), "there is |(?:I|we) have |the user has |(?:I|we) are given ")

  noun(
    "makes", Goes(),
    "(?:init(?:s|iali[sz]es?)?|creates?|makes?|(?:have|has) (?:created|made|initiali[sz]ed)|instantiates?|sets? up|builds?)(?: now)?"
  )

  Given("{newCell}") { (mastermind: inout MastermindWorld, cell: CellDescription) in
    let side: Float = cell.isNew ? 0 : 100
    try mastermind.makeCell(cell, width: side, height: side)
  }

  Given("{thereIs}{newCell}") {
    (mastermind: inout MastermindWorld, _: Someone, cell: CellDescription) in
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
    "two (result )cells( {cellSize})( {same})( with the combinations)( and the combinations) {string} and {string}"
  ) {
    (
      mastermind: inout MastermindWorld, size: CellSize?, _: Same?, first: String, second: String
    ) in
    mastermind.makeCell(
      width: size?.width ?? 100, height: size?.height ?? 100, showing: first)
    var other = try mastermind.shownCell()
    other.combination = second
    mastermind.others = [.cell(other)]
  }

  Given("two (result )cells( {cellSize})( {same}), one with {string} and one/the\\ other with {string}") {
    (
      mastermind: inout MastermindWorld, size: CellSize?, _: Same?, first: String, second: String
    ) in
    mastermind.makeCell(
      width: size?.width ?? 100, height: size?.height ?? 100, showing: first)
    var other = try mastermind.shownCell()
    other.combination = second
    mastermind.others = [.cell(other)]
  }

  Given("two( result)( results) cells( {cellSize})( {same})") {
    (mastermind: inout MastermindWorld, size: CellSize?, _: Same?) in
    mastermind.makeCell(width: size?.width ?? 100, height: size?.height ?? 100)
    mastermind.others = [.cell(try mastermind.shownCell())]
  }

  // A cell, or the one that there is to be.
  ParameterType(
    "madeCell", CellDescription.cellPattern, CellDescription.theCellPattern, useForSnippets: false
  ) { (text: String) in try CellDescription(text) }

  noun(
    "isMade", Goes(),
    "(?:is|was|has been)(?: just| now)? (?:created|initiali[sz]ed|made|instantiated|set up|built)")

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
    if mastermind.cell == nil { mastermind.makeCell(width: 100, height: 100) }
    try mastermind.haveColor(name, true)
  }

  // Looking changes nothing; what it finds must be as it is said to be.
  noun(
    "looksAt", Goes(),
    "(?:looks? at|looks? into|reads?|inspects?|examines?|checks?|views?|counts?|asks? for|gets?|requests?|observes?|verif(?:y|ies))"
  )

  noun(
    "lookedAt", Goes(),
    "(?:the|its) (?:(?:results? )?cell|circles|(?:bezier )?paths?|list|image|picture|background(?: colou?r)?|colou?r|frame|size|grid|drawing|combination(?: value)?|result)(?: of the (?:results? )?cell)?",
    "it|the list of (?:bezier )?paths|the number of (?:circles|paths)|(?:what )?the cell (?:shows|draws)")

  noun(
    "meanwhile", Goes(),
    "(?: again| more closely| before any combination (?:is|has been) set| before anything is set)?")

  When("{someone} {looksAt} {lookedAt}{meanwhile}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: Goes, _: Goes) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

  noun(
    "isLookedAt", Goes(),
    "(?:is|are) (?:looked at|read|inspected|examined|checked|viewed|counted|requested|observed)")

  When("{lookedAt} {isLookedAt}{meanwhile}") {
    (mastermind: inout MastermindWorld, _: Goes, _: Goes, _: Goes) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

  When("{cell} is/was/has/measures {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, size: CellSize) in
    try mastermind.haveFrame(size)
  }.isIdempotent()

  When("{frame} {cellIs} {cellSize}") {
    (mastermind: inout MastermindWorld, _: FrameNoun, isIt: Bool, size: CellSize) in
    if isIt { return try mastermind.haveFrame(size) }
    let frame = try mastermind.shownCell().frame
    try expect(!size.matches(frame), "the frame is \(frame)")
  }.isIdempotent()

  propertySteps(of: "frame", value: "cellSize") {
    (mastermind: inout MastermindWorld, _: FrameNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  } expect: { (mastermind: MastermindWorld, _: FrameNoun, old: CellSize) in
    let frame = try mastermind.shownCell().frame
    try expect(old.matches(frame), "the frame is \(frame)")
  }

  noun(
    "resizes", Goes(),
    "(?:resizes?|enlarges?|stretch|stretches|shrinks?|grows?|makes?|scales?|changes?|sets?)")
  noun(
    "isResized", Goes(),
    "(?:is|was|has been) (?:resized|made|enlarged|stretched|scaled|changed|shrunk|reduced)(?: to)?|(?:changes|grows|shrinks) to"
  )

  When("{someone} {resizes} {cell} to {cellSize}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: CellNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{cell} {isResized} {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Goes, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  ParameterType("factor", "twice|half|three times", useForSnippets: false) { (text: String) in
    text == "half" ? Float(0.5) : text == "twice" ? Float(2) : Float(3)
  }
  ParameterType("extent", "wide|high|tall|large|big", useForSnippets: false) { (text: String) in
    CellExtent(isWidth: ["wide", "large", "big"].contains(text),
      isHeight: text != "wide")
  }

  When("{cell} becomes/gets/is\\ made {factor} as {extent}( as before)") {
    (mastermind: inout MastermindWorld, _: CellNoun, factor: Float, extent: CellExtent) in
    try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  ParameterType("length", "(?:the|its)(?: cell['’]s)? (?:width|height)(?: of the (?:results? )?cell)?", useForSnippets: false) {
    (text: String) in
    CellExtent(isWidth: text.contains("width"), isHeight: text.contains("height"))
  }

  ParameterType("scaled", "is (?:doubled|halved)", useForSnippets: false) { (text: String) in
    text.contains("doubled") ? Float(2) : Float(0.5)
  }

  When("{length} {scaled}") {
    (mastermind: inout MastermindWorld, extent: CellExtent, factor: Float) in
    try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  propertySteps(of: "length", value: "float") {
    (mastermind: inout MastermindWorld, extent: CellExtent, length: Float) in
    try mastermind.changeCell { extent.set(&$0.frame, to: length) }
  } expect: { (mastermind: MastermindWorld, extent: CellExtent, old: Float) in
    let frame = try mastermind.shownCell().frame
    let found = extent.isWidth ? frame.width : frame.height
    try expect(found, equals: old, "the length")
  }

  When("{cell} is rotated/turned( by 90 degrees)( around)") {
    (mastermind: inout MastermindWorld, _: CellNoun) in
    try mastermind.changeCell { cell in
      (cell.frame.width, cell.frame.height) = (cell.frame.height, cell.frame.width)
    }
  }

  When("{cell} is\\ moved/moves to {point}") {
    (mastermind: inout MastermindWorld, _: CellNoun, point: [Float]) in
    try mastermind.changeCell { cell in (cell.frame.x, cell.frame.y) = (point[0], point[1]) }
  }.isIdempotent()

  When("{someone} move(s) {cell} to {point}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, point: [Float]) in
    try mastermind.changeCell { cell in (cell.frame.x, cell.frame.y) = (point[0], point[1]) }
  }.isIdempotent()

  // Drawing shows what the cell is, and changes nothing.
  noun(
    "isDrawn", Goes(),
    "(?:is|was|has been|gets) (?:drawn|rendered|displayed|shown|presented|painted)(?: on the screen)?|draws itself|appears on the screen"
  )
  noun("draws", Goes(), "(?:draw|render|display|present|paint)s?")

  When("the circles/paths/grid/result is/are drawn/shown/calculated/created/placed") { mastermind in
    let cell = try mastermind.shownCell()
    if mastermind.isOutcome { try expect(!cell.drawing.ovals.isEmpty, "there are no circles") }
    try mastermind.expectDrawn(cell)
  }.isIdempotent()

  When("{theCell} {isDrawn}") { (mastermind: inout MastermindWorld, _: CellNoun, _: Goes) in
    try mastermind.expectDrawn(try mastermind.shownCell())
  }.isIdempotent()

  When("{someone} {draws} {cell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: CellNoun) in
    try mastermind.expectDrawn(try mastermind.shownCell())
  }.isIdempotent()

  noun("theCell", CellNoun(), theCell)

  Then("nothing is/has\\ been changed( in the cell)") { mastermind in
    try mastermind.expectUntouched()
  }

  Then("{someone} has\\ not/have\\ not/haven't changed anything( in the cell)( of the cell)") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.expectUntouched()
  }

  // Before an outcome, these are how the cell comes to be; as one, how it is.
  When("{colour} {cellIs} {word}") {
    (mastermind: inout MastermindWorld, _: ColourNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  propertySteps(of: "colour", value: "word") {
    (mastermind: inout MastermindWorld, _: ColourNoun, name: String) in
    let new = try color(named: name)
    try mastermind.changeCell { $0.color = new }
  } expect: { (mastermind: MastermindWorld, _: ColourNoun, old: String) in
    let found = try mastermind.shownCell().color
    try expect(found == (try color(named: old)), "the color is \(found.hexadecimal)")
  }

  propertySteps(of: "background", value: "word") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, name: String) in
    let new = try color(named: name)
    try mastermind.changeCell { $0.backgroundColor = new }
  } expect: { (mastermind: MastermindWorld, _: BackgroundNoun, old: String) in
    try mastermind.expectBackground(old, true)
  }

  When("{cell} {cellIs}( drawn in) {colourName}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  When("{cell} {cellHas} the colour/color {colourName}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  Then("{cell} {cellIs} transparent/see-through") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.expectBackground("transparent", isIt)
  }

  When("{background} {cellIs} {word}") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, isIt: Bool, name: String) in
    let wanted = try color(named: name)
    guard mastermind.isOutcome || !isIt else {
      return try mastermind.changeCell { $0.backgroundColor = wanted }
    }
    try mastermind.expectBackground(name, isIt)
  }.isIdempotent()

  Then("{cell} {cellHas} a {word} background") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool, name: String) in
    try mastermind.expectBackground(name, hasIt)
  }

  Then("{cell} {cellHas} {howMany} background( colour)( color)") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool, wanted: Quantity) in
    let isThere = !(try mastermind.shownCell().backgroundColor.isTransparent)
    try expect(wanted.holds(for: isThere ? 1 : 0) == hasIt, "it \(isThere ? "has" : "has not") one")
  }

  Then("nothing {changes}") { (mastermind: inout MastermindWorld, isChange: Bool) in
    try mastermind.expectRedrawn(!isChange)
  }

  Then("{cell} keeps {aspect}") {
    (mastermind: inout MastermindWorld, _: CellNoun, aspect: CellAspect) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    let found = aspect.isSame(try mastermind.shownCell(), before)
    try expect(found, "it is not the same as before")
  }

  Then("{cell} {changes}") { (mastermind: inout MastermindWorld, _: CellNoun, isChange: Bool) in
    try mastermind.expectRedrawn(isChange)
  }
}

/// The width or the height of a cell, or both.
struct CellExtent {
  var isWidth: Bool
  var isHeight: Bool

  func scale(_ frame: inout Rect, by factor: Float) {
    if isWidth { frame.width *= factor }
    if isHeight { frame.height *= factor }
  }

  func set(_ frame: inout Rect, to length: Float) {
    if isWidth { frame.width = length }
    if isHeight { frame.height = length }
  }
}

extension MastermindWorld {
  /// Whether the sentence that is running looks at the cell, and does nothing.
  var isOutcome: Bool { scenario.isInOutcome }

  /// Before an outcome, gives the cell a color; as one, looks at it.
  fileprivate mutating func haveColor(
    _ name: String, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let wanted = try color(named: name)
    guard isOutcome || !isIt else {
      return try changeCell(file: file, line: line) { $0.color = wanted }
    }
    let found = try shownCell(file: file, line: line).color
    try expect(
      (found == wanted) == isIt, "the color is \(found.hexadecimal)", file: file, line: line)
  }

  fileprivate mutating func changeFrame(
    to size: CellSize, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try changeCell(file: file, line: line) { cell in
      cell.frame = Rect(
        x: size.x ?? cell.frame.x, y: size.y ?? cell.frame.y, width: size.width,
        height: size.height)
    }
  }

  /// Before an outcome, gives the cell a size, or makes one of it; as one, looks at the size.
  fileprivate mutating func haveFrame(
    _ size: CellSize, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isOutcome {
      let frame = try shownCell(file: file, line: line).frame
      return try expect(
        size.matches(frame),
        "the cell is \(formatLength(frame.width)) by \(formatLength(frame.height))", file: file,
        line: line)
    }
    guard cell != nil else { return makeCell(width: size.width, height: size.height) }
    try changeFrame(to: size, file: file, line: line)
  }

  fileprivate func expectUntouched(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(
      try shownCell(file: file, line: line).revision == 0, "the cell has been changed", file: file,
      line: line)
  }

  fileprivate func expectBackground(
    _ name: String, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    let wanted = try color(named: name)
    guard isIt else {
      return try expect(
        cell.backgroundColor != wanted, "the background is \(name)", file: file, line: line)
    }
    try expect(
      cell.backgroundColor.hexadecimal, equals: wanted.hexadecimal, "the background", file: file,
      line: line)
    try expect(
      cell.backgroundColor.isTransparent == wanted.isTransparent, "the background is seen wrongly",
      file: file, line: line)
    let isDrawn = cell.drawing.lines.first?.hasPrefix("background ") ?? false
    try expect(
      isDrawn != wanted.isTransparent, "the background is drawn wrongly", file: file, line: line)
  }

  /// The last change was drawn anew, or was none to draw.
  func expectRedrawn(
    _ isRedrawn: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isRedrawn {
      try expectRedrawn(file: file, line: line)
    } else {
      try expectNotRedrawn(file: file, line: line)
    }
  }
}
