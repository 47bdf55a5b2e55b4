import Mastermind
import StepKit

/// What a cell was like before, compared with what it is like now (MAS-T3, R17).
let keptSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("aspect", aspectPattern, useForSnippets: false) { (text: String) in
    try CellAspect(text)
  }

  noun(
    "keeps", Keeping(),
    "(?:have |has )?(?:keeps?|kept|remember(?:s|ed)?|note[sd]?(?: down)?|stored?|stores|save[sd]?|memori[sz]e[sd]?"
      + "|record(?:s|ed)?|(?:takes?|took|taken|makes?|made) (?:a )?note of)")

  // Whatever is kept, it is all of the cell.
  noun("keptAspect", Keeping(), aspectPattern)

  noun(
    "asKept", Keeping(),
    "the (?:\(keptThing))(?: that)?(?: (?:I|we|was|were|it|they))?(?: had)? (?:\(kept))",
    "the (?:\(kept)) (?:\(keptThing))")

  noun(
    "asBefore", Keeping(),
    "the (?:\(keptThing))(?: that)?(?: (?:I|we|was|were|it|they))?(?: had)? (?:had|before|was|were)",
    "the (?:previous|old|former|earlier|original|first)(?: (?:\(keptThing)))?",
    "(?:it was |they were |it did |it looked )?before|(?:those|the ones|the one|that) (?:from )?before|the \(keptThing) (?:from )?before|the \(keptThing) before the change"
  )

  When("{someone} {keeps} {keptAspect}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Keeping, _: Keeping) in
    mastermind.kept = try mastermind.shownCell()
  }.isIdempotent()

  When("{someone} {keeps} {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Keeping, _: CombinationNoun) in
    mastermind.kept = try mastermind.shownCell()
  }.isIdempotent()

  Then("{aspect} {changes}") {
    (mastermind: inout MastermindWorld, aspect: CellAspect, isChange: Bool) in
    if aspect == .paths { return try mastermind.expectRedrawn(isChange) }
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    try mastermind.expectAspect(aspect, isLike: before, !isChange)
  }

  Then("{aspect} {cellIs} redrawn/renewed/made\\ anew {onceOrTwice}") {
    (mastermind: inout MastermindWorld, aspect: CellAspect, isSo: Bool, times: Int) in
    let isDrawn = aspect == .paths || aspect == .image || aspect == .circles
    try expect(isDrawn, "the \(aspect) is not drawn")
    let before = try require(mastermind.cellBefore, "the cell has not been changed").revision
    let found = try mastermind.shownCell().revision - before
    try expect((found == times) == isSo, "it was redrawn \(found) times")
  }

  ParameterType("onceOrTwice", "(?:just |only |exactly )?(?:once|twice)", useForSnippets: false) {
    (text: String) in text.contains("once") ? 1 : 2
  }

  Then("{aspect} {cellEquals} {asKept}") {
    (mastermind: inout MastermindWorld, aspect: CellAspect, isSame: Bool, _: Keeping) in
    let kept = try require(mastermind.kept, "nothing has been kept")
    try mastermind.expectAspect(aspect, isLike: kept, isSame)
  }

  // A picture of the cell that is there.
  Given("{pictureOfCell}") { (mastermind: inout MastermindWorld, _: Keeping) in
    mastermind.kept = try mastermind.shownCell()
  }

  When("{someone} {takesPicture} {pictureOfCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Keeping, _: Keeping) in
    mastermind.kept = try mastermind.shownCell()
  }.isIdempotent()

  noun(
    "takesPicture", Keeping(),
    "(?:have |has )?(?:takes?|took|taken|makes?|made|captures?|captured)")

  noun(
    "pictureOfCell", Keeping(),
    "(?:an?|the) (?:(?:PNG|png) )?(?:representation|image|picture|rendering|screenshot|snapshot) of (?:the|our) (?:(?:results? )?cell|view)"
      + "(?: (?:is|was|has been) (?:taken|made|extracted|obtained))?")

  When("{keptAspect} is/was/are/were kept/saved/remembered/noted/stored/recorded") {
    (mastermind: inout MastermindWorld, _: Keeping) in
    mastermind.kept = try mastermind.shownCell()
  }.isIdempotent()

  // Of a cell that looks as it did: its image.
  ParameterType("looks", looksPattern, useForSnippets: false) { (text: String) in
    isDenial(text) == (text.contains("differ") || text.contains("else"))
  }

  Then("{cell} {looks}") { (mastermind: inout MastermindWorld, _: CellNoun, isSame: Bool) in
    let before = try require(
      mastermind.kept ?? mastermind.cellBefore, "nothing has been kept or changed")
    try mastermind.expectAspect(.image, isLike: before, isSame)
  }

  // The cell has paths, which are others.
  noun(
    "otherPaths", Keeping(),
    "(?:has|gets|draws|shows|should (?:have|get|draw|show)) (?:an?other|an?(?: completely)? (?:new|different)|new|other|different) (?:bezier )?paths?"
  )

  Then("{cell} {otherPaths}") { (mastermind: inout MastermindWorld, _: CellNoun, _: Keeping) in
    try mastermind.expectRedrawn()
  }

  Then("the old/previous {oldAspect} {cellIs} replaced") {
    (mastermind: inout MastermindWorld, aspect: CellAspect, isReplaced: Bool) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    try mastermind.expectAspect(aspect, isLike: before, !isReplaced)
  }

  Then("the old/previous {oldAspect} is/are gone") {
    (mastermind: inout MastermindWorld, aspect: CellAspect) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed")
    try mastermind.expectAspect(aspect, isLike: before, false)
  }

  ParameterType(
    "oldAspect", "(?:bezier )?paths?|image|picture|frame|color|size",
    useForSnippets: false
  ) { (text: String) in try CellAspect(text) }

  Then("{combination} {cellEquals} {asBefore}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isSame: Bool, _: Keeping) in
    let before = try require(
      mastermind.kept ?? mastermind.cellBefore, "nothing has been kept or changed")
    try mastermind.expectAspect(.combination, isLike: before, isSame)
  }

  Then("{aspect} {cellEquals} {asBefore}") {
    (mastermind: inout MastermindWorld, aspect: CellAspect, isSame: Bool, _: Keeping) in
    let before = try require(
      mastermind.kept ?? mastermind.cellBefore, "nothing has been kept or changed")
    try mastermind.expectAspect(aspect, isLike: before, isSame)
  }
}

