import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Which pages were asked for, and when.
let pageRequestSteps = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, all of them are loaded.
  for verb in ["{marvelIsLoaded}", "{marvelIsShown}"] {
    Step(.expression("{marvelWhole} \(verb)")) {
      (marvel: inout MarvelWorld, _: String, expected: Bool) in
      if marvel.isSettingUp, expected { try await marvel.loadList(upTo: marvel.indexed().count) }
      let shown = try marvel.seenNames()
      let all = marvel.indexed(name: marvel.currentScreen?.search?.text).map(\.name)
      try expect(!all.isEmpty && (shown == all) == expected, "\(shown.count) characters are shown")
    }

    Then(.expression("{marvelNoPage} \(verb)")) {
      (marvel: inout MarvelWorld, page: Int, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      _ = try marvel.seen()
      let offsets = marvel.pageOffsets
      try expect(!offsets.isEmpty, "no page was asked for")
      try expect(!offsets.contains((page - 1) * marvel.pageSize), "the offsets are \(offsets)")
    }

    Then(.expression("{marvelNextPage} \(verb) {marvelAtTheEnd}")) {
      (marvel: inout MarvelWorld, page: PageChoice, expected: Bool, moment: VisibleMoment) in
      try expect(expected != moment.isLimit, "the sentence denies it")
      try await marvel.expectPageAtTheEnd(page)
    }
  }

  Then("{marvelNextPage} {marvelIsLoaded} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, page: PageChoice, expected: Bool, endpoint: EndpointChoice) in
    try expect(endpoint.matches(SampleServer.indexURL), "pages come from \(SampleServer.indexURL)")
    if expected {
      try marvel.expectNextPage(page.which)
    } else {
      try marvel.expectNoPage(page.which)
    }
  }

  Then("{marvelLoads} {marvelNextPage} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, expected: Bool, page: PageChoice, endpoint: EndpointChoice) in
    try expect(endpoint.matches(SampleServer.indexURL), "pages come from \(SampleServer.indexURL)")
    if expected {
      try marvel.expectNextPage(page.which)
    } else {
      try marvel.expectNoPage(page.which)
    }
  }

  Then("{marvelLoads} {marvelNextPage} from {marvelAPI}") {
    (marvel: inout MarvelWorld, expected: Bool, page: PageChoice, _: String) in
    if expected {
      try marvel.expectNextPage(page.which)
    } else {
      try marvel.expectNoPage(page.which)
    }
  }

  Then("the first page( of characters)( of the list) {marvelIsFetched} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, statement: Statement, endpoint: EndpointChoice) in
    try await marvel.firstPage(nil, statement)
    let first = try require(marvel.network.requests.first, "no request was sent")
    try expect(
      endpoint.matches(first.url) == statement.isTrue, "the first request went to \(first.url)")
  }

  Then("{marvelListView} {marvelIsLoaded} (only )(exactly )(just )once") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    let count = marvel.pageOffsets.count { $0 == 0 }
    try expect((count == 1) == expected, "the first page was asked for \(count) times")
  }

  Then("(the )(new )characters( of {marvelNextPage}) {marvelAfterFirst}") {
    (marvel: inout MarvelWorld, page: PageChoice?, _: String) in
    try marvel.expectNextPage(page?.which ?? .next)
    let shown = try marvel.seenNames()
    let all = marvel.indexed().map(\.name)
    try expect(shown, equals: Array(all.prefix(shown.count)), "the list")
  }

  // In an outcome, nothing comes after it.
  for sentence: StepPattern in [
    "the {ordinal} page is the last( one)( page)( page of characters)",
    "the last page is the {ordinal} one/page",
  ] {
    Step(sentence) { (marvel: inout MarvelWorld, page: Int) in
      try expect((1...50).contains(page), "there is no page \(page)")
      if !marvel.scenario.isInOutcome, marvel.server.library.isDefault, !marvel.isOpened {
        try marvel.setLibrary(page * marvel.pageSize - (page > 1 ? 5 : 0))
      }
      let pages = (marvel.indexed().count + marvel.pageSize - 1) / marvel.pageSize
      try expect(pages, equals: page, "the number of pages")
    }
  }

  Step("the next page is the last( one)( page)( page of characters)") {
    (marvel: inout MarvelWorld) in
    if marvel.scenario.isInOutcome { _ = try marvel.seen() }
    let shown = marvel.currentScreen?.list.characters.count ?? 0
    let page = max(1, (shown + marvel.pageSize - 1) / marvel.pageSize) + 1
    if !marvel.scenario.isInOutcome, marvel.server.library.isDefault, !marvel.isOpened {
      try marvel.setLibrary(page * marvel.pageSize - 5)
    } else if !marvel.scenario.isInOutcome, marvel.server.library.isDefault {
      try marvel.setLibrary(page * marvel.pageSize - 5)
      try await marvel.refresh()
      try await marvel.loadList(upTo: shown)
    }
    let pages = (marvel.indexed().count + marvel.pageSize - 1) / marvel.pageSize
    try expect(pages, equals: page, "the number of pages")
  }

  // A character of the library that stands on that page, or does not.
  Step("{string} {marvelIsOn} the {ordinal} page( of characters)( of the list)( of the library)") {
    (marvel: inout MarvelWorld, name: String, statement: Statement, page: Int) in
    let places = (page - 1) * marvel.pageSize..<page * marvel.pageSize
    if marvel.isSettingUp {
      try marvel.setPlace(of: name, statement.isTrue ? places.lowerBound : places.upperBound)
    }
    if marvel.scenario.isInOutcome {
      let shown = try marvel.seenNames()
      let isThere = shown.firstIndex(of: name).map { places.contains($0) } ?? false
      return try expect(isThere == statement.isTrue, "shown are \(shown)")
    }
    let place = marvel.indexed().firstIndex { $0.name == name }
    try expect(place.map { places.contains($0) } == statement.isTrue, "it is elsewhere")
  }

  ParameterType(
    "marvelIsOn",
    "(?:is|are|appears|stands|comes|is shown|is listed|is presented)(?: only)? on"
      + "|(?:is|are) not on|does not (?:appear|stand) on", useForSnippets: false
  ) { try Statement(said: $0) }
}

