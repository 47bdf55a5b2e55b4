import MarvelLibrary
import StepKit

/// The results of one search of several.
let searchResultSteps = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelSearchResults",
    "the (?:search |filter )?results of (?:the (?:first|second|third|last|previous) search|a search)",
    useForSnippets: false
  ) { SearchChoice(words: $0) }

  // Where it is given, there was one.
  Step("{marvelSearchResults} {marvelIsShown}") {
    (marvel: inout MarvelWorld, search: SearchChoice, expected: Bool) in
    try await marvel.look(for: search, expected)
  }

  Step("{marvelSearchView} {marvelShows} {marvelSearchResults}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, search: SearchChoice) in
    try await marvel.look(for: search, expected)
  }

  // Where it is given, the name is searched for.
  Step("{marvelResults} for/of {marvelSought} {marvelIsShown}") {
    (marvel: inout MarvelWorld, _: ViewChoice, choice: NameChoice, expected: Bool) in
    let isGiven = !marvel.scenario.isInOutcome
    let name = isGiven ? try marvel.name(toSearch: choice) : try marvel.name(choice)
    try await marvel.searchOrSee(name, expected)
  }

  Given(
    did(.search, "for {marvelSought} and it/they/the\\ results was/were shown/found/presented")
  ) { (marvel: inout MarvelWorld, choice: NameChoice) in
    try await marvel.searchOrSee(try marvel.name(toSearch: choice), true)
    _ = try marvel.arranged()
  }

  Then("{marvelCharacterMeant} has {marvelSearched}") {
    (marvel: inout MarvelWorld, character: CharacterChoice, choice: NameChoice) in
    let sample = marvel.server.library.index[try marvel.sample(character)]
    let shown = try marvel.seenList().characters.first { $0.id == sample.id }
    try expect(shown?.name, equals: try marvel.name(choice), "the name of the character")
  }

  Then("{marvelListView} {marvelIsPresented} without (a )(any )(the )filter(s)") {
    (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
    try expect(expected, "the sentence denies it")
    try await marvel.look(for: view, true)
    try expect(try marvel.seen().search?.result == nil, "the list is filtered")
  }
}

/// A search that a sentence means by its place among those of the story.
enum SearchChoice: Hashable, Sendable {
  /// From 1.
  case number(Int)
  case previous
  case last

  init(words: String) {
    self = words.contains("previous") ? .previous : anyNumber(words).map { .number($0) } ?? .last
  }
}

extension MarvelWorld {
  /// What the search found is shown, and nothing else, or is not.
  fileprivate mutating func look(for search: SearchChoice, _ expected: Bool) async throws {
    if !scenario.isInOutcome, expected, currentScreen?.search?.result == nil {
      try await searched(for: server.library.index[try subject].name)
      try await settle()
    }
    let names = setup.searched
    let place =
      switch search {
      case .number(let number): number - 1
      case .previous: names.count - 2
      case .last: names.count - 1
      }
    try expect(names.indices.contains(place), "\(names.count) names were searched for")
    try await searchOrSee(names[place], expected)
  }
}