/// What can be kept of a cell, and may change.
enum CellAspect: Equatable {
  case paths
  case image
  case count
  case frame
  case color
  case background
  case circles
  case combination

  init(_ text: String) throws {
    let aspects: [(word: String, aspect: CellAspect)] = [
      ("number", .count), ("path", .paths), ("list", .paths), ("image", .image),
      ("picture", .image), ("drawing", .image), ("representation", .image), ("frame", .frame),
      ("size", .frame), ("background", .background), ("colo", .color), ("circle", .circles),
      ("combination", .combination), ("result", .combination),
    ]
    self = try require(
      aspects.first { text.contains($0.word) }?.aspect, "a cell has no \"\(text)\"")
  }
}

extension CellAspect {
  /// Whether two cells have the same.
  ///
  /// Paths are others where they show another combination, as in the document's test (MAS-T3).
  func isSame(_ cell: ResultCell, _ old: ResultCell) -> Bool {
    switch self {
    case .paths: cell.drawing.ovals == old.drawing.ovals && cell.combination == old.combination
    case .image: Bitmap(cell.drawing) == Bitmap(old.drawing)
    case .count: cell.circles.count == old.circles.count
    case .frame: cell.frame == old.frame
    case .color: cell.color == old.color
    case .background: cell.backgroundColor == old.backgroundColor
    case .circles: cell.circles == old.circles
    case .combination: cell.combination == old.combination
    }
  }
}

struct Keeping {}

private let looksPattern =
  "(?:still |now |again )?(?:looks?|should(?: still| now| again)? look)(?: still| again)? (?:exactly |just )?(?:the same|like|as|different)"
  + "(?: (?:as |than |from )?(?:(?:it did|it was) )?(?:before|in the (?:picture|image)|at first|at the beginning|originally))?(?: again)?"
  + "|(?:does|should)(?: not|n['’]t) look (?:the same|different)(?: (?:as |than |from )?before)?"
  + "|(?:still |now )?shows (?:exactly )?the same(?: as before)?|(?:now )?shows something (?:else|different)(?: than before)?"
  + "|no longer looks (?:the same|as before|like before)"

private let kept = "kept|remembered|noted|stored|saved"
private let keptThing =
  "ones?|images?|pictures?|drawing|(?:bezier )?paths?|list|circles|number|frame|size|colou?r|background"
private let aspectPattern =
  "(?:the|its)(?: new)?(?: results?)?(?: cell['’]s)? (?:number of circles|list(?: of (?:bezier )?paths)?|(?:bezier )?paths?(?: list)?"
  + "|(?:(?:PNG|png) )?(?:image|picture|drawing|representation|rendering)|frame|size|background(?: colou?r)?|colou?r|circles)"
  + "(?: of (?:the|our) (?:(?:results? )?cell|view))?"

extension MastermindWorld {
  /// Fails unless something of the cell is as it was, or is not where that is denied.
  fileprivate func expectAspect(
    _ aspect: CellAspect, isLike old: ResultCell, _ isSame: Bool,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    try expectDrawn(cell, file: file, line: line)
    let found = aspect.isSame(cell, old)
    try expect(
      found == isSame, found ? "it is the same as before" : "it is not the same as before",
      file: file, line: line)
  }
}
