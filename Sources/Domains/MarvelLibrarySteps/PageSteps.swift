import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pages of the list, or of the search result where it lies on top.
let pageOutcomes = StepLibrary(MarvelWorld.self) {
  Then("{marvelNextPage} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, _: String, expected: Bool) in
    if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  Then("{marvelNextPage} {marvelIsShown}") {
    (marvel: inout MarvelWorld, _: String, expected: Bool) in
    if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  Then("{marvelLoads} {marvelNextPage}( to the list)( again)") {
    (marvel: inout MarvelWorld, expected: Bool, _: String) in
    if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  Then("{marvelLists} {marvelNextPage}") {
    (marvel: inout MarvelWorld, statement: Statement, _: String) in
    if statement.isTrue { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  let none = "no next/second/other/more/further/additional/new page(s)/characters/results"
  for sentence in [
    "\(none)( of characters)( of results) is/are/was/were loaded/requested/fetched/shown/presented/added",
    "\(none)( of characters) has/have been loaded/requested/fetched/shown/presented/added",
  ] {
    Then(.sentence(sentence)) { marvel in try marvel.expectNoPage() }
  }

  Then(.sentence("{marvelLoads} \(none)( of characters)")) {
    (marvel: inout MarvelWorld, loads: Bool) in
    try expect(loads, "the sentence denies twice")
    try marvel.expectNoPage()
  }

  for sentence: StepPattern in [
    "the last {count} characters {marvelIsLoaded}",
    "the other/remaining {count} characters {marvelIsLoaded}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      if !expected { return try marvel.expectNoPage() }
      try marvel.expectNextPage()
      let (shown, all) = (try marvel.seenNames(), marvel.indexed().map(\.name))
      try expect(count > 0 && shown.count >= count, "\(shown.count) characters are shown")
      try expect(shown.suffix(count), equals: all.suffix(count), "the last characters")
      let limit = marvel.network.requests.last.flatMap { $0["offset"] }
      try expect(limit, equals: "\(shown.count - count)", "what was there before")
    }
  }

  for sentence in [
    "the next {count} characters {marvelIsLoaded}",
    "{marvelSome} additional/more/further/new character(s) {marvelIsLoaded}",
    "{marvelSome} additional/more/further/new character(s) {marvelIsShown}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      if !expected || count == 0 { return try marvel.expectNoPage() }
      try marvel.expectNextPage()
      let before = marvel.network.requests.last.flatMap { $0["offset"] }.flatMap { Int($0) } ?? 0
      try expect(try marvel.seenNames().count - before, equals: count, "how many came")
    }
  }

  Given(
    .sentence("(only ){count} of them are/were (already )shown/presented/displayed/listed/loaded")
  ) {
    (marvel: inout MarvelWorld, count: Int) in
    try await marvel.loadList(upTo: count)
    try expect(try marvel.arranged().screen.list.characters.count, equals: count, "those shown")
  }

  Given(user("am/is/are looking at a/the (first )page of/with {count} characters")) {
    (marvel: inout MarvelWorld, count: Int) in
    marvel.setup.pageSize = count
    try await marvel.openList()
    try expect(try marvel.arranged().screen.list.characters.count, equals: count, "those shown")
  }

  Then("the next page {marvelIsLoaded} (only )once") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let offsets = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
      .compactMap { $0["offset"] }
    let last = try require(offsets.last.flatMap { $0 == "0" ? nil : $0 }, "no next page")
    try expect((offsets.count { $0 == last } == 1) == expected, "the offsets are \(offsets)")
  }

  Then("the characters of the first page {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let first = marvel.indexed().prefix(marvel.pageSize).map(\.name)
    let shown = try marvel.seenNames()
    let isShown = !first.isEmpty && Array(shown.prefix(first.count)) == first
    try expect(isShown == expected, "shown are \(shown)")
  }

  for sentence: StepPattern in [
    "the characters of the next/second page {marvelIsShown}",
    "the characters of the next/second page {marvelIsLoaded}",
    "the new characters {marvelIsLoaded}", "the new characters {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
    }
  }

  for sentence in [
    "(only )(exactly )(just ){count} characters {marvelIsLoaded}",
    "all {count} characters( of the library)( in the library) {marvelIsLoaded}",
  ] {
    // Before the app is opened, they are.
    Step(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      try await marvel.list(
        try CharacterGroup(words: "\(count) characters"),
        Statement(words: expected ? "are shown" : "are not shown"))
    }
  }

  Then("(only ){count} page(s)( of characters) {marvelIsLoaded}( in total)") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    if count == 0 {
      try expect(expected, "the sentence denies twice")
      return try marvel.expectNoPage()
    }
    let pages = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    let asked = Set(pages.map { $0["offset"] }).count
    try expect((asked == count) == expected, "\(asked) pages were asked for")
  }

  Then("nothing (more )(else )is/was loaded/requested/fetched") { marvel in
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }

  // Before the app is opened, this is the size of its pages.
  Step("the first page {marvelShows} {count} characters") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    if marvel.isSettingUp, expected {
      marvel.setup.pageSize = count
      try await marvel.openList()
    }
    let shown = try marvel.seenNames().count
    try expect((shown == count) == expected, "\(shown) characters are shown")
  }

  // Before the app is opened, it is.
  Step("(only )the first page( of characters)( of the list) {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(expected)
  }

  Step("(only )the first page( of characters)( of the list) {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(expected)
  }

  // Before the app is opened, it is, with such a page.
  Step("{marvelLists} (only )the first page( of characters) with/of {count} characters") {
    (marvel: inout MarvelWorld, statement: Statement, count: Int) in
    if marvel.isSettingUp, statement.isTrue {
      marvel.setup.pageSize = count
      try await marvel.openList()
    }
    let shown = try marvel.seenNames()
    let first = marvel.indexed().prefix(count).map(\.name)
    try expect(
      (first.count == count && shown == first) == statement.isTrue, "shown are \(shown)")
  }

  Step("{marvelLists} (only )the first page( of characters)( of the list)( again)") {
    (marvel: inout MarvelWorld, statement: Statement) in
    try await marvel.firstPage(statement.isTrue)
  }
}

