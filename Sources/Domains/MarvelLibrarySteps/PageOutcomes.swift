import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pages of the list, or of the search result where it lies on top.
let pageOutcomes = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, the pages up to it are loaded.
  Step("{marvelNextPage} {marvelIsFetched}") {
    (marvel: inout MarvelWorld, page: PageChoice, statement: Statement) in
    if try await marvel.isLoading(upTo: page, statement) { return }
    try marvel.expectPage(page, statement)
  }

  Step("{marvelNextPage} {marvelIsListed}") {
    (marvel: inout MarvelWorld, page: PageChoice, statement: Statement) in
    if try await marvel.isLoading(upTo: page, statement) { return }
    try marvel.expectPageShown(page, statement)
  }

  Then("{marvelFetches} {marvelNextPage}( to the list)( again)") {
    (marvel: inout MarvelWorld, statement: Statement, page: PageChoice) in
    try marvel.expectPage(page, statement)
  }

  // Before the app is opened, pages are loaded up to the last one.
  Step("{marvelLists} {marvelNextPage}") {
    (marvel: inout MarvelWorld, statement: Statement, page: PageChoice) in
    if marvel.isSettingUp, statement.isTrue {
      let number = try require(marvel.number(of: page.which), "say which page")
      return try await marvel.loadList(upTo: min(marvel.indexed().count, number * marvel.pageSize))
    }
    if page.which == .last {
      let shown = try marvel.seenNames()
      let all = marvel.indexed(name: marvel.currentScreen?.search?.text).map(\.name)
      let isAlone = !statement.isOnly && !page.isOnly || all.count <= marvel.pageSize
      let isLast = !shown.isEmpty && shown == all && isAlone
      return try expect(isLast == statement.isTrue, "\(shown.count) characters are shown")
    }
    try marvel.expectPageShown(page, statement)
  }

  Then("{marvelNextPage} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, page: PageChoice, expected: Bool) in
    let offsets = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
      .compactMap { $0["offset"] }
    let wanted =
      marvel.number(of: page.which).map { "\(($0 - 1) * marvel.pageSize)" } ?? offsets.last ?? ""
    try expect(wanted != "0" && offsets.contains(wanted), "the offsets are \(offsets)")
    try expect((offsets.count { $0 == wanted } > 1) == expected, "the offsets are \(offsets)")
  }

  for verb in ["{marvelIsLoaded}", "{marvelIsShown}"] {
    Then(.sentence("the remaining/other/missing characters \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in try marvel.expectRest(expected)
    }

    Then(.sentence("the rest of the characters/list/library \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in try marvel.expectRest(expected)
    }

    Then(.expression("{marvelNextPage} with/of {count} character(s) \(verb)")) {
      (marvel: inout MarvelWorld, page: PageChoice, count: Int, expected: Bool) in
      if !expected { return try marvel.expectNoPage(page.which) }
      try marvel.expectNextPage(page.which)
      try marvel.expectNextPage(count: count)
    }
  }

  // What is there stays.
  let meanwhile = "while the next page is (still )(being )loading/loaded/requested/fetched"
  Then(.sentence("the first page {marvelIsListed} \(meanwhile)")) {
    (marvel: inout MarvelWorld, statement: Statement) in
    try await marvel.firstPage(nil, statement)
    try expect(try marvel.seenList().isLoading, "no page is being loaded")
  }

  Then(.sentence("{marvelLists} {marvelGroup} \(meanwhile)")) {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup) in
    try await marvel.list(group, statement)
    try expect(try marvel.seenList().isLoading, "no page is being loaded")
  }

  // The pages before it are there as they were.
  Then("the list( of characters) grows/grew from {count} to {count} characters") {
    (marvel: inout MarvelWorld, before: Int, after: Int) in
    try marvel.expectGrowth(from: before, to: after)
  }

  for sentence in [
    "the list( of characters) grows/grew by {count} (more )character(s)",
    "the list( of characters) is/was extended by {count} more character(s)",
    "the list( of characters) gets/got/has {count} more/new/further/additional character(s)",
    "the list( of characters) has {count} character(s) more( than before)",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      let shown = try marvel.seenNames().count
      try marvel.expectGrowth(from: shown - count, to: shown)
    }
  }

  ParameterType.wording(
    "marvelNoGrowth",
    "(?:(?:does|should|must|will|did) not|doesn't|didn't|never) grow|has not grown|hasn't grown|no longer grows"
  )

  Then("the list( of characters) {marvelNoGrowth}( any further)( any more)") {
    (marvel: inout MarvelWorld) in
    try marvel.expectNoPage()
    try expect(try !marvel.seenNames().isEmpty, "nothing is shown")
  }

  // Before the app is opened, they are loaded.
  for verb in ["{marvelIsShown}", "{marvelIsLoaded}"] {
    Step(.expression("both pages \(verb)")) { (marvel: inout MarvelWorld, expected: Bool) in
      if marvel.isSettingUp, expected { try await marvel.loadList(upTo: 2 * marvel.pageSize) }
      try marvel.expectPages(2, expected)
    }
  }

  Then(
    .sentence("{marvelLists} (the )characters of/from/on {marvelNextPage}( {marvelPlacedAfter})")
  ) {
    (marvel: inout MarvelWorld, statement: Statement, page: PageChoice, _: String?) in
    try marvel.expectPageShown(page, statement)
  }

  Then("{marvelLists} {marvelNextPage} {marvelPlacedAfter}") {
    (marvel: inout MarvelWorld, statement: Statement, page: PageChoice, _: String) in
    try marvel.expectPageShown(page, statement)
  }

  Then("all( of the) {count} pages {marvelIsShown}") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    try marvel.expectPages(count, expected)
  }

  let none = "no next/second/other/more/further/additional/new page(s)/characters/results"
  for verb in ["{marvelIsLoaded}", "{marvelIsShown}"] {
    Then(.sentence("\(none)( of characters)( of results) \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      try marvel.expectNoPage()
    }
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
      if !expected || count == 0 {
        try expect(!expected && count > 0, "say which characters")
        return try marvel.expectNoPage(.last)
      }
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
    "the next {count} characters {marvelIsShown}",
    "another {marvelSome} (more )character(s)/results {marvelIsLoaded}",
    "another {marvelSome} (more )character(s)/results {marvelIsShown}",
    "(the ){marvelSome} additional/more/further/new character(s)/results {marvelIsLoaded}",
    "(the ){marvelSome} additional/more/further/new character(s)/results {marvelIsShown}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      if count == 0 { try expect(expected, "the sentence denies twice") }
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

  Then("{marvelNextPage} {marvelIsLoaded} (only )(exactly )(just )once") {
    (marvel: inout MarvelWorld, choice: PageChoice, expected: Bool) in
    try marvel.expectOnce(choice.which, expected)
  }

  Then("the page {marvelIsLoaded} (only )(exactly )(just )once") {
    (marvel: inout MarvelWorld, expected: Bool) in try marvel.expectOnce(.next, expected)
  }

  for sentence: StepPattern in [
    "(the )characters of/from/on {marvelNextPage} {marvelIsListed}",
    "(the )characters of/from/on {marvelNextPage} {marvelIsFetched}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, page: PageChoice, statement: Statement) in
      try marvel.expectPage(page, statement)
    }
  }

  for sentence: StepPattern in [
    "the new characters {marvelIsLoaded}", "the new characters {marvelIsShown}",
    "they {marvelAre} added/appended to (the end of )the list",
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

  // Before the app is opened, they are.
  Step(
    "(only )(exactly )(just )(a total of ){count} page(s)( only)( of characters) {marvelIsLoaded}( in total)( only)( so far)"
  ) {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    if marvel.isSettingUp, expected, count > 0 {
      return try await marvel.list(
        try CharacterGroup(words: "\(count) pages"), Statement(words: "are shown"))
    }
    if count == 0 {
      try expect(expected, "the sentence denies twice")
      return try marvel.expectNoPage()
    }
    let pages = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    let asked = Set(pages.map { $0["offset"] }).count
    try expect((asked == count) == expected, "\(asked) pages were asked for")
  }

  // In an outcome, they should be.
  Step("all characters( of the library)( in the library) {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if !marvel.scenario.isInOutcome, expected {
      try await marvel.loadList(upTo: marvel.indexed().count)
    }
    let isLoaded = try marvel.seen().list.characters.map(\.name) == marvel.indexed().map(\.name)
    try expect(isLoaded == expected, "the list is\(isLoaded ? "" : " not") complete")
  }

  Then("nothing (more )(else )(new )is/was loaded/requested/fetched") { marvel in
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }
}

