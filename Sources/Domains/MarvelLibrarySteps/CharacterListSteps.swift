import MarvelLibrary
import StepKit

/// The list of characters (MAR-UC1).
let characterListSteps = StepLibrary(MarvelWorld.self) {
  When("I open the list of characters") { marvel in marvel.act().openList() }
    .isIdempotent()

  Given("I have loaded {int} characters") { (marvel: inout MarvelWorld, count: Int) in
    try await marvel.openList()
    while try marvel.shownList().characters.count < count {
      let before = try marvel.shownList().characters.count
      try marvel.reachEnd()
      try await marvel.settle()
      try expect(try marvel.shownList().characters.count > before, "there are only \(before)")
    }
  }

  When("I reach the end of the characters") { marvel in try marvel.reachEnd() }

  When("I scroll to character {int}") { (marvel: inout MarvelWorld, number: Int) in
    for index in 0..<max(0, number) {
      marvel.act().characterBecameVisible(at: index)
      try await marvel.settle()
    }
  }

  When("I ask the library to try again") { marvel in marvel.act().tryAgain() }

  When("I go back in the library") { marvel in marvel.act().goBack() }

  characterListOutcomes
}

private let characterListOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the list shows the characters {int} to {int}") {
    (marvel: inout MarvelWorld, first: Int, last: Int) in
    try expect(first <= last, "\(first) to \(last) are no characters")
    let names = (first...max(first, last)).map { SampleCharacter(number: $0).name }
    try marvel.expectCharacters(names, in: .list)
  }

  Then("the list of characters is {quoted list}") { (marvel: inout MarvelWorld, names: [String]) in
    try marvel.expectCharacters(names, in: .list)
  }

  Then("the list of characters is empty") { marvel in try marvel.expectCharacters([], in: .list) }

  Then("the characters stay as they were") { marvel in
    let before = try require(marvel.before.screen, "there was no list").list.characters
    try expect(!before.isEmpty, "there were no characters")
    try expect(try marvel.shownList().characters, equals: before, "the characters")
  }

  Then("the library is loading characters") { marvel in
    let list = try marvel.shownList()
    try expect(list.isLoading, "it is not loading")
    try expect(!list.isEmpty, "the list is said to be empty")
    try expect(list.error, equals: nil, "the message")
  }

  Then("the library shows {string} with the data") { (marvel: inout MarvelWorld, text: String) in
    try expect(marvel.shownList().attribution, equals: text, "what is shown with the data")
  }

  Then("the message {string} says {string}") {
    (marvel: inout MarvelWorld, title: String, text: String) in
    try marvel.expectMessage(title, text)
  }

  Then("each answer is invalid data for its reason") { marvel in
    try expect(!marvel.answers.isEmpty, "there was no answer")
    try expect(
      marvel.answers.map { [$0.error?.title, $0.error?.text] },
      equals: marvel.answers.map {
        ["Invalid data", "The data of the server is invalid: \($0.reason)."]
      }, "the messages")
  }

  Then("each answer is shown as {quoted list}") { (marvel: inout MarvelWorld, names: [String]) in
    try expect(!marvel.answers.isEmpty, "there was no answer")
    try expect(
      marvel.answers.map(\.names), equals: marvel.answers.map { _ in names }, "the characters")
  }
}

extension MarvelWorld {
  /// The characters on top, all that are asked for; a list is said to be empty if there are none.
  func expectCharacters(
    _ names: [String], in place: LibraryScreen.Place, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expect(try seen().place, equals: place, "what lies on top", file: file, line: line)
    let list = try shownList(file: file, line: line)
    try expect(list.characters.map(\.name), equals: names, "the characters", file: file, line: line)
    try expect(list.error?.text, equals: nil, "the message", file: file, line: line)
    try expect(
      [list.isEmpty, list.isLoading], equals: [names.isEmpty, false],
      "being said to be empty, and loading", file: file, line: line)
  }

  /// Expects the message of the list on top, announced to the view once; a list without characters is
  /// not said to be empty as well.
  func expectMessage(
    _ title: String, _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let list = try shownList(file: file, line: line)
    let error = try require(list.error, "there is no message", file: file, line: line)
    try expect(
      [error.title, error.text], equals: [title, text], "the message", file: file, line: line)
    try expect(!list.isEmpty && !list.isLoading, "the list is empty", file: file, line: line)
    let told = newEvents.filter { if case .messageShown = $0 { true } else { false } }
    try expect(told, equals: [.messageShown(error)], "the new messages", file: file, line: line)
  }
}
