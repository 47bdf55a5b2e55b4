import Mastermind
import StepKit

/// How many circles of which kind a cell has.
let paintedCountSteps = StepLibrary(MastermindWorld.self) {
  // `two filled circles and one stroked circle`, and how such a list goes on.
  noun("andCount", AndAlso(), ",? and(?: also)? |,? but(?: also)? |, ")

  Then("{holder} {cellHas} {paintedCount}( {addition})") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, circles: PaintedCount, _: Goes?
    ) in try mastermind.expectPaints([circles], hasThem)
  }

  Then("{holder} {cellHas} {paintedCount}{andCount}{paintedCount}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, circles: PaintedCount,
      _: AndAlso, other: PaintedCount
    ) in try mastermind.expectPaints([circles, other], hasThem)
  }

  Then("{thereAre} {paintedCount}( {addition})") {
    (mastermind: inout MastermindWorld, areThere: Bool, circles: PaintedCount, _: Goes?) in
    try mastermind.expectShown([circles], areThere)
  }

  Then("{thereAre} {paintedCount}{andCount}{paintedCount}( {addition})") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, circles: PaintedCount, _: AndAlso,
      other: PaintedCount, _: Goes?
    ) in try mastermind.expectShown([circles, other], areThere)
  }

  Then("{paintedCount} {areShown}( {addition})") {
    (mastermind: inout MastermindWorld, circles: PaintedCount, areShown: Bool, _: Goes?) in
    try mastermind.expectShown([circles], areShown)
  }

  Then("{paintedCount}{andCount}{paintedCount} {areShown}( {addition})") {
    (
      mastermind: inout MastermindWorld, circles: PaintedCount, _: AndAlso, other: PaintedCount,
      areShown: Bool, _: Goes?
    ) in try mastermind.expectShown([circles, other], areShown)
  }

  noun(
    "neitherPaint", Goes(),
    "neither (?:an? )?(?:\(paintWord)) nor (?:an? )?(?:\(paintWord)) circles?")

  Then("{neitherPaint} {areShown}") {
    (mastermind: inout MastermindWorld, _: Goes, areShown: Bool) in
    if mastermind.wording.isLoss {
      return try mastermind.expectShown(
        [ShownPaint.filled, .outlined].map { PaintedCount(quantity: Quantity(0), paint: $0) },
        areShown)
    }
    try expect(areShown, "the sentence denies twice")
    try mastermind.expectCircles(Quantity(0))
  }

  Then("{thereAre} {neitherPaint}") {
    (mastermind: inout MastermindWorld, areThere: Bool, _: Goes) in
    try expect(areThere, "the sentence denies twice")
    try mastermind.expectCircles(Quantity(0))
  }

  Then("{holder} {cellHas} {neitherPaint}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, _: Goes) in
    try expect(hasThem, "the sentence denies twice")
    try mastermind.expectCircles(Quantity(0))
  }

  // Without a number: some.
  ParameterType(
    "paintedSome", "(?:\(paintWord)) circles|circles of the (?:first|second) (?:kind|type)",
    useForSnippets: false
  ) { (text: String) in PaintedCount(quantity: Quantity(1, .atLeast), paint: try circlePaint(text))
  }

  ParameterType(
    "paintedOnes",
    "(?:\(paintWord)) circles|(?:circles|symbols) of the (?:first|second) (?:kind|type)",
    useForSnippets: false
  ) { (text: String) in try circlePaint(text) }

  Then("{thereAre} {paintedSome}") {
    (mastermind: inout MastermindWorld, areThere: Bool, circles: PaintedCount) in
    try mastermind.expectPaints([circles], areThere)
  }

  Then("{holder} {cellHas} {paintedSome}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, circles: PaintedCount) in
    try mastermind.expectPaints([circles], hasThem)
  }

  Then("{thereAre} {paintedOnes} only") {
    (mastermind: inout MastermindWorld, areThere: Bool, paint: ShownPaint) in
    try mastermind.expectAll(paint, areThere)
  }

  Then("{holder} {cellHas} {paintedOnes} only") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, paint: ShownPaint) in
    try mastermind.expectAll(paint, hasThem)
  }

  // As many of the one kind as of the other.
  noun(
    "evenly", Goes(),
    "as many filled circles as (?:stroked|outlined) (?:circles|ones)|the same number of filled and (?:stroked|outlined) circles",
    "as many (?:stroked|outlined) circles as filled (?:circles|ones)")

  Then("{thereAre} {evenly}") { (mastermind: inout MastermindWorld, areThere: Bool, _: Goes) in
    try mastermind.expectEven(areThere)
  }

  Then("{holder} {cellHas} {evenly}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isSo: Bool, _: Goes) in
    try mastermind.expectEven(isSo)
  }

  noun("half", Goes(), "half of (?:them|the circles)|half the circles")

  Then("{half} {cellIs} {paint}( and the other half {cellIs} {paint})") {
    (
      mastermind: inout MastermindWorld, _: Goes, isSo: Bool, paint: ShownPaint, isOther: Bool?,
      other: ShownPaint?
    ) in
    if let other { try expect((other == paint) != (isOther == isSo), "both halves are alike") }
    try mastermind.expectEven(isSo)
  }

  Then("{thereAre} only {paintedOnes}") {
    (mastermind: inout MastermindWorld, areThere: Bool, paint: ShownPaint) in
    try mastermind.expectAll(paint, areThere)
  }

  Then("{holder} {onlyHas} {paintedOnes}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Goes, paint: ShownPaint) in
    try mastermind.expectAll(paint, true)
  }

  Then("only {paintedOnes} {areShown}") {
    (mastermind: inout MastermindWorld, paint: ShownPaint, areShown: Bool) in
    if mastermind.wording.isLoss {
      let other: ShownPaint = paint == .filled ? .outlined : .filled
      return try mastermind.expectShown(
        [
          PaintedCount(quantity: Quantity(1, .atLeast), paint: paint),
          PaintedCount(quantity: Quantity(0), paint: other),
        ], areShown)
    }
    try mastermind.expectAll(paint, areShown)
  }

  noun(
    "bothKinds", Goes(),
    "circles of both kinds|both kinds of circles|filled and (?:stroked|outlined) circles")

  Then("{thereAre} {bothKinds}") {
    (mastermind: inout MastermindWorld, areThere: Bool, _: Goes) in
    try expect((Set(try mastermind.paints()).count == 2) == areThere, "the kinds of circles")
  }

  Then("{holder} {cellHas} {bothKinds}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, _: Goes) in
    try expect((Set(try mastermind.paints()).count == 2) == hasThem, "the kinds of circles")
  }

  Then("{bothKinds} {areShown}") {
    (mastermind: inout MastermindWorld, _: Goes, areShown: Bool) in
    if mastermind.wording.isLoss {
      return try mastermind.expectShown(
        [ShownPaint.filled, .outlined].map {
          PaintedCount(quantity: Quantity(1, .atLeast), paint: $0)
        }, areShown)
    }
    let paints = try mastermind.paints()
    try expect((Set(paints).count == 2) == areShown, "the circles are \(paints)")
  }

  Then("the number of {paint} {circles} {cellIs} {howMany}") {
    (
      mastermind: inout MastermindWorld, paint: ShownPaint, _: CirclesNoun, isIt: Bool,
      wanted: Quantity
    ) in
    try mastermind.expectPaints([PaintedCount(quantity: wanted, paint: paint)], isIt)
  }

  Then("the number of circles/symbols of the {ordinal} kind/type {cellIs} {howMany}") {
    (mastermind: inout MastermindWorld, kind: Int, isIt: Bool, wanted: Quantity) in
    let paint = try paint(ofKind: kind)
    try mastermind.expectPaints([PaintedCount(quantity: wanted, paint: paint)], isIt)
  }

  // In all, and of each kind: `three circles, two filled and one stroked`, `…, all of them filled`.
  ParameterType("details", detailsPattern, useForSnippets: false) { (text: String) in
    try circleDetails(text)
  }

  Then("{thereAre} {howMany} {circles}{details}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      claims: [CircleClaim]
    ) in
    try mastermind.expectCircles(wanted, areThere)
    try mastermind.expectAre(claims)
  }

  Then("{holder} {cellHas} {howMany} {circles}{details}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, claims: [CircleClaim]
    ) in
    try mastermind.expectCircles(wanted, hasThem)
    try mastermind.expectAre(claims)
  }

  Then("{howMany} {circles} {areShown}{details}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areShown: Bool,
      claims: [CircleClaim]
    ) in
    try mastermind.expectCircles(wanted, areShown)
    try mastermind.expectAre(claims)
  }

  // Filling and stroking as what the cell does.
  ParameterType(
    "painting",
    "(?:(?:should|must|does)(?: only| not|n['’]t)? )?(?:fills?|strokes?|outlines?)(?: only)?",
    useForSnippets: false
  ) { (text: String) in
    Painting(paint: text.contains("fill") ? .filled : .outlined, isSo: !isDenial(text))
  }

  Then("{cell} {painting} {someCircles}") {
    (mastermind: inout MastermindWorld, _: CellNoun, painting: Painting, circles: CircleChoice) in
    try mastermind.expectAre([painting.claim(circles)])
  }

  Then("{cell} {painting} {someCircles} and {painting} {someCircles}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, first: Painting, circles: CircleChoice,
      second: Painting, others: CircleChoice
    ) in try mastermind.expectAre([first.claim(circles), second.claim(others)])
  }

  Then("{circleClaim}{andNotCount}") {
    (mastermind: inout MastermindWorld, claim: CircleClaim, denied: Int) in
    var other = claim
    (other.choice, other.isSo) = (.counted(Quantity(denied)), claim.isSo)
    try mastermind.expectAre([claim])
    let areDenied = (try? mastermind.expectAre([other])) != nil
    try expect(!areDenied, "\(denied) circles are so")
    if mastermind.wording.says("instead of") {
      let moment = try require(
        mastermind.moments.last, "nothing was changed, so there is nothing before it")
      try mastermind.asOf(moment).expectAre([other])
    }
  }
}

