import ComicsList
import Ports
import StepKit
import TestDoubles

/// Selecting a comic, and going back.
let selectingSteps = StepLibrary(ComicsWorld.self) {
  for comic in ["a comic( title)", "one comic( title)", "any comic( title)", "the comic title"] {
    for pattern in taps(on: comic) {
      When(pattern) { (comics: inout ComicsWorld) in
        try await comics.selectComic()
      }
    }
  }

  for pattern in taps(on: "the {list place} comic( title)") {
    When(pattern) { (comics: inout ComicsWorld, place: ListPlace) in
      try await comics.awaitList()
      try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
    }
  }

  for comic in [
    "{string}", "the comic( title) {string}", "the title {string}",
    "the comic called/titled {string}",
  ] {
    for pattern in taps(on: comic) {
      When(pattern) { (comics: inout ComicsWorld, title: String) in
        try await comics.selectComic(titled: title)
      }
    }
  }

  for pattern in [
    "the comic {string} is/was selected/tapped/opened", "{string} is/was selected/tapped",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld, title: String) in
      try await comics.selectComic(titled: title)
    }
  }

  When("I tap/tapped on the {ordinal} title of section {string}") {
    (comics: inout ComicsWorld, number: Int, title: String) in
    try await comics.awaitList()
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    try comics.tapTitle(section: index, row: number - 1)
  }

  When("I tap on a row that does not exist") { comics in
    let last = comics.app.sectionCount - 1
    comics.tap(section: last, row: comics.app.rowCount(section: last))
  }

  When("I tap on a section that does not exist") { comics in
    comics.tap(section: comics.app.sectionCount, row: 0)
  }

  When("I tap on the {ordinal} comic title below the characters") {
    (comics: inout ComicsWorld, number: Int) in
    _ = try require(comics.app.characters, "the view of the characters is not open")
    let opened = comics.tappedComic
    comics.tap(section: number - 1, row: 0)
    comics.tappedComic = opened
  }

  for pattern in anyone(
    "go/goes/went back( to the list of comics)( to the comics)( to the list)",
    "return/returns/returned to the list( of comics)"
  ) {
    When(pattern) { (comics: inout ComicsWorld) in try comics.goBack() }
  }

  When("I go back and the answer arrives") { comics in
    try comics.goBack()
    comics.beforeTap.events = comics.events.count
    try comics.network.releaseHeld()
  }
}

