import Mastermind
import StepKit

/// The drawing of a result cell.
let drawingSteps = StepLibrary(MastermindWorld.self) {
  Then(
    "{holder} {cellHas} {howMany} {circles}( left)( now)( at all)( altogether)( in all)( in total)"
  ) {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun
    ) in try mastermind.expectCircles(wanted, hasThem)
  }

  Then("{holder} {cellHas} {howMany} {circles}{andNotCount}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, denied: Int
    ) in
    try mastermind.expectCircles(wanted, hasThem)
    try mastermind.expectCircles(Quantity(denied), !hasThem)
  }

  ParameterType(
    "andNotCount",
    "(?:(?:,| and|, and|,? but) not| instead of| rather than) (\(numberWord))(?: circles?)?",
    useForSnippets: false,
    groups: { groups in
      try require(groups.first.flatMap { $0 }.flatMap(number(inWords:)), "there is no number")
    })

  Then("{thereAre} {howMany} {circles}( left)( now)( altogether)( in all)( in total)( in {holder})")
  {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      _: CellNoun?
    ) in
    try mastermind.expectCircles(wanted, areThere)
  }

  Then("{howMany} {circles} {cellIs} drawn/displayed/shown/visible/left/there/to\\ be\\ seen") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areDrawn: Bool) in
    try mastermind.expectCircles(wanted, areDrawn)
  }

  Then("{howMany} {circles} remain(s)/remained/can\\ be\\ seen/is\\ all\\ that\\ is\\ left") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun) in
    try mastermind.expectCircles(wanted)
  }

  Then("{howMany} {circles} {cellIs} drawn/displayed/shown {lined}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areSo: Bool,
      isRow: Bool
    ) in
    try expect(areSo, "the sentence says how the circles are not")
    try mastermind.expectCircles(wanted)
    try mastermind.expectLined(inRow: isRow)
  }

  ParameterType(
    "lined", "side by side|next to each other|beside each other|in (?:one|a single|a) row",
    "one (?:above|below|under|over) the other|on top of each other|in (?:one|a single|a) column",
    useForSnippets: false
  ) { (text: String) in ["side", "next", "row"].contains(where: text.contains) }

  Then("neither a {paint} nor a/an {paint} circle {canBe} seen") {
    (mastermind: inout MastermindWorld, _: ShownPaint, _: ShownPaint, _: Goes) in
    try mastermind.expectCircles(Quantity(0))
  }

  noun("canBe", Goes(), "can be|is|is to be")

  Then("{paths} {cellIs} {count}( in number)") {
    (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool, count: Int) in
    try mastermind.expectCircles(Quantity(count), isIt)
  }

  Then(
    "{holder} {cellHas} (the same number of circles as the length of )(as many circles as )the combination( has symbols)"
  ) {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    let length = try mastermind.shownCell().combination.count
    try mastermind.expectCircles(Quantity(length), isIt)
  }

  Then("there are as many circles as symbols( in the combination)") { mastermind in
    let length = try mastermind.shownCell().combination.count
    try mastermind.expectCircles(Quantity(length))
  }

  Then("{holder} {cellHas} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in
    try mastermind.expectPaints([circles, other], hasThem)
  }

  Then("{thereAre} {paintedCount}( and {paintedCount})( left)( now)") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in
    try mastermind.expectPaints([circles, other], areThere)
  }

  Then("{paintedCount}( and {paintedCount}) {cellIs} drawn/displayed/shown/visible") {
    (
      mastermind: inout MastermindWorld, circles: PaintedCount, other: PaintedCount?,
      areDrawn: Bool
    ) in
    try mastermind.expectPaints([circles, other], areDrawn)
  }

  Then("the number of {circles} {cellIs} {howMany}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, isIt: Bool, wanted: Quantity) in
    try mastermind.expectCircles(wanted, isIt)
  }

  Then("the number of {paint} {circles} {cellIs} {howMany}") {
    (
      mastermind: inout MastermindWorld, paint: ShownPaint, _: CirclesNoun, isIt: Bool,
      wanted: Quantity
    ) in
    try mastermind.expectPaints([PaintedCount(quantity: wanted, paint: paint)], isIt)
  }

  noun("goes", Goes(), "(?:goes|changes|grows|rises|falls|drops|shrinks|has gone)(?: up| down)?")

  Then("the number of {circles} {goes} from {count} to {count}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, _: Goes, old: Int, new: Int) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    try expect(before.circles.count, equals: old, "the number of circles before")
    try mastermind.expectCircles(Quantity(new))
  }

  Then("{paths} {cellIs} empty") { (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool) in
    try mastermind.expectCircles(Quantity(0), isIt)
  }

  Then("{cell} has {count} empty path(s)") {
    (mastermind: inout MastermindWorld, _: CellNoun, count: Int) in
    let bounds = try mastermind.shownCell().circles.map(\.bounds)
    try expect(bounds.count, equals: count, "the number of paths")
    try expect(bounds, equals: bounds.map { _ in .zero }, "the list of paths")
  }

  Then("{cell} draws/shows/displays nothing") { (mastermind: inout MastermindWorld, _: CellNoun) in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("{cell} {cellIs} blank") { (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    let lines = try mastermind.shownCell().drawing.lines
    try expect(lines.isEmpty == isIt, "the draw list is \(lines)")
  }

  Then("nothing is shown/displayed/visible {inCell}") {
    (mastermind: inout MastermindWorld, _: Goes) in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("nothing is drawn {inCell}") { (mastermind: inout MastermindWorld, _: Goes) in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  noun(
    "inCell", Goes(),
    "(?:on|in|inside) (?:it|the (?:results? )?cell)|at all|yet|any ?more|any longer")

  Then("nothing is shown/displayed/visible") { mastermind in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("{holder} {cellHas} {paintedCount} followed by {paintedCount}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, circles: PaintedCount,
      other: PaintedCount
    ) in
    let counts = [circles.quantity.count, other.quantity.count]
    let wanted = zip([circles.paint, other.paint], counts).flatMap { paint, count in
      repeatElement(paint, count: min(count, 100_000))
    }
    let found = try mastermind.paints()
    try expect((found == wanted) == isIt, "the circles are \(found)")
  }

  Then("the order( of the circles) {cellIs} {paints}") {
    (mastermind: inout MastermindWorld, isIt: Bool, paints: [ShownPaint]) in
    let found = try mastermind.paints()
    try expect((found == paints) == isIt, "the circles are \(found)")
  }

  Then("there is/are {count} circle(s) more than before") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: count)
  }

  Then("there is/are {count} more circle(s) than before") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: count)
  }

  Then("there is/are {count} fewer/less circle(s) than before") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: -count)
  }

  Then("there is/are {count} circle(s) fewer/less than before") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: -count)
  }

  Then("there are more circles than before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, .moreThan))
  }

  Then("there are fewer/less circles than before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, .fewerThan))
  }

  Then("there are as many circles as before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before))
  }

  noun("drawn", Goes(), "a circle|(?:drawn|shown|counted)(?: as a circle)?")
  noun("theSpace", Space(), "(?:the|a|its) (?:leading |first )?spaces?(?: itself)?|spaces")

  Then("{theSpace} {cellIs} {drawn}") {
    (mastermind: inout MastermindWorld, _: Space, isDrawn: Bool, _: Goes) in
    try mastermind.expectSpaceDrawn(isDrawn)
  }

  Then("no circle is drawn/shown for {theSpace}") {
    (mastermind: inout MastermindWorld, _: Space) in try mastermind.expectSpaceDrawn(false)
  }

  Then("the image( of the cell) {cellIs} empty/blank/transparent") {
    (mastermind: inout MastermindWorld, isIt: Bool) in
    let lines = try mastermind.shownCell().drawing.lines
    try expect(lines.isEmpty == isIt, "the draw list is \(lines)")
  }

  Then("something is drawn/shown/visible") { mastermind in
    let lines = try mastermind.shownCell().drawing.lines
    try expect(!lines.isEmpty, "nothing is drawn")
  }

  Then("nothing is drawn") { mastermind in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("the circles {cellIs} {paints}( in this order)") {
    (mastermind: inout MastermindWorld, isIt: Bool, paints: [ShownPaint]) in
    let found = try mastermind.paints()
    try expect((found == paints) == isIt, "the circles are \(found)")
  }

  Then("there is/are {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    try expect(
      try mastermind.paints().count { $0 == paint }, equals: count, "the circles of that kind")
  }

  Then("{cell} {cellHas} {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    let found = try mastermind.paints().count { $0 == paint }
    try expect((found == count) == hasThem, "there are \(found) circles of that kind")
  }

  Then("the filled and the outlined circle are {word}") {
    (mastermind: inout MastermindWorld, name: String) in
    _ = try color(named: name)
    try mastermind.expectAre([
      CircleClaim(choice: .painted(.filled, isOne: true), traits: [.color(name)]),
      CircleClaim(choice: .painted(.outlined, isOne: true), traits: [.color(name)]),
    ])
  }

  Then("it draws one circle with the bounds {float} {float} {float} {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float, width: Float, height: Float) in
    try expect(
      try mastermind.shownCell().drawing.ovals.map(\.bounds),
      equals: [Rect(x: x, y: y, width: width, height: height)], "the list of circles")
  }

  Then("{holder} {cellHas} (just )(only )a/one (single )big circle") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool) in
    try expect(hasIt, "a cell has one big circle or others")
    try mastermind.expectOneBigCircle()
  }

  Then("there is a/one single big circle") { mastermind in try mastermind.expectOneBigCircle() }

  noun("areGone", Goes(), "(?:is|are) gone|(?:has|have) (?:all )?disappeared|disappears?")

  Then("{paths} {areGone}") { (mastermind: inout MastermindWorld, _: PathsNoun, _: Goes) in
    try mastermind.expectCircles(Quantity(0))
  }

  Then("(all )(the )(previous )(old )circles {areGone}") {
    (mastermind: inout MastermindWorld, _: Goes) in try mastermind.expectCircles(Quantity(0))
  }

  Then("(the )(filled and stroked )(filled and outlined )circles alternate") { mastermind in
    let paints = try mastermind.paints()
    try expect(paints.count > 1, "there are no two circles")
    try expect(zip(paints, paints.dropFirst()).allSatisfy { $0 != $1 }, "the circles are \(paints)")
  }

  Then("the number of circles/symbols of the {ordinal} kind/type is {count}") {
    (mastermind: inout MastermindWorld, kind: Int, count: Int) in
    let paint = try paint(ofKind: kind)
    try expect(
      try mastermind.paints().count { $0 == paint }, equals: count, "the circles of that kind")
  }

  Then("there is no grid") { mastermind in
    try expect(try mastermind.shownCell().grid == nil, "the cell has a grid")
  }
}

