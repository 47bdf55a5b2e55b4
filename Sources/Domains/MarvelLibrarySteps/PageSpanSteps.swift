import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Several pages at once, and where they stand: `the first, the second and the third page`.
let pageSpanSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelPageSpan", CharacterGroup.pagesPattern, useForSnippets: false) {
    try CharacterGroup(words: $0)
  }

  // Before the app is opened, they are loaded.
  Step("{marvelPageSpan} {marvelIsListed}") {
    (marvel: inout MarvelWorld, pages: CharacterGroup, statement: Statement) in
    try await marvel.list(pages, statement)
  }

  Step("{marvelListPresents} {marvelPageSpan}( again)") {
    (marvel: inout MarvelWorld, statement: Statement, pages: CharacterGroup) in
    try await marvel.list(pages, statement)
  }

  Then("{marvelPageSpan} {marvelIsListed} in this/that order") {
    (marvel: inout MarvelWorld, pages: CharacterGroup, statement: Statement) in
    try await marvel.list(pages, statement)
  }

  Then("the pages/characters {marvelAre} in the order {marvelOfTheirComing}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.seenNames()
    let all = marvel.indexed(name: marvel.currentScreen?.search?.text).map(\.name)
    let isOrdered = !shown.isEmpty && shown == Array(all.prefix(shown.count))
    try expect(isOrdered == expected, "shown are \(shown)")
  }

  ParameterType.wording(
    "marvelOfTheirComing",
    "of (?:the|their) (?:response|answer|pages|server|API|Marvel API|index|character index|library)"
      + "|(?:in which |that )?they (?:were|are) (?:loaded|received|found|fetched)(?: in)?")

  Then("{marvelNextPage} {marvelIsListed} {marvelPlacedAfter}") {
    (marvel: inout MarvelWorld, page: PageChoice, statement: Statement) in
    try marvel.expectPageShown(page, statement)
  }

  Then("(only )(exactly )(just ){marvelNumber} {marvelCalls} for {marvelNextPage} {marvelIsSent}") {
    (marvel: inout MarvelWorld, count: Int, _: String, page: PageChoice, expected: Bool) in
    try expect(expected, "the sentence denies it")
    try marvel.expectRequests(count, for: page)
  }

  Then("{marvelNumber} {marvelCalls} {marvelIsSent} for {marvelNextPage}") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool, page: PageChoice) in
    try expect(expected, "the sentence denies it")
    try marvel.expectRequests(count, for: page)
  }

  Then("{marvelRequest} asks/asked/is/was for {marvelNextPage}") {
    (marvel: inout MarvelWorld, request: RequestChoice, page: PageChoice) in
    let number = try require(marvel.number(of: page.which), "say which page")
    let offset = "\((number - 1) * marvel.pageSize)"
    try marvel.expectParameter(request, ParameterValues(name: "offset", value: offset), true)
  }

  Then(
    "there is/are/was/were/should\\ be/must\\ be {marvelNumber} {marvelCalls} for {marvelNextPage}"
  ) {
    (marvel: inout MarvelWorld, count: Int, _: String, page: PageChoice) in
    try marvel.expectRequests(count, for: page)
  }
}

extension MarvelWorld {
  /// The page was asked for as often, and is shown, or was not.
  fileprivate mutating func expectRequests(_ count: Int, for page: PageChoice) throws {
    if count == 0 { return try expectNoPage(page.which) }
    try expectNextPage(page.which)
    try expect(count, equals: 1, "how often a page is asked for")
  }
}
