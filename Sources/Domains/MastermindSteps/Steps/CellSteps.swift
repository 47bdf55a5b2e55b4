import Mastermind
import StepKit

/// Making and changing a result cell.
let cellSteps = StepLibrary(MastermindWorld.self) {
  Given("a new result cell") { mastermind in mastermind.makeCell(width: 0, height: 0) }

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
    try mastermind.change(\.combination, \.combination, to: combination)
  }
  .isIdempotent()

  When("the combination changes to {int} times {string}") {
    (mastermind: inout MastermindWorld, count: Int, symbol: String) in
    try expect((1...100_000).contains(count), "\(count) is not between 1 and 100000")
    let combination = String(repeating: symbol, count: count)
    try mastermind.change(\.combination, \.combination, to: combination)
  }
  .isIdempotent()

  When("the frame of the cell changes to {float} by {float}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    let frame = Rect(width: width, height: height)
    try mastermind.change(\.frame, \.frame, to: frame)
  }
  .isIdempotent()

  When("the cell moves on the screen") { mastermind in
    let size = try require(mastermind.trials.last, "the scenario has no result cell").frame
    let frame = Rect(x: 30, y: 40, width: size.width, height: size.height)
    try mastermind.change(\.frame, \.frame, to: frame)
  }
  .isIdempotent()

  When("the color of the cell changes to {cell color}") {
    (mastermind: inout MastermindWorld, color: Color) in
    try mastermind.change(\.color, \.color, to: color)
  }
  .isIdempotent()

  When("the background of the cell changes to {cell color}") {
    (mastermind: inout MastermindWorld, color: Color) in
    try mastermind.change(\.background, \.backgroundColor, to: color)
  }
  .isIdempotent()

  When("the result is shown in a result cell") { mastermind in
    let score = try mastermind.lastAnswer().get()
    mastermind.makeCell(width: 100, height: 100, showing: score.combination)
  }
  .isIdempotent()
}