/// The characters of a comic.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  selectingSteps

  for pattern in [
    "(that )a list of comics characters was successfully loaded",
    "(that )the list of (comic )characters was (successfully )loaded",
    "(that )the characters of a comic were (successfully )loaded",
  ] {
    Given(.expression(pattern)) { (comics: inout ComicsWorld) in
      try await comics.selectComic()
      try await comics.answerWaiting()
      try await comics.settle()
      try expect(!comics.names().isEmpty, "the list of characters is empty")
    }
  }

  for pattern in [
    "the characters of( the comic) {string} were/are (successfully )loaded",
    "the app has loaded the characters of( the comic) {string}",
  ] {
    Given(.expression(pattern)) { (comics: inout ComicsWorld, title: String) in
      try await comics.selectComic(titled: title)
      try await comics.answerWaiting()
      try expect(!comics.names().isEmpty, "the list of characters is empty")
    }
  }

  for view in [
    "view with the list of( comic) characters", "characters view", "view of the characters",
  ] {
    Step(.expression("the \(view) {is presented}")) {
      (comics: inout ComicsWorld, isPresented: Bool) in
      try await comics.look()
      guard isPresented else {
        return try expect(comics.app.characters == nil, "the view is there")
      }
      let characters = try require(comics.app.characters, "the view is not there")
      try expect(characters.content != nil, "the view shows no list")
    }
  }

  for subject in ["the app", "it"] {
    Step(.expression("\(subject) is loading the( comic) characters")) {
      (comics: inout ComicsWorld) in
      try comics.expectCharactersLoading()
    }

    for verb in ["(has )finished loading", "finishes loading", "(has )loaded"] {
      When(.expression("\(subject) \(verb) the( comic) characters")) {
        (comics: inout ComicsWorld) in
        try comics.expectCharactersLoading()
        try await comics.answerWaiting()
      }
    }
  }

  Step("the (comic )characters are loading") { comics in try comics.expectCharactersLoading() }

  for pattern in [
    "the (comic )characters are/were loaded", "the (comic )characters have been loaded",
    "the (comic )characters (have )finished loading", "the (comic )characters finish loading",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld) in
      try comics.expectCharactersLoading()
      try await comics.answerWaiting()
    }
  }

  // Those of the answer for the comic tapped, and no others.
  Then(
    .expression(
      "present a list with the name of the characters of that comic sorted ascending by the first "
        + "letter")
  ) { comics in
    try await comics.look()
    try comics.expectSortedNames()
  }

  Then(.regex(sorted)) { (comics: inout ComicsWorld) in
    try await comics.look()
    try comics.expectSortedNames()
  }

  nameSteps

  Then("no list of characters {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.look()
    try expect(isPresented, "the sentence denies twice")
    let shown = comics.app.characters?.content?.map(\.name)
    try expect(shown, equals: nil, "the names presented")
  }

  Then("{count} request(s) for the characters of comic {int} is/are/was/were sent") {
    (comics: inout ComicsWorld, count: Int, id: Int) in
    let sent = comics.network.requests.map(\.url).filter { $0.hasSuffix("/characters") }
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)/\(id)/characters"
    try expect(sent.count { $0 == url }, equals: count, "the requests to \(url)")
  }

  Then("no request is sent and the comics screen stays") { comics in
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    try expect(sent, equals: [], "the requests sent by the tap")
    try expect(comics.app.characters == nil, "the view of the characters has opened")
    try expect(comics.app.sectionCount > 0, "the list of comics is empty")
  }
}

/// The characters are sorted in ascending order, shown in alphabetical order.
private let sorted =
  "^(?:the (?:list of )?characters|the (?:characters['’]? )?names) (?:is|are|should be)"
  + " (?:sorted|(?:listed |shown |presented )?in (?:ascending|alphabetical) order)"
  + "(?: ascending| in ascending order| alphabetically| in alphabetical order)?"
  + "(?: by (?:the )?(?:first letter|name)(?: of (?:the|their) names?)?)?$"

