import Mastermind
import StepKit

/// Making and changing a result cell.
let cellSteps = StepLibrary(MastermindWorld.self) {
  Given("a new result cell") { mastermind in
    mastermind.cell = ResultCell()
    mastermind.givenText = ""
  }

  Given("a result cell") { mastermind in mastermind.makeCell(width: 100, height: 100) }

  Given("a result cell showing/with\\ the\\ combination {string}") {
    (mastermind: inout MastermindWorld, combination: String) in
    mastermind.makeCell(width: 100, height: 100, showing: combination)
  }

  Given("a result cell of {float} by {float}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    mastermind.makeCell(width: width, height: height)
  }

  Given("a result cell of {float} by {float} showing/with\\ the\\ combination {string}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float, combination: String) in
    mastermind.makeCell(width: width, height: height, showing: combination)
  }

  When("the combination changes/is\\ changed/is\\ set to {string}") {
    (mastermind: inout MastermindWorld, combination: String) in
    try mastermind.changeCombination(to: combination)
  }.isIdempotent()

  When("the combination changes to {int} times {string}") {
    (mastermind: inout MastermindWorld, count: Int, symbol: String) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: symbol, count: count))
  }.isIdempotent()

  When("the combination is cleared/emptied") { mastermind in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("its/the frame changes to {float} by {float}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    try mastermind.changeCell { cell in
      cell.frame = Rect(x: cell.frame.x, y: cell.frame.y, width: width, height: height)
    }
  }.isIdempotent()

  When("the cell moves to {float}, {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float) in
    try mastermind.changeCell { cell in
      cell.frame = Rect(x: x, y: y, width: cell.frame.width, height: cell.frame.height)
    }
  }.isIdempotent()

  When("its/the colour/color changes to {word}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.changeCell { $0.color = try color(named: name) }
  }.isIdempotent()

  When("its/the background changes to {word}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.changeCell { $0.backgroundColor = try color(named: name) }
  }.isIdempotent()

  Then("its/the background is {word}") { (mastermind: inout MastermindWorld, name: String) in
    let background = try mastermind.shownCell().backgroundColor
    let expected = try color(named: name)
    try expect(background.hexadecimal, equals: expected.hexadecimal, "the background")
    try expect(background.isTransparent == expected.isTransparent, "the background is seen wrongly")
    try expect(
      mastermind.shownCell().drawing.lines.first?.hasPrefix("background ") == !expected
        .isTransparent
        || expected.isTransparent,
      "the background is not drawn")
  }

  Then("its/the background is not {word}") { (mastermind: inout MastermindWorld, name: String) in
    let background = try mastermind.shownCell().backgroundColor
    try expect(background != (try color(named: name)), "the background is \(name)")
  }

  Then("its/the combination is {string}") { (mastermind: inout MastermindWorld, stored: String) in
    try expect(try mastermind.shownCell().combination, equals: stored, "the combination")
  }

  Then("its/the combination is( still) empty") { mastermind in
    try expect(try mastermind.shownCell().combination, equals: "", "the combination")
  }

  Then("its/the combination is not empty") { mastermind in
    try expect(!(try mastermind.shownCell().combination.isEmpty), "the combination is empty")
  }

  Then("its/the combination is not {string}") { (mastermind: inout MastermindWorld, text: String) in
    try expect(try mastermind.shownCell().combination != text, "the combination is \"\(text)\"")
  }

  Then("the {ordinal} symbol is stored") { (mastermind: inout MastermindWorld, position: Int) in
    let symbol = try mastermind.givenSymbol(position)
    let stored = try mastermind.shownCell().combination
    try expect(stored.contains(symbol), "\"\(stored)\" is stored, without \"\(symbol)\"")
  }

  Then("the {ordinal} symbol is not stored") { (mastermind: inout MastermindWorld, position: Int) in
    let symbol = try mastermind.givenSymbol(position)
    let stored = try mastermind.shownCell().combination
    try expect(!stored.contains(symbol), "\"\(stored)\" is stored, with \"\(symbol)\"")
  }

  Then("the bezier path(s)( list) has/have changed") { mastermind in
    try mastermind.expectRedrawn()
  }

  Then("the bezier path(s)( list) changes/change") { mastermind in
    try mastermind.expectRedrawn()
  }

  Then("the bezier path(s)( list) has/have not changed") { mastermind in
    try mastermind.expectNotRedrawn()
  }

  Then("the bezier path(s)( list) does/do not change") { mastermind in
    try mastermind.expectNotRedrawn()
  }

  Then("the cell has been redrawn") { mastermind in try mastermind.expectRedrawn() }

  Then("the cell has not been redrawn") { mastermind in try mastermind.expectNotRedrawn() }
}

extension MastermindWorld {
  /// A symbol of the text given last, each counted where it comes first.
  fileprivate func givenSymbol(
    _ position: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> Character {
    var symbols: [Character] = []
    for symbol in givenText where !symbols.contains(symbol) { symbols.append(symbol) }
    return try require(
      symbols.indices.contains(position - 1) ? symbols[position - 1] : nil,
      "\"\(givenText)\" has \(symbols.count) symbols", file: file, line: line)
  }
}
