import ComicsList
import Ports
import StepKit
import TestDoubles

/// Selecting a comic, and its characters.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  When("I tap/tapped on a comic title") { comics in try comics.tapFirstComic() }

  When("I tap on the first title of section {string}") {
    (comics: inout ComicsWorld, title: String) in
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    comics.tap(section: index, row: 0)
  }

  When("I tap on the title {string}") { (comics: inout ComicsWorld, title: String) in
    for (index, section) in try comics.sections().enumerated() {
      guard let row = section.comics.firstIndex(where: { $0.title == title }) else { continue }
      return comics.tap(section: index, row: row)
    }
    try expect(false, "no row of the list is titled \"\(title)\"")
  }

  When("I tap on a row that does not exist") { comics in
    let last = comics.app.sectionCount - 1
    comics.tap(section: last, row: comics.app.rowCount(section: last))
  }

  Given("that I selected one comic") { comics in try await comics.selectComic() }

  Given("that a list of comics characters was successfully loaded") { comics in
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

  When("I go back and the answer arrives") { comics in
    comics.app.goBack()
    comics.beforeTap.events = comics.events.count
    try comics.network.releaseHeld()
  }

  Then(
    .expression(
      "present a list with the name of the characters of that comic sorted ascending by the first "
        + "letter")
  ) { comics in
    let names = try comics.names()
    try expect(!names.isEmpty, "the list of characters is empty")
    try expectAscending(names.map { $0.lowercased() }, "the names")
    try expect(comics.app.selectedComic, equals: comics.tappedComic, "the comic")
    try expect(comics.shown.message, equals: nil, "the message presented")
  }

  Then("the names shown are {quotedTexts}") { (comics: inout ComicsWorld, names: QuotedTexts) in
    try expect(try comics.names(), equals: names.all, "the list of names")
  }

  Then("no names are shown") { comics in
    try expect(try comics.names(), equals: [], "the list of names")
  }

  Then("a request for the characters of comic {int} is sent") {
    (comics: inout ComicsWorld, id: Int) in
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)/\(id)/characters"
    try expect(sent, equals: [url], "the requests sent by the tap")
  }

  Then("no request is sent and the comics screen stays") { comics in
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    try expect(sent, equals: [], "the requests sent by the tap")
    try expect(comics.app.characters == nil, "the view of the characters has opened")
    try expect(comics.app.sectionCount > 0, "the list of comics is empty")
  }
}
