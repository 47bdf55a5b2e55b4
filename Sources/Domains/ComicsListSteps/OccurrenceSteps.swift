import ComicsList
import StepKit
import TestDoubles

/// How often something is there.
let occurrenceSteps = StepLibrary(ComicsWorld.self) {
  Then("({the comics} ){string} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, _: Words?, text: String, isPresented: Bool, count: Int) in
    try await comics.look()
    let found = try comics.visibleTexts().count { $0 == text }
    try expect((found == count) == isPresented, "it is there \(found) times")
  }

  // Each time that it came, also where another came after it.
  Then("{list of comics} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, count: Int) in
    try await comics.look()
    try expect(
      (comics.presentedComics.count == count) == isSo,
      "it came \(comics.presentedComics.count) times")
  }

  words("one row", "(?:each|every) (?:comic|title|character|name|item|row)")

  Then("{one row} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool, count: Int) in
    try await comics.expectRows(eachTimes: count, isPresented)
  }

  Then("no comic/title/character/name/item {is presented} twice/more\\ than\\ once") {
    (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.expectRows(eachTimes: 1, isPresented)
  }

  // Of those on the screen, or in a list that a story begins with.
  Step("one of them {be} {string}") { (comics: inout ComicsWorld, isSo: Bool, text: String) in
    if !comics.isOutcome, isSo, comics.shownList == .comics {
      return try await comics.bringList(of: [text])
    }
    try await comics.look()
    let texts = try comics.visibleTexts()
    try expect(texts.contains(text) == isSo, "the list has \(texts)")
  }

  Then("{string} {be} one of the {character noun}( listed)( shown)") {
    (comics: inout ComicsWorld, name: String, isSo: Bool, _: Words) in
    try await comics.look()
    let names = try comics.names()
    try expect(names.contains(name) == isSo, "the names are \(names)")
  }

  Then("none of them {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try expect(try comics.visibleTexts(), equals: [], "the list")
  }

  Then("none of {the comics} {texts} {is presented}") {
    (comics: inout ComicsWorld, _: Words, titles: [String], isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try comics.expectTexts(comics.titlesShown, titles, false)
  }

  Then("none of {the characters} {texts} {is presented}") {
    (comics: inout ComicsWorld, _: Words, names: [String], isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, false)
  }

  // no character of "Bolt", none of the characters of "Bolt"
  Then("no character(s) of (the comic ){string} {is presented}") {
    (comics: inout ComicsWorld, title: String, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.expectNoCharacters(of: title)
  }

  Then("none of {characters of} {string} {is presented}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.expectNoCharacters(of: title)
  }

  Then("only {characters of} {string} {is presented}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try comics.expectSortedNames()
  }

  words(
    "stays as it was",
    "(?:is|are|stays?|remains?) (?:still )?(?:unchanged|the same(?: as before)?|as (?:before|it was|they were))|(?:does|do|did|has|have) not changed?"
  )

  Then("{list of comics} {stays as it was}") { (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    let lists = comics.presentedComics
    try expect(!lists.isEmpty, "no list of comics was presented")
    try expect(lists.last, equals: lists.first, "the list of comics")
    try expect(comics.app.comics.content, equals: lists.last, "the list of comics shown")
  }

  Then("{list of comics} {be} replaced by/with ({the comics} ){texts}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words?, titles: [String]) in
    try await comics.look()
    try expect(comics.presentedComics.count > 1, "there was no list before")
    try expect((comics.titlesShown == titles) == isSo, "the list has \(comics.titlesShown)")
  }
}

extension ComicsWorld {
  /// The lists of comics presented so far.
  fileprivate var presentedComics: [[ComicSection]] {
    events.compactMap { if case .comics(let list) = $0 { list } else { nil } }
  }

  fileprivate mutating func expectRows(eachTimes count: Int, _ isSo: Bool) async throws {
    try expect(isSo, "say how often each is there")
    try await look()
    let texts = try visibleTexts()
    try expect(!texts.isEmpty, "the list is empty")
    for text in texts {
      let found = texts.count { $0 == text }
      try expect(found == count, "\"\(text)\" is there \(found) times")
    }
  }

  /// Another comic's characters are shown, or none.
  fileprivate mutating func expectNoCharacters(of title: String) async throws {
    try await look()
    let isOpen = app.selectedComic?.title == title
    try expect(!isOpen || namesShown.isEmpty, "the names are \(namesShown)")
    let others = givenNames[title] ?? []
    try expect(namesShown.filter(others.contains), equals: [], "those of \"\(title)\"")
  }
}
