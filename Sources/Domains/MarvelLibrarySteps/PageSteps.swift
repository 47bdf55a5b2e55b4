import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pages of the list, or of the search result where it lies on top.
let pageOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the next/second page( of characters) {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  Then("the next page( of characters) {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
  }

  for sentence: StepPattern in [
    "no next/other/more/further/additional/new page(s)( of characters) is/are/was/were loaded/requested/fetched/shown",
    "no other/more/further/additional/new characters are/were loaded/requested/fetched",
  ] {
    Then(sentence) { marvel in try marvel.expectNoPage() }
  }

  Then("(only ){count} page(s)( of characters) {marvelIsLoaded}( in total)") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    if count == 0, expected { return try marvel.expectNoPage() }
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

  Step("{marvelSees} (only )the first page( of characters)( of the list)") {
    (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(expected)
  }

  for sentence: StepPattern in [
    "more/additional/further characters {marvelIsLoaded}",
    "more/additional/further characters {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      if expected { try marvel.expectNextPage() } else { try marvel.expectNoPage() }
    }
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
