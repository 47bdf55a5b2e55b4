import Mastermind
import StepKit

/// How many circles there are, compared with how many there were.
let countChangeSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "goes", Goes(),
    "(?:goes|changes|grows|rises|falls|drops|shrinks|increases|decreases|should (?:go|change|grow|rise|fall|drop|shrink|increase|decrease)|has (?:gone|changed|grown|risen|fallen|dropped))(?: up| down)?"
  )

  Then("the number of {circles} {goes} from {count} to {count}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, _: Goes, old: Int, new: Int) in
    try expect(try mastermind.circlesBefore(), equals: old, "the number of circles before")
    try mastermind.expectCircles(Quantity(new))
    try mastermind.expectDirection()
  }

  ParameterType(
    "grows",
    "(?:increases|grows|rises|goes up|should (?:increase|grow|rise|go up)|has increased|has grown|has gone up)|(?:decreases|shrinks|falls|drops|goes down|should (?:decrease|shrink|fall|drop|go down)|has decreased|has fallen|has dropped|has gone down)",
    useForSnippets: false
  ) { (text: String) in ["incr", "gr", "ris", "up"].contains(where: text.contains) }

  Then("the number of {circles} {grows}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, isMore: Bool) in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, isMore ? .moreThan : .fewerThan))
  }

  Then("the number of {circles} {grows} by {count}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, isMore: Bool, count: Int) in
    try expect(count > 0, "a number that changes by 0 does not change")
    try mastermind.expectCircles(more: isMore ? count : -count)
  }

  // `two more circles than before`, `one circle fewer`.
  ParameterType("moreCircles", moreCirclesPattern, useForSnippets: false) { (text: String) in
    let isFewer = ["fewer", "less"].contains(where: text.contains)
    let count = try Quantity(text).count
    return isFewer ? -count : count
  }

  Then("{thereAre} {moreCircles}") {
    (mastermind: inout MastermindWorld, areThere: Bool, more: Int) in
    try expect(areThere, "the sentence says how many more there are not")
    try mastermind.expectCircles(more: more)
  }

  Then("{holder} {cellHas} {moreCircles}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, more: Int) in
    try expect(hasThem, "the sentence says how many more there are not")
    try mastermind.expectCircles(more: more)
  }

  Then("{count} (more )circle(s) is/are/was/were/has\\ been/have\\ been added") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: count)
  }

  Then("{count} circle(s) is/are/was/were/has\\ been/have\\ been removed") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(more: -count)
  }

  Then("no/not\\ one/not\\ a\\ single new/further/more/other circle(s) {areShown}") {
    (mastermind: inout MastermindWorld, areShown: Bool) in
    try expect(areShown, "the sentence denies twice")
    try mastermind.expectCircles(more: 0)
  }

  // Not none, which are "no more circles".
  ParameterType(
    "someMoreCircles",
    #"(?:\d+|an?|one|two|three|four|five|six) (?:more|fewer|less|additional) circles?"#,
    useForSnippets: false
  ) { (text: String) in
    let count = try Quantity(text).count
    return text.contains("fewer") || text.contains("less") ? -count : count
  }

  Then("{someMoreCircles} {areShown}") {
    (mastermind: inout MastermindWorld, more: Int, areShown: Bool) in
    try expect(areShown, "the sentence says how many more there are not")
    try mastermind.expectCircles(more: more)
  }

  Then("the circles are/were/have\\ been replaced by/with {howMany} circle(s)") {
    (mastermind: inout MastermindWorld, wanted: Quantity) in
    try mastermind.expectCircles(wanted, true)
    try mastermind.expectRedrawn()
  }

  ParameterType(
    "thanBefore",
    "(?:more|fewer|less|as many) circles (?:than|as) before|the same number of circles(?: as before)?",
    useForSnippets: false
  ) { (text: String) in
    text.hasPrefix("more")
      ? Quantity.Relation.moreThan
      : text.contains("as many") || text.contains("same") ? .exactly : .fewerThan
  }

  Then("{holder} {cellHas} {thanBefore}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, isSo: Bool, relation: Quantity.Relation
    ) in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, relation), isSo)
  }

  Then("there are more circles than before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, .moreThan))
  }

  Then("there are not more circles than before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, .atMost))
  }

  Then("there are fewer/less circles than before") { mastermind in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before, .fewerThan))
  }

  Then("{thereAre} (still )as many circles as before") {
    (mastermind: inout MastermindWorld, areThere: Bool) in
    let before = try mastermind.circlesBefore()
    try mastermind.expectCircles(Quantity(before), areThere)
  }

  Then("the circles are not doubled") { mastermind in
    let before = try mastermind.circlesBefore()
    try expect(before > 0, "there were no circles")
    try mastermind.expectCircles(Quantity(2 * before), false)
  }

  // A fourth circle: there are four now, and there were fewer.
  Then("a {ordinal} circle {areShown}") {
    (mastermind: inout MastermindWorld, position: Int, areShown: Bool) in
    let wording = mastermind.wording
    guard areShown else {
      try mastermind.expectCircles(Quantity(position, .fewerThan))
      guard wording.isLoss || wording.time(hasVerb: false) == .noLonger else { return }
      let before = try mastermind.lastMoment().circles.count
      return try expect(
        before >= position, "there were \(before) circles before, so none was number \(position)")
    }
    if wording.time(hasVerb: false) == .still || wording.isRest {
      let before = try mastermind.lastMoment().circles.count
      try expect(before >= position, "there were \(before) circles before")
      return try mastermind.expectCircles(Quantity(position, .atLeast))
    }
    let before = try mastermind.circlesBefore()
    try expect(before < position, "there were \(before) circles before")
    try mastermind.expectCircles(Quantity(position, .atLeast))
  }

  Then("(the ){count} circle(s) is/are/has\\ been/have\\ been replaced by/with {count} circle(s)") {
    (mastermind: inout MastermindWorld, old: Int, new: Int) in
    try expect(try mastermind.circlesBefore(), equals: old, "the number of circles before")
    try mastermind.expectCircles(Quantity(new))
  }

  Then("{count} circle(s) replace(s) (the ){count}( circles)( circle)") {
    (mastermind: inout MastermindWorld, new: Int, old: Int) in
    try expect(try mastermind.circlesBefore(), equals: old, "the number of circles before")
    try mastermind.expectCircles(Quantity(new))
  }

  // Of which kind a circle was, and is.
  Then("{someCircles} changes/change/turns/turn/goes/go from {paint} to {paint}") {
    (
      mastermind: inout MastermindWorld, circles: CircleChoice, old: ShownPaint, new: ShownPaint
    ) in
    try expect(old != new, "a circle that changes is not as it was: the sentence names one kind")
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    var earlier = mastermind
    earlier.cell = before
    try earlier.expectAre(circles, .paint(old))
    try mastermind.expectAre(circles, .paint(new))
  }
}

