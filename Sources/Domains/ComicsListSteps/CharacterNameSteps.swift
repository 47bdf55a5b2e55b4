import ComicsList
import StepKit
import TestDoubles

/// The names of the characters.
let nameSteps = StepLibrary(ComicsWorld.self) {
  // A story that begins with it gives them to the comic that it has spoken of.
  words(
    "characters of it",
    "(?:its|their|the comic['’]s|that comic['’]s) (?:comic )?(?:characters|character names|names)"
      + "|the characters of (?:that|this) comic")

  for subject in ["{the characters}", "{characters of it}"] {
    Step(.expression("\(subject) {be} {texts}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, names: [String], _: Words) in
      if !comics.isOutcome, isSo { return try comics.giveCharacters(comics.listed(names)) }
      try await comics.expectNames(names, isSo)
    }
  }

  Step("{characters of it} {be}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
    if !comics.isOutcome, isSo { return try comics.giveCharacters(try texts(in: table)) }
    try await comics.expectNames(try texts(in: table), isSo)
  }

  for subject in [
    "the {character noun} listed/shown/presented/displayed",
    "the listed/shown/presented {character noun}",
  ] {
    Then(.expression("\(subject) {be} (only )(just ){texts}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, names: [String], _: Words) in
      try await comics.expectNames(names, isSo)
    }

    Then(.expression("\(subject) {be}( only)( just)( these){in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
      try await comics.expectNames(try texts(in: table), isSo)
    }
  }

  for subject in ["{the characters}", "{list of characters}"] {
    for verb in ["{be}", "{is presented}"] {
      Step(.expression("\(subject) \(verb) {in the order} {texts}")) {
        (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, names: [String]) in
        if !comics.isOutcome, isSo, comics.app.characters?.isLoading == true {
          return try comics.answerCharacters(CatalogBody.characters(names))
        }
        try await comics.expectNames(names, isSo)
      }
    }
  }

  Then("{list shows} {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, names: [String], _: Words) in
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, shows)
  }

  Then("{the characters} {texts} {is presented}{in that order}") {
    (comics: inout ComicsWorld, _: Words, names: [String], isPresented: Bool, _: Words) in
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, isPresented)
  }

  Then("{list shows} {how many} {character noun}( of the comic)( of that comic){in that order}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words) in
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: shows)
  }

  Then("{list shows} {how many} {character noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words,
      names: [String], _: Words
    ) in
    try await comics.expectNames(names, amount, shows)
  }

  Then("{list shows} a list with/of {how many} {row noun}( of the comic)( of that comic)") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(try comics.visibleTexts().count, isShown: shows)
  }

  Then(
    "{list shows} a list with/of {how many} {row noun}{list naming} {texts}{in that order}"
  ) {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words,
      texts: [String], _: Words
    ) in
    try await comics.look()
    let isShown = try amount.isShown(texts, shows)
    try comics.expectTexts(
      try comics.visibleTexts(), texts, isShown, exactly: amount.isExact)
  }

  Then("{list shows} the names of {how many} {character noun}( of the comic)( of that comic)") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: shows)
  }

  Then(
    "{list shows} a list with/of the name(s) of {how many} {character noun}( of the comic)( of that comic)"
  ) {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: shows)
  }

  Then("{list shows} a list with/of {how many} {character noun} {grouped and sorted}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words) in
    try expect(shows, "say in which order they are")
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: true)
    try comics.expectSortedNames()
  }

  Then("{list of characters} {is presented} with {how many} {row noun}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: isSo)
  }

  Then("{how many} {character noun} {is presented}{list naming} {texts}") {
    (
      comics: inout ComicsWorld, amount: Amount, _: Words, isSo: Bool, _: Words, names: [String]
    ) in
    try await comics.expectNames(names, amount, isSo)
  }

  words(
    "list of characters of",
    "(?:the )?list of (?:the )?(?:comic )?characters (?:of|for)(?: the comic)?")

  ParameterType(
    "has or shows",
    "(?:(?:still|now|then|should|must) )*(?:has|have|shows?|contains?|lists?|presents?|displays?|holds?|is|are)",
    "(?:does|do|should|must) not (?:have|show|contain|list|present|display)|no longer (?:has|shows|contains|lists)",
    useForSnippets: false
  ) { (text: String) in !text.contains("not ") && !text.contains("no longer") }

  Then("{list of characters of} {string} {has or shows}( {the characters}) {texts}{in that order}")
  {
    (
      comics: inout ComicsWorld, _: Words, title: String, shows: Bool, _: Words?,
      names: [String], _: Words
    ) in
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try comics.expectTexts(comics.namesShown, names, shows)
  }

  Then("{list of characters of} {string} {have} {how many} {row noun}") {
    (comics: inout ComicsWorld, _: Words, title: String, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try amount.expect(comics.namesShown.count, isShown: has)
  }

  Then("{characters of} {string} {is presented}(,) (and )(but )not those of {string}") {
    (comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, other: String) in
    try await comics.expectCharacters(of: title, isSo)
    try await comics.expectCharacters(of: other, !isSo)
  }

  Then("{the characters}( shown)( presented)( listed) belong to( the comic) {string}") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try comics.expectSortedNames()
  }

  words(
    "characters of that comic",
    "the (?:comic )?characters of (?:the|that) (?:(?:selected|tapped|chosen) )?comic")

  Then("only {characters of that comic} {is presented}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in
    try expect(isSo, "the sentence denies twice")
    try await comics.look()
    try comics.expectSortedNames()
  }

  Then("no other characters {is presented}") { (comics: inout ComicsWorld, isSo: Bool) in
    try expect(isSo, "the sentence denies twice")
    try await comics.look()
    try comics.expectSortedNames()
  }

  Then("the list/view/screen {have} {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, has: Bool, _: Words, names: [String], _: Words) in
    try await comics.expectAmongNames(names, has)
  }

  Then("{list of characters} {have} {how many} {row noun}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(try comics.names().count, isShown: has)
  }

  Then("the list/view {have} {how many} {character noun}") {
    (comics: inout ComicsWorld, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(try comics.names().count, isShown: has)
  }

  Then(
    "{list of characters} {have} {how many} {row noun}{list naming} {texts}{in that order}"
  ) {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words, _: Words,
      names: [String], _: Words
    ) in
    try await comics.expectNames(names, amount, has)
  }

  Then("{list of characters} {have} {texts}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, names: [String]) in
    try await comics.expectAmongNames(names, has)
  }

  Then("{list of characters} {have} {the characters} {texts}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, _: Words, names: [String]) in
    try await comics.expectAmongNames(names, has)
  }

  Then("no {character noun}{list naming} {texts} {is presented}") {
    (comics: inout ComicsWorld, _: Words, _: Words, names: [String], isPresented: Bool) in
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, !isPresented)
  }

  Then("{characters of} {string} {is presented} {in the order} {texts}") {
    (
      comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, _: Words, names: [String]
    ) in
    try await comics.expectCharacters(of: title, true)
    try await comics.expectNames(names, isSo)
  }

  Then(
    "{how many} {character noun}( of the comic)( of that comic) {is presented}( in total)( altogether)"
  ) {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isPresented: Bool) in
    try await comics.look()
    try amount.expect(comics.namesShown.count, isShown: isPresented)
  }

  Step("{list shows} {how many} {character noun} of/for/in (the comic ){string}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, title: String) in
    if !comics.isOutcome {
      let names = sampleNames(shows ? amount.example : 0)
      return comics.addCharacters(names, of: comics.addComic(title))
    }
    try await comics.look()
    try expect(comics.tappedComic?.title, equals: title, "the comic tapped")
    try amount.expect(comics.namesShown.count, isShown: shows)
  }

  for list in ["{list of characters}", "{the characters}( of the comic)( of that comic)"] {
    Then(.expression("{list shows} \(list){in that order}(:)")) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words, table: DataTable?) in
      try await comics.look()
      guard let table else { return try comics.expectCharacters(shows) }
      try comics.expectTexts(comics.namesShown, try texts(in: table), shows, exactly: true)
    }

  }

  for list in ["{list of characters}", "{the characters}( of the comic)"] {
    Step(.expression("\(list) {is presented}{in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isPresented: Bool, _: Words, table: DataTable?) in
      try await comics.look()
      guard let table else { return try comics.expectCharacters(isPresented) }
      try comics.expectTexts(comics.namesShown, try texts(in: table), isPresented, exactly: true)
    }
  }

  Then("{list of characters} {be}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
    try await comics.expectNames(try texts(in: table), isSo)
  }

  Then("{the characters} {be}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
    try await comics.expectNames(try texts(in: table), isSo)
  }

  Then("{list of characters} {have}( {the characters}){in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, has: Bool, _: Words?, _: Words, table: DataTable) in
    try await comics.expectAmongNames(try texts(in: table), has)
  }

  Then("{list of characters} {has only}( {the characters}) {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words?, names: [String], _: Words) in
    try await comics.expectNames(names, true)
  }

  // Of the comic at a place of the list: all of them, in their order, and no others.
  for list in ["(only ){characters of}", "{list of characters} of"] {
    Then(.expression("{list shows} \(list) the {list place} comic")) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, place: ListPlace) in
      try await comics.expectCharacters(at: place, shows)
    }
  }

  Step("{list shows} {characters of} {string}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, title: String) in
    if !comics.isOutcome, shows { return try await comics.showCharacters(of: title) }
    try await comics.expectCharacters(of: title, shows)
  }

  // For the comic tapped last, whose own they should be.
  Then("{characters of} {string} {is presented} for/below/under (the comic ){string}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool, tapped: String) in
    try expect(comics.tappedComic?.title, equals: tapped, "the comic tapped")
    try await comics.expectCharacters(of: title, isPresented)
  }

  Step("{characters of} {string} {is presented}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool) in
    if !comics.isOutcome, isPresented { return try await comics.showCharacters(of: title) }
    try await comics.expectCharacters(of: title, isPresented)
  }

  Then("{list of characters} {be} (yet )empty( yet)") {
    (comics: inout ComicsWorld, _: Words, isEmpty: Bool) in
    try await comics.look()
    try expect(comics.app.characters != nil, "the view of the characters is not open")
    let names = comics.namesShown
    try expect(names.isEmpty == isEmpty, "the list of characters has \(names)")
  }

  for subject in [
    "the {list place} {character noun}", "the name of the {list place} {character noun}",
  ] {
    Then(.expression("\(subject){in the list} {be} {string}")) {
      (comics: inout ComicsWorld, place: ListPlace, _: Words, _: Words, isSo: Bool, name: String) in
      try await comics.expectCharacter(name, at: place, isSo)
    }
  }

  Then(
    "{string} {be} (listed )(shown )(as )the {list place} {character noun}( in the list)( of the list)"
  ) {
    (comics: inout ComicsWorld, name: String, isSo: Bool, place: ListPlace, _: Words) in
    try await comics.expectCharacter(name, at: place, isSo)
  }
}

