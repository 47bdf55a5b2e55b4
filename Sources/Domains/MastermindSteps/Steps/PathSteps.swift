import Mastermind
import StepKit

/// What the list of paths has, and where its circles lie.
let pathSteps = StepLibrary(MastermindWorld.self) {
  // So many of them, where the sentence says.
  ParameterType("everyPath", everyPathPattern, useForSnippets: false) { (text: String) in
    EveryPath(
      count: text.split(separator: " ").filter { $0 != "one" }
        .lazy.compactMap { number(inWords: String($0)) }.first)
  }

  noun("isPath", Goes(), "(?:is|are|should be|must be)(?: all)?")

  Then("{everyPath} is an oval path inside its grid cell") {
    (mastermind: inout MastermindWorld, paths: EveryPath) in
    try mastermind.expectPaths(paths.count)
    try mastermind.expectInPlace()
  }

  noun(
    "touchesItsPlace", Goes(),
    "(?:should )?(?:touch(?:es)?|reach(?:es)?) (?:all )?(?:the )?(?:four )?(?:sides|edges) of (?:its|their) (?:grid )?cells?",
    "(?:touch(?:es)?|reach(?:es)?) (?:its|their)(?: grid)? cell['’]s (?:four )?(?:sides|edges)",
    "(?:has|have) the (?:bounds|size and position) of (?:its|their) grid cells?",
    "(?:fills?|takes?(?: up)?|covers?|occup(?:y|ies)) (?:its|their) (?:own |whole )?(?:places?|parts? of the cell|grid cells?|cells? of the grid)(?: completely)?"
  )

  Then("{someCircles} {touchesItsPlace}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: Goes) in
    _ = try mastermind.bounds(of: circles)
    try mastermind.expectInPlace()
  }

  Then("{everyPath} {isPath} (an )(a )oval/ovals/circle/circles") {
    (mastermind: inout MastermindWorld, paths: EveryPath, _: Goes) in
    try mastermind.expectPaths(paths.count)
  }

  Then("{everyPath} {isPath} (a )bezier path(s)") {
    (mastermind: inout MastermindWorld, paths: EveryPath, _: Goes) in
    try mastermind.expectPaths(paths.count)
  }

  Then("{paths} {onlyHas} bezier\\ paths/circles/ovals") {
    (mastermind: inout MastermindWorld, _: PathsNoun, _: Goes) in try mastermind.expectPaths()
  }

  Then("there are only/nothing\\ but bezier paths in {paths}") {
    (mastermind: inout MastermindWorld, _: PathsNoun) in try mastermind.expectPaths()
  }

  Then("{paths} {cellIs}( only) bezier paths") {
    (mastermind: inout MastermindWorld, _: PathsNoun, areSo: Bool) in
    try expect(areSo, "the list has nothing else")
    try mastermind.expectPaths()
  }

  noun(
    "nothingElse", PathsNoun(),
    "(?:the list|(?:the|its) (?:list of )?(?:bezier )?paths?) (?:contains?|has|have|holds?) (?:nothing else|nothing (?:other than|else than|besides) (?:bezier )?paths|no other (?:elements|items|objects)|(?:bezier )?paths only)",
    "nothing else is in the (?:list|bezier paths)|no (?:element|item|entry)(?: (?:in|of) the list)? is (?:anything (?:but|else than|other than)|not) a bezier path",
    "only (?:bezier )?paths are (?:in the list|stored|kept|in it)|the bezier paths are bezier paths only|there is nothing else in (?:the list|it)|there is no (?:element|item|path)(?: in the list)? that is not a bezier path|no (?:element|item|entry) (?:of|in) the (?:bezier paths|list) is (?:(?:anything (?:but|else than|other than)|not) a bezier path|anything else)|(?:there is )?nothing but bezier paths(?: is)? in (?:the list|the bezier paths)"
  )

  Then("{nothingElse}") { (mastermind: inout MastermindWorld, _: PathsNoun) in
    try mastermind.expectPaths()
  }

  noun(
    "asMuchSpace", Goes(),
    "(?:should |must )?(?:fills?|uses?|takes?(?: up)?|covers?|occup(?:y|ies)|tr(?:y|ies) to fill)(?: up)? as much (?:of the )?space as possible(?: in the cell)?|(?:is|are|should be) as (?:large|big) as possible|leave no space (?:free|unused|between them)"
  )

  noun(
    "rowByRow", Goes(),
    "the circles (?:are|should be) (?:placed|drawn|arranged|laid out) (?:row by row|from left to right)(?:,? (?:and )?(?:from left to right|from top to bottom|row by row))?"
  )

  noun(
    "inCombinationOrder", Goes(),
    "(?:the circles|they) (?:are(?: drawn| placed| shown)?(?: in)?|have|keep|follow)(?: in)? the (?:same )?order (?:of|as) the (?:symbols|combination)(?: (?:in|of) the combination)?"
  )

  Then("{inCombinationOrder}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectInPlace()
    try mastermind.expectDrawn(try mastermind.shownCell())
  }

  // Each in its place of the grid, which is counted so.
  Then("{rowByRow}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectInPlace()
  }

  Then("{someCircles} {asMuchSpace}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: Goes) in
    _ = try mastermind.bounds(of: circles)
    if mastermind.wording.has("free", "unused") { return try mastermind.expectNoPlaceFree() }
    try mastermind.expectInPlace()
  }

  Then("no space is left( free) between the circles") { mastermind in
    try mastermind.expectInPlace()
  }

  Then("there is no( free) space between the circles") { mastermind in
    try mastermind.expectInPlace()
  }

  noun(
    "areInside", Goes(),
    "(?:all|all of|each of|each|every one of|every)?(?: ?(?:the|its))? ?circles? (?:is|are|stays?|lies?|should (?:be|stay|lie)) (?:inside|within) the (?:results? )?(?:cell|frame)|(?:all|all of|each of|each|every)?(?: ?(?:the|its))? ?circles? (?:fits?|should fit) (?:in|into|inside) the (?:cell|frame)|no circle (?:sticks out of|leaves|crosses) the (?:cell|frame)",
    "(?:no circle|none of the circles) (?:is|lies|should (?:be|lie)) (?:outside(?: of)?|out of) the (?:cell|frame)",
    "(?:no (?:two )?circles?|none of the circles|no circles) (?:should )?overlaps?(?: another(?: one)?| each other)?",
    "the circles (?:never|don['’]t|do not|should not|must not|shouldn['’]t) overlap(?: each other| one another)?"
  )

  Then("{areInside}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectInPlace()
  }
}

struct EveryPath { var count: Int? }

private let everyPathPattern = [
  "(?:every|each)(?: single)?(?: one)? (?:of (?:these |the |its )?)?(?:(?:\(numberWord)) )?(?:element|item|entry|(?:bezier )?path)s?(?: (?:of|in) (?:the (?:list|(?:bezier )?paths)|them))?",
  "(?:every|each) one of (?:them|these)|each of (?:them|these)|(?:the|each|every) circle|(?:the|all|all the) circles",
  "all(?: of)? (?:them|(?:its |the )?(?:(?:\(numberWord)) )?(?:elements|items|entries|(?:bezier )?paths))(?: (?:of|in) the (?:list|(?:bezier )?paths))?",
  "(?:each|every one) of (?:its|the) (?:(?:\(numberWord)) )?(?:elements|items|entries|(?:bezier )?paths)|they(?: all)?",
].joined(separator: "|")