/// A verb that has several words.
struct Goes {}
struct Space {}

/// The first kind is filled, the second outlined.
func paint(ofKind kind: Int) throws -> ShownPaint {
  try require(kind == 1 ? .filled : kind == 2 ? .outlined : nil, "there are two kinds of symbols")
}

extension MastermindWorld {
  /// The number of circles that was kept, or that there was before the last change.
  fileprivate func circlesBefore(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let before = try require(
      kept ?? cellBefore, "nothing has been kept or changed", file: file, line: line)
    return before.circles.count
  }

  fileprivate func expectCircles(
    more count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let before = try circlesBefore(file: file, line: line)
    try expect(
      try shownCell(file: file, line: line).circles.count - before, equals: count,
      "the circles more than before", file: file, line: line)
  }

  /// A space of the text given is drawn as little as one of those stored.
  fileprivate func expectSpaceDrawn(
    _ isDrawn: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(
      cell.combination.contains(" "), "\"\(cell.combination)\" has no space", file: file,
      line: line)
    try expect(
      (cell.circles.count == cell.combination.count) == isDrawn,
      "\"\(cell.combination)\" has \(cell.circles.count) circles", file: file, line: line)
  }

  func expectCircles(
    _ wanted: Quantity, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    let count = cell.circles.count
    if isIt, wanted.relation == .exactly {
      try expect(count, equals: wanted.count, "the number of circles", file: file, line: line)
    }
    try expect(
      wanted.holds(for: count) == isIt, "there are \(count) circles", file: file, line: line)
    // A new cell has no area, so its circles, if any, could not be seen.
    guard isIt, cell.frame.hasArea else { return }
    try expect(
      cell.drawing.ovals.count, equals: count, "the number of ovals drawn", file: file, line: line)
    try expectDrawn(cell, file: file, line: line)
  }

  /// So many circles of each paint that is named, or not.
  fileprivate func expectPaints(
    _ wanted: [PaintedCount?], _ isSo: Bool = true, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let paints = try paints()
    let isIt = wanted.compactMap(\.self).allSatisfy { wanted in
      wanted.quantity.holds(for: paints.count { $0 == wanted.paint })
    }
    try expect(isIt == isSo, "the circles are \(paints)", file: file, line: line)
  }

  /// Nothing but paths, of ovals that can be drawn where the cell has an area.
  func expectPaths(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(
      cell.circles.count, equals: cell.combination.count { $0 != " " }, "the number of paths",
      file: file, line: line)
    if cell.frame.hasArea, !cell.circles.isEmpty { try expectInPlace(file: file, line: line) }
  }

  func expectOneBigCircle(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let whole = Rect(width: cell.frame.width, height: cell.frame.height)
    try expect(
      cell.drawing.ovals.map(\.bounds), equals: [whole], "the list of circles", file: file,
      line: line)
  }

  func expectInPlace(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(!cell.circles.isEmpty, "there are no circles", file: file, line: line)
    let problem = misplacement(in: cell)
    try expect(problem == nil, problem ?? "", file: file, line: line)
  }
}
