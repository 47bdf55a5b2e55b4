import Mastermind
import StepKit

/// A choice of circles, and what they are said to be.
struct CircleClaim {
  var choice: CircleChoice
  /// Whether no other circle may be so.
  var isExclusive: Bool
  var traits: [CircleTrait]
  /// Whether the circles are said to be so, not denied.
  var isSo: Bool
  /// What its verb says of the time before.
  var time: TimeSaid?

  init(choice text: String, verb: String, traits: String) throws {
    // "Neither of the last two": those two, denied.
    let isNeither = text.hasPrefix("neither of the") || text.contains(" nor ")
    let positive =
      text.replacing("neither of the", with: "the").replacing("neither the", with: "the")
      .replacing(" nor ", with: " and ")
    choice = try CircleChoice(isNeither ? positive : text)
    isExclusive = text.hasPrefix("only the ") || text.hasPrefix("only circle")
    self.traits = try CircleTrait.traits(in: traits)
    isSo = isDenial(verb) == isNeither
    time = Wording(verb).time(hasVerb: true)
  }

  private static let verb =
    (cellIsPatterns + [
      "belongs? to|(?:does|do) not belong to|counts? as",
      "(?:now |still |should )?(?:lies?|stands?|sits?|looks?|comes?|appears?)|should (?:belong to|count as)",
    ]).joined(separator: "|")
  static let pattern = pattern(group: "(", verb: ")?")
  /// With a verb, and without groups.
  static let text = pattern(group: "(?:", verb: ")")

  private static func pattern(group: String, verb end: String) -> String {
    "(?:(?:now|then|even|also|so|here|together),? )?\(group)\(CircleChoice.pattern))\(group) (?:\(verb))\(end) \(group)\(CircleTrait.pattern))"
      + "(?: any ?more| any longer| again| too| as well| now)?"
  }
}

/// What the circles of a cell are: which of them, and how.
let circleClaimSteps = StepLibrary(MastermindWorld.self) {
  ParameterType(
    "circleClaim", CircleClaim.pattern, useForSnippets: false,
    groups: { groups in
      try CircleClaim(
        choice: groups[0] ?? "", verb: groups[1] ?? "", traits: groups[2] ?? "")
    })

  ParameterType(
    "someCircles", CircleChoice.pattern, useForSnippets: false,
    transform: { (text: String) in try CircleChoice(text) })

  noun("andAlso", AndAlso(), ",? (?:and|but|while|whereas) |, |; ")

  Then("{circleClaim}") { (mastermind: inout MastermindWorld, claim: CircleClaim) in
    // "Any more" stands behind the claim.
    var claim = claim
    claim.time = claim.time ?? mastermind.wording.time(hasVerb: false)
    try mastermind.expectAre([claim])
  }
  .described(as: "Checks what circles are like: their color, their size, their place.")

  ParameterType(
    "circleTraits", CircleTrait.pattern, useForSnippets: false,
    transform: { (text: String) in try CircleTrait.traits(in: text) })

  Then("{someCircles}, {circleTraits}, {cellIs} {circleTraits}") {
    (
      mastermind: inout MastermindWorld, choice: CircleChoice, place: [CircleTrait], isSo: Bool,
      traits: [CircleTrait]
    ) in
    var claim = CircleClaim(choice: choice, traits: traits)
    claim.isSo = isSo
    try mastermind.expectAre([CircleClaim(choice: choice, traits: place), claim])
  }

  Then("{someCircles} {cellIs} {circleTraits} and {cellIs} {circleTraits}") {
    (
      mastermind: inout MastermindWorld, choice: CircleChoice, isSo: Bool, traits: [CircleTrait],
      isAlso: Bool, others: [CircleTrait]
    ) in
    var first = CircleClaim(choice: choice, traits: traits)
    var second = CircleClaim(choice: choice, traits: others)
    (first.isSo, second.isSo) = (isSo, isAlso)
    try mastermind.expectAre([first, second])
  }

  Then("{circleClaim}{andAlso}{circleClaim}") {
    (
      mastermind: inout MastermindWorld, claim: CircleClaim, _: AndAlso, other: CircleClaim
    ) in try mastermind.expectAre([claim, other])
  }

  // The second half says less than the first: `and the last one is not`.
  noun("isNot", AndAlso(), "is not|are not|isn['’]t|aren['’]t")

  Then("{circleClaim}{andAlso}{someCircles} {isNot}") {
    (
      mastermind: inout MastermindWorld, claim: CircleClaim, _: AndAlso, others: CircleChoice,
      _: AndAlso
    ) in
    var denied = CircleClaim(choice: others, traits: claim.traits)
    denied.isSo = !claim.isSo
    try mastermind.expectAre([claim, denied])
  }

  Then("{circleClaim}{andAlso}{circleClaim}{andAlso}{circleClaim}") {
    (
      mastermind: inout MastermindWorld, claim: CircleClaim, _: AndAlso, second: CircleClaim,
      _: AndAlso, third: CircleClaim
    ) in try mastermind.expectAre([claim, second, third])
  }

  Then("{someCircles} has/have only an outline/outlines") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectAre(circles, .paint(.outlined))
  }

  // The one circle there is.
  Then("it {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, isSo: Bool, paint: ShownPaint) in
    var claim = CircleClaim(choice: .single, traits: [.paint(paint)])
    claim.isSo = isSo
    try mastermind.expectAre([claim])
  }

  Then("{someCircles} has/have/use/uses/show/shows/should\\ have the colour/color {shade}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, name: String) in
    _ = try color(named: name)
    try mastermind.expectAre(circles, .color(name))
  }

  Then("{someCircles} has/have/uses/use/takes/take the cell's colour/color") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectAre(circles, .cellColor)
  }

  Then("{someCircles} has/have/uses/use/takes/take the colour/color of the cell") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    try mastermind.expectAre(circles, .cellColor)
  }

  Then("{thereAre} {howMany} {colourName} circle(s)") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, name: String) in
    var claim = CircleClaim(choice: .counted(wanted), traits: [.color(name)])
    if !areThere { claim.choice = .counted(Quantity(wanted.count, .fewerThan)) }
    try mastermind.expectAre([claim])
  }

  Then("the colour/color of {someCircles} {cellIs} {shade}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, name: String) in
    _ = try color(named: name)
    var claim = CircleClaim(choice: circles, traits: [.color(name)])
    claim.isSo = isIt
    try mastermind.expectAre([claim])
  }
}