/// What the cell does with circles, or does not do.
struct Painting {
  var paint: ShownPaint
  var isSo: Bool

  fileprivate func claim(_ circles: CircleChoice) -> CircleClaim {
    var claim = CircleClaim(choice: circles, traits: [.paint(paint)])
    claim.isSo = isSo
    return claim
  }
}

private let detailPattern =
  "(?:all|both|each|none|(?:\(howManyPattern))|the first(?: (?:\(numberWord)))?|the last(?: (?:\(numberWord)))?|the others?)"
  + "(?: of (?:them|these|which))?(?: ones?)? (?:\(paintWord))(?: ones?)?"
private let detailsPattern =
  ",? of which (?:\(howManyPattern)|all|both|none) (?:is|are) (?:\(paintWord))(?:,? and (?:\(howManyPattern))(?: is| are)? (?:\(paintWord)))?|"
  + "(?:,| and|:|, and) (?:\(detailPattern))(?:(?:,|,? and|,? but) (?:\(detailPattern)))*"

private func circlePaint(_ text: String) throws -> ShownPaint {
  try require(ShownPaint(text), "\"\(text)\" is no kind of circle")
}

/// The claims of `, two filled and one stroked`.
private func circleDetails(_ text: String) throws -> [CircleClaim] {
  try text.replacing(":", with: ",").replacing(" and ", with: ", ").replacing(" but ", with: ", ")
    .split(separator: ",").map(String.init).filter { $0.contains { $0 != " " } }
    .map { part in
      let words = part.split(separator: " ").map(String.init).filter {
        !["of", "them", "these", "which", "is", "are", "ones"].contains($0)
      }
      let paint = try circlePaint(part)
      let subject = words.prefix { ShownPaint(adjective: $0) == nil }.joined(separator: " ")
      let choice =
        ["a", "an"].contains(subject)
        ? CircleChoice.counted(Quantity(1))
        : try CircleChoice(subject == "all" || subject == "both" ? subject + " circles" : subject)
      return CircleClaim(choice: choice, traits: [.paint(paint)])
    }
}

