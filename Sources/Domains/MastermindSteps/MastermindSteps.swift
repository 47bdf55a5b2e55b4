import Mastermind
import PictureSteps
public import StepKit

/// The sentences of `Features/Mastermind`.
public let mastermindSteps = StepLibrary(MastermindWorld.self) {
  StrictOutcomes()
  cellWords
  propertyWords
  cellMakingSteps
  cellSteps
  cellColorSteps
  combinationSteps
  cellGivenSteps
  addedSymbolSteps
  combinationStateSteps
  storedSymbolSteps
  cutSteps
  circleClaimSteps
  circleSizeSteps
  bigCircleSteps
  circleCountSteps
  paintedCountSteps
  circleOrderSteps
  countChangeSteps
  emptyDrawingSteps
  formerCircleSteps
  symbolCircleSteps
  pathSteps
  drawListSteps
  keptSteps
  placementSteps
  gridLineSteps
  placeSteps
  gridCellSteps
  circleTableSteps
  gridSteps
  trialSteps
  randomTextSteps
  joinedSteps
  comparisonSteps
  secondCellSteps
  gameSteps
  secretSteps
  attemptSteps
  attemptOutcomeSteps
  attemptResultSteps
  historySteps
  cellPictureSteps
  pictureSteps(of: MastermindWorld.self, screen: "Mastermind")

  After(name: "the cell as drawn") { mastermind, scenario in
    if let drawing = mastermind.drawing {
      scenario.attach(drawing.text, mediaType: "text/plain", fileName: "cell.txt")
      mastermind.cells.add(drawing)
    }
    mastermind.cells.finish()
  }

  After(name: "chance gave what was asked for") { mastermind in
    guard let script = mastermind.script else { return }
    try expect(!script.hasRunDry, "more random digits were asked for than the scenario gives")
    try expect(!script.hasLeftovers, "the scenario gives random digits that were not asked for")
  }
}

/// A color by its name in a scenario.
func color(named name: String) throws -> Color {
  let colors: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("red", .red), ("yellow", .yellow), ("green", .green),
    ("blue", .blue), ("transparent", .clear), ("clear", .clear),
  ]
  return try require(
    colors.first { $0.name == name }?.color,
    "there is no color \(name), but: " + colors.map(\.name).joined(separator: ", "))
}
