import ComicsList
import StepKit

/// A row that has none beside it, of a list that its noun may name.
private struct OnlyRow {
  let list: ListName?
}

/// Sentences about what the sentence before has named.
let pronounSteps = StepLibrary(ComicsWorld.self) {
  // The response or the list that a story begins with.
  Given("it {have} ({the comics} ){texts}{in that order}") {
    (comics: inout ComicsWorld, has: Bool, _: Words?, titles: [String], _: Words) in
    try expect(!comics.isOutcome && has, "say what has them")
    try comics.serve(titles, .answer)
  }

  Given("it {have} {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, has: Bool, _: Words, names: [String], _: Words) in
    try expect(!comics.isOutcome && has, "say what has them")
    try comics.giveCharacters(names)
  }

  // The rows on the screen.
  words("the rows", "(?:they|these|all of them)")

  Then("{the rows} {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, texts: [String], _: Words) in
    try await comics.look()
    let shown = try comics.visibleTexts()
    try expect((shown == texts) == isSo, "the list has \(shown)")
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("{the rows} \(verb){in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
      try await comics.look()
      let shown = try comics.visibleTexts()
      try expect((shown == (try texts(in: table))) == isSo, "the list has \(shown)")
    }

    Then(.expression("{the rows} \(verb) {in the order} {texts}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, texts: [String]) in
      try await comics.look()
      let shown = try comics.visibleTexts()
      try expect((shown == texts) == isSo, "the list has \(shown)")
    }

    // On the screen of the comics, all or both of them.
    for who in ["all", "both"] {
      Then(.expression("\(who) of them \(verb) in/under {the group} {string}")) {
        (comics: inout ComicsWorld, isSo: Bool, _: Words, section: String) in
        try await comics.look()
        try expect(comics.app.characters == nil, "the characters are shown, not the comics")
        let titles = comics.titlesShown
        try expect(!titles.isEmpty, "the list of comics is empty")
        if who == "both" { try expect(titles.count, equals: 2, "the number of comics") }
        try await comics.expectComics(titles, isSo, in: section)
      }
    }
  }

  Then("the order of the {row noun} {be} {texts}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, texts: [String]) in
    try await comics.look()
    let shown = try comics.visibleTexts()
    try expect((shown == comics.listed(texts)) == isSo, "the list has \(shown)")
  }

  Then("{list shows} {how many} of them") {
    (comics: inout ComicsWorld, areThere: Bool, amount: Amount) in
    try await comics.look()
    try amount.expect(try comics.visibleTexts().count, isShown: areThere)
  }

  Then("the {list place} of them {be} {string}") {
    (comics: inout ComicsWorld, place: ListPlace, isSo: Bool, text: String) in
    try await comics.look()
    let found = try place.element(of: try comics.visibleTexts())
    try expect((found == text) == isSo, "the row there is \"\(found)\"")
  }

  ParameterType(
    "only row",
    "(?:Marvel )?[Cc]omic(?: title)?|title|item|row|entry|(?:character )?name|(?:comic )?character",
    useForSnippets: false
  ) { (text: String) in
    OnlyRow(
      list: text.contains("name") || text.hasSuffix("character")
        ? .characters : text.contains("omic") || text == "title" ? .comics : nil)
  }

  Then("{string} {be} the only {only row}{in the list}") {
    (comics: inout ComicsWorld, text: String, isSo: Bool, row: OnlyRow, _: Words) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    try expect(row.list ?? comics.shownList, equals: comics.shownList, "the list on the screen")
    try expect((texts == [text]) == isSo, "the list has \(texts)")
  }

  Then("it {be} the only {only row}{in the list}") {
    (comics: inout ComicsWorld, isSo: Bool, row: OnlyRow, _: Words) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    try expect(!texts.isEmpty, "the list is empty")
    try expect(row.list ?? comics.shownList, equals: comics.shownList, "the list on the screen")
    try expect((texts.count == 1) == isSo, "the list has \(texts)")
  }

  // The view of the characters, or they.
  words(
    "is of",
    "(?:it|they|the (?:characters view|view|screen|title))"
      + " (?:should )?(?:belongs? to|(?:is|are) (?:for|of|those of))")

  Then("{is of} the {list place} comic{in the list}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, _: Words) in
    try await comics.look()
    let title = try place.element(of: try comics.titles())
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try expect(try comics.charactersTitle(), equals: title, "the view's title")
  }

  Then("{is of} the (selected )(tapped )comic {string}") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try expect(try comics.charactersTitle(), equals: title, "the view's title")
  }
}
