import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What the pages have, where it is given, and what they show, the first page among them.
let pageContentSteps = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, this is what the library has; then it is what the list shows.
  Step(
    "the {ordinal} page( of the list)( of the library)( of the index)( of characters) {marvelShows} {marvelGroup}"
  ) {
    (marvel: inout MarvelWorld, page: Int, expected: Bool, group: CharacterGroup) in
    try marvel.page(page, group, expected)
  }

  Given(.sentence("\(Words.index) {marvelShows} {count} characters on/for the first page")) {
    (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    try expect(expected, "say how many there are")
    marvel.setup.pageSize = count
    if marvel.server.library.isDefault { try marvel.setLibrary(2 * count + 5) }
  }

  Given(
    .sentence(
      "\(Words.index) {marvelShows} {count} characters on the first page and {count} on the second( page)"
    )
  ) {
    (marvel: inout MarvelWorld, expected: Bool, first: Int, second: Int) in
    try expect(expected, "say how many there are")
    try marvel.setLibrary(first + second)
    marvel.setup.pageSize = first
  }

  Given(
    .sentence(
      "\(Words.index) \(Words.has) (a )(the )first page with/of {count} characters and (a )(the )second page with/of {count}( characters)"
    )
  ) {
    (marvel: inout MarvelWorld, first: Int, second: Int) in
    try marvel.setLibrary(first + second)
    marvel.setup.pageSize = first
  }

  // What comes after the characters that are shown, or the first page.
  Step("the next page {marvelShows} {marvelGroup}") {
    (marvel: inout MarvelWorld, expected: Bool, group: CharacterGroup) in
    if marvel.scenario.isInOutcome {
      try marvel.expectNextPage()
      let shown = try marvel.seenNames().count
      let offset = marvel.network.requests.last.flatMap { $0["offset"] }.flatMap { Int($0) } ?? 0
      return try marvel.page(offset / marvel.pageSize + 1, group, expected && shown > offset)
    }
    let shown = marvel.currentScreen?.list.characters.count ?? marvel.pageSize
    try await marvel.nextPage(after: max(shown, marvel.pageSize), group, expected)
  }

  // `the first of three pages`: the library has as many.
  Step("{marvelPageOf} {marvelIsListed}") {
    (marvel: inout MarvelWorld, pages: PageOfPages, statement: Statement) in
    if marvel.isSettingUp, statement.isTrue {
      try marvel.setLibrary(pages.count * marvel.pageSize)
      return try await marvel.loadList(upTo: pages.number * marvel.pageSize)
    }
    let all = marvel.lastPage(of: marvel.indexed().count)
    try expect(all, equals: pages.count, "the number of pages")
    let shown = marvel.lastPage(of: try marvel.seenNames().count)
    try expect((shown == pages.number) == statement.isTrue, "shown are \(shown) pages")
  }

  ParameterType("marvelPageOf", PageOfPages.pattern, useForSnippets: false) {
    try PageOfPages(words: $0)
  }
  .described(as: "One of so many pages.", example: "the first of 3 pages")

  // Each row has the number of a page and a character on it.
  for sentence in [
    "the pages( of the library)( of the list)( of the character index)( of the index)( of characters) are(:)",
    "\(Words.index) \(Words.has) (the )(these )(following )pages(:)",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, table: DataTable) in
      try marvel.setPages(table)
    }
  }

  Then("{marvelLists} both pages") { (marvel: inout MarvelWorld, statement: Statement) in
    try marvel.expectPages(2, statement.isTrue)
  }

  Then("(the )characters {int} to {int} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, first: Int, last: Int, expected: Bool) in
    let shown = try marvel.seen().list.characters.map(\.name)
    try expect(1 <= first && first <= last, "\(first) to \(last) are no characters")
    let names = marvel.indexed().map(\.name)
    try expect(last <= names.count, "there is no character \(last)")
    let wanted = names[(first - 1)..<last]
    let isShown = shown.prefix(last).dropFirst(first - 1).elementsEqual(wanted)
    try expect(isShown == expected, "shown are \(shown)")
  }

  Given(
    "the first page {marvelShows} {count} characters and the second (page )(has )(shows )(contains ){count}"
  ) {
    (marvel: inout MarvelWorld, expected: Bool, first: Int, second: Int) in
    try expect(expected, "say how many there are")
    try marvel.setLibrary(first + second)
    marvel.setup.pageSize = first
  }

  ParameterType.wording(
    "marvelFirstPage",
    "(?:only )?the first page(?: of (?:the )?(?:characters|results|list of characters|list|library|index))?"
  )

  // Before the app is opened, it is, with a page of that size if there is one.
  for verb in ["{marvelIsFetched}", "{marvelIsListed}"] {
    Step(.expression("{marvelFirstPage} \(verb)")) {
      (marvel: inout MarvelWorld, _: String, statement: Statement) in
      try await marvel.firstPage(nil, statement)
    }

    Step(.expression("(only )the first page of/with {count} characters \(verb)")) {
      (marvel: inout MarvelWorld, count: Int, statement: Statement) in
      try await marvel.firstPage(count, statement)
    }

    Step(.expression("(only )the first page with/containing {marvelNames} \(verb)")) {
      (marvel: inout MarvelWorld, names: [String], statement: Statement) in
      if marvel.isSettingUp, marvel.server.library.isOpenEnded { try marvel.setLibrary(names) }
      try await marvel.firstPage(names.count, statement)
    }
  }

  // Before the app is opened, it is, with such a page.
  Step("{marvelLists} (only )the first page( of characters) with/of {count} characters") {
    (marvel: inout MarvelWorld, statement: Statement, count: Int) in
    try await marvel.firstPage(count, statement)
  }

  Step("{marvelLists} {marvelFirstPage}( again)") {
    (marvel: inout MarvelWorld, statement: Statement, _: String) in
    try await marvel.firstPage(nil, statement)
  }

  Step(
    user("am/is/are( still)( now)( back) in/on/at/viewing/seeing/(looking )at {marvelFirstPage}")
  ) { marvel in
    try await marvel.firstPage(nil, Statement(words: "see"))
  }
}

