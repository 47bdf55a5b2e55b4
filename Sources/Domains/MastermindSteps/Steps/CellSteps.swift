import Mastermind
import StepKit

/// Making and changing a result cell.
let cellSteps = StepLibrary(MastermindWorld.self) {
  Given("a new result cell") { mastermind in mastermind.cell = ResultCell() }

  Given("a result cell of {float} by {float}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    mastermind.makeCell(width: width, height: height)
  }

  Given("a result cell of {float} by {float} showing {string}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float, combination: String) in
    mastermind.makeCell(width: width, height: height, showing: combination)
  }

  When("the combination changes to {string}") {
    (mastermind: inout MastermindWorld, combination: String) in
    try mastermind.changeCell { $0.combination = combination }
  }

  When("the combination changes to {int} times {string}") {
    (mastermind: inout MastermindWorld, count: Int, symbol: String) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCell { $0.combination = String(repeating: symbol, count: count) }
  }

  When("its frame changes to {float} by {float}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    try mastermind.changeCell { $0.frame = Rect(width: width, height: height) }
  }

  When("its colour changes to {word}") { (mastermind: inout MastermindWorld, name: String) in
    try mastermind.changeCell { $0.color = try color(named: name) }
  }

  Then("its background is transparent") { mastermind in
    let background = try mastermind.shownCell().backgroundColor
    try expect(background.isTransparent, "the background is \(background.hexadecimal)")
  }

  Then("its combination is {string}") { (mastermind: inout MastermindWorld, stored: String) in
    try expect(try mastermind.shownCell().combination, equals: stored, "the combination")
  }

  Then("the bezier path list has changed") { mastermind in
    try expect(
      try mastermind.shownCell().revision != mastermind.revisionBefore,
      "the list of paths is the same as before")
  }

  Then("the bezier path list has not changed") { mastermind in
    try expect(
      try mastermind.shownCell().revision, equals: mastermind.revisionBefore,
      "the revision of the list of paths")
  }

  Then("the cell has been redrawn") { mastermind in
    try expect(
      try mastermind.shownCell().revision != mastermind.revisionBefore, "nothing was drawn anew")
  }

  Then("the cell has not been redrawn") { mastermind in
    try expect(
      try mastermind.shownCell().revision, equals: mastermind.revisionBefore,
      "the revision of the cell")
  }
}
