import Mastermind
import StepKit

/// Making and changing a result cell.
let cellSteps = StepLibrary(MastermindWorld.self) {
  Given("a new/fresh (result )(results )cell") { mastermind in
    mastermind.cell = ResultCell()
    mastermind.givenText = ""
  }

  Given(
    "a( square)( result)( results) cell( {cellSize})( with an empty combination)( showing {string})( with the combination {string})"
  ) {
    (
      mastermind: inout MastermindWorld, size: CellSize?, shown: String?, combination: String?
    ) in
    mastermind.makeCell(
      width: size?.width ?? 100, height: size?.height ?? 100,
      showing: shown ?? combination ?? "")
  }

  Given("two( result)( results) cells( {cellSize})") {
    (mastermind: inout MastermindWorld, size: CellSize?) in
    mastermind.makeCell(width: size?.width ?? 100, height: size?.height ?? 100)
    mastermind.other = .cell(try mastermind.shownCell())
  }

  Given("a( result)( results) cell( {cellSize}) with {count} circle(s)") {
    (mastermind: inout MastermindWorld, size: CellSize?, count: Int) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    mastermind.makeCell(
      width: size?.width ?? 100, height: size?.height ?? 100,
      showing: String(repeating: "A", count: count))
  }

  Given("a( result)( results) cell( {cellSize}) with the colour/color {word}") {
    (mastermind: inout MastermindWorld, size: CellSize?, name: String) in
    mastermind.makeCell(width: size?.width ?? 100, height: size?.height ?? 100)
    try mastermind.changeCell { $0.color = try color(named: name) }
  }

  When(
    "a( new)( result)( results) cell( {cellSize})( with the combination {string}) is/was/has\\ been created"
  ) { (mastermind: inout MastermindWorld, size: CellSize?, combination: String?) in
    mastermind.makeCell(
      width: size?.width ?? 0, height: size?.height ?? 0, showing: combination ?? "")
  }.isIdempotent()

  When(
    "{someone} create(s)/make(s) a( new)( result)( results) cell( {cellSize})( with the combination {string})"
  ) {
    (mastermind: inout MastermindWorld, _: Someone, size: CellSize?, combination: String?) in
    mastermind.makeCell(
      width: size?.width ?? 0, height: size?.height ?? 0, showing: combination ?? "")
  }.isIdempotent()

  When("{cell} is/was/has/measures {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, size: CellSize) in
    try mastermind.haveFrame(size)
  }.isIdempotent()

  When("{frame} is/was {cellSize}") {
    (mastermind: inout MastermindWorld, _: FrameNoun, size: CellSize) in
    try mastermind.haveFrame(size)
  }.isIdempotent()

  When("{frame} changes/is\\ changed/is\\ set to {cellSize}") {
    (mastermind: inout MastermindWorld, _: FrameNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
  }.isIdempotent()

  When("{cell} is resized/changes/grows/shrinks to {cellSize}") {
    (mastermind: inout MastermindWorld, _: CellNoun, size: CellSize) in
    try mastermind.changeFrame(to: size)
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

  Then("{paths} {changes}") { (mastermind: inout MastermindWorld, _: PathsNoun, isChange: Bool) in
    try mastermind.expectRedrawn(isChange)
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
        x: cell.frame.x, y: cell.frame.y, width: size.width, height: size.height)
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
  fileprivate func expectRedrawn(
    _ isRedrawn: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isRedrawn {
      try expectRedrawn(file: file, line: line)
    } else {
      try expectNotRedrawn(file: file, line: line)
    }
  }
}