/// The names of the characters.
private let nameSteps = StepLibrary(ComicsWorld.self) {
  for subject in [
    "the names shown", "the names", "the characters",
    "the characters listed/shown/presented/displayed",
    "the listed/shown/presented characters", "the names of the characters",
  ] {
    Then(.expression("\(subject) {be} {quoted list}( in this order)( in that order)")) {
      (comics: inout ComicsWorld, isSo: Bool, names: [String]) in
      try await comics.look()
      guard isSo else { return try expect(try comics.names() != names, "the names are \(names)") }
      try expect(try comics.names(), equals: names, "the list of names")
    }
  }

  Then("{list shows} (only )(the )character(s) {quoted list}( in this order)( in that order)") {
    (comics: inout ComicsWorld, shows: Bool, names: [String]) in
    try await comics.look()
    try comics.expectTexts(comics.app.characters?.content?.map(\.name) ?? [], names, shows)
  }

  Then("(the )character(s) {quoted list} {is presented}( in this order)( in that order)") {
    (comics: inout ComicsWorld, names: [String], isPresented: Bool) in
    try await comics.look()
    try comics.expectTexts(comics.app.characters?.content?.map(\.name) ?? [], names, isPresented)
  }

  for pattern in [
    "{list shows} these characters( in this order):",
    "{list shows} the characters( in this order):",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, shows: Bool, table: DataTable) in
      try await comics.look()
      let shown = comics.app.characters?.content?.map(\.name) ?? []
      try comics.expectTexts(shown, try names(in: table), shows, exactly: true)
    }
  }

  Then("{list shows} {count} character(s)") {
    (comics: inout ComicsWorld, shows: Bool, count: Int) in
    try await comics.look()
    try comics.expectCount(comics.names().count, count, shows)
  }

  for pattern in [
    "the list( of characters) {have} {count} character(s)",
    "the list of characters {have} {count} item(s)",
    "the list of characters {have} {count} name(s)",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, has: Bool, count: Int) in
      try await comics.look()
      try comics.expectCount(comics.names().count, count, has)
    }
  }

  for names in ["{quoted list}", "the character(s) {quoted list}"] {
    Then(.expression("the list of characters {have} \(names)")) {
      (comics: inout ComicsWorld, has: Bool, names: [String]) in
      try await comics.look()
      let found = try comics.names()
      try expect(
        names.filter { found.contains($0) != has }, equals: [], "what is wrong in \(found)")
    }
  }

  for pattern in ["{count} character(s) {is presented}", "{count} name(s) {is presented}"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, count: Int, isPresented: Bool) in
      try await comics.look()
      try comics.expectCount(comics.app.characters?.content?.count ?? 0, count, isPresented)
    }
  }

  for pattern in [
    "{list shows} the/a list of characters", "{list shows} the characters( of the comic)",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, shows: Bool) in
      try await comics.look()
      try comics.expectCharacters(shows)
    }
  }

  for pattern in ["the list of characters {is presented}", "the characters {is presented}"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, isPresented: Bool) in
      try await comics.look()
      try comics.expectCharacters(isPresented)
    }
  }

  Then("the list of characters {be} empty") { (comics: inout ComicsWorld, isEmpty: Bool) in
    try await comics.look()
    let names = try comics.names()
    try expect(names.isEmpty == isEmpty, "the list of characters has \(names)")
  }

  for subject in [
    "the {list place} character( listed)( shown)", "the name of the {list place} character",
  ] {
    Then(.expression("\(subject) {be} {string}")) {
      (comics: inout ComicsWorld, place: ListPlace, isSo: Bool, name: String) in
      try await comics.look()
      let found = try place.element(of: try comics.names())
      try expect((found == name) == isSo, "the character there is \"\(found)\"")
    }
  }

  Then("{string} {be} (listed as )the {list place} character") {
    (comics: inout ComicsWorld, name: String, isSo: Bool, place: ListPlace) in
    try await comics.look()
    let found = try place.element(of: try comics.names())
    try expect((found == name) == isSo, "the character there is \"\(found)\"")
  }
}

extension ComicsWorld {
  fileprivate mutating func expectCharactersLoading() throws {
    let characters = try require(app.characters, "the view of the characters is not there")
    try expect(characters.isLoading, "the characters are not loading")
    try expect(!network.pendingIndexes.isEmpty, "no request for characters is on its way")
    isWatching = true
  }

  fileprivate func expectCharacters(_ isShown: Bool) throws {
    let names = app.characters?.content?.map(\.name) ?? []
    try expect(names.isEmpty != isShown, "the characters shown are \(names)")
  }

  fileprivate func expectSortedNames() throws {
    struct Item: Decodable { var name: String }
    let names = try names()
    try expect(!names.isEmpty, "the list of characters is empty")
    let comic = try require(tappedComic, "no comic was tapped")
    let answered = try answered(Item.self, to: "/\(comic.id)/characters").map(\.name)
    try expect(names.sorted(), equals: answered.sorted(), "the names")
    try expectAscending(names.map { $0.lowercased() }, "the names")
    try expect(app.selectedComic, equals: tappedComic, "the comic")
    try expect(shown.message, equals: nil, "the message presented")
  }

  /// Taps a title; a story that has listed no comics may name one all the same.
  fileprivate mutating func selectComic(titled title: String) async throws {
    if events.isEmpty { _ = addComic(title) }
    try await awaitList()
    if try !titles().contains(title) { try await answerWaiting() }
    try tapComic(titled: title)
  }

  fileprivate func goBack() throws {
    _ = try require(app.characters, "the view of the characters is not open")
    app.goBack()
    try expect(app.characters == nil, "the view of the characters is still open")
    try expect(app.selectedComic, equals: nil, "the comic selected")
  }
}
