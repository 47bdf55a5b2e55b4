import Mastermind
import StepKit

/// Places of the grid by name, halves of the cell, and the space that is left.
let placeSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("namedPlace", namedPlacePattern, useForSnippets: false) { (text: String) in
    var place = try require(CirclePlace(text), "\"\(text)\" is no place")
    // "The last place in the second row".
    if place.row != nil, place.column == nil {
      let words = text.split(separator: " ").map(String.init)
      place.column = words[1] == "last" ? 0 : position(inWords: words[1])
    }
    return place
  }

  // "The place at the bottom right is empty", "the top left corner is taken".
  Then("{namedPlace} {isFree}") {
    (mastermind: inout MastermindWorld, place: CirclePlace, isFree: Bool) in
    let found = try mastermind.circles(in: place).count
    try expect((found == 0) == isFree, "there are \(found) circles")
  }

  ParameterType("halfOfCell", halfPattern, useForSnippets: false) { (text: String) in
    try require(CirclePlace(text), "\"\(text)\" is no half")
  }

  Then("{halfOfCell} {isFree}") {
    (mastermind: inout MastermindWorld, half: CirclePlace, isFree: Bool) in
    let rect = half.half(of: try mastermind.shownCell().frame)
    let found = try mastermind.shownCircles().count { $0.bounds.overlaps(rect) }
    try expect((found == 0) == isFree, "\(found) circles reach into it")
  }

  Then("{someCircles} {takesUp} {halfOfCell}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, half: CirclePlace
    ) in
    let rect = half.half(of: try mastermind.shownCell().frame)
    try expect(try mastermind.bounds(of: circles), equals: [rect], "the circles")
  }

  // A side of the cell that circles touch.
  ParameterType(
    "cellSide",
    "(?:touch(?:es)?|reach(?:es)?|(?:is|are) at|(?:does|do) not (?:touch|reach)) the (?:left|right|top|bottom|upper|lower) (?:side|edge|border)(?: of the (?:cell|frame))?",
    useForSnippets: false
  ) { (text: String) in
    CellSide(
      place: try require(CirclePlace(text), "\"\(text)\" is no side"), isTouched: !isDenial(text))
  }

  Then("{someCircles} {cellSide}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, side: CellSide) in
    let frame = try mastermind.shownCell().frame
    for bounds in try mastermind.bounds(of: circles) {
      try expect(
        side.place.isTouched(by: bounds, in: frame) == side.isTouched, "a circle is \(bounds)")
    }
  }

  // Space, all of it or for more.
  noun(
    "noSpaceLeft", Goes(),
    "(?:there is )?no (?:free |unused )?(?:space|room)(?: (?:is|stays|remains))?(?: (?:left(?: over| free)?|wasted|unused|free))(?: in the cell)?",
    "(?:the whole cell|all(?: of)? the space) is (?:filled|covered|used)(?: up)?|the cell is full"
  )

  Then("{noSpaceLeft}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectNoPlaceFree()
  }

  ParameterType(
    "nextToOthers",
    "side by side|next to (?:each other|one another)|beside each other|one (?:above|below) the other|on top of each other",
    useForSnippets: false
  ) { (text: String) in ["side", "next"].contains(where: text.contains) }

  Then("{thereAre} {howMany} {circles} {nextToOthers}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      isRow: Bool
    ) in
    try expect(areThere, "the sentence says how many there are not")
    try mastermind.expectCircles(wanted)
    try mastermind.expectLined(inRow: isRow)
  }

  ParameterType(
    "moreLines", "more (?:columns than rows|rows than columns)", useForSnippets: false
  ) { (text: String) in text.hasPrefix("more rows") ? LineKind.row : .column }

  Then("{gridHas} {moreLines}") {
    (mastermind: inout MastermindWorld, _: GridNoun, kind: LineKind) in
    let grid = try mastermind.shownGrid()
    try expect(
      kind == .row ? grid.rows > grid.columns : grid.columns > grid.rows,
      "the grid has \(grid.rows) rows and \(grid.columns) columns")
  }

  Then("{thereAre} space/room for {howMany} more circle(s)( in the cell)( in the grid)") {
    (mastermind: inout MastermindWorld, isThere: Bool, wanted: Quantity) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(
      wanted.holds(for: places - taken) == isThere, "\(taken) of \(places) places are taken")
  }
}

struct CellSide {
  var place: CirclePlace
  var isTouched: Bool
}

private let corner = "(?:top|bottom|upper|lower)[ -](?:left|right)"
private let namedPlacePattern =
  "the (?:place|position|spot)(?: (?:of|in) the grid)? (?:at|in|on) the \(corner)(?: corner)?(?: of the (?:cell|grid))?"
  + "|the \(corner) (?:(?:grid )?(?:place|position|corner|spot)(?: of the (?:cell|grid))?|of the (?:cell|grid))"
  + "|the (?:\(ordinalWord)) (?:place|position) (?:in|of) the (?:\(ordinalWord)|top|bottom|upper|lower) row"
  + "|the (?:place|position|spot) (?:in|at) (?:the )?(?:(?:\(ordinalWord)) row(?:,| and)? (?:in )?(?:the )?(?:\(ordinalWord)) column|row \\d+,?(?: and)? column \\d+)"
private let halfPattern =
  "the (?:left|right|upper|lower|top|bottom) half(?: of the (?:cell|frame|view))?"

extension CirclePlace {
  /// The half of a cell on this side, which is one of its rows or columns.
  fileprivate func half(of frame: Rect) -> Rect {
    let isWide = row != nil
    let half = Rect(
      width: isWide ? frame.width : frame.width / 2,
      height: isWide ? frame.height / 2 : frame.height)
    return Rect(
      x: column == 0 ? half.width : 0, y: row == 0 ? half.height : 0, width: half.width,
      height: half.height)
  }

  fileprivate func isTouched(by circle: Rect, in frame: Rect) -> Bool {
    let distances: [Float?] = [
      column == 1 ? circle.x : nil,
      column == 0 ? frame.width - circle.x - circle.width : nil,
      row == 1 ? circle.y : nil,
      row == 0 ? frame.height - circle.y - circle.height : nil,
    ]
    return circle.hasArea && distances.compactMap(\.self).allSatisfy { abs($0) < 0.001 }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
