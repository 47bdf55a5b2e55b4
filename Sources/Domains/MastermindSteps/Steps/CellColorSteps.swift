import Mastermind
import StepKit

/// The color of a result cell and of its background (MAS-T1).
let cellColorSteps = StepLibrary(MastermindWorld.self) {
  // Before an outcome, these are how the cell comes to be; as one, how it is.
  Step("{colour} {cellIs} {shade}") {
    (mastermind: inout MastermindWorld, _: ColourNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  propertySteps(of: "colour", value: "shade") {
    (mastermind: inout MastermindWorld, _: ColourNoun, name: String) in
    let new = try color(named: name)
    try mastermind.changeCell { $0.color = new }
  } expect: { (mastermind: MastermindWorld, _: ColourNoun, old: String) in
    let found = try mastermind.shownCell().color
    try expect(found == (try color(named: old)), "the color is \(found.hexadecimal)")
  }

  propertySteps(of: "background", value: "shade") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, name: String) in
    let new = try color(named: name)
    try mastermind.changeCell { $0.backgroundColor = new }
  } expect: { (mastermind: MastermindWorld, _: BackgroundNoun, old: String) in
    try mastermind.expectBackground(old, true)
  }

  Step("{cell} {cellIs}( drawn in)( painted)( coloured)( colored) {colourName}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  ParameterType(
    "namedColour",
    "the colou?r \"?(\(colorNames.joined(separator: "|")))\"?|(?:a |the )?(\(colorNames.joined(separator: "|"))) colou?r",
    useForSnippets: false
  ) { (groups: [String?]) in groups.lazy.compactMap { $0 }.first ?? "" }

  When("{cell} gets/receives {namedColour}") {
    (mastermind: inout MastermindWorld, _: CellNoun, name: String) in
    try mastermind.haveColor(name, true)
  }.isIdempotent()

  When("{someone} {givesTo} {cell} {namedColour}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun, name: String) in
    try mastermind.haveColor(name, true)
  }.isIdempotent()

  When("{someone} paint(s)/colour(s)/color(s)/draw(s) {cell}( in) {colourName}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, name: String) in
    try mastermind.haveColor(name, true)
  }.isIdempotent()

  // The board behind the cell is seen where the background hides nothing.
  ParameterType("boardIsSeen", boardIsSeenPattern, useForSnippets: false) { (text: String) in
    isDenial(text, ["nothing"])
      == ["cover", "hide", "hidden"].contains(where: text.contains)
  }

  Then("{boardIsSeen}") { (mastermind: inout MastermindWorld, isSeen: Bool) in
    try mastermind.expectBackground("transparent", isSeen)
  }

  Step("{cell} {cellHas} {namedColour}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, name: String) in
    try mastermind.haveColor(name, isIt)
  }.isIdempotent()

  Then("{cell} {cellIs} transparent/see-through") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.expectBackground("transparent", isIt)
  }

  Step("{background} {cellIs} {shade}( again)") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, isIt: Bool, name: String) in
    let wanted = try color(named: name)
    guard mastermind.isOutcome || !isIt else {
      if mastermind.cell == nil { mastermind.makeCell(width: 100, height: 100) }
      return try mastermind.changeCell { $0.backgroundColor = wanted }
    }
    try mastermind.expectBackground(name, isIt)
  }.isIdempotent()

  Then("{background} {cellHas} no colour/color") {
    (mastermind: inout MastermindWorld, _: BackgroundNoun, hasNone: Bool) in
    try mastermind.expectBackground("transparent", hasNone)
  }

  Then("{cell} {cellHas} a {word} background") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool, name: String) in
    try mastermind.expectBackground(name, hasIt)
  }

  Then("{cell} {cellHas} {howMany} background( colour)( color)") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasIt: Bool, wanted: Quantity) in
    let isThere = !(try mastermind.shownCell().backgroundColor.isTransparent)
    try expect(wanted.holds(for: isThere ? 1 : 0) == hasIt, "it \(isThere ? "has" : "has not") one")
  }
}

private let behind =
  "(?:the board|(?:what|whatever) (?:is|lies) (?:behind|under|below) (?:the cell|it)|the view (?:behind|below) (?:the cell|it))"
private let boardIsSeenPattern =
  "\(behind) (?:(?:can|cannot|can['’]t|can still|should|must) (?:still )?be seen|is(?: still| not)? (?:seen|visible)|(?:shines|shows)|(?:does not|should) (?:shine|show))(?: through(?: (?:it|the cell))?)?"
  + "|(?:I|we|you|the (?:user|player)) (?:can(?: still)? |cannot )?sees? \(behind)(?: through (?:it|the cell))?"
  + "|(?:the cell|it|its background|the background|nothing) (?:(?:does|should) not (?:cover|hide)|covers|hides) \(behind)|\(behind) is(?: not)? (?:covered|hidden)(?: by the cell)?"

extension MastermindWorld {
  /// Before an outcome, gives the cell a color; as one, looks at it.
  mutating func haveColor(
    _ name: String, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let wanted = try color(named: name)
    guard isOutcome || !isIt else {
      if cell == nil { makeCell(width: 100, height: 100) }
      return try changeCell(file: file, line: line) { $0.color = wanted }
    }
    let found = try shownCell(file: file, line: line).color
    try expect(
      (found == wanted) == isIt, "the color is \(found.hexadecimal)", file: file, line: line)
  }

  fileprivate func expectBackground(
    _ name: String, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    let wanted = try color(named: name)
    guard isIt else {
      return try expect(
        cell.backgroundColor != wanted, "the background is \(name)", file: file, line: line)
    }
    try expect(
      cell.backgroundColor.hexadecimal, equals: wanted.hexadecimal, "the background", file: file,
      line: line)
    try expect(
      cell.backgroundColor.isTransparent == wanted.isTransparent, "the background is seen wrongly",
      file: file, line: line)
    let isDrawn = cell.drawing.lines.first?.hasPrefix("background ") ?? false
    try expect(
      isDrawn != wanted.isTransparent, "the background is drawn wrongly", file: file, line: line)
  }
}
