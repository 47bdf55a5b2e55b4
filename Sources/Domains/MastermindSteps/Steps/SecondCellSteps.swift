import Mastermind
import StepKit

/// A second cell, and what both cells have in common.
let secondCellSteps = StepLibrary(MastermindWorld.self) {
  Given("{secondCell}") { (mastermind: inout MastermindWorld, cell: CellDescription) in
    try mastermind.addCell(cell)
  }

  When("{someone} {makesView} {secondCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Comparing, cell: CellDescription) in
    try mastermind.addCell(cell)
  }.isIdempotent()

  // Properties of either cell or of the dummy view.
  ParameterType(
    "combinationOf",
    "the (?:combination|result) of \(viewPattern)|\(viewPattern)['’]s (?:combination|result)",
    useForSnippets: false
  ) {
    (text: String) in ViewChoice(text)
  }
  ParameterType(
    "colourOf", "the colou?r of \(viewPattern)|\(viewPattern)['’]s colou?r", useForSnippets: false
  ) { (text: String) in ViewChoice(text) }
  ParameterType(
    "frameOf", "the (?:frame|size) of \(viewPattern)|\(viewPattern)['’]s (?:frame|size)",
    useForSnippets: false
  ) { (text: String) in ViewChoice(text) }

  viewSteps(of: "combinationOf", value: "shownText") {
    (mastermind: inout MastermindWorld, view: ViewChoice, text: String) in
    try mastermind.change(view, combination: text)
  } expect: { (mastermind: MastermindWorld, view: ViewChoice, text: String) in
    try mastermind.expectView(view, \.combination, text)
  }

  viewSteps(of: "colourOf", value: "shade") {
    (mastermind: inout MastermindWorld, view: ViewChoice, name: String) in
    try mastermind.change(view, color: try color(named: name))
  } expect: { (mastermind: MastermindWorld, view: ViewChoice, name: String) in
    try mastermind.expectView(view, \.color, try color(named: name))
  }

  viewSteps(of: "frameOf", value: "cellSize") {
    (mastermind: inout MastermindWorld, view: ViewChoice, size: CellSize) in
    try mastermind.change(view, size: size)
  } expect: { (mastermind: MastermindWorld, view: ViewChoice, size: CellSize) in
    guard view != .dummy else {
      return try expect(false, "a dummy view is what a scenario makes it")
    }
    let cell = try view == .first ? mastermind.shownCell() : mastermind.shownSecondCell()
    try expect(size.matches(cell.frame), "the frame is \(cell.frame)")
  }

  // Before an outcome, the second cell gets what the first has; as one, both must have it.
  Step("{views} have/has/show/shows/draw/get/gets/use/uses/should\\ have the same {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, aspects: [CellAspect]) in
    try mastermind.haveSame(aspects)
  }.isIdempotent()

  noun(
    "haveOther", Views(),
    "(?:have|has|show|shows) (?:a |the )?(?:different|other)|(?:do not|don['’]t|does not|no longer) (?:have|show) the same"
  )

  Then("{views} {haveOther} {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, _: Views, aspects: [CellAspect]) in
    let (first, second) = (try mastermind.shownCell(), try mastermind.shownSecondCell())
    for aspect in aspects {
      try expect(!aspect.isSame(first, second), "both cells have the same \(aspect)")
    }
  }

  ParameterType(
    "sameAspect", "(?:\(aspectWord))(?:(?:, | and |, and )(?:the same )?(?:\(aspectWord)))*",
    useForSnippets: false
  ) { (text: String) in
    try text.replacing(" and ", with: ",").split(separator: ",").map { try CellAspect(String($0)) }
  }

  noun("dummyShows", Goes(), "(?:has|shows|draws|displays|uses)(?: the (?:combination|result))?")

  When("the dummy( view) {dummyShows} {string}") {
    (mastermind: inout MastermindWorld, _: Goes, text: String) in
    try mastermind.change(.dummy, combination: text)
  }.isIdempotent()

  When("the dummy( view) has the colour/color {shade}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.change(.dummy, color: try color(named: name))
  }.isIdempotent()

  Given("the dummy( view) has/uses/gets {sameParameters}") {
    (mastermind: inout MastermindWorld, _: Same) in
    if mastermind.others.isEmpty {
      mastermind.others = [.dummy(combination: nil, size: nil, color: nil)]
    }
  }

  ParameterType(
    "eachCell",
    "each(?: of the)?(?: two)?(?: result)? cells?|both (?:result )?(?:cells|views)|each of them|the two (?:cells|views)|(?:the )?(?:second|other) (?:result )?cell",
    useForSnippets: false
  ) { (text: String) in
    text.contains("second") || text.contains("other") ? SomeCells.second : .both
  }

  Then("{eachCell} {cellHas} {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, cells: SomeCells, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun
    ) in
    for ovals in try mastermind.drawnOvals(of: cells) {
      try expect(
        wanted.holds(for: ovals.count) == hasThem, "one has \(ovals.count) circles")
    }
  }

  Then("{eachCell} {cellHas} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, cells: SomeCells, hasThem: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in
    for ovals in try mastermind.drawnOvals(of: cells) {
      let filled = ovals.count { $0.paint == .fill }
      let outlined = ovals.count - filled
      let isSo = [circles, other].compactMap(\.self).allSatisfy { wanted in
        wanted.quantity.holds(for: wanted.paint == .filled ? filled : outlined)
      }
      try expect(isSo == hasThem, "one has \(filled) filled and \(outlined) outlined circles")
    }
  }

  noun(
    "getsText", Goes(),
    "(?:is|are) (?:given|set to|changed to)|gets?|shows?|stores?|keeps?|has|have|receives?|displays?|changes? to"
  )

  Step("{views} {getsText} (the combination )(the result ){string}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, text: String) in
    if mastermind.isOutcome {
      try mastermind.expectView(.first, \.combination, text)
      return try mastermind.expectView(.second, \.combination, text)
    }
    try mastermind.changeBoth(to: text)
  }.isIdempotent()

  When("{someone} {sets} {views} to {string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: Views, text: String) in
    try mastermind.changeBoth(to: text)
  }.isIdempotent()

  When("{someone} {givesTo} {views} (the combination )(the result ){string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: Views, text: String) in
    try mastermind.changeBoth(to: text)
  }.isIdempotent()

  // The one gets this, and the other that.
  ParameterType("oneAndOther", oneAndOtherPattern, useForSnippets: false) { (groups: [String?]) in
    groups.compactMap { $0 }.map { String($0.dropFirst().dropLast()) }
  }

  When("{oneAndOther}") { (mastermind: inout MastermindWorld, texts: [String]) in
    try expect(texts.count, equals: 2, "the number of combinations")
    try mastermind.changeCombination(to: texts[0])
    try mastermind.change(.second, combination: texts[1])
  }.isIdempotent()

  noun(
    "secondOne", Goes(),
    "the second(?: (?:results? )?(?:cell|view|one))?|the other (?:results? )?(?:cell|one)")

  // As an outcome, that is what it has.
  Step("{secondOne} {getsText} (the combination )(the result ){string}") {
    (mastermind: inout MastermindWorld, _: Goes, _: Goes, text: String) in
    if mastermind.isOutcome { return try mastermind.expectView(.second, \.combination, text) }
    try mastermind.change(.second, combination: text)
  }.isIdempotent()

  When("{someone} {sets} {secondOne} to {string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: Goes, text: String) in
    try mastermind.change(.second, combination: text)
  }.isIdempotent()

  When("{someone} {givesTo} {secondOne} (the combination )(the result ){string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: Goes, text: String) in
    try mastermind.change(.second, combination: text)
  }.isIdempotent()
}

