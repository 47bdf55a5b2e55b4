import Mastermind
import StepKit

/// A second cell, and what both cells have in common.
let secondCellSteps = StepLibrary(MastermindWorld.self) {
  Given("{secondCell}") { (mastermind: inout MastermindWorld, cell: CellDescription) in
    try mastermind.addCell(cell)
  }

  When("{someone} {makes} {secondCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, cell: CellDescription) in
    try mastermind.addCell(cell)
  }.isIdempotent()

  noun("ofFirst", CellNoun(), "of the first(?: (?:cell|one))?")
  noun("ofSecond", Views(), "of the (?:second|other)(?: (?:cell|one))?")
  noun(
    "becomesText", Goes(), "is(?: now)?|changes to|is (?:changed|set) to|becomes")

  When("the combination {ofFirst} {becomesText} {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Goes, text: String) in
    try mastermind.expectOrChange(to: text, mastermind.cell?.combination) {
      try $0.changeCombination(to: text)
    }
  }.isIdempotent()

  When("the combination {ofSecond} {becomesText} {string}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, text: String) in
    try mastermind.expectOrChange(to: text, mastermind.secondCell?.combination) {
      try $0.changeOther { $0.combination = text }
    }
  }.isIdempotent()

  When("the colour/color {ofFirst} {becomesText} {word}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Goes, name: String) in
    let color = try color(named: name)
    try mastermind.expectOrChange(to: color, mastermind.cell?.color) {
      try $0.changeCell { $0.color = color }
    }
  }.isIdempotent()

  When("the colour/color {ofSecond} {becomesText} {word}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, name: String) in
    let color = try color(named: name)
    try mastermind.expectOrChange(to: color, mastermind.secondCell?.color) {
      try $0.changeOther { $0.color = color }
    }
  }.isIdempotent()

  // Before an outcome, the second cell gets what the first has; as one, both must have it.
  When("{views} have/has the same {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, aspects: [CellAspect]) in
    try mastermind.haveSame(aspects)
  }.isIdempotent()

  Then("{views} have/has a/the different/other {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, aspects: [CellAspect]) in
    let (first, second) = (try mastermind.shownCell(), try mastermind.shownSecondCell())
    for aspect in aspects {
      try expect(!aspect.isSame(first, second), "both cells have the same \(aspect)")
    }
  }

  Then("{views} do\\ not/don't have the same {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, aspects: [CellAspect]) in
    let (first, second) = (try mastermind.shownCell(), try mastermind.shownSecondCell())
    for aspect in aspects {
      try expect(!aspect.isSame(first, second), "both cells have the same \(aspect)")
    }
  }

  Then("{views} have different {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, aspects: [CellAspect]) in
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

  noun(
    "eachCell", Views(), "each(?: of the)?(?: two)? cells?|both cells|each of them|the two cells")

  noun("ofDummy", Views(), "of the dummy(?: view)?")

  When("the colour/color {ofDummy} {becomesText} {word}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, name: String) in
    let new = try color(named: name)
    try mastermind.changeDummy { _, _, color in color = new }
  }.isIdempotent()

  When("the combination {ofDummy} {becomesText} {string}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, text: String) in
    try mastermind.changeDummy { combination, _, _ in combination = text }
  }.isIdempotent()

  When("the frame/size {ofDummy} {becomesText} {cellSize}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, new: CellSize) in
    try mastermind.changeDummy { _, size, _ in size = new }
  }.isIdempotent()

  When("the dummy( view) has the combination {string}") {
    (mastermind: inout MastermindWorld, text: String) in
    try mastermind.changeDummy { combination, _, _ in combination = text }
  }.isIdempotent()

  When("the dummy( view) has the colour/color {word}") {
    (mastermind: inout MastermindWorld, name: String) in
    let new = try color(named: name)
    try mastermind.changeDummy { _, _, color in color = new }
  }.isIdempotent()

  Then("{eachCell} {cellHas} {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, _: Views, hasThem: Bool, wanted: Quantity, _: CirclesNoun
    ) in
    for cell in [try mastermind.shownCell(), try mastermind.shownSecondCell()] {
      try expect(
        wanted.holds(for: cell.drawing.ovals.count) == hasThem,
        "a cell has \(cell.drawing.ovals.count) circles")
    }
  }

  Then("{eachCell} {cellHas} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, _: Views, hasThem: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in
    for cell in [try mastermind.shownCell(), try mastermind.shownSecondCell()] {
      let filled = cell.drawing.ovals.count { $0.paint == .fill }
      let outlined = cell.drawing.ovals.count - filled
      let isSo = [circles, other].compactMap(\.self).allSatisfy { wanted in
        wanted.quantity.holds(for: wanted.paint == .filled ? filled : outlined)
      }
      try expect(isSo == hasThem, "a cell has \(filled) filled and \(outlined) outlined circles")
    }
  }

  noun("getsText", Goes(), "(?:is|are) (?:given|set to)|gets?|shows?|has|have|receives?|displays?")

  When("{views} {getsText} (the combination )(the result ){string}") {
    (mastermind: inout MastermindWorld, _: Views, _: Goes, text: String) in
    try mastermind.changeCombination(to: text)
    if mastermind.secondCell != nil {
      try mastermind.changeOther { $0.combination = text }
    } else {
      try mastermind.changeDummy { combination, _, _ in combination = text }
    }
  }.isIdempotent()

  When("{oneOfTwo} {getsText} (the combination ){string} and the other {otherGets}{string}") {
    (
      mastermind: inout MastermindWorld, _: Views, _: Goes, first: String, _: Goes, second: String
    ) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeOther { $0.combination = second }
  }.isIdempotent()

  noun("oneOfTwo", Views(), "one(?: cell| of (?:them|the (?:two )?cells))?")
  noun(
    "otherGets", Goes(),
    "(?:one |cell )?(?:(?:(?:is|are) (?:given|set to)|gets?|shows?|receives?|displays?) )?(?:the combination )?"
  )

  When("the second cell shows {string}") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.changeOther { $0.combination = text }
  }.isIdempotent()

  When("the first cell {getsText} (the combination ){string} and the second {otherGets}{string}") {
    (
      mastermind: inout MastermindWorld, _: Goes, first: String, _: Goes, second: String
    ) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeOther { $0.combination = second }
  }.isIdempotent()
}

