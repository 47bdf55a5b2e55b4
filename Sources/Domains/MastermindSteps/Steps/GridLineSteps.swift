import Mastermind
import StepKit

/// So many circles in so many rows and columns.
let gridLineSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("linesOfGrid", linesOfGridPattern, useForSnippets: false) { (groups: [String?]) in
    groups.map { $0.flatMap(number(inWords:)) }
  }

  Then("{thereAre} {howMany} {circles} {linesOfGrid}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      lines: [Int?]
    ) in try mastermind.expectCircles(wanted, areThere, in: lines)
  }

  Then("{holder} {cellHas} {howMany} {circles} {linesOfGrid}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, lines: [Int?]
    ) in try mastermind.expectCircles(wanted, hasThem, in: lines)
  }

  Then("{howMany} {circles} {areShown} {linesOfGrid}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areThere: Bool,
      lines: [Int?]
    ) in try mastermind.expectCircles(wanted, areThere, in: lines)
  }
}

/// `in 2 rows`, `on a grid of two rows and 3 columns`; the rows and columns are its groups.
private let linesOfGridPattern =
  "(?:in|on|over|across) (?:a grid of )?(\(numberWord)) rows?(?: and (\(numberWord)) columns?)?"
  + "|(?:in|on|over|across) (?:a grid of )?(\(numberWord)) columns?"

extension MastermindWorld {
  /// So many circles, in so many rows or columns.
  fileprivate func expectCircles(
    _ wanted: Quantity, _ areThere: Bool, in lines: [Int?], file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expect(areThere, "the sentence says how many there are not", file: file, line: line)
    try expectCircles(wanted, true)
    let rows = lines[0], columns = lines[1] ?? lines[2]
    if let rows { try expectLines(rows, of: .row, file: file, line: line) }
    if let columns { try expectLines(columns, of: .column, file: file, line: line) }
  }

  /// As many circles as a sentence says by the way: `all four circles stand in two rows`.
  func expectSaidCircles(file: StaticString, line: Int) throws {
    let subject = wording.words.prefix { !$0.hasPrefix("circle") }
    guard subject.count < wording.words.count, subject.allSatisfy({ $0 != "in" && $0 != "of" }),
      let count = subject.lazy.compactMap(number(inWords:)).first
    else { return }
    try expectCircles(Quantity(count), file: file, line: line)
  }
}
