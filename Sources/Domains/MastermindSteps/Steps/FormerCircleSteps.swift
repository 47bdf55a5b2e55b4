import Mastermind
import StepKit

/// What was there before the last change, and has been replaced by something else, or by nothing.
let formerCircleSteps = StepLibrary(MastermindWorld.self) {
  noun("oldCircles", Goes(), oldCirclesPattern)

  statement(
    "areReplaced",
    "(?:is|are|has been|have been|were|should be)(?: all)? replaced|(?:is|are) not replaced",
    "(?:(?:is|are) no longer|should no longer be) (?:drawn|there|shown|displayed|visible|stored|kept)",
    "(?:(?:is|are)(?: all)?|should(?: all)? be) (?:gone|removed|forgotten)|(?:has|have) (?:all )?disappeared|(?:should )?disappears?"
  )

  Then("{oldCircles} {areReplaced}") {
    (mastermind: inout MastermindWorld, _: Goes, _: Bool) in
    // "No longer" denies as well.
    if mastermind.wording.says("not replaced") { return try mastermind.expectNotRedrawn() }
    try mastermind.expectCirclesReplaced()
  }

  noun(
    "noOldCircle", Goes(),
    "(?:no circles?|none|nothing|not a single circle)(?: of (?:the circles )?| from | is left of | remains of | stays of )"
      + "(?:the )?(?:\(former) (?:circles?|combination|one|result)|(?:combination|circles) (?:from )?before)"
      + "(?: (?:remains?|stays?|(?:is|are)(?: still)? (?:left|shown|drawn|visible|there|to be seen)|can be seen|(?:is|are) left (?:behind|over)))?",
    "(?:the cell|it) (?:no longer (?:shows|draws|displays)|does not (?:show|draw|display)) (?:the|any) \(former) circles?(?: any ?more)?"
  )

  Then("{noOldCircle}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectCirclesReplaced()
  }

  noun("oldCombination", Goes(), "the \(former) (?:combination|result)")

  Then("{oldCombination} {areReplaced}") {
    (mastermind: inout MastermindWorld, _: Goes, _: Bool) in
    try mastermind.expectOtherCombination(!mastermind.wording.says("not replaced"))
  }

  Then(
    "the cell/it {keepsNoLonger} {oldCombination}( any more)"
  ) {
    (mastermind: inout MastermindWorld, _: Goes, _: Goes) in
    try mastermind.expectOtherCombination()
  }

  noun(
    "keepsNoLonger", Goes(),
    "no longer (?:shows|stores|has|draws|keeps|displays)|(?:does not|doesn['’]t) (?:show|store|have|draw|keep)"
  )
}

private let former = "(?:previous|old|former|earlier|first)"
private let oldCirclesPattern =
  "(?:all )?(?:the )?\(former) circles?|(?:all )?(?:the )?circles (?:of|from) the \(former) (?:combination|result)"

extension MastermindWorld {
  /// There were circles, and what is drawn is what the combination of now says.
  fileprivate func expectCirclesReplaced(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      !(try lastMoment(file: file, line: line).circles.isEmpty), "there were no circles before",
      file: file, line: line)
    try expectRedrawn(file: file, line: line)
    if wording.has("combination", "result", "remains", "remain", "left") {
      try expectOtherCombination(file: file, line: line)
    }
  }

  fileprivate func expectOtherCombination(
    _ isOther: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let before = try lastMoment(file: file, line: line).combination
    try expect(!before.isEmpty, "there was no combination before", file: file, line: line)
    let cell = try shownCell(file: file, line: line)
    try expect(
      (cell.combination != before) == isOther,
      "the combination is \"\(cell.combination)\", and was \"\(before)\" before", file: file,
      line: line)
    try expectDrawn(cell, file: file, line: line)
  }
}
