import Mastermind
import Pictures
public import StepKit

/// The sentences of `Features/Mastermind`.
public let mastermindSteps = StepLibrary(MastermindWorld.self, in: "Mastermind/", "001_*.txt") {
  StrictOutcomes()
  cellSteps
  drawingSteps
  comparisonSteps
  gameSteps
  pictureSteps(of: MastermindWorld.self, screen: "Mastermind")

  ParameterType(
    "cell color", colors.keys.sorted().joined(separator: "|"), "#(?:[0-9A-F]{6}|[0-9A-F]{8})"
  ) { text in colors[text] ?? hexadecimalColor(text) }
  .described(as: "A color by name, or as #RRGGBB, followed by its alpha.", example: "red")

  Then("the result cell looks as approved in {string}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.cells.approve(
      try require(mastermind.drawing, "the scenario has no result cell"), as: name)
  }

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
    try expect(Set(script.choices), equals: [4], "the number of digits to choose from")
  }
}

private let colors: [String: Color] = [
  "black": .black, "white": .white, "red": .red, "yellow": .yellow, "green": .green,
  "blue": .blue, "transparent": .clear,
]

private func hexadecimalColor(_ text: String) -> Color? {
  guard let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
  let channels = text.count == 7 ? number << 8 | 0xFF : number
  let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: channels >> $0) }
  return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
}
