import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The list of characters (MAR-UC1): what happens to it.
let characterListSteps = StepLibrary(MarvelWorld.self) {
  When("I open the list( of characters)( again)") { marvel in try marvel.acting().openList() }

  Given("I have opened the list( of characters)") { marvel in try await marvel.openList() }

  Given("the list has loaded the characters 1 to {int} of {int}") {
    (marvel: inout MarvelWorld, last: Int, count: Int) in
    try expect(count, equals: marvel.server.library.index.count, "the characters of the library")
    try await marvel.openList()
    let session = try marvel.arranged()
    while session.screen.list.characters.count < last {
      let before = session.screen.list.characters.count
      session.characterBecameVisible(at: before - 1)
      try await marvel.settle()
      try expect(session.screen.list.characters.count > before, "no more than \(before) came")
    }
    try marvel.expectList(first: 1, last: last)
  }

  Given("the first page( of characters) is pending") { marvel in
    marvel.server.hold(SampleServer.indexURL)
    try marvel.arranged().openList()
    try marvel.expectPending()
  }

  Given("the next page( of characters) is pending") { marvel in
    let session = try marvel.arranged()
    marvel.server.hold(SampleServer.indexURL)
    session.characterBecameVisible(at: try marvel.seenList().characters.count - 1)
    _ = try marvel.arranged()
    try marvel.expectPending()
  }

  When("the pending page( of characters) arrives") { marvel in
    _ = try marvel.acting()
    marvel.server.holdNothing()
    try marvel.network.releaseHeld()
  }

  When("I reach the end of the list( of characters)( again)") { marvel in
    try marvel.reachEnd()
  }

  When("I reach the end of the list( of characters) {count} time(s)") {
    (marvel: inout MarvelWorld, times: Int) in
    for _ in 0..<times {
      try marvel.reachEnd()
      try await marvel.settle()
    }
  }

  When("I scroll to {marvelCharacter}") { (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let index = try marvel.row(choice)
    for row in 0...max(0, index) {
      try marvel.acting().characterBecameVisible(at: row)
      try await marvel.settle()
    }
  }
  .isIdempotent()

  When("{marvelCharacter} becomes visible( again)") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let index = try marvel.row(choice)
    try marvel.acting().characterBecameVisible(at: index)
  }
  .isIdempotent()

  When("{marvelCharacter} is no longer visible") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let index = try marvel.row(choice)
    try marvel.acting().characterDisappeared(at: index)
  }
  .isIdempotent()

  When("I (ask the library to )try again") { marvel in try marvel.acting().tryAgain() }

  When("I go back") { marvel in try marvel.acting().goBack() }

  characterListOutcomes
  messageSteps
}

/// The list as the user sees it.
private let characterListOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the list shows the characters {int} to {int}") {
    (marvel: inout MarvelWorld, first: Int, last: Int) in
    try marvel.expectList(first: first, last: last)
  }

  Then("the list shows the first {count} characters") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.expectList(first: 1, last: count)
  }

  Then("the list shows {count} character(s)") { (marvel: inout MarvelWorld, count: Int) in
    try expect(try marvel.seen().list.characters.count, equals: count, "the characters shown")
  }

  Then("the list (still )shows {quoted list}") { (marvel: inout MarvelWorld, names: [String]) in
    let shown = try marvel.seen().list.characters.map(\.name)
    for name in names { try expect(shown.contains(name), "the list shows no \(name): \(shown)") }
  }

  Then("the list does not show {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    let shown = try marvel.seen().list.characters.map(\.name)
    for name in names { try expect(!shown.contains(name), "the list shows \(name)") }
  }

  Then("the list shows {quoted list} alone") { (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.seen().list.characters.map(\.name), equals: names, "the list")
  }

  Then("the characters are shown in the order {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.seen().list.characters.map(\.name), equals: names, "the list")
  }

  Then("the characters {quoted list} are shown first") {
    (marvel: inout MarvelWorld, names: [String]) in
    let shown = try marvel.seen().list.characters.prefix(names.count).map(\.name)
    try expect(shown, equals: names, "the first characters of the list")
  }

  Then("{marvelCharacter} is shown once") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let id = marvel.server.library.index[try marvel.sample(choice)].id
    let count = try marvel.seen().list.characters.count { $0.id == id }
    try expect(count, equals: 1, "how often the character is shown")
  }

  Then("the next page is loaded") { marvel in
    let offsets = marvel.furtherRequests().map { $0["offset"] }
    let count = try marvel.seen().list.characters.count
    try expect(offsets.count, equals: 1, "the number of further requests")
    let offset = try require(offsets[0].flatMap { Int($0) }, "no page was asked for")
    try expect(offset > 0 && offset % marvel.pageSize == 0, "page asked for begins after \(offset)")
    try marvel.expectList(first: 1, last: min(offset + marvel.pageSize, max(count, offset + 1)))
  }

  Then("no (next )page is loaded") { marvel in
    let pages = marvel.furtherRequests().filter { $0["offset"] != "0" }
    try expect(pages.map(\.address), equals: [], "the requests for a next page")
  }

  Then("the list( of characters) is empty") { marvel in
    try expect(try marvel.seen().list.isEmpty, "the list is not shown as empty")
    try expect(try marvel.seen().list.characters.map(\.name), equals: [], "the list")
  }

  Then("the list( of characters) is not empty") { marvel in
    try expect(!(try marvel.seen().list.isEmpty), "the list is shown as empty")
  }

  Then("no characters are shown") { marvel in
    try expect(try marvel.seen().list.characters.map(\.name), equals: [], "the list")
  }

  Then("the list( of characters) is shown( again)/presented( again)") { marvel in
    try expect(try marvel.seen().place, equals: .list, "where the user is")
  }

  Then("the library says once that it is empty") { marvel in
    try expect(marvel.events, equals: [.emptyLibraryShown], "the events")
  }

  Then("the library (shows that it )is (still )loading") { marvel in
    try expect(marvel.seenList().isLoading, "the library does not show that it is loading")
  }

  Then("the library no longer shows that it is loading") { marvel in
    try expect(!marvel.seenList().isLoading, "the library still shows that it is loading")
  }

  Then("the library is not/no( longer) loading") { marvel in
    try expect(!marvel.seenList().isLoading, "the library still shows that it is loading")
  }

  Then("the library shows {string} with the data") { (marvel: inout MarvelWorld, text: String) in
    try expect(marvel.seenList().attribution, equals: text, "what is shown with the data")
  }

  Then("the library shows nothing with the data") { marvel in
    try expect(marvel.seenList().attribution, equals: nil, "what is shown with the data")
  }

  Then("{marvelCharacter} shows its image/picture") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let sample = marvel.server.library.index[try marvel.sample(choice)]
    try expect(
      try marvel.portrait(choice).words, equals: sample.portrait.shownWords, "the picture")
  }

  Then("{marvelCharacter} shows the/a placeholder") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(
      try marvel.portrait(choice).words, equals: PictureState.placeholder(.noPicture).words,
      "the picture")
  }

  Then("no image/picture of {marvelCharacter} is shown") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(try marvel.portrait(choice).words, equals: PictureState.hidden.words, "the picture")
  }
}

