import Mastermind
import StepKit

extension Wording {
  /// Whether something that was given is said not to be stored: `"c" is ignored`.
  var dropsSymbols: Bool {
    !isDenial(words.joined(separator: " "), ["neither"])
      && words.contains { word in
        (dropWords + [
          "ignore", "drop", "discard", "reject", "cuts", "remove", "forget", "refuse", "skip",
          "leaves",
        ])
        .contains { word.hasPrefix($0) } || says("left out")
      }
  }
}

extension MastermindWorld {
  /// A space that was given is stored, or is not.
  func expectSpace(
    _ isKept: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let stored = try shownCell(file: file, line: line).combination
    func hasSpace(_ text: String) -> Bool {
      wording.has("leading") ? text.hasPrefix(" ") : text.contains(" ")
    }
    try expect(
      hasSpace(givenText), "\"\(givenText)\" was given, which has no such space", file: file,
      line: line)
    try expect(
      hasSpace(stored) == isKept, "\"\(stored)\" is stored of \"\(givenText)\"", file: file,
      line: line)
  }
}
