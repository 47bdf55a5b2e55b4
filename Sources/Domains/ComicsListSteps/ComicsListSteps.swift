import ComicsList
import StepKit

/// The list of comics.
let comicsListSteps = StepLibrary(ComicsWorld.self) {
  Given("the list of comics has one or more items") { comics in try await comics.showList() }

  Then(
    """
    present a list of Marvel Comics titles grouped and sorted ascending by the first letter of \
    the comic's title
    """
  ) { comics in
    try expect(try comics.sections(), equals: comics.server.listedComics, "the list of comics")
    try comics.expectNothingBeside()
  }

  Then("the comics app lists:") { (comics: inout ComicsWorld, table: DataTable) in
    try table.checkColumns(["section", "comics"])
    let rows = try comics.sections().map { section in
      [section.section, section.comics.map(\.description).joined(separator: ", ")]
    }
    try table.diff(against: [["section", "comics"]] + rows, "the list of comics")
  }

  Then("the comics app lists nothing") { comics in
    try expect(try comics.sections(), equals: [], "the list of comics")
    try comics.expectNothingBeside()
  }

  Then("the comics app has no list yet") { comics in
    try expect(comics.app.comics.content, equals: nil, "the list of comics")
  }

  Then("the comics app lists {int} comics") { (comics: inout ComicsWorld, count: Int) in
    let rows = try comics.sections().flatMap(\.comics)
    try expect(rows.count, equals: count, "the number of rows")
  }
}

extension ComicsWorld {
  /// A list that has come is alone: no message, no indicator.
  func expectNothingBeside() throws {
    try expect(shown.message, equals: nil, "the message")
    try expect(!shown.isLoading, "the activity indicator is still there")
  }
}