extension MarvelWorld {
  /// The requests for pages after the first one since the first action.
  private mutating func furtherPages() -> [HTTPRequest] {
    furtherRequests().filter { $0.url == SampleServer.indexURL && $0["offset"] != "0" }
  }

  fileprivate mutating func expectNextPage(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let pages = furtherPages()
    try expect(pages.count, equals: 1, "the number of further pages", file: file, line: line)
    let page = pages[0]
    let offset = try require(
      page["offset"].flatMap { Int($0) }, "the request has no offset", file: file, line: line)
    try expect(
      offset % pageSize == 0, "the page asked for begins after \(offset)", file: file, line: line)
    // What the server has repeated is shown once, so that there are fewer.
    let all = server.library.characters(name: page["name"], prefix: nil)
    var known = Set<Int>()
    let names = all.prefix(offset + pageSize).filter { known.insert($0.id).inserted }.map(\.name)
    try expect(try seenNames(), equals: names, "the list", file: file, line: line)
    try expect(all.count > offset, "there is no page after \(offset)", file: file, line: line)
  }

  fileprivate mutating func expectNoPage(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      furtherPages().map(\.address), equals: [], "the requests for a next page", file: file,
      line: line)
  }

  fileprivate mutating func firstPage(_ expected: Bool) async throws {
    if isSettingUp, expected { try await openList() }
    let names = indexed().prefix(pageSize).map(\.name)
    let shown = try seenNames()
    try expect(
      (shown == names && !names.isEmpty) == expected, "the list shows \(shown.count) characters")
  }
}
