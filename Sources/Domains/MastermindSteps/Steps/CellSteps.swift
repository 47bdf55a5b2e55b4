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
    "(?:init(?:s|iali[sz]es?)?|creates?|makes?|(?:have|has) (?:created|made|initiali[sz]ed)|instantiates?|set(?:s)? up)(?: now)?"
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

  Given("no result cell has been created/initialised/initialized/made( yet)") { mastermind in
    mastermind.cell = nil
  }

  Given("there is no result cell( yet)") { mastermind in mastermind.cell = nil }

  Given("no result cell exists( yet)") { mastermind in mastermind.cell = nil }

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

  Given("two( result)( results) cells( {cellSize})( {same})") {
    (mastermind: inout MastermindWorld, size: CellSize?, _: Same?) in
    mastermind.makeCell(width: size?.width ?? 100, height: size?.height ?? 100)
    mastermind.others = [.cell(try mastermind.shownCell())]
  }

  When("{newCell} is/was/has\\ been created/initialised/initialized/made") {
    (mastermind: inout MastermindWorld, cell: CellDescription) in
    try mastermind.makeCell(cell, width: 0, height: 0)
  }.isIdempotent()

  When("{someone} {makes} {newCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, cell: CellDescription) in
    try mastermind.makeCell(cell, width: 0, height: 0)
  }.isIdempotent()

  // Looking changes nothing; what it finds must be as it is said to be.
  When(
    "{someone} look(s) at {cell}( before any combination is set)( before any combination has been set)"
  ) { (mastermind: inout MastermindWorld, _: Someone, _: CellNoun) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

  noun("looksAt", Goes(), "(?:looks? at|reads?|inspects?|examines?|checks?|views?)")

  When("{someone} {looksAt} {aspect}( again)") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: CellAspect) in
    _ = try mastermind.shownCell()
  }.isIdempotent()

  When("{someone} {looksAt} {combination}( again)") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, _: CombinationNoun) in
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

  When("{frame} changes/is\\ changed/is\\ set/grows/shrinks to {cellSize}") {
    (mastermind: inout MastermindWorld, _: FrameNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{frame} changes/is\\ changed from {cellSize} to {cellSize}") {
    (mastermind: inout MastermindWorld, _: FrameNoun, old: CellSize, new: CellSize) in
    let frame = try mastermind.shownCell().frame
    try expect(old.matches(frame), "the frame is \(frame)")
    try mastermind.changeFrame(to: new)
  }

  When("{someone} set(s)/change(s) {frame} to {cellSize}") {
    (mastermind: inout MastermindWorld, _: Someone, _: FrameNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{someone} resize(s) {cell} to {cellSize}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{cell} is\\ resized/is\\ made/changes/grows/shrinks to {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  ParameterType("factor", "twice|half|three times", useForSnippets: false) { (text: String) in
    text == "half" ? Float(0.5) : text == "twice" ? Float(2) : Float(3)
  }

  When("{cell} becomes/gets/is\\ made {factor} as wide") {
    (mastermind: inout MastermindWorld, _: CellNoun, factor: Float) in
    try mastermind.changeCell { $0.frame.width *= factor }
  }

  When("{cell} becomes/gets/is\\ made {factor} as high/tall") {
    (mastermind: inout MastermindWorld, _: CellNoun, factor: Float) in
    try mastermind.changeCell { $0.frame.height *= factor }
  }

  When("the width of the cell changes/is\\ changed/is\\ set to {float}") {
    (mastermind: inout MastermindWorld, width: Float) in
    try mastermind.changeCell { $0.frame.width = width }
  }.isIdempotent()

  When("the height of the cell changes/is\\ changed/is\\ set to {float}") {
    (mastermind: inout MastermindWorld, height: Float) in
    try mastermind.changeCell { $0.frame.height = height }
  }.isIdempotent()

  When("{cell} is moved to {float}, {float}") {
    (mastermind: inout MastermindWorld, _: CellNoun, x: Float, y: Float) in
    try mastermind.changeCell { cell in (cell.frame.x, cell.frame.y) = (x, y) }
  }.isIdempotent()

  When("{someone} move(s) {cell} to {float}, {float}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, x: Float, y: Float) in
    try mastermind.changeCell { cell in (cell.frame.x, cell.frame.y) = (x, y) }
  }.isIdempotent()

  When("the cell moves to {float}, {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float) in
    try mastermind.changeCell { cell in
      cell.frame = Rect(x: x, y: y, width: cell.frame.width, height: cell.frame.height)
    }
  }.isIdempotent()

  Then("nothing is/has\\ been changed( in the cell)") { mastermind in
    try mastermind.expectUntouched()
  }

  Then("{someone} has\\ not/have\\ not/haven't changed anything( in the cell)( of the cell)") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.expectUntouched()
  }

  // Before an outcome, these are how the cell comes to be; as one, how it is.
  When("{colour} {cellIs} {word}") {
    (mastermind: inout MastermindWorld, _: ColourNoun, isIt: Bool, name: String) in
    let wanted = try color(named: name)
    guard mastermind.isOutcome || !isIt else {
      return try mastermind.changeCell { $0.color = wanted }
    }
    let found = try mastermind.shownCell().color
    try expect((found == wanted) == isIt, "the color is \(found.hexadecimal)")
  }.isIdempotent()

  When("{colour} changes/is\\ changed/is\\ set to {word}") {
    (mastermind: inout MastermindWorld, _: ColourNoun, name: String) in
    try mastermind.changeCell { $0.color = try color(named: name) }
  }.isIdempotent()

  When("{colour} changes/is\\ changed from {word} to {word}") {
    (mastermind: inout MastermindWorld, _: ColourNoun, old: String, new: String) in
    let found = try mastermind.shownCell().color
    try expect(found == (try color(named: old)), "the color is \(found.hexadecimal)")
    try mastermind.changeCell { $0.color = try color(named: new) }
  }

  When("{someone} set(s)/change(s) {colour} to {word}") {
    (mastermind: inout MastermindWorld, _: Someone, _: ColourNoun, name: String) in
    try mastermind.changeCell { $0.color = try color(named: name) }
  }.isIdempotent()

  When("{someone} set(s)/change(s) {background} to {word}") {
    (mastermind: inout MastermindWorld, _: Someone, _: BackgroundNoun, name: String) in
    try mastermind.changeCell { $0.backgroundColor = try color(named: name) }
  }.isIdempotent()

  Then("{cell} {cellIs} transparent") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.expectBackground("transparent", isIt)
  }

  Then("{cell} is {colourName}") {
    (mastermind: inout MastermindWorld, _: CellNoun, name: String) in
    let wanted = try color(named: name).hexadecimal
    try expect(try mastermind.shownCell().color.hexadecimal, equals: wanted, "the color")
  }

  When("{background} changes/is\\ changed/is\\ set to {word}") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, name: String) in
    try mastermind.changeCell { $0.backgroundColor = try color(named: name) }
  }.isIdempotent()

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

  Then("{cell} {changes}") { (mastermind: inout MastermindWorld, _: CellNoun, isChange: Bool) in
    try mastermind.expectRedrawn(isChange)
  }
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
