import MarvelLibrary
import StepKit

/// Searching for characters (MAR-UC2).
let characterSearchSteps = StepLibrary(MarvelWorld.self) {
  When("I tap on the magnifier icon") { marvel in marvel.act().openSearch() }

  Given("I have searched for {string}") { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch(for: text)
  }
  .isIdempotent()

  When("I search for {string}") { (marvel: inout MarvelWorld, text: String) in
    marvel.search(for: text)
  }
  .isIdempotent()

  When("I close the search") { marvel in marvel.act().closeSearch() }.isIdempotent()

  Then("the search of characters is presented") { marvel in
    try expect(try marvel.shownSearch("").result, equals: nil, "the search result")
    try expect(marvel.newEvents, equals: [.searchPresented], "what the view was told")
  }

  Then("the search result is {quoted list}") { (marvel: inout MarvelWorld, names: [String]) in
    _ = try marvel.shownSearch(marvel.typed)
    try marvel.expectCharacters(names, in: .search)
  }

  Then("the search result is empty") { marvel in
    _ = try marvel.shownSearch(marvel.typed)
    try marvel.expectCharacters([], in: .search)
  }

  Then("no search result is shown") { marvel in
    try expect(try marvel.shownSearch(marvel.typed).result, equals: nil, "the search result")
  }
}

extension MarvelWorld {
  /// The search, which lies on top with the text as typed.
  func shownSearch(
    _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen.Search {
    let screen = try seen(file: file, line: line)
    try expect(screen.place, equals: .search, "what lies on top", file: file, line: line)
    let search = try require(screen.search, "there is no search", file: file, line: line)
    try expect(search.text, equals: text, "the text", file: file, line: line)
    return search
  }
}
