import Mastermind
import StepKit

/// Comparing a cell with a dummy view (MAS-T8).
let comparisonSteps = StepLibrary(MastermindWorld.self) {
  When("Create our view.") { mastermind in mastermind.changeTrials { $0.makeCell() } }
    .isIdempotent()

  When("Create a dummy view with the same parameters.") { mastermind in
    mastermind.changeTrials { $0.makeDummy() }
  }.isIdempotent()

  When("Extract the representing images.") { mastermind in
    mastermind.changeTrials { $0.makeImages() }
    try mastermind.checkTrials { trial in
      trial.images?.cell == nil || trial.images?.dummy == nil ? "there is no image" : nil
    }
  }.isIdempotent()

  Then("Check both match.") { mastermind in
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
    .statesDefault(opposite: "a dummy view that draws in red")

  noun(
    "same", Same(),
    "(?:of|with|that has) the same (?:parameters|(?:size|frame|combination|colou?r)"
      + "(?:(?:, | and )(?:size|frame|combination|colou?r))*)(?: as the (?:results? )?cell)?")

  noun(
    "views", Views(),
    "(?:both|the two|the) (?:representing )?(?:images|pictures|views|cells|renderings)"
      + "(?: of (?:both|the) (?:views|cells))?",
    "(?:it|the (?:results? )?cell) and the dummy(?: view)?")

  // What is the same is that of the cell when the two are compared.
  Given("a dummy view( created) {same}") { (mastermind: inout MastermindWorld, _: Same) in
    mastermind.other = .dummy(combination: nil, size: nil)
  }

  Given("a dummy view( {same})( {cellSize}) with/and the combination {string}") {
    (mastermind: inout MastermindWorld, _: Same?, size: CellSize?, combination: String) in
    mastermind.other = .dummy(combination: combination, size: size)
  }

  Given("another/a\\ second (result )(results )cell( {same})( with the combination {string})") {
    (mastermind: inout MastermindWorld, _: Same?, combination: String?) in
    var other = try mastermind.shownCell()
    if let combination { other.combination = combination }
    mastermind.other = .cell(other)
  }

  When("the second cell shows {string}") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.changeOther(to: text)
  }.isIdempotent()

  When("the first cell shows {string} and the second( cell)( shows) {string}") {
    (mastermind: inout MastermindWorld, first: String, second: String) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeOther(to: second)
  }.isIdempotent()

  When("{cell} is compared with a/the dummy view( created)( {same})") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Same?) in
    if mastermind.other == nil { mastermind.other = .dummy(combination: nil, size: nil) }
    try mastermind.compare()
  }.isIdempotent()

  When("the image/picture of {cell} is compared with the image/picture of the dummy( view)") {
    (mastermind: inout MastermindWorld, _: CellNoun) in try mastermind.compare()
  }.isIdempotent()

  When("{views} is/are/have\\ been compared/extracted") {
    (mastermind: inout MastermindWorld, _: Views) in try mastermind.compare()
  }.isIdempotent()

  When("{someone} extract/compare/take/render {views}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Views) in try mastermind.compare()
  }.isIdempotent()

  Then("{views} {cellMatch}") { (mastermind: inout MastermindWorld, _: Views, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
  }

  Then("{cell} {cellEquals} the dummy( view)") {
    (mastermind: inout MastermindWorld, _: CellNoun, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
  }

  Then("the image/picture of {cell} {cellEquals} the image/picture/one of the dummy( view)") {
    (mastermind: inout MastermindWorld, _: CellNoun, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
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

/// What two views have in common, and the views themselves.
struct Same {}
struct Views {}

/// What a cell is compared with.
enum OtherView {
  /// A dummy with the cell's parameters, or with others.
  case dummy(combination: String?, size: CellSize?)
  case cell(ResultCell)
}

extension MastermindWorld {
  fileprivate mutating func changeOther(to text: String) throws {
    guard case .cell(var second) = other else {
      return try expect(false, "the scenario has no second cell")
    }
    second.combination = text
    other = .cell(second)
  }

  /// Draws the cell and what it is compared with, and takes their pictures.
  fileprivate mutating func compare(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let other = try require(
      other, "the scenario has nothing to compare with", file: file, line: line)
    var trial = Trial(combination: cell.combination, frame: cell.frame, color: cell.color)
    trial.cell = cell
    switch other {
    case .dummy(let combination, let size):
      trial.dummy = DummyView(
        frame: size.map { Rect(width: $0.width, height: $0.height) } ?? cell.frame,
        combination: combination ?? cell.combination, color: cell.color
      ).drawRect()
    case .cell(let second): trial.dummy = second.drawing
    }
    trial.makeImages()
    try expect(
      trial.images?.cell != nil && trial.images?.dummy != nil, "there is no image", file: file,
      line: line)
    trials = [trial]
  }

  /// Draw lists and pictures are the same, or both are not.
  fileprivate mutating func expectMatch(
    _ isMatch: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if trials.isEmpty { try compare(file: file, line: line) }
    attachImages()
    try checkTrials(file: file, line: line) { trial in
      guard let cell = trial.cell, let dummy = trial.dummy else { return "nothing to compare" }
      let difference = RenderingDifference(cell: cell.drawing, dummy: dummy)
      if isMatch { return difference?.description }
      let isSeen = difference.map { $0.pixel != nil || $0.sizesDiffer } ?? false
      return isSeen ? nil : "the two look the same"
    }
  }

  /// Attaches the last pair of pictures.
  func attachImages() {
    guard let trial = trials.last, let cell = trial.cell, let dummy = trial.dummy else { return }
    for (name, drawing) in [("cell", cell.drawing), ("dummy", dummy)] {
      guard let image = Bitmap(drawing)?.png() else { continue }
      scenario.attach(image, mediaType: "image/png", fileName: "\(name).png")
    }
  }
}