private let moreCirclesPattern =
  "(?:\(numberWord)|a|an) (?:more|fewer|less|further|additional) circles?(?: than before)?"
  + "|(?:\(numberWord)|a|an) circles? (?:more|fewer|less)(?: than before)?"

extension MastermindWorld {
  /// The number of circles that was kept, or that there was before the last change.
  fileprivate func circlesBefore(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let before = try require(
      kept ?? cellBefore, "nothing has been kept or changed", file: file, line: line)
    return before.circles.count
  }

  /// The cell before the last change.
  func lastMoment(file: StaticString = #filePath, line: Int = #line) throws -> ResultCell {
    try require(
      cellBefore, "the cell has not been changed, so there is nothing before to compare with",
      file: file, line: line)
  }

  /// How many fewer there are than before the last change; 0 if there are more.
  func lost(
    file: StaticString = #filePath, line: Int = #line, _ count: (MastermindWorld) throws -> Int
  ) throws -> Int {
    var earlier = self
    earlier.cell = try lastMoment(file: file, line: line)
    return max(0, try count(earlier) - count(self))
  }

  /// So many are shown; so many have disappeared; or so many are left of at least as many.
  func expectShown(
    _ wanted: Quantity, _ areShown: Bool, file: StaticString = #filePath, line: Int = #line,
    _ count: (MastermindWorld) throws -> Int
  ) throws {
    if wording.isLoss {
      let found = try lost(file: file, line: line, count)
      return try expect(
        wanted.holds(for: found),
        "\(found) such circles have disappeared, expected "
          + wanted.description, file: file, line: line)
    }
    let found = try count(self)
    try expect(
      wanted.holds(for: found) == areShown,
      "there are \(found) such circles, expected "
        + (areShown ? "" : "not ") + wanted.description, file: file, line: line)
    guard areShown, wording.isRest else { return }
    var earlier = self
    earlier.cell = try lastMoment(file: file, line: line)
    let before = try count(earlier)
    try expect(
      before >= max(1, found), "there were \(before) such circles before, so none are left of them",
      file: file, line: line)
  }

  func expectShownCircles(
    _ wanted: Quantity, _ areShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if wording.isLoss || wording.isRest {
      try expectShown(wanted, areShown, file: file, line: line) {
        try $0.shownCell().circles.count
      }
    }
    if !wording.isLoss { try expectCircles(wanted, areShown, file: file, line: line) }
  }

  /// A number that is said to rise or to fall has done so since the last change.
  func expectDirection(file: StaticString = #filePath, line: Int = #line) throws {
    let isUp = wording.has(
      "grow", "grows", "grown", "rise", "rises", "risen", "increase", "increases", "up")
    let isDown = wording.has(
      "fall", "falls", "fallen", "drop", "drops", "dropped", "shrink", "shrinks", "decrease",
      "decreases", "down")
    guard isUp || isDown || wording.has("changes", "changed", "goes", "gone") else { return }
    let before = try circlesBefore(file: file, line: line)
    let found = try shownCell(file: file, line: line).circles.count
    let isSo = isUp ? found > before : isDown ? found < before : found != before
    try expect(
      isSo, "the number of circles was \(before) before and is \(found)", file: file, line: line)
  }

  fileprivate func expectCircles(
    more count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let before = try circlesBefore(file: file, line: line)
    try expect(
      try shownCell(file: file, line: line).circles.count - before, equals: count,
      "the circles more than before", file: file, line: line)
  }
}
