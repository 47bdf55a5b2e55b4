import MarvelLibrary
import StepKit
import TestDoubles

/// The list of characters (MAR-UC1).
let characterListSteps = StepLibrary(MarvelWorld.self) {
  When("I open the list of characters") { marvel in try marvel.acting().openList() }

  Given("the list has loaded the characters 1 to {int} of {int}") {
    (marvel: inout MarvelWorld, last: Int, count: Int) in
    try expect(count, equals: marvel.setup.library.index.count, "the characters of the library")
    let session = try marvel.arranged()
    session.openList()
    try await marvel.settle()
    while session.screen.list.characters.count < last {
      let before = session.screen.list.characters.count
      try marvel.reachEnd(of: session.screen.list, in: session)
      try await marvel.settle()
      try expect(session.screen.list.characters.count > before, "no more than \(before) came")
    }
    try expect(session.screen.list.characters.count, equals: last, "the characters shown")
  }

  Given("the next page of characters is pending") { marvel in
    let session = try marvel.arranged()
    let offset = session.screen.list.characters.count
    marvel.network.add(
      try marvel.setup.library.page(marvel.setup.library.index, offset: offset, isHeld: true))
    try marvel.reachEnd(of: session.screen.list, in: session)
    try expect(marvel.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  When("the pending page of characters arrives") { marvel in
    _ = try marvel.acting()
    try marvel.network.releaseHeld()
  }

  When("I reach the end of the list of characters") { marvel in
    let session = try marvel.acting()
    try marvel.reachEnd(of: session.screen.list, in: session)
  }

  When("I scroll to character {int}") { (marvel: inout MarvelWorld, number: Int) in
    for index in 0..<max(0, number) {
      try marvel.acting().characterBecameVisible(at: index)
      try await marvel.settle()
    }
  }

  When("I ask the library to try again") { marvel in try marvel.acting().tryAgain() }

  Then("the list shows the characters {int} to {int}") {
    (marvel: inout MarvelWorld, first: Int, last: Int) in
    try marvel.expectList(first: first, last: last)
  }

  Then("the characters are shown in the order {string}, {string} and {string}") {
    (marvel: inout MarvelWorld, first: String, second: String, third: String) in
    try expect(
      try marvel.seen().list.characters.map(\.name), equals: [first, second, third], "the list")
  }

  Then("the list shows {string} alone") { (marvel: inout MarvelWorld, name: String) in
    try expect(try marvel.seen().list.characters.map(\.name), equals: [name], "the list")
  }

  Then("character {int} is shown once") { (marvel: inout MarvelWorld, number: Int) in
    let id = SampleCharacter.numbered(number).id
    let count = try marvel.seen().list.characters.count { $0.id == id }
    try expect(count, equals: 1, "how often character \(number) is shown")
  }

  Then("the list of characters is empty and no message is shown") { marvel in
    let list = try marvel.seen().list
    try expect(list.isEmpty, "the list is not shown as empty")
    try expect(list.error, equals: nil, "the message")
    try expect(marvel.messages, equals: [], "the messages shown so far")
  }

  Then("the library tells once that it is empty") { marvel in
    try expect(marvel.events, equals: [.emptyLibraryShown], "the events")
  }

  Then("the library shows that it is loading") { marvel in
    try expect(marvel.seenList().isLoading, "the library does not show that it is loading")
  }

  Then("the library no longer shows that it is loading") { marvel in
    try expect(!marvel.seenList().isLoading, "the library still shows that it is loading")
  }

  Then("the library shows {string} with the data") { (marvel: inout MarvelWorld, text: String) in
    try expect(marvel.seenList().attribution, equals: text, "what is shown with the data")
  }

  Then("the library shows a message about the connectivity") { marvel in
    try expect(marvel.seenList().error, equals: .connectivity, "why there is a message")
    try expect(marvel.messages.last, equals: .connectivity, "the last message")
  }

  Then("the library shows a message that the data is invalid") { marvel in
    let error = try require(marvel.seenList().error, "the library shows no message")
    guard case .invalidData = error else {
      return try expect(false, "the message is \"\(error.text)\"")
    }
    try expect(marvel.messages, equals: [error], "the messages shown so far")
  }

  Then("the library's message says {string}") { (marvel: inout MarvelWorld, words: String) in
    let text = try require(marvel.seenList().error?.text, "the library shows no message")
    try expect(text.contains(words), "the message says \"\(text)\": not \"\(words)\"")
  }

  Then("the library shows no message") { marvel in
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

  mutating func expectList(
    first: Int, last: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(first <= last, "\(first) to \(last) are no characters", file: file, line: line)
    let names = (first...max(first, last)).map { SampleCharacter.numbered($0).name }
    try expect(
      try seen().list.characters.map(\.name), equals: names, "the list", file: file, line: line)
  }
}
