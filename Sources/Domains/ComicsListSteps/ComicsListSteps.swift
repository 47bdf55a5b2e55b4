import ComicsList
import StepKit
import TestDoubles

/// The list of comics.
let comicsListSteps = StepLibrary(ComicsWorld.self) {
  Given("the list of comics has one or more items") { comics in try await comics.showList() }

  Given("the list shows comic {int} {string} in section {string}") {
    (comics: inout ComicsWorld, id: Int, title: String, section: String) in
    try await comics.showList()
    let comic = Comic(id: id, title: title)
    try expect(
      try comics.section(section).comics.contains(comic),
      "section \"\(section)\" does not show comic \(id) \"\(title)\"")
  }

  Then(
    .expression(
      "present a list of Marvel Comics titles grouped and sorted ascending by the first letter of "
        + "the comic's title")
  ) { comics in
    let sections = try comics.sections()
    try expect(!sections.isEmpty, "the list of comics is empty")
    try expectAscending(sections.map { $0.title == "#" ? "" : $0.title }, "the sections")
    for section in sections {
      let titles = section.comics.map { $0.title.lowercased() }
      try expect(!titles.isEmpty, "section \"\(section.title)\" is empty")
      try expectAscending(titles, "section \"\(section.title)\"")
      for title in titles {
        try expect(firstLetter(of: title), equals: section.title, "the section of \"\(title)\"")
      }
    }
    try expect(comics.shown.message, equals: nil, "the message presented")
    try expect(!comics.shown.isLoading, "the activity indicator is still there")
  }

  Then("the list of comics is empty") { comics in
    try expect(try comics.sections(), equals: [], "the sections presented")
  }

  Then("the list of comics stays empty") { comics in
    try expect(comics.app.comics.content, equals: nil, "the list presented")
    try expect(comics.app.sectionCount, equals: 0, "the number of sections")
  }

  Then("the sections are {quotedTexts}") { (comics: inout ComicsWorld, titles: QuotedTexts) in
    try expect(try comics.sections().map(\.title), equals: titles.all, "the list of sections")
  }

  Then("section {string} shows {quotedTexts}") {
    (comics: inout ComicsWorld, section: String, titles: QuotedTexts) in
    let comics = try comics.section(section).comics
    try expect(comics.map(\.title), equals: titles.all, "section \"\(section)\"")
  }

  Then(.regex(#"^section "([^"]*)" shows the comics (\d+(?:, \d+)*)$"#)) {
    (comics: inout ComicsWorld, section: String, ids: String) in
    let shown = try comics.section(section).comics.map { "\($0.id)" }.joined(separator: ", ")
    try expect(shown, equals: ids, "section \"\(section)\"")
  }
}

/// The capital that a title is listed under, found without the domain; for plain letters.
private func firstLetter(of title: String) -> String {
  guard let first = title.first, first.isLetter else { return "#" }
  return first.uppercased()
}