/// The sentences of `propertySteps`, and `the color of the dummy view is red`, which gives it the color
/// before an outcome and looks at it as one.
private func viewSteps<Value: Sendable>(
  of noun: String, value: String,
  set: @escaping @Sendable (inout MastermindWorld, ViewChoice, Value) throws -> Void,
  expect: @escaping @Sendable (MastermindWorld, ViewChoice, Value) throws -> Void
) -> StepLibrary {
  StepLibrary(MastermindWorld.self) {
    propertySteps(of: noun, value: value, isRich: false, set: set, expect: expect)

    Step(.expression("{\(noun)} is/becomes( now) {\(value)}")) {
      (mastermind: inout MastermindWorld, view: ViewChoice, value: Value) in
      if mastermind.isOutcome {
        try expect(mastermind, view, value)
      } else {
        try set(&mastermind, view, value)
      }
    }.isIdempotent()
  }
}

/// Which of the views: the two cells, or the dummy view.
enum ViewChoice {
  case first
  case second
  case dummy

  init(_ text: String) {
    self = text.contains("dummy") ? .dummy : text.contains("first") ? .first : .second
  }
}

/// The second cell, or both.
enum SomeCells {
  case second
  case both
}

private let viewPattern =
  "(?:the first(?: (?:cell|one))?|the (?:second|other)(?: (?:cell|one))?|the dummy(?: view)?)"
private let oneOfTwo = "(?:one(?: cell| of (?:them|the (?:two )?cells))?|the first(?: cell| one)?)"
private let otherOfTwo = "(?:the (?:other|second)(?: cell| one)?)"
private let gets =
  "(?:(?:is|are) (?:given|set to)|gets?|shows?|has|have|receives?|displays?)(?: the (?:combination|result))?"
private let oneAndOtherPattern =
  #"\#(oneOfTwo) \#(gets) ("[^"]*"),? (?:and|while|but) \#(otherOfTwo)(?: \#(gets))? ("[^"]*")"#
  + #"|the (?:combination|result) of \#(oneOfTwo) (?:is|is set to) ("[^"]*"),? and (?:that|the (?:combination|result)) of \#(otherOfTwo)(?: (?:is|is set to))? ("[^"]*")"#
  + #"|their (?:combinations|results) are(?: set to)? ("[^"]*") and ("[^"]*")"#
  + #"|(?:I|we|the user|the tester) (?:set|sets) their (?:combinations|results) to ("[^"]*") and ("[^"]*")"#

