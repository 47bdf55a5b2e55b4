import Mastermind
import StepKit

/// How large the circles are, and how they have grown.
let circleSizeSteps = StepLibrary(MastermindWorld.self) {
  Then("the size of {someCircles} {cellIs} {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isSo: Bool, size: CellSize) in
    var claim = CircleClaim(choice: circles, traits: [.width(size.width), .height(size.height)])
    claim.isSo = isSo
    try mastermind.expectAre([claim])
  }

  Then("the diameter of {someCircles} is {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, length: Float) in
    try mastermind.expectAre(circles, .width(length), .height(length))
  }

  Then("the width of {someCircles} is {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, width: Float) in
    try mastermind.expectAre(circles, .width(width))
  }

  Then("the height of {someCircles} is {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, height: Float) in
    try mastermind.expectAre(circles, .height(height))
  }

  Then("{someCircles} has/have a width of {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, width: Float) in
    try mastermind.expectAre(circles, .width(width))
  }

  Then("{someCircles} has/have a height of {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, height: Float) in
    try mastermind.expectAre(circles, .height(height))
  }

  Then("the circle's diameter/size is {float}( points)") {
    (mastermind: inout MastermindWorld, length: Float) in
    try mastermind.expectAre(.single, .width(length), .height(length))
  }

  Then("{someCircles} has/have a diameter of {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, length: Float) in
    try mastermind.expectAre(circles, .width(length), .height(length))
  }

  Then("one/a (single )(big )circle {cellSize} fills the (whole )cell") {
    (mastermind: inout MastermindWorld, size: CellSize) in
    try mastermind.expectOneBigCircle()
    try mastermind.expectAre(.single, .width(size.width), .height(size.height))
  }

  Then("{someCircles} {hasSize} {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso, size: CellSize) in
    try mastermind.expectAre(circles, .width(size.width), .height(size.height))
    if let x = size.x, let y = size.y { try mastermind.expectAre(circles, .at(x, y)) }
  }

  noun(
    "hasSize", AndAlso(),
    "(?:measures?|has|have|fills?|covers?|takes? up|occup(?:y|ies))(?: an area of| a space of)?")

  noun("grown", AndAlso(), "(?:has|have) (?:grown|shrunk)|grows?|shrinks?|grew|shrank")

  // Grown or shrunk, and now so large.
  Then("{someCircles} {grown} to a width of {float}( points)") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso, width: Float) in
    _ = try require(mastermind.cellBefore, "the cell has not been changed")
    try mastermind.expectAre(circles, .width(width))
    try mastermind.expectOtherSize()
  }

  Then("{someCircles} {grown} to {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: AndAlso, size: CellSize) in
    try mastermind.expectAre(circles, .width(size.width), .height(size.height))
    try mastermind.expectOtherSize()
  }
}
