import ComicsList
import StepKit

/// A tap on a comic, and the view of its characters.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  Given("that I selected one comic") { comics in try await comics.selectComic() }

  Given("that a list of comics characters was successfully loaded") { comics in
    try await comics.selectComic()
    try comics.answer()
  }

  When("I tap/tapped on a comic title") { comics in comics.tap(section: 0, row: 0) }
    .isIdempotent()

  When("I tap on the comic {string}") { (comics: inout ComicsWorld, title: String) in
    try comics.tap(title)
  }
  .isIdempotent()

  When("I tap on row {int} of section {int}") {
    (comics: inout ComicsWorld, row: Int, section: Int) in
    comics.tap(section: section - 1, row: row - 1)
  }
  .isIdempotent()

  When("I go back to the list of comics") { comics in comics.goBack() }
    .isIdempotent()

  When("the view with the list of comic characters is presented") { comics in
    try expect(comics.app.characters?.content != nil, "there is no view with characters")
  }
  .isIdempotent()
  .statesDefault(opposite: "I go back to the list of comics")

  Then(
    """
    present a list with the name of the characters of that comic sorted ascending by the first \
    letter
    """
  ) { comics in
    let comic = try require(comics.openComic, "no comic is open")
    let characters = comics.server.listedCharacters(of: comic.id)
    try expect(try comics.characters(), equals: characters, "the list of characters")
    try comics.expectNothingBeside()
  }

  Then("the view of the comic lists {numbered texts}") {
    (comics: inout ComicsWorld, items: [ComicsServer.Item]) in
    try expect(try comics.characters(), equals: items, "the list of characters")
  }

  Then("the view of the comic lists nothing") { comics in
    try expect(try comics.characters(), equals: [], "the list of characters")
    try comics.expectNothingBeside()
  }

  Then("the view of the comic has no list yet") { comics in
    try expect(comics.app.characters?.content, equals: nil, "the list of characters")
  }

  Then("the view of the comic lists {int} characters") { (comics: inout ComicsWorld, count: Int) in
    try expect(try comics.characters().count, equals: count, "the number of rows")
  }

  Then("show the name of the comic as the view's title") { comics in
    let comic = try require(comics.openComic, "no comic is open")
    try expect(comics.app.characters?.title, equals: comic.title, "the view's title")
  }

  Then("show {string} as the view's title") { (comics: inout ComicsWorld, title: String) in
    try expect(comics.app.characters?.title, equals: title, "the view's title")
  }
}