/// What joins two claims.
struct AndAlso {}

extension CircleClaim {
  init(choice: CircleChoice, traits: [CircleTrait]) {
    self.choice = choice
    self.traits = traits
    isExclusive = false
    isSo = true
  }
}

extension MastermindWorld {
  /// The circles of the cell, as drawn where it has an area.
  func shownCircles() throws -> [ShownCircle] {
    let cell = try shownCell()
    // A new cell has no area: what it would draw is told by the kinds of its circles.
    guard cell.frame.hasArea else {
      return cell.circles.map { circle in
        ShownCircle(
          paint: circle.kind == .first ? .filled : .outlined, color: cell.color,
          bounds: circle.bounds)
      }
    }
    return cell.drawing.ovals.map { oval in
      let bounds = oval.bounds
      return ShownCircle(
        paint: oval.paint == .fill ? .filled : .outlined, color: oval.color, bounds: bounds,
        row: Int((bounds.y / bounds.height).rounded()) + 1,
        column: Int((bounds.x / bounds.width).rounded()) + 1)
    }
  }

  func paints() throws -> [ShownPaint] { try shownCircles().map(\.paint) }

  /// The circles chosen, of which there are some.
  func bounds(
    of choice: CircleChoice, file: StaticString = #filePath, line: Int = #line
  ) throws -> [Rect] {
    let circles = try shownCircles()
    return try indices(of: choice, in: circles, file: file, line: line).map { circles[$0].bounds }
  }

  func expectAre(
    _ choice: CircleChoice, _ traits: CircleTrait..., file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expectAre([CircleClaim(choice: choice, traits: traits)], file: file, line: line)
  }

  /// All of the claims hold; those about others mean what is left by the ones before.
  func expectAre(
    _ claims: [CircleClaim], file: StaticString = #filePath, line: Int = #line
  ) throws {
    // Random parameters have made many cells.
    if cell == nil, trials.contains(where: { $0.cell != nil }) {
      return try checkTrials(file: file, line: line) { trial in
        var one = self
        (one.cell, one.trials, one.moments) = (trial.cell, [], [])
        do { try one.expectAre(claims) } catch { return "\(error)" }
        return nil
      }
    }
    let cell = try shownCell(file: file, line: line)
    let circles = try shownCircles()
    var named: Set<Int> = []
    for claim in claims {
      let areSo = circles.map { circle in
        claim.traits.allSatisfy { circle.has($0, in: cell) } == claim.isSo
      }
      let so = Set(circles.indices.filter { areSo[$0] })
      if case .counted(let quantity) = claim.choice {
        if let total = quantity.total {
          try expect(circles.count, equals: total, "the number of circles", file: file, line: line)
        }
        try expect(
          quantity.holds(for: so.count),
          "\(so.count) of \(circles.count) circles are so, expected \(quantity.description)",
          file: file, line: line)
        named.formUnion(so)
        try expectTime(of: claim, file: file, line: line)
        continue
      }
      if case .notAll = claim.choice {
        let areAll = claim.isSo ? so.count : circles.count - so.count
        try expect(
          !circles.isEmpty && areAll < circles.count, "all circles are so", file: file, line: line)
        try expectTime(of: claim, file: file, line: line)
        continue
      }
      let chosen =
        switch claim.choice {
        case .others, .otherCircles: circles.indices.filter { !named.contains($0) }
        default: try indices(of: claim.choice, in: circles, file: file, line: line)
        }
      try expect(!chosen.isEmpty, "there are no such circles", file: file, line: line)
      if case .otherCircles(let count) = claim.choice {
        try expect(
          chosen.count, equals: count, "the number of the remaining circles", file: file, line: line
        )
      }
      for index in chosen where !so.contains(index) {
        try expect(
          false, "circle \(index + 1) is \(circles[index].description)", file: file, line: line)
      }
      if claim.isExclusive {
        try expect(
          so, equals: Set(chosen), "the circles that are so", file: file, line: line)
      }
      named.formUnion(chosen)
      var claim = claim
      switch claim.choice {
      case .others, .otherCircles: claim.choice = .numbers(chosen.map { $0 + 1 })
      default: break
      }
      try expectTime(of: claim, file: file, line: line)
    }
  }

