import Mastermind
import StepKit

/// Comparing a cell with a dummy view (MAS-T8).
let comparisonSteps = StepLibrary(MastermindWorld.self) {
  Step("Create our view.") { mastermind in mastermind.changeTrials { $0.makeCell() } }

  Step("Create a dummy view with the same parameters.") { mastermind in
    mastermind.changeTrials { $0.makeDummy() }
  }

  Step("Extract the representing images.") { mastermind in
    mastermind.changeTrials { $0.makeImages() }
    try mastermind.checkTrials { trial in
      trial.images?.cell == nil || trial.images?.dummy == nil ? "there is no image" : nil
    }
  }

  Step("Check both match.") { mastermind in
    try mastermind.checkTrials { trial in
      guard let images = trial.images, images.cell != nil else { return "there is no image" }
      return images.cell == images.dummy ? nil : "the images differ"
    }
  }

  When("a result cell and a dummy view are created with the same frame, combination and colour") {
    mastermind in
    mastermind.changeTrials { trial in
      trial.makeCell()
      trial.makeDummy()
    }
  }.isIdempotent()

  Given("a dummy view as the document draws it") { mastermind in mastermind.flaw = nil }

  When("it/the\\ cell is compared with a dummy view with the same parameters") { mastermind in
    let cell = try mastermind.shownCell()
    var trial = Trial(combination: cell.combination, frame: cell.frame, color: cell.color)
    trial.cell = cell
    trial.makeDummy()
    trial.makeImages()
    mastermind.trials = [trial]
  }.isIdempotent()

  Then("the images match") { mastermind in
    try mastermind.checkTrials { trial in
      trial.images?.cell != nil && trial.images?.cell == trial.images?.dummy
        ? nil : "the images differ"
    }
  }

  Given("a dummy view that outlines the first kind") { mastermind in
    mastermind.flaw = .outlinesFirstKind
  }

  Given("a dummy view that draws in red") { mastermind in mastermind.flaw = .drawsInRed }

  Given("a dummy view that leaves out the last circle") { mastermind in
    mastermind.flaw = .leavesOutLastCircle
  }

  When("it is compared with a result cell of {float} by {float} showing {string}") {
    (mastermind: inout MastermindWorld, width: Float, height: Float, combination: String) in
    var trial = Trial(combination: combination, frame: Rect(width: width, height: height))
    trial.makeCell()
    trial.makeDummy()
    if let flaw = mastermind.flaw { trial.dummy = trial.dummy.map(flaw.applied) }
    mastermind.trials = [trial]
  }.isIdempotent()

  Then("both renderings are equal") { mastermind in
    mastermind.attachImages()
    try mastermind.checkTrials { trial in
      guard let cell = trial.cell, let dummy = trial.dummy else { return "nothing to compare" }
      return RenderingDifference(cell: cell.drawing, dummy: dummy)?.description
    }
  }

  Then("the renderings differ and the first difference is reported") { mastermind in
    mastermind.attachImages()
    let trial = try require(mastermind.trials.first, "nothing was compared")
    let cell = try require(trial.cell?.drawing, "there is no cell")
    let dummy = try require(trial.dummy, "there is no dummy")
    let difference = try require(
      RenderingDifference(cell: cell, dummy: dummy), "no difference was found")
    try expect(difference.line != nil, "the draw lists agree")
    try expect(difference.pixel != nil, "the pictures agree")
    mastermind.scenario.log("first difference: \(difference)")
  }
}

extension MastermindWorld {
  /// Attaches the last pair of pictures.
  func attachImages() {
    guard let trial = trials.last, let cell = trial.cell, let dummy = trial.dummy else { return }
    for (name, drawing) in [("cell", cell.drawing), ("dummy", dummy)] {
      guard let image = Bitmap(drawing)?.png() else { continue }
      scenario.attach(image, mediaType: "image/png", fileName: "\(name).png")
    }
  }
}