/// A page and how many there are: `the first of three pages`.
struct PageOfPages: Hashable, Sendable {
  /// From 1.
  var number: Int
  var count: Int

  static let pattern =
    "(?:only )?the (?:\(oneOf(ordinals.keys))|last) (?:page )?(?:out )?of (?:the )?(?:\(some)) pages(?: of characters)?"

  private static let some = "\\d{1,3}|\(ones)|ten"

  init(words: String) throws {
    let parts = words.split(separator: " ").map(String.init)
    count = try require(parts.lazy.compactMap(cardinal).first, "found \(words)")
    number = parts.lazy.compactMap { ordinals[$0] }.first ?? count
    try expect((1...count).contains(number), "there is no such page: \(words)")
  }
}

extension MarvelWorld {
  fileprivate mutating func setPages(_ table: DataTable) throws {
    let hasHeading = table.header.first.flatMap { Int($0) } == nil
    let rows = hasHeading ? table.rows : table.raw
    try expect(
      !rows.isEmpty && rows.allSatisfy { $0.count == 2 }, "say which page and who is on it")
    let pages = try rows.map { try require(Int($0[0]), "found the page \($0[0])") }
    let size = pages.count { $0 == 1 }
    for (page, next) in zip(pages, pages.dropFirst()) where next != page {
      try expect(next, equals: page + 1, "the page after \(page)")
      try expect(pages.count { $0 == page }, equals: size, "the characters on page \(page)")
    }
    try setLibrary(rows.flatMap { quotedTexts($0[1]).isEmpty ? [$0[1]] : quotedTexts($0[1]) })
    setup.pageSize = size
  }
}
