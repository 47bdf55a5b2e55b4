import ComicsList
import Ports
import StepKit
import TestDoubles

/// Selecting a comic, and going back.
let selectingSteps = StepLibrary(ComicsWorld.self) {
  When("I tap/tapped on a comic title") { comics in try comics.tapComic(1) }

  When("I tap/tapped on the {ordinal} comic( title)") { (comics: inout ComicsWorld, number: Int) in
    try comics.tapComic(number)
  }

  When("I tap/tapped on the {ordinal} title of section {string}") {
    (comics: inout ComicsWorld, number: Int, title: String) in
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    try comics.tapTitle(section: index, row: number - 1)
  }

  When("I tap/tapped on the title/comic {string}") { (comics: inout ComicsWorld, title: String) in
    try comics.tapComic(titled: title)
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

  Given("(that )I selected one comic") { comics in try await comics.selectComic() }

  Given("(that )I selected the {ordinal} comic") { (comics: inout ComicsWorld, number: Int) in
    try await comics.selectComic(number)
  }

  Given("(that )I selected the comic {string}") { (comics: inout ComicsWorld, title: String) in
    try await comics.showList()
    try comics.tapComic(titled: title)
  }

  When("I go back( to the list of comics)") { comics in try comics.goBack() }

  When("I go back and the answer arrives") { comics in
    try comics.goBack()
    comics.beforeTap.events = comics.events.count
    try comics.network.releaseHeld()
  }
}

/// The characters of a comic.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  selectingSteps

  Given("(that )a list of comics characters was successfully loaded") { comics in
    try await comics.selectComic()
    try comics.answerAsRouted()
    try await comics.settle()
    try expect(!comics.names().isEmpty, "the list of characters is empty")
  }

  When("the view with the list of comic characters is presented") { comics in
    let characters = try require(comics.app.characters, "the view is not there")
    try expect(characters.content != nil, "the view shows no list")
  }

  When("the app is loading the comic characters") { comics in
    try expect(comics.app.characters != nil, "the view of the characters is not there")
    try expect(
      !comics.network.pendingIndexes.isEmpty, "no request for characters is on its way")
  }

  When("the app finished loading the comic characters") { comics in try comics.answerAsRouted() }

  // Those of the answer for the comic tapped, and no others.
  Then(
    .expression(
      "present a list with the name of the characters of that comic sorted ascending by the first "
        + "letter")
  ) { comics in
    struct Item: Decodable { var name: String }
    let names = try comics.names()
    try expect(!names.isEmpty, "the list of characters is empty")
    let comic = try require(comics.tappedComic, "no comic was tapped")
    let answered = try comics.answered(Item.self, to: "/\(comic.id)/characters").map(\.name)
    try expect(names.sorted(), equals: answered.sorted(), "the names")
    try expectAscending(names.map { $0.lowercased() }, "the names")
    try expect(comics.app.selectedComic, equals: comics.tappedComic, "the comic")
    try expect(comics.shown.message, equals: nil, "the message presented")
  }

  for pattern in ["the names shown are {quoted list}", "present the character(s) {quoted list}"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, names: [String]) in
      try expect(try comics.names(), equals: names, "the list of names")
    }
  }

  for pattern in ["there is/are {count} character(s)", "the list has {count} character(s)"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, count: Int) in
      try expect(try comics.names().count, equals: count, "the number of names")
    }
  }

  Then("the {ordinal} character is {string}") {
    (comics: inout ComicsWorld, number: Int, name: String) in
    let names = try comics.names()
    try expect(names.indices.contains(number - 1), "the names are \(names)")
    try expect(names[number - 1], equals: name, "character \(number)")
  }

  Then("do not present the character(s) {quoted list}") {
    (comics: inout ComicsWorld, names: [String]) in
    let shown = comics.app.characters?.content?.map(\.name) ?? []
    try expect(shown.filter(names.contains), equals: [], "the names presented")
  }

  Then("no names are shown") { comics in
    try expect(try comics.names(), equals: [], "the list of names")
  }

  Then("no list of characters is presented") { comics in
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

extension ComicsWorld {
  fileprivate func goBack() throws {
    _ = try require(app.characters, "the view of the characters is not open")
    app.goBack()
    try expect(app.characters == nil, "the view of the characters is still open")
    try expect(app.selectedComic, equals: nil, "the comic selected")
  }
}
