import Mastermind
import StepKit

/// A cell that shows nothing, and a space, which is not drawn.
let emptyDrawingSteps = StepLibrary(MastermindWorld.self) {
  Then("{paths} {cellIs} empty") { (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool) in
    try mastermind.expectCircles(Quantity(0), isIt)
  }

  Then("{paths} {cellHas} nothing") {
    (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool) in
    try mastermind.expectCircles(Quantity(0), isIt)
  }

  Then("{cell} has {count} empty path(s)") {
    (mastermind: inout MastermindWorld, _: CellNoun, count: Int) in
    let bounds = try mastermind.shownCell().circles.map(\.bounds)
    try expect(bounds.count, equals: count, "the number of paths")
    try expect(bounds, equals: bounds.map { _ in .zero }, "the list of paths")
  }

  statement(
    "showsNothing",
    "(?:still |now )?(?:draws?|shows?|displays?|contains?|holds?) nothing(?: at all| any ?more| yet)?",
    "(?:should|must) (?:draw|show|display|contain) nothing",
    "(?:does|should|must)(?: not| no longer|n['’]t) (?:draw|show|display|contain) anything(?: any ?more| at all)?"
  )

  Then("{cell} {showsNothing}") { (mastermind: inout MastermindWorld, _: CellNoun, _: Bool) in
    try mastermind.expectBlank(true)
  }

  Then("{cell} {cellIs} blank/without\\ circles") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.expectBlank(isIt)
  }

  Then("nothing {areSeen}( {addition})") {
    (mastermind: inout MastermindWorld, areShown: Bool, _: Goes?) in
    if mastermind.wording.isLoss { return try mastermind.expectLoss(false) }
    try mastermind.expectBlank(areShown)
    if mastermind.wording.isRest {
      try expect(!(try mastermind.lastMoment().drawing.lines.isEmpty), "nothing was there before")
    }
  }

  Then("something {areSeen}( {addition})") {
    (mastermind: inout MastermindWorld, areShown: Bool, _: Goes?) in
    if mastermind.wording.isLoss { return try mastermind.expectLoss(true) }
    try mastermind.expectBlank(!areShown)
  }

  Then("{thereAre} nothing( {addition})( to see)( to draw)( to be seen)") {
    (mastermind: inout MastermindWorld, areThere: Bool, _: Goes?) in
    try mastermind.expectBlank(areThere)
  }

  noun(
    "picture", Goes(),
    "(?:its|the) (?:image|picture|drawing|PNG representation)(?: of (?:the (?:results? )?cell|it))?"
  )

  Then("{picture} {cellIs}( completely) empty/blank/transparent") {
    (mastermind: inout MastermindWorld, _: Goes, isIt: Bool) in
    try mastermind.expectBlank(isIt)
  }

  Then("{paths} {areGone}") { (mastermind: inout MastermindWorld, _: PathsNoun, _: Goes) in
    try mastermind.expectCircles(Quantity(0))
    try expect(!(try mastermind.lastMoment().circles.isEmpty), "there were no circles before")
  }

  noun(
    "areGone", Goes(),
    "(?:(?:is|are)(?: all)?|should(?: all)? be) (?:gone|removed)|(?:has|have) (?:all )?(?:disappeared|been removed)|(?:should )?disappears?"
  )

  noun("allCircles", Goes(), "(?:all|all the|all of the) circles|(?:every|each|the) circle")

  Then("{allCircles} {areGone}") { (mastermind: inout MastermindWorld, _: Goes, _: Goes) in
    try mastermind.expectCircles(Quantity(0))
    let before = try mastermind.lastMoment().circles.count
    try expect(
      mastermind.wording.says("the circle") ? before == 1 : before > 0,
      "there were \(before) circles before")
  }

  Then("there is no grid") { mastermind in
    try expect(try mastermind.shownCell().grid == nil, "the cell has a grid")
  }

  // A space.
  noun("drawn", Goes(), "(?:a|one) (?:circle|symbol)|(?:drawn|shown|counted)(?: as a circle)?")
  noun("theSpace", Space(), "(?:the|a|its) (?:leading |first )?spaces?(?: itself)?|spaces")

  Then("{theSpace} {cellIs} {drawn}") {
    (mastermind: inout MastermindWorld, _: Space, isDrawn: Bool, _: Goes) in
    try mastermind.expectSpaceDrawn(isDrawn)
  }

  Then("{theSpace} {cellIs} invisible") {
    (mastermind: inout MastermindWorld, _: Space, isIt: Bool) in
    try mastermind.expectSpaceDrawn(!isIt)
  }

  statement(
    "getsCircle", "(?:has|gets|draws|counts as|is drawn with) (?:no|a) (?:circle|symbol)",
    "(?:does|should)(?: not|n['’]t) (?:have|get|draw|count as) an? (?:circle|symbol)",
    "(?:does|should)(?: not|n['’]t) count")

  Then("{theSpace} {getsCircle}") {
    (mastermind: inout MastermindWorld, _: Space, isDrawn: Bool) in
    try mastermind.expectSpaceDrawn(isDrawn)
  }

  Then("{howMany} circle {standsFor} {theSpace}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: Goes, _: Space) in
    try mastermind.expectSpaceDrawn(wanted.count > 0)
  }

  Then("nothing {standsFor} {theSpace}") { (mastermind: inout MastermindWorld, _: Goes, _: Space) in
    try mastermind.expectSpaceDrawn(false)
  }

  Then("{thereAre} {howMany} circle for {theSpace}") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: Space) in
    try mastermind.expectSpaceDrawn((wanted.count > 0) == areThere)
  }

  noun("standsFor", Goes(), "(?:(?:is|are|should be) )?(?:drawn|shown|there) for|stands? for")
}

struct Space {}

extension MastermindWorld {
  /// Circles of some kind are fewer than before the last change, or of none.
  fileprivate func expectLoss(
    _ isLoss: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if try shownCell(file: file, line: line).drawing.lines.isEmpty,
      !(try lastMoment().drawing.lines.isEmpty)
    {
      // A cell without an area keeps its circles, and shows none of them.
      return try expect(isLoss, "all that was drawn has disappeared", file: file, line: line)
    }
    let lost = try [ShownPaint.filled, .outlined].map { paint in
      try self.lost(file: file, line: line) { try $0.paints().count { $0 == paint } }
    }
    try expect(
      lost.contains { $0 > 0 } == isLoss,
      "\(lost[0]) filled and \(lost[1]) outlined circles have disappeared", file: file, line: line)
  }

  fileprivate func expectBlank(
    _ isBlank: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let lines = try shownCell(file: file, line: line).drawing.lines
    try expect(lines.isEmpty == isBlank, "the draw list is \(lines)", file: file, line: line)
  }

  /// A space of the text given is drawn as little as one of those stored.
  fileprivate func expectSpaceDrawn(
    _ isDrawn: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    let isThere =
      wording.has("leading") ? cell.combination.hasPrefix(" ") : cell.combination.contains(" ")
    try expect(
      isThere, "\"\(cell.combination)\" has no \(wording.has("leading") ? "leading " : "")space",
      file: file, line: line)
    try expect(
      (cell.circles.count == cell.combination.count) == isDrawn,
      "\"\(cell.combination)\" has \(cell.circles.count) circles", file: file, line: line)
  }
}
