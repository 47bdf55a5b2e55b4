import Mastermind
import StepKit

/// The kinds of the circles, one after the other.
let circleOrderSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "inOrder", Goes(),
    "(?:the circles|they) (?:are|come)(?: drawn| shown)?(?:,? in(?: this| the)? order,?|,? from left to right,?|,? one after the other,?)?:?",
    "(?:in order|from left to right|one after the other),? (?:the circles|they) are",
    "(?:the )?(?:order|kinds)(?: of the circles)? (?:is|are)", "the circles should be")

  Then("{inOrder} {paints}( in this order)( in order)( from left to right)") {
    (mastermind: inout MastermindWorld, _: Goes, paints: [ShownPaint]) in
    try expect(try mastermind.paints(), equals: paints, "the circles")
  }

  Then("the circles {denied} {paints}( in this order)") {
    (mastermind: inout MastermindWorld, _: Goes, paints: [ShownPaint]) in
    try expect(try mastermind.paints() != paints, "the circles are \(paints)")
  }

  noun("denied", Goes(), "(?:is|are)(?: not|n['’]t| no longer)")

  Then("{holder} {cellHas} {paintedCount} followed by {paintedCount}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, circles: PaintedCount,
      other: PaintedCount
    ) in try mastermind.expectFollowing(circles, other, isIt)
  }

  Then("{paintedCount} {isFollowed} by {paintedCount}") {
    (
      mastermind: inout MastermindWorld, circles: PaintedCount, isIt: Bool, other: PaintedCount
    ) in try mastermind.expectFollowing(circles, other, isIt)
  }

  statement("isFollowed", "(?:is|are) followed", "(?:is|are) not followed")

  // The circles of one kind, and where among all of them.
  ParameterType(
    "thosePainted", "the (?:(?:\(numberWord)) )?(?:\(paintWord)) (?:circles?|ones?)",
    useForSnippets: false
  ) {
    (text: String) in try require(ShownPaint(text), "\"\(text)\" is no kind of circle")
  }

  Then("{thosePainted} come(s) first") {
    (mastermind: inout MastermindWorld, paint: ShownPaint) in
    try mastermind.expectRun(paint, isFirst: true)
  }

  Then("{thosePainted} come(s) last/after\\ the\\ others") {
    (mastermind: inout MastermindWorld, paint: ShownPaint) in
    try mastermind.expectRun(paint, isFirst: false)
  }

  Then(
    "{thosePainted} come(s)/is/are/stand(s)/lie(s)( drawn) before/in\\ front\\ of {thosePainted}"
  ) {
    (mastermind: inout MastermindWorld, paint: ShownPaint, other: ShownPaint) in
    try expect(paint != other, "a circle comes before those of another kind")
    try mastermind.expectRun(paint, isFirst: true)
  }

  noun("comesAfter", Goes(), "(?:comes?|is|are|stands?|lies?)(?: drawn)? (?:after|behind)|follows?")

  Then("{thosePainted} {comesAfter} {thosePainted}") {
    (mastermind: inout MastermindWorld, paint: ShownPaint, _: Goes, other: ShownPaint) in
    try expect(paint != other, "a circle comes after those of another kind")
    try mastermind.expectRun(paint, isFirst: false)
  }

  Then("{thosePainted} is/are {someCircles}") {
    (mastermind: inout MastermindWorld, paint: ShownPaint, circles: CircleChoice) in
    var claim = CircleClaim(choice: circles, traits: [.paint(paint)])
    claim.isExclusive = true
    try mastermind.expectAre([claim])
  }

  noun(
    "ofOneKind", Goes(),
    "(?:are|should be)(?: all)? of (?:the same|one) kind|look (?:the same|alike)")

  Then("{namedCircles} {ofOneKind}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: Goes) in
    let shown = try mastermind.shownCircles()
    let paints = Set(try mastermind.indices(of: circles, in: shown).map { shown[$0].paint })
    try expect(paints.count, equals: 1, "the number of kinds")
    if mastermind.wording.has("look") { try mastermind.expectOneSize(of: circles, true) }
  }

  Then("(the )(filled and stroked )(filled and outlined )circles alternate") { mastermind in
    let paints = try mastermind.paints()
    try expect(paints.count > 1, "there are no two circles")
    try expect(zip(paints, paints.dropFirst()).allSatisfy { $0 != $1 }, "the circles are \(paints)")
  }
}

extension MastermindWorld {
  fileprivate func expectFollowing(
    _ circles: PaintedCount, _ other: PaintedCount, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let wanted = [circles, other].flatMap { part in
      repeatElement(part.paint, count: min(part.quantity.count, 100_000))
    }
    let found = try paints()
    try expect((found == wanted) == isIt, "the circles are \(found)", file: file, line: line)
  }

  /// Circles of both kinds, those of one at the beginning or at the end.
  fileprivate func expectRun(
    _ paint: ShownPaint, isFirst: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    let count = paints.count { $0 == paint }
    try expect(
      count > 0 && count < paints.count, "there are circles of one kind", file: file, line: line)
    let run = isFirst ? paints.prefix(count) : paints.suffix(count)
    try expect(
      run.allSatisfy { $0 == paint }, "the circles are \(paints)", file: file, line: line)
  }
}
