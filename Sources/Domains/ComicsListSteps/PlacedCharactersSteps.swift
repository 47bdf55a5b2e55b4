import ComicsList
import StepKit

/// The characters of a comic that a sentence means by its place, and whether they were asked for.
let placedCharactersSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("placed characters", placedCharacters, useForSnippets: false) { (text: String) in
    text.split(separator: " ").lazy.compactMap { ListPlace(String($0)) }.last ?? .number(0)
  }

  Step("{placed characters} {was successfully loaded}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words) in
    if !comics.isOutcome { return try await comics.showCharacters(at: place) }
    try await comics.expectCharacters(at: place, true)
  }

  Step("{placed characters} {is presented}") {
    (comics: inout ComicsWorld, place: ListPlace, isPresented: Bool) in
    if !comics.isOutcome, isPresented { return try await comics.showCharacters(at: place) }
    try await comics.expectCharacters(at: place, isPresented)
  }

  for subject in ["only", "all( of)"] {
    Then(.expression("\(subject) {placed characters} {is presented}")) {
      (comics: inout ComicsWorld, place: ListPlace, isPresented: Bool) in
      try expect(isPresented, "the sentence denies twice")
      try await comics.expectCharacters(at: place, true)
    }
  }

  words(
    "no character of",
    "no (?:comic )?characters? (?:of|(?:that|which) (?:belongs?|is|are)(?: only| just)?(?: to| of| in))"
      + "|none of the (?:comic )?characters of")

  Then("{no character of} the {list place} comic {is presented}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.expectCharacters(at: place, false)
  }

  Then("{list of names} {has only} {placed characters}") {
    (comics: inout ComicsWorld, _: Words, _: Words, place: ListPlace) in
    try await comics.expectCharacters(at: place, true)
  }

  words(
    "list of names", "the (?:list(?: of characters)?|view|screen|characters? (?:view|screen))|it")

  Then("{list of names} {have} {placed characters}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, place: ListPlace) in
    try await comics.expectCharacters(at: place, has)
  }

  // They were asked for, once or more, or never.
  ParameterType(
    "is asked for",
    "(?:is|are|was|were|has been|have been|should be|must be)(?: then| now)? (?:requested|fetched|asked for)",
    "(?:is|are|was|were|has been|have been|should be|must be) (?:not|never)(?: been)? (?:requested|fetched|asked for)"
      + "|(?:has|have) (?:not|never) been (?:requested|fetched|asked for)"
      + "|(?:should|must) not be (?:requested|fetched|asked for)",
    useForSnippets: false
  ) { (text: String) in !text.contains("not") && !text.contains("never") }

  Then("{its characters} {is asked for}( from the server)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in
    try comics.expectRequested(of: try comics.title(of: .tapped), isSo)
  }

  Then("{placed characters} {is asked for}( from the server)") {
    (comics: inout ComicsWorld, place: ListPlace, isSo: Bool) in
    try comics.expectRequested(of: try comics.title(of: .place(place)), isSo)
  }
}

private let placedCharacters =
  "\(that)the (?:list of (?:the )?)?(?:names? of (?:the )?)?(?:comic )?characters (?:of|for) "
  + ComicReference.placedPattern

extension ComicsWorld {
  /// Opens the characters of the comic at this place of the list, and lets them come.
  fileprivate mutating func showCharacters(at place: ListPlace) async throws {
    try await awaitList()
    let index = try place.index(in: try titles().count)
    let title = try titles()[index]
    if app.selectedComic?.title != title {
      if app.characters != nil { try goBack() }
      try tapComic(index + 1)
    }
    try await showCharacters()
  }

  /// All characters of the comic at this place are shown, in their order, and no others; or it is not
  /// its characters that are shown.
  mutating func expectCharacters(at place: ListPlace, _ isShown: Bool) async throws {
    try await look()
    let title = try place.element(of: try titles())
    let isThere = app.selectedComic?.title == title && !namesShown.isEmpty
    try expect(isThere == isShown, "shown are \(namesShown)")
    if isShown { return try expectSortedNames() }
    try expect(
      namesShown.filter((givenNames[title] ?? []).contains), equals: [], "those of \"\(title)\"")
  }
}
