import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pages of the list, or of the search result where it lies on top.
let pageOutcomes = StepLibrary(MarvelWorld.self) {
  Then("{marvelNextPage} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, page: PageChoice, expected: Bool) in
    if expected { try marvel.expectNextPage(page.number) } else { try marvel.expectNoPage() }
  }

  Then("{marvelNextPage} {marvelIsShown}") {
    (marvel: inout MarvelWorld, page: PageChoice, expected: Bool) in
    if expected { try marvel.expectNextPage(page.number) } else { try marvel.expectNoPage() }
  }

  Then("{marvelLoads} {marvelNextPage}( to the list)( again)") {
    (marvel: inout MarvelWorld, expected: Bool, page: PageChoice) in
    if expected { try marvel.expectNextPage(page.number) } else { try marvel.expectNoPage() }
  }

  // Before the app is opened, pages are loaded up to the last one.
  Step("{marvelLists} {marvelNextPage}") {
    (marvel: inout MarvelWorld, statement: Statement, page: PageChoice) in
    if marvel.isSettingUp, statement.isTrue {
      try expect(page.number != nil, "say which page")
      let all = marvel.indexed().count
      let count = page.number == .max ? all : min(all, (page.number ?? 1) * marvel.pageSize)
      return try await marvel.loadList(upTo: count)
    }
    if page.number == .max {
      let shown = try marvel.seenNames()
      let isLast = shown == marvel.indexed(name: marvel.currentScreen?.search?.text).map(\.name)
      return try expect(isLast == statement.isTrue, "\(shown.count) characters are shown")
    }
    if statement.isTrue {
      try marvel.expectNextPage(page.number)
    } else {
      try marvel.expectNoPage()
    }
  }

  Then("{marvelNextPage} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, page: PageChoice, expected: Bool) in
    let offsets = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
      .compactMap { $0["offset"] }
    let wanted = page.number.map { "\(($0 - 1) * marvel.pageSize)" } ?? offsets.last ?? ""
    try expect(wanted != "0" && offsets.contains(wanted), "the offsets are \(offsets)")
    try expect((offsets.count { $0 == wanted } > 1) == expected, "the offsets are \(offsets)")
  }

  for verb in ["{marvelIsLoaded}", "{marvelIsShown}"] {
    Then(.expression("{marvelNextPage} with/of {count} characters \(verb)")) {
      (marvel: inout MarvelWorld, page: PageChoice, count: Int, expected: Bool) in
      if !expected { return try marvel.expectNoPage() }
      try marvel.expectNextPage(page.number)
      try marvel.expectNextPage(count: count)
    }
  }

  // What is there stays.
  let meanwhile = "while the next page is (still )(being )loading/loaded/requested/fetched"
  Then(.sentence("the first page {marvelIsShown} \(meanwhile)")) {
    (marvel: inout MarvelWorld, expected: Bool) in
    try await marvel.firstPage(nil, expected)
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
    "the list( of characters) is/was extended by {count} (more )character(s)",
    "the list( of characters) gets/got {count} more/new/further/additional character(s)",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      let shown = try marvel.seenNames().count
      try marvel.expectGrowth(from: shown - count, to: shown)
    }
  }

  Then("the list( of characters) {marvelNot} grow( any further)( any more)") {
    (marvel: inout MarvelWorld, _: Bool) in
    try marvel.expectNoPage()
    try expect(try !marvel.seenNames().isEmpty, "nothing is shown")
  }

  for sentence in [
    "both pages {marvelIsShown}", "both pages {marvelIsLoaded}",
  ] {
    Then(.expression(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try marvel.expectPages(2, expected)
    }
  }

  Then("all( of the) {count} pages {marvelIsShown}") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    try marvel.expectPages(count, expected)
  }

  Then("{marvelLists} the characters of/from/on both pages") {
    (marvel: inout MarvelWorld, statement: Statement) in
    try marvel.expectPages(2, statement.isTrue)
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

  Then("the (next )(second )page {marvelIsLoaded} (only )(exactly )(just )once") {
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
    "(the )characters of/from/on {marvelNextPage} {marvelIsShown}",
    "(the )characters of/from/on {marvelNextPage} {marvelIsLoaded}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, page: PageChoice, expected: Bool) in
      if expected { try marvel.expectNextPage(page.number) } else { try marvel.expectNoPage() }
    }
  }

  for sentence: StepPattern in [
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

  // Before the app is opened, this is what the library has; then it is what the list shows.
  Step(
    "the {ordinal} page( of the list)( of the library)( of the index)( of characters) {marvelShows} {marvelGroup}"
  ) {
    (marvel: inout MarvelWorld, page: Int, expected: Bool, group: CharacterGroup) in
    try marvel.page(page, group, expected)
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

  Then("{marvelLists} both pages") { (marvel: inout MarvelWorld, statement: Statement) in
    try marvel.expectPages(2, statement.isTrue)
  }

  Then("(the )characters {int} to {int} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, first: Int, last: Int, expected: Bool) in
    let shown = try marvel.seen().list.characters.map(\.name)
    let wanted = Array(marvel.indexed().map(\.name).prefix(last).dropFirst(first - 1))
    try expect(1 <= first && !wanted.isEmpty, "\(first) to \(last) are no characters")
    try expect((Array(shown.suffix(wanted.count)) == wanted) == expected, "shown are \(shown)")
  }

  Given(
    "the first page {marvelShows} {count} characters and the second (page )(has )(shows )(contains ){count}"
  ) {
    (marvel: inout MarvelWorld, expected: Bool, first: Int, second: Int) in
    try expect(expected, "say how many there are")
    try marvel.setLibrary(first + second)
    marvel.setup.pageSize = first
  }

  // Before the app is opened, it is, with a page of that size if there is one.
  for verb in ["{marvelIsLoaded}", "{marvelIsShown}"] {
    Step(.expression("(only )the first page \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(nil, expected)
    }

    Step(.expression("(only )the first page of characters/results \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(nil, expected)
    }

    Step(.expression("(only )the first page of the list/library/index \(verb)")) {
      (marvel: inout MarvelWorld, expected: Bool) in try await marvel.firstPage(nil, expected)
    }

    Step(.expression("(only )the first page of/with {count} characters \(verb)")) {
      (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      try await marvel.firstPage(count, expected)
    }

    Step(.expression("(only )the first page with/containing {marvelNames} \(verb)")) {
      (marvel: inout MarvelWorld, names: [String], expected: Bool) in
      if marvel.isSettingUp, marvel.server.library.isOpenEnded { try marvel.setLibrary(names) }
      try await marvel.firstPage(names.count, expected)
    }
  }

  // Before the app is opened, it is, with such a page.
  Step("{marvelLists} (only )the first page( of characters) with/of {count} characters") {
    (marvel: inout MarvelWorld, statement: Statement, count: Int) in
    try await marvel.firstPage(count, statement.isTrue)
  }

  Step("{marvelLists} (only )the first page( of characters)( of the list)( again)") {
    (marvel: inout MarvelWorld, statement: Statement) in
    try await marvel.firstPage(nil, statement.isTrue)
  }
}

extension MarvelWorld {
  /// The requests for pages after the first one since the first action.
  private mutating func furtherPages() -> [HTTPRequest] {
    furtherRequests().filter { $0.url == SampleServer.indexURL && $0["offset"] != "0" }
  }

  /// The list has so many characters of the library, the last page of which came after `before`.
  fileprivate mutating func expectGrowth(from before: Int, to after: Int) throws {
    try expect(before < after, "it does not grow from \(before) to \(after)")
    try expect(try seenNames(), equals: indexed().prefix(after).map(\.name), "the list")
    let offset = furtherPages().last.flatMap { $0["offset"] }
    try expect(offset, equals: "\(before)", "what was there before")
  }

  /// The last page that came has so many characters.
  fileprivate mutating func expectNextPage(count: Int) throws {
    let before = furtherPages().last.flatMap { $0["offset"] }.flatMap { Int($0) } ?? 0
    try expect(try seenNames().count - before, equals: count, "the characters of the page")
  }

  /// The characters of so many pages are shown.
  fileprivate mutating func expectPages(_ count: Int, _ expected: Bool) throws {
    let all = indexed().map(\.name)
    let names = Array(all.prefix(count * pageSize))
    try expect(all.count > (count - 1) * pageSize, "there are \(all.count) characters")
    let shown = try seenNames()
    try expect((shown == names) == expected, "shown are \(shown)")
  }

  /// Gives the library a page of such characters, or finds them there in the list.
  fileprivate mutating func page(_ page: Int, _ group: CharacterGroup, _ expected: Bool) throws {
    let before = (page - 1) * pageSize
    guard isSettingUp else {
      let shown = Array(try seenNames().dropFirst(before).prefix(pageSize))
      let isShown =
        switch group.kind {
        case .names(let names): shown == names
        case .count(let count): shown.count == count
        default: !shown.isEmpty
        }
      return try expect(isShown == expected, "the page shows \(shown)")
    }
    try expect(expected && page > 0, "say what the page has")
    switch group.kind {
    case .names(let names):
      if page == 1 { setup.pageSize = names.count }
      try setLibrary(indexed().prefix(page == 1 ? 0 : before).map(\.name) + names)
    case .count(let count):
      if page == 1 { setup.pageSize = count }
      try setLibrary(before + count)
    default: try expect(false, "say how many characters the page has")
    }
  }

  /// The library goes on after so many characters with those.
  fileprivate mutating func nextPage(
    after count: Int, _ group: CharacterGroup, _ expected: Bool
  ) async throws {
    try expect(expected, "say what the page has")
    let before = indexed().prefix(count).map(\.name)
    try expect(before.count, equals: count, "the characters before the page")
    switch group.kind {
    case .names(let names): try setLibrary(before + names)
    case .count(let more):
      server.library.index = Array(indexed().prefix(count))
      server.library.index += SampleLibrary(count: count + more).index.dropFirst(count)
      server.library.isDefault = false
    default: try expect(false, "say how many characters the page has")
    }
    let shown = currentScreen?.list.characters.count ?? 0
    try await refresh()
    if shown > 0 { try await loadList(upTo: shown) }
  }

  fileprivate mutating func expectNextPage(
    _ number: Int? = nil, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let pages = Array(furtherPages().suffix(number == nil ? furtherPages().count : 1))
    try expect(pages.count, equals: 1, "the number of further pages", file: file, line: line)
    let page = pages[0]
    let offset = try require(
      page["offset"].flatMap { Int($0) }, "the request has no offset", file: file, line: line)
    try expect(
      offset % pageSize == 0, "the page asked for begins after \(offset)", file: file, line: line)
    if number == Int.max {
      try expect(
        server.library.characters(name: page["name"], prefix: nil).count <= offset + pageSize,
        "it is not the last page", file: file, line: line)
    } else if let number {
      try expect(
        offset, equals: (number - 1) * pageSize, "where the page begins", file: file, line: line)
    }
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

  fileprivate mutating func firstPage(_ size: Int?, _ expected: Bool) async throws {
    if isSettingUp, expected {
      setup.pageSize = size ?? setup.pageSize
      try await openList()
    }
    let names = indexed().prefix(pageSize).map(\.name)
    let shown = try seenNames()
    let isFirst = shown == names && !names.isEmpty && names.count == size ?? names.count
    try expect(isFirst == expected, "the list shows \(shown.count) characters")
  }
}