private let aspectWord =
  "(?:PNG )?(?:images?|pictures?|representations?|drawings?)|frames?|sizes?|backgrounds?|colou?rs?"
  + "|number of circles|circles|(?:bezier )?paths|combinations?"

extension MastermindWorld {
  fileprivate var secondCell: ResultCell? {
    if case .cell(let second)? = others.first { second } else { nil }
  }

  fileprivate func shownSecondCell(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> ResultCell {
    try require(secondCell, "the scenario has no second cell", file: file, line: line)
  }

  /// Gives both views, two cells or a cell and its dummy, the same text.
  fileprivate mutating func changeBoth(to text: String) throws {
    try changeCombination(to: text)
    try change(secondCell == nil ? .dummy : .second, combination: text)
  }

  mutating func addDummy(_ dummy: CellDescription) throws {
    if cell != nil { trials = [] }
    if othersAreChecked { (others, othersAreChecked) = ([], false) }
    if cell == nil, !trials.isEmpty { return changeTrials { $0.makeDummy() } }
    var (combination, size) = (dummy.combination, dummy.size)
    var shade = try dummy.colorName.map { try color(named: $0) }
    for difference in dummy.differences {
      let cell = try shownCell()
      switch difference {
      case .color: shade = cell.color == .red ? .blue : .red
      case .frame:
        size = try CellSize(["\(cell.frame.width + 10)", "\(cell.frame.height + 20)"])
      default: combination = cell.combination.count == 1 ? "AA" : "A"
      }
    }
    others.append(.dummy(combination: combination, size: size, color: shade))
  }

  /// Gives one of the views another combination, color or size.
  fileprivate mutating func change(
    _ view: ViewChoice, combination: String? = nil, color: Color? = nil, size: CellSize? = nil,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      !isOutcome || view != .dummy, "a dummy view is what a scenario makes it", file: file,
      line: line)
    func change(_ cell: inout ResultCell) {
      if let combination { cell.combination = combination }
      if let color { cell.color = color }
      if let size { (cell.frame.width, cell.frame.height) = (size.width, size.height) }
    }
    switch view {
    case .first:
      if let combination { return try changeCombination(to: combination) }
      try changeCell(file: file, line: line, change)
    case .second:
      var second = try shownSecondCell(file: file, line: line)
      recordMoment()
      trials = []
      change(&second)
      others = [.cell(second)]
    case .dummy:
      guard case .dummy(let oldText, let oldSize, let oldColor)? = others.last else {
        return try expect(false, "the scenario has no dummy view", file: file, line: line)
      }
      recordMoment()
      trials = []
      others[others.count - 1] = .dummy(
        combination: combination ?? oldText, size: size ?? oldSize, color: color ?? oldColor)
    }
  }

  /// A cell has a value; what a dummy view has, no sentence looks at.
  fileprivate func expectView<Value: Equatable>(
    _ view: ViewChoice, _ property: KeyPath<ResultCell, Value>, _ value: Value,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      view != .dummy, "a dummy view is what a scenario makes it", file: file, line: line)
    let cell = try view == .first ? shownCell() : shownSecondCell()
    let found = cell[keyPath: property]
    try expect(found == value, "found \(found)", file: file, line: line)
  }

  /// What the second cell, or both views, draw.
  fileprivate func drawnOvals(of cells: SomeCells) throws -> [[Oval]] {
    guard cells == .both else { return [try shownSecondCell().drawing.ovals] }
    let cell = try shownCell()
    guard case .dummy(let combination, let size, let color)? = others.first else {
      return [cell.drawing.ovals, try shownSecondCell().drawing.ovals]
    }
    try expect(!wording.has("cells", "cell"), "there is no second cell, but a dummy view")
    return [
      cell.drawing.ovals, dummyView(combination, size, color, like: cell).drawRect().ovals,
    ]
  }

  mutating func addCell(_ description: CellDescription) throws {
    var other = try shownCell()
    if let combination = description.combination { other.combination = combination }
    if let size = description.size {
      other.frame.width = size.width
      other.frame.height = size.height
    }
    if let name = description.colorName { other.color = try color(named: name) }
    others = [.cell(other)]
  }

  mutating func haveSame(_ aspects: [CellAspect]) throws {
    if secondCell == nil, isOutcome {
      // Of a cell and a dummy view, the image; of circles, their size and color.
      if !others.isEmpty, aspects == [.image] { return try expectMatch(true) }
      if others.isEmpty, aspects == [.frame] { return try expectOneSize(of: .all(nil), true) }
      if others.isEmpty, aspects == [.color] { return try expectOneColor(of: .all(nil)) }
    }
    let first = try shownCell()
    for aspect in aspects {
      if !isOutcome, var second = secondCell {
        switch aspect {
        case .frame: second.frame = first.frame
        case .color: second.color = first.color
        case .background: second.backgroundColor = first.backgroundColor
        case .combination: second.combination = first.combination
        default: break
        }
        (trials, others) = ([], [.cell(second)])
      }
      let second = try shownSecondCell()
      try expect(aspect.isSame(first, second), "the cells do not have the same \(aspect)")
    }
  }
}
