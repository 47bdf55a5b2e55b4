import Mastermind
import StepKit

/// How large the circles are, where they begin, and how they have grown.
let circleSizeSteps = StepLibrary(MastermindWorld.self) {
  ParameterType(
    "side", "(?:the )?(?:width|height|diameter|size|width and (?:the )?height)",
    useForSnippets: false
  ) { (text: String) in try CircleSide(text) }

  noun("points", AndLength(), "(?: points?)?(?: each)?")

  Then("{side} of {someCircles} {cellIs} {float}{points}") {
    (
      mastermind: inout MastermindWorld, side: CircleSide, circles: CircleChoice, isIt: Bool,
      length: Float, _: AndLength
    ) in try mastermind.expectAre(circles, side.traits(length), isIt)
  }

  Then(
    "{side} of {someCircles} {cellIs} {float}{points} and the/its/their {side} {cellIs} {float}{points}"
  ) {
    (
      mastermind: inout MastermindWorld, side: CircleSide, circles: CircleChoice, isIt: Bool,
      length: Float, _: AndLength, other: CircleSide, isOther: Bool, otherLength: Float,
      _: AndLength
    ) in
    try mastermind.expectAre(circles, side.traits(length), isIt)
    try mastermind.expectAre(circles, other.traits(otherLength), isOther)
  }

  Then("the circle's/circle’s {side} {cellIs} {float}{points}") {
    (
      mastermind: inout MastermindWorld, side: CircleSide, isIt: Bool, length: Float, _: AndLength
    ) in try mastermind.expectAre(.single, side.traits(length), isIt)
  }

  // Of the cell, "its width" says that only before an outcome.
  Then("its {side} {cellIs} {float}{points}") {
    (
      mastermind: inout MastermindWorld, side: CircleSide, isIt: Bool, length: Float, _: AndLength
    ) in try mastermind.expectAre(.single, side.traits(length), isIt)
  }

  noun(
    "hasSide", AndLength(),
    "(?:still |now )?(?:has|have|(?:should|must)(?: all| both)? have)(?: an?| the)?")

  Then("{someCircles} {hasSide} {side} {float}{points} and {hasSideToo}{side} {float}{points}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, side: CircleSide,
      length: Float, _: AndLength, _: AndLength, other: CircleSide, otherLength: Float,
      _: AndLength
    ) in
    try mastermind.expectAre(circles, side.traits(length) + other.traits(otherLength), true)
  }

  noun("hasSideToo", AndLength(), "(?:(?:has )?(?:an? |the )?)?")

  Then("{someCircles} {hasSide} {side} {float}{points}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, side: CircleSide,
      length: Float, _: AndLength
    ) in try mastermind.expectAre(circles, side.traits(length), true)
  }

  Then("{someCircles} {hasSide} {side} of {float}{points}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, side: CircleSide,
      length: Float, _: AndLength
    ) in try mastermind.expectAre(circles, side.traits(length), true)
  }

  Then("{someCircles} measures/measure {float} {acrossBoth}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, length: Float, _: AndLength) in
    try mastermind.expectAre(circles, [.width(length), .height(length)], true)
  }

  Then("it {hasSide} diameter of {float}{points}") {
    (mastermind: inout MastermindWorld, _: AndLength, length: Float, _: AndLength) in
    try mastermind.expectAre(.single, .width(length), .height(length))
  }

  Then("it {cellIs} {float} {acrossBoth}") {
    (mastermind: inout MastermindWorld, isIt: Bool, length: Float, _: AndLength) in
    try mastermind.expectAre(.single, [.width(length), .height(length)], isIt)
  }

  noun("acrossBoth", AndLength(), "(?:points? )?(?:wide and high|in diameter|across)")

  // The rectangle that a circle is drawn in.
  noun("box", AndLength(), "(?:the )?(?:bounds|frame|rectangle|size|bounding box)")

  Then("the/its {box} of {someCircles} {cellIs} {cellSize}") {
    (
      mastermind: inout MastermindWorld, _: AndLength, circles: CircleChoice, isIt: Bool,
      size: CellSize
    ) in try mastermind.expectAre(circles, size.traits, isIt)
  }

  Then("the circle's/circle’s {box} {cellIs} {cellSize}") {
    (mastermind: inout MastermindWorld, _: AndLength, isIt: Bool, size: CellSize) in
    try mastermind.expectAre(.single, size.traits, isIt)
  }

  Then("{someCircles} {hasSize} {cellSize}( each)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, hasIt: Bool, size: CellSize) in
    try mastermind.expectAre(circles, size.traits, hasIt)
  }

  statement(
    "hasSize",
    "(?:still |now )?(?:measures?|has|have|fills?|covers?|takes? up|occup(?:y|ies)|(?:should|must)(?: all| both)? (?:measure|have|fill|cover|take up|occupy))(?: an area of| a space of|(?: the)? (?:bounds|position and size)| the rectangle)?",
    "(?:does|do|should|must)(?: not|n['’]t| no longer) (?:measure|have|fill|cover|take up|occupy)(?:(?: the)? bounds)?|no longer (?:measures?|has|have|fills?)(?:(?: the)? bounds)?",
    "(?:is|are)(?: still| now)?(?: drawn| placed| shown)? (?:at|with)(?:(?: the)? bounds)?",
    "(?:is|are) drawn (?:in|inside|within) (?:a|the) (?:rectangle|frame|square)(?: of)?",
    "(?:fits?|(?:is|are) contained) (?:exactly )?(?:in|into|inside|within)(?: (?:a|the) (?:rectangle|frame|square|area))?(?: of)?",
    "fills? (?:a|the) (?:rectangle|square)(?: of)?|fills? (?:the|a) (?:whole|entire|full)")

  Then("{someCircles} {hasSize} {cellSize} rectangle/cell/frame") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, hasIt: Bool, size: CellSize) in
    try mastermind.expectAre(circles, size.traits, hasIt)
  }

  // So many circles of a size.
  Then("{thereAre} {howMany} {circles} {cellSize}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      size: CellSize
    ) in try mastermind.expectCircles(wanted, size, areThere)
  }

  Then("{holder} {cellHas} {howMany} {circles} {cellSize}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, size: CellSize
    ) in
    // "One circle with the bounds …" is the only one.
    let wording = mastermind.wording
    if hasThem, size.x != nil, wanted == Quantity(1), wording.has("one", "single", "only") {
      try mastermind.expectCircles(wanted)
    }
    try mastermind.expectCircles(wanted, size, hasThem)
  }

  Then("{howMany} {circles} {cellSize} {areShown}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, size: CellSize,
      areShown: Bool
    ) in try mastermind.expectCircles(wanted, size, areShown)
  }

  // A share of the cell.
  ParameterType(
    "shareOfCell",
    "(?:an? |one )?(?:quarter|half|third)(?: of)? the (?:cell|frame|space|view)|(?:the|half the|half of the) (?:full |whole )?(?:width|height) of the (?:cell|frame)",
    useForSnippets: false
  ) { (text: String) in
    try CircleTrait.traits(in: text.contains(" of the ") ? text : text + " of the cell")
  }

  noun(
    "takesUp", AndLength(),
    "(?:should )?(?:fills?|takes?(?: up)?|covers?|occup(?:y|ies)|uses?|has|have)(?: exactly)?")

  Then("{someCircles} {takesUp} {shareOfCell}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength,
      share: [CircleTrait]
    ) in try mastermind.expectAre(circles, share, true)
  }

  // Where a circle begins.
  ParameterType(
    "point",
    #"(?:the position |position |the point )?\(?(?:x )?(-?\d+(?:\.\d+)?)(?:,| and|, and) (?:y )?(-?\d+(?:\.\d+)?)\)?"#,
    "the (?:top|upper)[ -]left(?: corner)?(?: of the (?:cell|frame))?", useForSnippets: false,
    groups: { groups in
      let numbers = groups.compactMap { $0 }.compactMap(Float.init)
      // The corner at the top left, or half of a point.
      return numbers.isEmpty ? [0, 0] : numbers
    })

  noun(
    "startsAt", AndLength(),
    "(?:starts?|begins?|should start) (?:at|in)|(?:has|have) (?:its|their|the) (?:origin|position)(?: at)?"
  )

  Then("{someCircles} {startsAt} {point}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, point: [Float]) in
    try mastermind.expectAre(circles, .at(point[0], point[1]))
  }

  Then("it {startsAt} {point}") {
    (mastermind: inout MastermindWorld, _: AndLength, point: [Float]) in
    try mastermind.expectAre(.single, .at(point[0], point[1]))
  }

  Then("the origin/position of {someCircles} {cellIs} {point}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, point: [Float]) in
    try mastermind.expectAre(circles, [.at(point[0], point[1])], isIt)
  }

  Then("its/the\\ circle's origin/position {cellIs} {point}") {
    (mastermind: inout MastermindWorld, isIt: Bool, point: [Float]) in
    try mastermind.expectAre(.single, [.at(point[0], point[1])], isIt)
  }

  ParameterType("axis", "x|y", useForSnippets: false) { (text: String) in text }

  Then("{someCircles} {startsAt} {axis} {float}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndLength, axis: String,
      position: Float
    ) in
    for bounds in try mastermind.bounds(of: circles) {
      let found = axis == "x" ? bounds.x : bounds.y
      try expect(abs(found - position) < 0.001, "a circle starts at \(axis) \(found)")
    }
  }

  // All of one size.
  noun(
    "sameSize", AndAlso(), "(?:of )?the same size|equally (?:large|big)|equal in size|the same size"
  )

  Then("{someCircles} {cellIs} {sameSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, _: AndAlso) in
    try mastermind.expectOneSize(of: circles, isIt)
  }

  noun(
    "sharesColor", AndAlso(),
    "(?:shares?|uses?|(?:should|must)(?: all| both)? (?:share|use|have)) (?:the same|one) colou?r|(?:has|have) one colou?r"
  )
  noun(
    "sharesSize", AndAlso(),
    "(?:shares?|(?:should|must)(?: all| both)? (?:share|have)) (?:the same|one) size|(?:has|have) (?:one|an equal|equal) sizes?|(?:is|are) of equal size|(?:has|have) equal widths and heights",
    "(?:shares?|divides?|splits?) the (?:cell|space|frame) (?:evenly|equally)(?: between them)?|(?:shares?|has|have) the space (?:evenly|equally)",
    "(?:gets?|takes?(?: up)?|uses?|fills?|covers?|occup(?:y|ies)) (?:the same|an equal|equal)(?: amount of)? (?:space|room|shares?|parts?)(?: of the (?:cell|space))?"
  )

  Then("{namedCircles}( all) {sharesColor}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso) in
    try mastermind.expectOneColor(of: circles)
  }

  Then("{namedCircles}( all) {sharesSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso) in
    try mastermind.expectOneSize(of: circles, true)
  }

  // As large as another.
  noun(
    "asLarge", AndAlso(),
    "(?:is|are|should be|must be) (?:just |exactly )?as (?:large|big) as|(?:has|have|should have) the same size as|(?:is|are|should be) the same size as"
  )

  Then("{someCircles} {asLarge} {someCircles}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso, others: CircleChoice
    ) in
    let all = try mastermind.bounds(of: circles) + mastermind.bounds(of: others)
    try expect(Set(all.map { [$0.width, $0.height] }).count, equals: 1, "the number of sizes")
  }

  ParameterType("namedCircles", namedCirclesPattern, useForSnippets: false) { (text: String) in
    try CircleChoice(text.hasPrefix("the ") || !text.contains(" and ") ? text : "the " + text)
  }

  Then(
    "{namedCircles}( all) has/have the same size/width\\ and\\ height/width\\ and\\ the\\ same\\ height"
  ) {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectOneSize(of: circles, true)
  }

  Then("{namedCircles}( all) has/have the same colour/color") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectOneColor(of: circles)
  }

  Then("no circle is larger/smaller/bigger/wider/higher than another/the\\ others") { mastermind in
    try mastermind.expectOneSize(of: .all(nil), true)
  }

  // Grown or shrunk, and now so large.
  ParameterType(
    "grown", "(?:has|have) (?:grown|shrunk)|(?:should )?(?:grows?|shrinks?)|grew|shrank",
    useForSnippets: false
  ) { (text: String) in text.contains("gr") }

  Then("{someCircles} {grown} to a width of {float}{points}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, isLarger: Bool, width: Float,
      _: AndLength
    ) in
    try mastermind.expectAre(circles, .width(width))
    try mastermind.expectResized(circles, isLarger) { $0.width }
  }

  Then("{someCircles} {grown} to {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isLarger: Bool, size: CellSize) in
    try mastermind.expectAre(circles, size.traits, true)
    try mastermind.expectResized(circles, isLarger)
  }

  Then("the size of the circles {changes}") {
    (mastermind: inout MastermindWorld, isChange: Bool) in
    try mastermind.expectOtherSize(isChange)
  }

  Then("{someCircles} keep(s) its/their size(s)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    _ = try mastermind.bounds(of: circles)
    try mastermind.expectOtherSize(false)
  }

  Then("{someCircles} {cellIs} resized") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isChange: Bool) in
    _ = try mastermind.bounds(of: circles)
    try mastermind.expectOtherSize(isChange)
  }
}