/// The first kind is filled, the second outlined.
func paint(ofKind kind: Int) throws -> ShownPaint {
  try require(kind == 1 ? .filled : kind == 2 ? .outlined : nil, "there are two kinds of symbols")
}

extension MastermindWorld {
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

  /// So many of each paint are shown; or so many fewer than before the last change.
  fileprivate func expectShown(
    _ wanted: [PaintedCount], _ areShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard wording.isLoss || wording.isRest else {
      return try expectPaints(wanted, areShown, file: file, line: line)
    }
    for part in wanted {
      try expectShown(part.quantity, areShown, file: file, line: line) { world in
        try world.paints().count { $0 == part.paint }
      }
    }
  }

  fileprivate func expectEven(
    _ isSo: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    try expect(!paints.isEmpty, "there are no circles", file: file, line: line)
    let filled = paints.count { $0 == .filled }
    try expect(
      (filled * 2 == paints.count) == isSo, "the circles are \(paints)", file: file, line: line)
  }

  fileprivate func expectAll(
    _ paint: ShownPaint, _ isSo: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    try expect(!paints.isEmpty, "there are no circles", file: file, line: line)
    try expect(
      paints.allSatisfy { $0 == paint } == isSo, "the circles are \(paints)", file: file, line: line
    )
  }
}
