import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What stays as it was before the first action.
let unchangedSteps = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelChanges",
    "(?:(?:should|must|will) )?(?:still )?(?:stays?|remains?|be|is|are)(?: still)?"
      + "(?: (?:shown|presented|listed))? (?:as (?:it|they) (?:is|are|was|were)(?: before)?|unchanged|the same(?: as before)?|as before)"
      + "|(?:is|are|was|were) kept"
      + "|(?:is|are|was|were|has been|have been)(?: not|n't) changed|(?:should|must|will) not be changed"
      + "|(?:do|does|did|should|must|will) not change|(?:do|does|did)n't change|(?:has|have) not changed"
      + "|(?:is|are) not the same(?: any ?more)?|(?:do|does) not (?:stay|remain) the same|changes|(?:has|have) changed",
    useForSnippets: false
  ) {
    ["changes", "has changed", "have changed"].contains($0)
      || $0.contains("not ") && $0.contains("same")
  }

  Then("{marvelListView} {marvelChanges}") {
    (marvel: inout MarvelWorld, _: ViewChoice, changes: Bool) in
    try marvel.expectSameList(!changes)
  }

  Then("the (listed )(presented )characters( in the list)( of the list) {marvelChanges}") {
    (marvel: inout MarvelWorld, changes: Bool) in try marvel.expectSameList(!changes)
  }

  Then("the first {marvelSome} characters {marvelChanges}") {
    (marvel: inout MarvelWorld, count: Int, changes: Bool) in
    let (names, before) = try marvel.names()
    try expect(before.count >= count, "\(before.count) characters were shown before")
    try expect((names.prefix(count) != before.prefix(count)) == changes, "shown are \(names)")
  }

  // Of those that were there; others may have come behind them.
  Then("the order( of the characters)( of the list)( in the list) {marvelChanges}") {
    (marvel: inout MarvelWorld, changes: Bool) in try marvel.expectSameOrder(!changes)
  }

  Then("the characters( in the list) keep their order") { (marvel: inout MarvelWorld) in
    try marvel.expectSameOrder(true)
  }

  Then("the number of characters( in the list)( of the list) {marvelChanges}") {
    (marvel: inout MarvelWorld, changes: Bool) in try marvel.expectSameNumber(!changes)
  }

  Then("{marvelLists} the same characters( as before)( again)") {
    (marvel: inout MarvelWorld, statement: Statement) in try marvel.expectSameList(statement.isTrue)
  }

  for sentence in [
    "nothing changes/happens", "nothing changed/happened", "nothing has changed/happened",
  ] {
    Then(.sentence(sentence)) { marvel in
      _ = try marvel.seen()
      try expect(marvel.currentScreen == marvel.screenBefore, "the screen is not as it was")
      try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
    }
  }

  for sentence in [
    "nothing (new )(more )(else )is/was/has\\ been added( to the list)",
    "no new/more character appears/comes", "no new/more/other characters come",
  ] {
    Then(.sentence(sentence)) { marvel in try marvel.expectSameList(true) }
  }
}

extension MarvelWorld {
  /// The list, or the search result, has the characters that it had.
  fileprivate mutating func expectSameList(_ expected: Bool) throws {
    let (names, before) = try names()
    try expect((names == before) == expected, "shown are \(names)")
  }

  /// As above, as many.
  fileprivate mutating func expectSameNumber(_ expected: Bool) throws {
    let (names, before) = try names()
    try expect((names.count == before.count) == expected, "shown are \(names.count)")
  }

  fileprivate mutating func expectSameOrder(_ expected: Bool) throws {
    let (names, before) = try names()
    try expect(before.count > 1, "\(before.count) characters were shown before")
    try expect((names.filter(before.contains) == before) == expected, "shown are \(names)")
  }

  /// Those that are listed and those that were before.
  fileprivate mutating func names() throws -> ([String], before: [String]) {
    func names(_ screen: LibraryScreen) -> [String] {
      (screen.search?.result ?? screen.list).characters.map(\.name)
    }
    let screen = try seen()
    return (names(screen), names(try require(screenBefore, "nothing was there before")))
  }
}