private let namedCirclesPattern =
  "(?:all|both|the|every|each)(?: of)?(?: the)?(?: (?:\(numberWord)))?(?: (?:\(paintWord)))? circles?|all of them|all"
  + "|(?:the )?(?:\(paintWord))(?: circles?)? and (?:the )?(?:\(paintWord)) circles?"

/// What stands around a length.
struct AndLength {}

enum CircleSide {
  case width
  case height
  case both

  init(_ text: String) throws {
    let isWidth = text.contains("width")
    self =
      text.contains("height") == isWidth ? .both : isWidth ? .width : .height
  }

  func traits(_ length: Float) -> [CircleTrait] {
    switch self {
    case .width: [.width(length)]
    case .height: [.height(length)]
    case .both: [.width(length), .height(length)]
    }
  }
}

extension CellSize {
  /// What it says of a circle.
  fileprivate var traits: [CircleTrait] {
    let size = [CircleTrait.width(width), .height(height)]
    if let x, let y { return size + [.at(x, y)] }
    return size
  }
}

extension MastermindWorld {
  fileprivate func expectAre(
    _ circles: CircleChoice, _ traits: [CircleTrait], _ areSo: Bool,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    var claim = CircleClaim(choice: circles, traits: traits)
    claim.isSo = areSo
    try expectAre([claim], file: file, line: line)
  }

  /// So many circles there are, all of the size.
  fileprivate func expectCircles(
    _ wanted: Quantity, _ size: CellSize, _ areThere: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expectShown(wanted, areThere, file: file, line: line) { world in
      try world.shownCircles().count { circle in
        circle.bounds.hasArea && size.matches(circle.bounds)
      }
    }
  }
}
