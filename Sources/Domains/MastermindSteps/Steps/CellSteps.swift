import Mastermind
import StepKit

/// Looking at a result cell, and changing its frame.
let cellSteps = StepLibrary(MastermindWorld.self) {
  // Looking changes nothing; what it finds must be as it is said to be.
  noun(
    "looksAt", Goes(),
    "(?:looks? at|looks? into|reads?|inspects?|examines?|checks?|views?|counts?|asks? for|asks? the cell for|gets?|requests?|observes?|verif(?:y|ies))"
  )

  noun(
    "lookedAt", Goes(),
    "(?:the|its) (?:(?:results? )?cell|circles|(?:bezier )?paths?|list|image|picture|background(?: colou?r)?|colou?r|frame|size|grid|drawing|(?:stored |current )?(?:combination(?: value)?|result))(?: of the (?:results? )?cell)?",
    "the (?:second|other) cell|the board|the screen|the (?:filled|stroked|outlined) circles",
    "it|(?:the|its) (?:properties|values|contents?|initial state|state)(?: of the (?:results? )?cell)?|the list of (?:bezier )?paths|the number of (?:circles|paths)|(?:what )?the cell (?:shows|draws)"
  )

  noun(
    "meanwhile", Goes(),
    "(?: again| more closely| before any combination (?:is|has been) set| before anything is set)?",
    " (?:without|before)(?: (?:setting|giving it|assigning|entering|changing))? (?:(?:a|any|its) (?:combination|result)|anything)(?: first)?"
  )

  When("{someone} {looksAt} {lookedAt}{meanwhile}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: Goes, _: Goes) in
    _ = try mastermind.shownCell()
    if mastermind.wording.has("without", "before") { try mastermind.expectNothingSet() }
  }.isIdempotent()

  noun(
    "isLookedAt", Goes(),
    "(?:is|are) (?:looked at|read|inspected|examined|checked|viewed|counted|requested|observed)")

  When("{lookedAt} {isLookedAt}{meanwhile}") {
    (mastermind: inout MastermindWorld, _: Goes, _: Goes, _: Goes) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

  Step("{cell} is/was/has/becomes/measures/should\\ be/should\\ measure {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, size: CellSize) in
    try mastermind.haveFrame(size)
  }.isIdempotent()

  Step("{frame} {cellIs} {cellSize}") {
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
    "(?:is|was|has been) (?:resized|made|enlarged|stretched|scaled|changed|shrunk|reduced|widened|narrowed)(?: to)?|(?:changes|grows|shrinks) to|gets|receives"
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
    CellExtent(
      isWidth: ["wide", "large", "big"].contains(text),
      isHeight: text != "wide")
  }

  When("{cell} becomes/gets/is\\ made {factor} as {extent}( as before)") {
    (mastermind: inout MastermindWorld, _: CellNoun, factor: Float, extent: CellExtent) in
    try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  ParameterType(
    "length", "(?:the|its)(?: cell['’]s)? (?:width|height)(?: of the (?:results? )?cell)?",
    useForSnippets: false
  ) {
    (text: String) in
    CellExtent(isWidth: text.contains("width"), isHeight: text.contains("height"))
  }

  ParameterType("scales", "doubles?|halves?", useForSnippets: false) { (text: String) in
    text.contains("double") ? Float(2) : Float(0.5)
  }

  When("{someone} {scales} {length}") {
    (mastermind: inout MastermindWorld, _: Someone, factor: Float, extent: CellExtent) in
    try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  ParameterType("scaled", "is (?:doubled|halved)|doubles|halves", useForSnippets: false) {
    (text: String) in
    text.contains("double") ? Float(2) : Float(0.5)
  }

  When("{length} {scaled}") {
    (mastermind: inout MastermindWorld, extent: CellExtent, factor: Float) in
    try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  propertySteps(of: "length", value: "float", isRich: false) {
    (mastermind: inout MastermindWorld, extent: CellExtent, length: Float) in
    try mastermind.changeCell { extent.set(&$0.frame, to: length) }
  } expect: { (mastermind: MastermindWorld, extent: CellExtent, old: Float) in
    let frame = try mastermind.shownCell().frame
    let found = extent.isWidth ? frame.width : frame.height
    try expect(found, equals: old, "the length")
  }

  noun("squareFrame", Goes(), "(?:a )?square|as wide as (?:it is )?high|as high as (?:it is )?wide")

  // Before an outcome, the height becomes that of the width; as one, the frame is looked at.
  Step("{cell} {cellIs} {squareFrame}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, _: Goes) in
    if !mastermind.isOutcome, isIt {
      if mastermind.cell == nil { mastermind.makeCell(width: 100, height: 100) }
      return try mastermind.changeCell { $0.frame.height = $0.frame.width }
    }
    let frame = try mastermind.shownCell().frame
    try expect((frame.width == frame.height && frame.hasArea) == isIt, "the frame is \(frame)")
  }

  When("{cell} is widened/narrowed to {float}{points}") {
    (mastermind: inout MastermindWorld, _: CellNoun, width: Float, _: AndLength) in
    try mastermind.changeCell { $0.frame.width = width }
  }.isIdempotent()

  When("{cell} {isResized} {float}{points} {extent}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, _: Goes, length: Float, _: AndLength,
      extent: CellExtent
    ) in try mastermind.changeCell { extent.set(&$0.frame, to: length) }
  }.isIdempotent()

  // By no number: twice or half of what it was.
  ParameterType(
    "otherExtent", "wider|narrower|higher|taller|larger|bigger|smaller",
    useForSnippets: false
  ) {
    (text: String) in
    OtherExtent(
      extent: CellExtent(
        isWidth: !["higher", "taller"].contains(text),
        isHeight: !["wider", "narrower"].contains(text)),
      factor: ["narrower", "smaller"].contains(text) ? 0.5 : 2)
  }

  When("{cell} becomes/gets/is\\ made {otherExtent}") {
    (mastermind: inout MastermindWorld, _: CellNoun, other: OtherExtent) in
    try mastermind.changeCell { other.extent.scale(&$0.frame, by: other.factor) }
  }

  When("{someone} make(s) {cell} {otherExtent}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, other: OtherExtent) in
    try mastermind.changeCell { other.extent.scale(&$0.frame, by: other.factor) }
  }

  When("{someone} make(s) {cell} {factor} as {extent}( as before)") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CellNoun, factor: Float,
      extent: CellExtent
    ) in try mastermind.changeCell { extent.scale(&$0.frame, by: factor) }
  }

  When("{cell} changes {frame} to {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: FrameNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{someone} {givesTo} {cell} {cellSize}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun, size: CellSize
    ) in try mastermind.changeFrame(to: size)
  }.isIdempotent()

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
    "(?:is|was|has been|gets) (?:drawn|rendered|displayed|shown|presented|painted)(?: on the (?:screen|board))?|draws itself|appears(?: on the (?:screen|board))?|has to be drawn"
  )
  noun("draws", Goes(), "(?:draw|render|display|present|paint)s?")

  When("the bezier\\ paths/bezier\\ path/grid/result is/are drawn/shown/calculated/created/placed")
  {
    mastermind in
    try mastermind.lookAtDrawing()
  }.isIdempotent()

  noun(
    "untouched", Goes(),
    "(?: (?:without|before)(?: (?:setting|giving it))? (?:(?:a|any|its) (?:combination|result)|anything))?"
  )

  When("{theCell} {isDrawn}{untouched}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Goes, _: Goes) in
    if mastermind.wording.has("without", "before") { try mastermind.expectNothingSet() }
    try mastermind.lookAtDrawing()
  }.isIdempotent()

  When("{someone} {draws} {cell}( again)( once more)") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: CellNoun) in
    try mastermind.lookAtDrawing()
  }.isIdempotent()

  noun("theCell", CellNoun(), theCell)

  Then("nothing is/has\\ been changed( in the cell)") { mastermind in
    try mastermind.expectUntouched()
  }

  Then("{someone} has\\ not/have\\ not/haven't changed anything( in the cell)( of the cell)") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.expectUntouched()
  }

  noun(
    "nothingChanges", Goes(),
    "nothing(?: in the cell)? (?:changes|changed|has changed|is different|should (?:change|have changed))|nothing(?: else)? (?:happens|should happen)"
  )

  Step("{nothingChanges}") { (mastermind: inout MastermindWorld, _: Goes) in
    if mastermind.isOutcome { try mastermind.expectRedrawn(false) }
  }.isIdempotent()

  When("{someone} do/does nothing( else)") { (mastermind: inout MastermindWorld, _: Someone) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

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

struct OtherExtent {
  var extent: CellExtent
  var factor: Float
}

extension MastermindWorld {
  /// Whether the sentence that is running looks at the cell, and does nothing.
  var isOutcome: Bool { scenario.isInOutcome }

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
  mutating func haveFrame(
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

  /// The cell draws what its text says; as an outcome, that is something.
  fileprivate func lookAtDrawing(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    if isOutcome {
      try expect(!cell.drawing.lines.isEmpty, "nothing is drawn", file: file, line: line)
    }
    try expectDrawn(cell, file: file, line: line)
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