  /// What the claim says of the time before, if anything.
  private func expectTime(of claim: CircleClaim, file: StaticString, line: Int) throws {
    guard let time = claim.time, !isPast else { return }
    var (said, opposite) = (claim, claim)
    (said.time, opposite.time) = (nil, nil)
    opposite.isSo.toggle()
    func problem(_ claim: CircleClaim, _ world: MastermindWorld) -> String? {
      do {
        try world.expectAre([claim])
        return nil
      } catch { return "\(error)" }
    }
    let problems = moments.map { moment in
      let past = asOf(moment)
      return (said: problem(said, past), opposite: problem(opposite, past))
    }
    try expectEarlier(time, problems, denies: !claim.isSo, file: file, line: line)
  }

  /// The indices of circles that are chosen: all of them, which are some, or one.
  func indices(
    of choice: CircleChoice, in circles: [ShownCircle], file: StaticString = #filePath,
    line: Int = #line
  ) throws -> [Int] {
    let count = circles.count
    try expect(count > 0, "there are no circles", file: file, line: line)
    let grid = try shownCell(file: file, line: line).grid
    var wanted: Int?
    let found: [Int]
    switch choice {
    case .all(let number): (wanted, found) = (number, Array(0..<count))
    case .single: (wanted, found) = (1, Array(0..<count))
    case .numbers(let numbers): found = numbers.map { $0 - 1 }
    case .first(let number): (wanted, found) = (number, Array(0..<min(number, count)))
    case .last(let number): (wanted, found) = (number, Array(max(0, count - number)..<count))
    case .places(let places, let number):
      wanted = number
      found = circles.indices.filter { index in
        places.contains { circles[index].isAt($0, in: grid) }
      }
      let shape = grid.map { "\($0.rows) rows and \($0.columns) columns" } ?? "no places"
      try expect(
        !found.isEmpty, "there is no circle in a grid of \(shape)", file: file, line: line)
    case .painted(let paint, let number):
      wanted = number
      found = circles.indices.filter { circles[$0].paint == paint }
    case .counted(let quantity):
      wanted = quantity.total
      try expect(
        quantity.holds(for: count), "there are \(count) circles", file: file, line: line)
      found = Array(0..<count)
    case .symbol(let symbol):
      let drawn = try shownCell(file: file, line: line).combination.filter { $0 != " " }
      found = drawn.enumerated().filter { String($0.element) == symbol }.map(\.offset)
    case .symbolNumber(let position):
      let drawn = try shownCell(file: file, line: line).combination.filter { $0 != " " }
      let symbols = distinct(drawn)
      guard symbols.indices.contains(position - 1) else {
        found = [position - 1]
        break
      }
      found = drawn.enumerated().filter { $0.element == symbols[position - 1] }.map(\.offset)
    case .kind(let paint):
      let combination = try shownCell(file: file, line: line).combination
      let drawn = combination.filter { $0 != " " }
      found = drawn.enumerated().filter { _, symbol in
        (symbol == combination.first) == (paint == .filled)
      }.map(\.offset)
    case .inPlace(let number, let place):
      let grid = try shownCell(file: file, line: line).grid
      let there = circles.indices.filter { circles[$0].isAt(place, in: grid) }
      let index = number == 0 ? there.count - 1 : number - 1
      found = there.indices.contains(index) ? [there[index]] : []
    case .bothPaints:
      let paints = Set(circles.map(\.paint))
      found = paints.count == 2 ? Array(circles.indices) : []
    case .otherCircles(let number): (wanted, found) = (number, Array(0..<count))
    case .notAll, .others: found = []
    }
    try expect(
      !found.isEmpty && found.allSatisfy(circles.indices.contains),
      "there are \(count) circles, and not those", file: file, line: line)
    if let wanted, !isPast || choice.isCountedInThePast {
      try expect(
        found.count, equals: wanted, "the number of such circles", file: file, line: line)
    }
    return found
  }
}
