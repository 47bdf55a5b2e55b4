import Mastermind
import StepKit

/// One symbol ends in a single big circle, and circles fill their cell (MAS-C3).
let bigCircleSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "bigCircle", AndAlso(),
    "(?:(?:only|just|exactly) )*(?:an?|one)(?: single)?,? big circle",
    "(?:(?:only|just|exactly) )*(?:a single|one) circle (?:that|which) fills the (?:whole )?cell")

  Then("{holder} {cellHas} {bigCircle}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool, _: AndAlso) in
    try expect(hasIt, "a cell has one big circle or others")
    try mastermind.expectOneBigCircle()
  }

  Then("{thereAre} {bigCircle}") {
    (mastermind: inout MastermindWorld, isThere: Bool, _: AndAlso) in
    try expect(isThere, "a cell has one big circle or others")
    try mastermind.expectOneBigCircle()
  }

  Then("{bigCircle} {areShown}( {addition})") {
    (mastermind: inout MastermindWorld, _: AndAlso, isShown: Bool, _: Goes?) in
    try expect(isShown, "a cell has one big circle or others")
    try mastermind.expectOneBigCircle()
  }

  noun(
    "endsIn", AndAlso(),
    "(?:the (?:one |single |only )?(?:symbol|combination|result|cell)|it) (?:ends(?: up)? (?:in|as|with)|becomes|is|turns into|should be|should end in)",
    "the (?:one |single |only )?(?:symbol|combination|result) (?:is|should be) (?:drawn|shown) as|one symbol (?:ends in|gives|makes|is drawn as)"
  )

  Then("{endsIn} {bigCircle}") { (mastermind: inout MastermindWorld, _: AndAlso, _: AndAlso) in
    try mastermind.expectOneBigCircle()
  }

  noun("fills", AndAlso(), fillsPattern)

  Then("(together )(now ){someCircles} {fills}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso) in
    if case .all(let count) = circles, mastermind.wording.isTogether {
      if let count { try mastermind.expectCircles(Quantity(count)) }
      return try mastermind.expectNoPlaceFree()
    }
    try mastermind.expectOneBigCircle()
    try mastermind.expectAre(circles, .wholeCell)
  }

  noun(
    "doesNotFill", Goes(),
    "(?:does|do|should) not (?:fill|cover|take up) the (?:whole |entire )?(?:cell|frame)")

  Then("{someCircles} {doesNotFill}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: Goes) in
    if case .all = circles, mastermind.wording.isTogether {
      let (places, taken) = try mastermind.gridPlaces()
      return try expect(taken < places, "all \(places) places of the grid are taken")
    }
    var claim = CircleClaim(choice: circles, traits: [.wholeCell])
    claim.isSo = false
    try mastermind.expectAre([claim])
  }

  Then("{endsIn} one/a\\ single/exactly\\ one/just\\ one circle") {
    (mastermind: inout MastermindWorld, _: AndAlso) in
    try mastermind.expectCircles(Quantity(1))
  }

  Then("{bigCircle} {fills}") { (mastermind: inout MastermindWorld, _: AndAlso, _: AndAlso) in
    try mastermind.expectOneBigCircle()
  }

  Then("a single circle {fills}") { (mastermind: inout MastermindWorld, _: AndAlso) in
    try mastermind.expectOneBigCircle()
  }

  Then("it {fills}") { (mastermind: inout MastermindWorld, _: AndAlso) in
    try mastermind.expectOneBigCircle()
  }

  Then("{someCircles} {cellIs} {paint} and {fills}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, isSo: Bool, paint: ShownPaint,
      _: AndAlso
    ) in
    try expect(isSo, "the sentence denies half of what it says")
    try mastermind.expectAre(circles, .paint(paint))
    try mastermind.expectOneBigCircle()
  }

  Then("one/a (single )(big )circle {cellSize} {fills}") {
    (mastermind: inout MastermindWorld, size: CellSize, _: AndAlso) in
    try mastermind.expectOneBigCircle()
    try mastermind.expectAre(.single, .width(size.width), .height(size.height))
  }

  Then("the size of {someCircles} is/equals the size of the cell/frame") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectAre(circles, .wholeCell)
  }

  noun(
    "asLargeAsBefore", AndLength(),
    "(?:is|are)(?: still)? (?:as (?:large|big) as|(?:of )?the same size as)(?: (?:they were|it was))? before|(?:has|have)(?: still)? the same size as before"
  )

  Then("{someCircles} {asLargeAsBefore}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength) in
    _ = try mastermind.bounds(of: circles)
    try mastermind.expectOtherSize(false)
  }

  noun(
    "bothKindsShare", AndLength(),
    "(?:the )?fill and (?:the )?(?:stroke|outline) have the same colou?r|both kinds(?: of circles)? (?:have|are drawn in) the same colou?r"
  )

  Then("{bothKindsShare}") { (mastermind: inout MastermindWorld, _: AndLength) in
    try mastermind.expectOneColor(of: .bothPaints)
  }
}

extension Wording {
  /// Whether it speaks of what the circles do together, and not of what each of them does.
  fileprivate var isTogether: Bool {
    !has("each", "every", "both", "any", "touch", "touches", "reach", "reaches")
      && !(has("has", "have") && has("size", "width"))
  }
}

private let fillsPattern =
  "(?:(?:still |now |completely )?(?:fills?|takes?(?: up)?|occup(?:y|ies)|covers?|uses?(?: up)?)|(?:should|must) (?:completely |now )?(?:fill|take up|cover|occupy|use))"
  + " (?:(?:all |all of )?the (?:whole |entire |full |complete |available )?(?:results? )?(?:cell|frame|view|square|space(?: (?:of|in) the cell)?)|all(?: of)?(?: the)?(?: available)? space(?: (?:of|in) the cell)?)"
  + "(?: completely| entirely)?"
  + "|(?:touches|reaches|(?:should )?(?:touch|reach)) (?:every side|(?:all )?(?:the )?(?:four )?(?:sides|edges|borders))(?: of the (?:cell|frame))?"
  + "|(?:has|have|should have) the (?:same )?(?:size|width and height|width and the height)(?: of| as) the (?:cell|frame)"

extension MastermindWorld {
  func expectOneBigCircle(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let whole = Rect(width: cell.frame.width, height: cell.frame.height)
    try expect(
      cell.drawing.ovals.map(\.bounds), equals: [whole], "the list of circles", file: file,
      line: line)
  }

  /// The circles are in their places, and no place of the grid is left.
  func expectNoPlaceFree(file: StaticString = #filePath, line: Int = #line) throws {
    try expectInPlace(file: file, line: line)
    let (places, taken) = try gridPlaces(file: file, line: line)
    try expect(
      taken == places, "\(taken) of the \(places) places of the grid are taken, not all",
      file: file, line: line)
  }

  func expectInPlace(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(!cell.circles.isEmpty, "there are no circles", file: file, line: line)
    let problem = misplacement(in: cell)
    try expect(problem == nil, problem ?? "", file: file, line: line)
  }
}