private let aspectWord =
  "(?:PNG )?(?:images?|pictures?|representations?|drawings?)|frames?|sizes?|backgrounds?|colou?rs?"
  + "|number of circles|circles|(?:bezier )?paths"

extension MastermindWorld {
  fileprivate var secondCell: ResultCell? {
    if case .cell(let second)? = others.first { second } else { nil }
  }

  fileprivate func shownSecondCell(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> ResultCell {
    try require(secondCell, "the scenario has no second cell", file: file, line: line)
  }

  mutating func addDummy(_ dummy: CellDescription) throws {
    if cell != nil { trials = [] }
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

  fileprivate mutating func changeDummy(
    file: StaticString = #filePath, line: Int = #line,
    _ change: (inout String?, inout CellSize?, inout Color?) -> Void
  ) throws {
    try expect(!isOutcome, "a dummy view is what a scenario makes it", file: file, line: line)
    guard case .dummy(var combination, var size, var color)? = others.last else {
      return try expect(false, "the scenario has no dummy view", file: file, line: line)
    }
    trials = []
    change(&combination, &size, &color)
    others[others.count - 1] = .dummy(combination: combination, size: size, color: color)
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

  fileprivate mutating func changeOther(_ change: (inout ResultCell) throws -> Void) throws {
    var second = try shownSecondCell()
    trials = []
    try change(&second)
    others = [.cell(second)]
  }

  /// Before an outcome, changes a value; as one, looks at it.
  fileprivate mutating func expectOrChange<Value: Equatable>(
    to value: Value, _ found: Value?, _ change: (inout MastermindWorld) throws -> Void
  ) throws {
    guard isOutcome else { return try change(&self) }
    try expect(found == value, "found \(found.map { "\($0)" } ?? "no cell")")
  }

  fileprivate mutating func haveSame(_ aspects: [CellAspect]) throws {
    let first = try shownCell()
    for aspect in aspects {
      if !isOutcome {
        try changeOther { second in
          switch aspect {
          case .frame: second.frame = first.frame
          case .color: second.color = first.color
          case .background: second.backgroundColor = first.backgroundColor
          default: break
          }
        }
      }
      let second = try shownSecondCell()
      try expect(aspect.isSame(first, second), "the cells do not have the same \(aspect)")
    }
  }
}
