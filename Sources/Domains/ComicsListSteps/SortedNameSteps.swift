import ComicsList
import StepKit

/// Whose characters are shown, in their order.
let sortedNameSteps = StepLibrary(ComicsWorld.self) {
  words(
    "a list of characters of",
    "a list (?:of|with) (?:the )?(?:names? of )?(?:the )?(?:comic )?characters(?: names)? (?:of|for)(?: the comic)?"
  )
  words("sorted or not", "(?: \(groupedOrSorted))?")

  Then("{list of characters} {is presented} with ({the characters} ){texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words?, names: [String], _: Words
    ) in
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, isSo, exactly: true)
  }

  Then("{list shows} {list of comics} with {texts}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, titles: [String], _: Words) in
    try await comics.look()
    if shows { try expect(comics.app.characters == nil, "the characters are shown") }
    try comics.expectTexts(comics.titlesShown, titles, shows, exactly: true)
  }

  words("all names", "(?:the|all|its|their) (?:names|characters)(?: of the characters)?")

  Then("{list shows} {all names} {grouped and sorted}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words) in
    try await comics.expectSorted(of: nil, shows)
  }

  Then("{characters view} {is presented} with {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, title: String) in
    try expect(isSo, "say whose characters are shown")
    try await comics.expectSorted(of: title, true)
  }

  for list in ["{list of comics}", "{list of its characters}"] {
    Then(.expression("{list shows} \(list) {in the order} {texts}")) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words, texts: [String]) in
      try await comics.look()
      let shown = list.contains("comics") ? comics.titlesShown : comics.namesShown
      try comics.expectTexts(shown, texts, shows, exactly: true)
    }
  }

  Then("{list shows} {list of characters} {grouped and sorted}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words) in
    try await comics.expectSorted(of: nil, shows)
  }

  Then("{list shows} {a list of characters of} {string}{sorted or not}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, title: String, _: Words) in
    try await comics.expectSorted(of: title, shows)
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("{characters of} {string} \(verb) {grouped and sorted}")) {
      (comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, _: Words) in
      try await comics.expectSorted(of: title, isSo)
    }
  }
}

extension ComicsWorld {
  /// All of the characters are there, in their order: those of the comic, or of the one that is open.
  fileprivate mutating func expectSorted(of title: String?, _ isSo: Bool) async throws {
    try expect(isSo, "say in which order they are")
    try await look()
    if let title { try expect(app.selectedComic?.title, equals: title, "the comic selected") }
    try expectSortedNames()
  }
}
