import Mastermind
import StepKit

/// Random parameters, and the document's comparison of a cell with a dummy view (MAS-T8).
let comparisonSteps = StepLibrary(MastermindWorld.self) {
  ParameterType(
    "kind of combination", CombinationKind.allCases.map(\.rawValue).joined(separator: "|")
  ) { text in CombinationKind(rawValue: text) }
  .described(as: "The symbols of a random combination.", example: "one or two symbols")

  Given("{int} random combinations of {kind of combination} in random frames") {
    (mastermind: inout MastermindWorld, count: Int, kind: CombinationKind) in
    try expect((1...10_000).contains(count), "\(count) is not between 1 and 10000")
    mastermind.makeTrials(count) { random in
      Trial(combination: random.combination(of: kind), frame: random.frame(), color: random.color())
    }
  }

  Then("the symbols in them are {string}") {
    (mastermind: inout MastermindWorld, symbols: String) in
    let found = Set(mastermind.trials.flatMap(\.combination))
    try expect(String(found.sorted()), equals: String(symbols.sorted()), "the symbols")
  }

  When("Create our view.") { mastermind in mastermind.changeTrials { $0.makeCell() } }
    .isIdempotent()

  When("Create a dummy view with the same parameters.") { mastermind in
    mastermind.changeTrials { $0.dummy = $0.expectedDrawing }
  }
  .isIdempotent()

  When("a dummy view shows {string} in {cell color}") {
    (mastermind: inout MastermindWorld, combination: String, color: Color) in
    mastermind.changeTrials { trial in
      trial.dummy = DummyView(frame: trial.frame, combination: combination, color: color).drawRect()
    }
  }
  .isIdempotent()

  When("Extract the representing images.") { mastermind, scenario in
    mastermind.changeTrials { $0.makeImages() }
    guard let images = mastermind.trials.last?.images else { return }
    for (name, image) in [("cell", images.cell), ("dummy", images.dummy)] {
      guard let png = image?.png() else { continue }
      scenario.attach(png, mediaType: "image/png", fileName: "\(name).png")
    }
  }
  .isIdempotent()

  Then("Check both match.") { mastermind in
    try mastermind.checkCells { trial, cell in
      let images = try require(trial.images, "there are no images")
      let dummy = try require(trial.dummy, "there is no dummy view")
      guard images.cell != images.dummy || cell.drawing.lines != dummy.lines else { return }
      let difference = RenderingDifference(cell: cell.drawing, dummy: dummy)
      try expect(difference == nil, difference?.description ?? "")
    }
  }

  Then("the first difference is:") { (mastermind: inout MastermindWorld, words: DocString) in
    try mastermind.checkCells { trial, cell in
      let dummy = try require(trial.dummy, "there is no dummy view")
      let difference = RenderingDifference(cell: cell.drawing, dummy: dummy)
      let lines = words.content.split(separator: "\n").joined(separator: " ")
      try expect(difference?.description ?? "", equals: lines, "the first difference")
    }
  }
}