extension MarvelWorld {
  /// The offsets of the requests for the list, in order.
  fileprivate var pageOffsets: [Int] {
    network.requests.filter { $0.url == SampleServer.indexURL && $0["name"] == nil }
      .compactMap { $0["offset"].flatMap { Int($0) } }
  }

  /// The page was not asked for before the end of the list was reached; where it has not been, it is
  /// now.
  fileprivate mutating func expectPageAtTheEnd(_ page: PageChoice) async throws {
    _ = try seen()
    try expect(pageOffsets.count, equals: Set(pageOffsets).count, "the pages asked for once")
    if setup.endsReached == 0 {
      try expect(pageOffsets, equals: [0], "the offsets asked for before the end was reached")
      try reachEnd()
      try await settle()
    }
    try expect(pageOffsets.count <= setup.endsReached + 1, "the offsets are \(pageOffsets)")
    try expectNextPage(page.which)
  }

  /// Gives the name to the character at a place of the library, which is as long as that needs.
  mutating func setPlace(of name: String, _ place: Int) throws {
    try expect((0...1000).contains(place), "there is no page with the place \(place)")
    if server.library.index.count <= place, server.library.isOpenEnded {
      let named = server.library.isDefault ? [] : server.library.index.map(\.name)
      try setLibrary(place + 5)
      for (index, name) in named.enumerated() where index < place {
        server.library.index[index].name = name
      }
    }
    let last = server.library.index.count
    try expect(place < last, "the library has only \(last) characters")
    server.library.index[place].name = name
    server.library.isDefault = false
  }
}