extension ComicsWorld {
  fileprivate mutating func expectNames(_ names: [String], _ isSo: Bool) async throws {
    try await look()
    let names = listed(names)
    guard isSo else { return try expect(self.names() != names, "the names are \(names)") }
    try expect(try self.names(), equals: names, "the list of names")
  }

  fileprivate mutating func expectNames(
    _ names: [String], _ amount: Amount, _ isShown: Bool
  ) async throws {
    try await look()
    let isShown = try amount.isShown(names, isShown)
    try expectTexts(namesShown, names, isShown, exactly: amount.isExact)
  }

  fileprivate mutating func expectAmongNames(_ names: [String], _ has: Bool) async throws {
    try await look()
    let found = try self.names()
    try expect(names.filter { found.contains($0) != has }, equals: [], "what is wrong in \(found)")
  }

  fileprivate mutating func expectCharacter(
    _ name: String, at place: ListPlace, _ isSo: Bool
  ) async throws {
    try await look()
    let found = try place.element(of: try names())
    try expect((found == name) == isSo, "the character there is \"\(found)\"")
  }

  fileprivate mutating func expectCharacters(of title: String, _ isShown: Bool) async throws {
    try await look()
    let isSelected = app.selectedComic?.title == title
    try expect((isSelected && !namesShown.isEmpty) == isShown, "shown are \(namesShown)")
  }
}