extension MarvelWorld {
  /// The page of a number, or the last one that was asked for, was asked for once, or more often.
  fileprivate func expectOnce(_ which: PageChoice.Which, _ expected: Bool) throws {
    let offsets = network.requests.filter { $0.url == SampleServer.indexURL }
      .compactMap { $0["offset"] }
    let last = lastPage(of: indexed(name: currentScreen?.search?.text).count)
    let wanted = number(of: which).map { "\((min($0, last) - 1) * pageSize)" } ?? offsets.last
    let page = try require(wanted.flatMap { $0 == "0" ? nil : $0 }, "no next page")
    try expect(offsets.contains(page), "the offsets are \(offsets)")
    try expect((offsets.count { $0 == page } == 1) == expected, "the offsets are \(offsets)")
  }

  /// Whether the story has got no further yet than to the first of several pages.
  private var isOnFirstPage: Bool {
    let list = currentScreen?.list.characters.count ?? 0
    return isArranging && currentScreen?.place == .list && setup.endsReached == 0
      && list <= pageSize && indexed().count > list
  }

  /// Loads the list up to a page where the scenario is still being set up and says so; false elsewhere.
  fileprivate mutating func isLoading(
    upTo page: PageChoice, _ statement: Statement
  ) async throws -> Bool {
    guard isSettingUp || isOnFirstPage, statement.isTrue else { return false }
    try await loadList(upTo: min(indexed().count, (number(of: page.which) ?? 2) * pageSize))
    return true
  }
}
