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
    "sameParameters", Same(),
    "the same parameters(?: as the (?:results? )?cell)?|the same (?:size|frame|combination|colou?r)(?:(?:, | and |, and )(?:the same |the )?(?:size|frame|combination|colou?r))*(?: as the (?:results? )?cell)?"
  )

  noun(
    "same", Same(),
    "(?:of|with|that has|that have) the same (?:parameters|(?:size|frame|combination|colou?r)"
      + "(?:(?:, | and |, and )(?:the same |the )?(?:size|frame|combination|colou?r))*)(?: as the (?:results? )?cell)?"
  )

  noun(
    "views", Views(),
    "(?:both|the (?:two|three)|all|the|these)(?: (?:two|three|of the))?"
      + "(?: representing| PNG| png| expected| obtained| rendered| extracted)*(?: (?:images|pictures|views|(?:results? )?cells|renderings|representations|PNG data|PNGs))"
      + "(?: of (?:both|the)(?: (?:two|three))?(?: (?:views|cells))?)?",
    "(?:the |an? )?(?:images?|pictures?|(?:PNG|png)(?: (?:representations?|data|images?))?|representations?) of (?:(?:both|all|the (?:two|three))(?: (?:views|(?:results? )?cells|dummy views|of them))?|each view|it|(?:the (?:results? )?cell) and (?:(?:the (?:image|picture|PNG representation) )?of )?the dummy(?: view)?)",
    "the expected(?: image)? and the obtained(?: image)?|the obtained(?: image)? and the expected(?: image)?",
    "(?:it|the (?:results? |first )?cell) and the (?:dummy(?: view)?|other(?: cell)?|second cell)",
    "the dummy(?: view)? and the (?:results? )?cell",
    "(?:the )?(?:expected and (?:the )?obtained|obtained and (?:the )?expected) (?:images?|pictures?)",
    "the expected and the obtained images?",
    "their (?:images|pictures|PNG (?:representations?|data|images))|the representing images",
    "both(?: of them)?|they|them")

  noun(
    "compares", Comparing(),
    "(?:have |has )?(?:(?:extract|compare|take|render|obtain|get|generate|create|make|produce|look at|draw|capture|convert|export|save|turn|transform|print)s?|extracted|compared|taken|took|rendered|obtained|drawn)"
  )

  ParameterType("newDummy", CellDescription.dummyPattern, useForSnippets: false) {
    (text: String) in try CellDescription(text)
  }

  ParameterType("secondCell", CellDescription.secondPattern, useForSnippets: false) {
    (text: String) in try CellDescription(text)
  }

  // What is not said is that of the cell when the two are compared.
  Given("{newDummy}") { (mastermind: inout MastermindWorld, dummy: CellDescription) in
    try mastermind.addDummy(dummy)
  }

  // Another view than the cell, which is there to be drawn.
  noun(
    "makesView", Comparing(),
    "(?:have |has )?(?:create|make|initiali[sz]e|instantiate|set up|build|draw|render|prepare|add)(?:s|d|ed)?|(?:have |has )?(?:made|drawn|built)"
  )
  noun(
    "viewIsMade", Comparing(),
    "(?:is|was|has been)(?: now| also)? (?:created|made|initiali[sz]ed|instantiated|set up|built|drawn|rendered|prepared|added)"
  )

  When("{someone} {makesView} {newDummy}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Comparing, dummy: CellDescription) in
    try mastermind.addDummy(dummy)
  }.isIdempotent()

  When("{newDummy} {viewIsMade}") {
    (mastermind: inout MastermindWorld, dummy: CellDescription, _: Comparing) in
    try mastermind.addDummy(dummy)
  }.isIdempotent()

  When("a dummy( view) {viewIsMade} with {sameParameters}") {
    (mastermind: inout MastermindWorld, _: Comparing, _: Same) in
    try mastermind.addDummy(try CellDescription("a dummy view"))
  }.isIdempotent()

  When("{someone} {makesView} {newDummy} and {compares} {views}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: Comparing, dummy: CellDescription,
      _: Comparing, _: Views
    ) in
    try mastermind.addDummy(dummy)
    try mastermind.compare()
  }.isIdempotent()

  noun("withIt", Comparing(), "(?:with|to|against)")

  When("{someone} compare(s) {cell} {withIt} {newDummy}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CellNoun, _: Comparing,
      dummy: CellDescription
    ) in
    try mastermind.addDummy(dummy)
    try mastermind.compare()
  }.isIdempotent()

  When("{someone} compare(s) {cell} {withIt} {otherView}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CellNoun, _: Comparing, _: Views
    ) in try mastermind.compare()
  }.isIdempotent()

  When("{someone} compare(s) {imageOfCell} {withIt} {imageOfOther}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: Comparing, _: Comparing, _: Comparing
    ) in try mastermind.compare()
  }.isIdempotent()

  When("{imageOfCell} is compared {withIt} {imageOfOther}") {
    (mastermind: inout MastermindWorld, _: Comparing, _: Comparing, _: Comparing) in
    try mastermind.compare()
  }.isIdempotent()

  Then("{imageOfCell} {cellEquals} {imageOfOther}") {
    (mastermind: inout MastermindWorld, _: Comparing, isMatch: Bool, _: Comparing) in
    try mastermind.expectMatch(isMatch)
  }

  // Of a dummy view that is made for it; one of the same parameters has all that the cell has.
  Then("{imageOfCell} {cellEquals} {anImageOf} {newDummy}") {
    (
      mastermind: inout MastermindWorld, _: Comparing, isMatch: Bool, _: Comparing,
      dummy: CellDescription
    ) in
    try mastermind.addDummy(dummy)
    try mastermind.expectMatch(isMatch)
  }

  noun("anImageOf", Comparing(), "(?:that|the one|(?:the|an?) (?:\(imageWord))) of")

  Then("{cell} {cellEquals} {newDummy}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isMatch: Bool, dummy: CellDescription) in
    try mastermind.addDummy(dummy)
    try mastermind.expectMatch(isMatch)
  }

  Then("{imageOfOther} {cellEquals} {imageOfCell}") {
    (mastermind: inout MastermindWorld, _: Comparing, isMatch: Bool, _: Comparing) in
    try mastermind.expectMatch(isMatch)
  }

  noun(
    "imageOfCell", Comparing(), "the (?:\(imageWord)) of (?:the (?:results? |first )?cell|it)",
    "(?:the (?:results? |first )?cell['’]s|its) (?:\(imageWord))")

  noun(
    "imageOfOther", Comparing(),
    "(?:that|the one|the (?:\(imageWord))) of (?:\(otherViewPattern))",
    "the (?:dummy(?: view)?|second cell)['’]s(?: (?:\(imageWord)))?")

  ParameterType(
    "difference",
    "(?:there (?:is|should be) (no|a)|I (?:see|can see|find) (no|a)) (?:visible )?difference|(no|a) (?:visible )?difference (?:is|was|has been|can be) (?:found|seen|reported|shown|detected|visible)|(no) pixel is different|every pixel is the same(?: in both)?",
    useForSnippets: false
  ) { (groups: [String?]) in groups.contains { $0 == "a" } }

  ParameterType(
    "comparisonEnds",
    "the comparison (?:(?:should )?(?:fails?|succeeds?|passes|pass)|(?:shows|finds|reports|gives) (?:no|a) difference)",
    useForSnippets: false
  ) { (text: String) in ["succeed", "pass", "no "].contains(where: text.contains) }

  Then("{comparisonEnds}") { (mastermind: inout MastermindWorld, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
  }

  Then("{difference}( between {views})") {
    (mastermind: inout MastermindWorld, isThere: Bool, _: Views?) in
    try mastermind.expectMatch(!isThere)
  }

  Given("{count} dummy views {same}") {
    (mastermind: inout MastermindWorld, count: Int, _: Same) in
    try expect((1...100).contains(count), "found \(count), expected 1 to 100")
    mastermind.others = Array(
      repeating: .dummy(combination: nil, size: nil, color: nil), count: count)
  }

  noun(
    "cellIsCompared", Comparing(),
    "(?:is|was|has been|gets) (?:(?:then|now|also) )?compared(?: again)?"
  )

  When("{cell} {cellIsCompared} {withIt} {newDummy}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, _: Comparing, _: Comparing,
      dummy: CellDescription
    ) in
    try mastermind.addDummy(dummy)
    try mastermind.compare()
  }.isIdempotent()

  When("{cell} {cellIsCompared} {withIt} {otherView}( again)") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: Comparing, _: Comparing, _: Views) in
    try mastermind.compare()
  }.isIdempotent()

  noun(
    "asPictures", Comparing(),
    "visually|at (?:a )?visual level|pixel by pixel"
      + "|(?:as|to|into) (?:an? )?(?:(?:PNG|png)(?: (?:images?|pictures?|representations?|data|files?))?|images?|pictures?|bitmaps?)"
  )

  When("{views} {areTaken}( {fromBoth})( {asPictures})") {
    (mastermind: inout MastermindWorld, _: Views, _: Comparing, _: Views?, _: Comparing?) in
    try mastermind.compare()
  }.isIdempotent()

  noun(
    "areTaken", Comparing(),
    "(?:is|are|has been|have been|was|were|get|gets) (?:compared|extracted|taken|obtained|drawn|rendered|made|captured|generated|produced|converted|exported|turned|transformed|saved|represented|printed)"
  )

  When("{views} {areTaken} in/with/at/of the same {sameAspect}") {
    (mastermind: inout MastermindWorld, _: Views, _: Comparing, aspects: [CellAspect]) in
    try mastermind.haveSame(aspects)
    try mastermind.compare()
  }.isIdempotent()

  noun(
    "fromBoth", Views(),
    "(?:from|of|with) (?:both|each other|the two|one another)(?: (?:of them|views|cells))?")

  Then("the circles of {views} are( drawn)( in)( all) {colourName}") {
    (mastermind: inout MastermindWorld, _: Views, name: String) in
    try mastermind.compare()
    let wanted = try color(named: name)
    try mastermind.checkTrials { trial in
      let ovals = (trial.cell?.drawing.ovals ?? []) + (trial.dummy?.ovals ?? [])
      if ovals.isEmpty { return "there are no circles" }
      return ovals.allSatisfy { $0.color == wanted } ? nil : "a circle has another color"
    }
  }

  When("{someone} {compares} {views}( {fromBoth})( {asPictures})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: Comparing, _: Views, _: Views?,
      _: Comparing?
    )
    in
    try mastermind.compare()
  }.isIdempotent()

  Then("{views} {cellMatch}") { (mastermind: inout MastermindWorld, _: Views, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
  }
  .described(as: "Compares what two views draw.")

  noun("otherView", Views(), otherViewPattern)

  Then("{cell} {cellEquals} {otherView}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isMatch: Bool, _: Views) in
    try mastermind.expectMatch(isMatch)
  }

  Then("{otherView} {cellEquals} {cell}( cell)( one)") {
    (mastermind: inout MastermindWorld, _: Views, isMatch: Bool, _: CellNoun) in
    try mastermind.expectMatch(isMatch)
  }

  Then("the second( cell)( one) {cellEquals} the first( one)") {
    (mastermind: inout MastermindWorld, isMatch: Bool) in try mastermind.expectMatch(isMatch)
  }

  Then("{otherView} {cellMatch}") { (mastermind: inout MastermindWorld, _: Views, isMatch: Bool) in
    try mastermind.expectMatch(isMatch)
  }

  Then("the second cell has the same {sameAspect} as the first( cell)( one)") {
    (mastermind: inout MastermindWorld, aspects: [CellAspect]) in
    try mastermind.haveSame(aspects)
  }

  noun(
    "expectedOne", Comparing(), "the (?:expected|obtained) (?:image|picture|PNG(?: data)?|one)")

  Then("{expectedOne} {cellEquals} {expectedOne}") {
    (mastermind: inout MastermindWorld, _: Comparing, isMatch: Bool, _: Comparing) in
    let wording = mastermind.wording
    try expect(
      wording.has("expected") && wording.has("obtained"),
      "the sentence compares an image with itself, not the expected with the obtained one")
    try mastermind.expectMatch(isMatch)
  }

  When("{someone} compare(s) {expectedOne} {withIt} {expectedOne}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Comparing, _: Comparing, _: Comparing) in
    try mastermind.compare()
  }.isIdempotent()

  When("{expectedOne} {cellIsCompared} {withIt} {expectedOne}") {
    (mastermind: inout MastermindWorld, _: Comparing, _: Comparing, _: Comparing, _: Comparing) in
    try mastermind.compare()
  }.isIdempotent()

  Then("{expectedOne} is {expectedOne}") {
    (mastermind: inout MastermindWorld, _: Comparing, _: Comparing) in
    try mastermind.expectMatch(true)
  }

  Then("{views} {cellIs} {drawnAlike}") {
    (mastermind: inout MastermindWorld, _: Views, isSo: Bool, isAlike: Bool) in
    try mastermind.expectMatch(isSo == isAlike)
  }

  ParameterType(
    "drawnAlike",
    "drawn (?:exactly )?(?:alike|the same(?: way)?|in the same way|identically|differently)",
    useForSnippets: false
  ) { (text: String) in !text.contains("differ") }

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

private let imageWord =
  "(?:PNG )?(?:image|picture|representation|data|rendering|drawing)|(?:png|PNG)(?: representation)?"
private let otherViewPattern =
  "(?:the|its|each|both|every) (?:dummy(?: views?)?|(?:other|second) (?:cell|view))|the (?:second|other)(?: one)?"

/// What two views have in common, and the views themselves.
struct Same {}
struct Views {}

struct Comparing {}
