import ComicsList
import StepKit
import TestDoubles

/// To which comic characters belong, and in which groups comics are together.
let belongingSteps = StepLibrary(ComicsWorld.self) {
  // "Wolverine" is a character of "X-Men"; he may be one of others too.
  ParameterType(
    "plays in",
    "(?:(?:only|both|all|also|just) )*(?:(?:belongs?|belonged)(?: only| just)? to the comic"
      + "|(?:(?:is|are|was|were) )(?:(?:a|the|the only|one of the|two of the) )?(?:comic )?characters? (?:of|in|from)(?: the comic)?"
      + "|(?:appears?|appeared|plays?) (?:only )?in(?: the comic)?)",
    "(?:(?:does|do)(?: not|n['’]t) (?:belong to the comic|(?:appear|play) in(?: the comic)?)"
      + "|(?:\(notBeing)) (?:(?:a|one of the) )?(?:comic )?characters? (?:of|in|from)(?: the comic)?)",
    useForSnippets: false
  ) { (text: String) in !text.contains("not") && !text.contains("n't") && !text.contains("n’t") }

  Step("({the characters} ){texts} {plays in} {string}") {
    (comics: inout ComicsWorld, _: Words?, names: [String], isSo: Bool, title: String) in
    try await comics.belong(names, to: title, isSo)
  }

  Given("(the comic ){string} features/featured {texts}") {
    (comics: inout ComicsWorld, title: String, names: [String]) in
    try await comics.belong(names, to: title, true)
  }

  Given("the following/these comics and( their)( the) characters {is on the server}(:)") {
    (comics: inout ComicsWorld, _: Words, table: DataTable) in
    try comics.serve(table, .state)
  }

  Given("{the comics} {texts} {is presented} with their characters") {
    (comics: inout ComicsWorld, _: Words, titles: [String], isPresented: Bool) in
    try expect(isPresented, "say which comics there are")
    try await comics.showList(of: titles)
  }

  words(
    "every comic",
    "(?: (?:for|of) (?:(?:each|every|any) (?:comic|one)|(?:all|the)(?: of)?(?: the)? comics|each of them))?"
  )

  // So it is unless a story says otherwise.
  Given("the server {holds or gives} (only )valid {requested list}{every comic}") {
    (comics: inout ComicsWorld, _: Words, list: ListName, _: Words) in
    comics.forgetAnswer(of: list)
  }

  words("holds or gives", "(?:has|had|holds|knows|offers|returns|sends|provides|gives|delivers)")

  ParameterType(
    "flawed list",
    "(?:an? |the |only )?(?:\(Answer.wrong))(?: list of)? (?:(?:Marvel )?comics|(?:comic )?characters)(?: data)?",
    useForSnippets: false
  ) { (text: String) in text.contains("characters") ? ListName.characters : .comics }

  When("{response is} {flawed list}") {
    (comics: inout ComicsWorld, _: [ListName], list: ListName) in
    try await comics.answer(.unreadable, to: [list])
  }.isIdempotent()

  // Comics of one group, and one that is not in it.
  Then("{list shows} ({the comics} ){texts} {in one group}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, titles: [String], _: Words) in
    comics.groupedTitles = titles
    try expect((Set(try await comics.sections(of: titles)).count == 1) == shows, "the groups")
  }

  Then("{list shows} ({the comics} ){texts} {different groups}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, titles: [String], _: Words) in
    let places = try await comics.sections(of: titles)
    try expect((Set(places).count == places.count) == shows, "they are in the groups \(places)")
  }

  words(
    "in another group",
    "(?:in|under) (?:another|a different|a separate|some other) (?:group|section|letter)")

  Then("{list shows} ({the comics} ){string} {in another group}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, title: String, _: Words) in
    try await comics.expectApart(title, shows)
  }

  Then("({the comics} ){string} {is presented} {in another group}") {
    (comics: inout ComicsWorld, _: Words?, title: String, isSo: Bool, _: Words) in
    try await comics.expectApart(title, isSo)
  }

  Then("({the comics} ){string} {be} {in another group}") {
    (comics: inout ComicsWorld, _: Words?, title: String, isSo: Bool, _: Words) in
    try await comics.expectApart(title, isSo)
  }

  Then("{list shows} ({the comics} ){string} {in its own group}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, title: String, _: Words) in
    let place = try await comics.sections(of: [title])[0]
    let count = try comics.sections()[place].comics.count
    try expect((count == 1) == shows, "the group has \(count)")
  }

  // Of the server's comics, or of those on the screen.
  Step(
    "no {comic noun}( of the server)( on the server)( in the response)( in the list) {start with} {string}"
  ) {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, letter: String) in
    try expect(isSo, "the sentence denies twice")
    if comics.isOutcome { try await comics.look() }
    let titles = comics.isOutcome ? try comics.titles() : comics.titlesOfServer
    let found = titles.filter { $0.lowercased().hasPrefix(letter.lowercased()) }
    try expect(found, equals: [], "the comics that start so")
  }
}

extension ComicsWorld {
  /// A story that begins with it gives the characters to a comic, beside those that it has; as an
  /// outcome they are shown, or not, in the view of that comic.
  mutating func belong(_ names: [String], to title: String, _ isSo: Bool) async throws {
    if isOutcome {
      try await look()
      try expect(app.selectedComic?.title, equals: title, "the comic selected")
      let wrong = names.filter { namesShown.contains($0) != isSo }
      return try expect(wrong, equals: [], "what is wrong in \(namesShown)")
    }
    try expect(isSo, "say to which comic they belong")
    let others = (givenNames[title] ?? []).filter { !names.contains($0) }
    addCharacters(others + names, of: addComic(title))
  }

  /// In another group than those that a sentence before has named, or than all others.
  fileprivate mutating func expectApart(_ title: String, _ isSo: Bool) async throws {
    let place = try await sections(of: [title])[0]
    let others = groupedTitles.isEmpty ? titlesShown.filter { $0 != title } : groupedTitles
    try expect(!others.isEmpty, "there are no other comics")
    let places = try await sections(of: others)
    try expect(!places.contains(place) == isSo, "it is in the group \(place) of \(places)")
  }
}