/// What the library says when something went wrong.
private let messageSteps = StepLibrary(MarvelWorld.self) {
  Then("a message says that {marvelProblem}") {
    (marvel: inout MarvelWorld, problem: MarvelProblem) in
    let error = try require(marvel.seenList().error, "the library shows no message")
    try expect(problem.matches(error), "the message is \"\(error.text)\"")
    try expect(marvel.messages.last, equals: error, "the last message")
  }

  Then("{count} message(s) was/were shown( in total)") { (marvel: inout MarvelWorld, count: Int) in
    _ = try marvel.seen()
    try expect(marvel.messages.map(\.text).count, equals: count, "the number of messages")
  }

  Then("the message is {string} with the title {string}") {
    (marvel: inout MarvelWorld, text: String, title: String) in
    let error = try require(marvel.seenList().error, "the library shows no message")
    try expect(error.text, equals: text, "the message")
    try expect(error.title, equals: title, "its title")
  }

  Then("the (library's )message says {string}") { (marvel: inout MarvelWorld, words: String) in
    let text = try require(marvel.seenList().error?.text, "the library shows no message")
    try expect(text.contains(words), "the message says \"\(text)\": not \"\(words)\"")
  }

  Then("the library shows no message") { marvel in
    try expect(marvel.seenList().error, equals: nil, "the message")
  }

  Then("no message is shown( any more)") { marvel in
    try expect(marvel.seenList().error, equals: nil, "the message")
  }
}

extension MarvelWorld {
  /// The messages shown so far, in order.
  var messages: [CatalogError] {
    events.compactMap { if case .messageShown(let error) = $0 { error } else { nil } }
  }

  /// The list, or the search result where it lies on top.
  mutating func seenList() throws -> LibraryScreen.List {
    let screen = try seen()
    return screen.place == .search
      ? try require(screen.search?.result, "no search result is shown") : screen.list
  }

  /// The row of a character in the list or the search result.
  func row(_ choice: CharacterChoice) throws -> Int {
    switch choice {
    case .number(let number): return number - 1
    case .last:
      let screen = try require(currentScreen, "nothing has happened yet")
      let list = screen.place == .search ? screen.search?.result : screen.list
      return (list?.characters.count ?? 0) - 1
    }
  }

  /// The last row that is shown becomes visible.
  mutating func reachEnd() throws {
    let session = try acting()
    session.characterBecameVisible(at: try row(.last))
  }

  /// The content in the place of a character's picture, in the list or the search result.
  mutating func portrait(_ choice: CharacterChoice) throws -> PictureState {
    let id = server.library.index[try sample(choice)].id
    let list = try seenList()
    try expect(list.characters.contains { $0.id == id }, "the character is not shown")
    return list.portraits[id] ?? .hidden
  }

  mutating func expectList(
    first: Int, last: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(first <= last, "\(first) to \(last) are no characters", file: file, line: line)
    let names = (first...max(first, last)).map { SampleCharacter.numbered($0).name }
    try expect(
      try seen().list.characters.map(\.name), equals: names, "the list", file: file, line: line)
  }
}
