import ComicsList
import StepKit
import TestDoubles

/// The list of comics.
let comicsListSteps = StepLibrary(ComicsWorld.self) {
  Step("the list of comics has {count} or more item(s)") {
    (comics: inout ComicsWorld, count: Int) in
    if !comics.isOutcome { try await comics.showList() }
    let titles = try comics.titles()
    try expect(titles.count >= count, "the list has the comics \(titles)")
  }

  Step("the list of comics has {count} item(s)") { (comics: inout ComicsWorld, count: Int) in
    if !comics.isOutcome {
      comics.addComics(sampleTitles(count))
      try await comics.showList()
    }
    try expect(comics.titles().count, equals: count, "the number of comics")
  }

  Given("the list shows comic {int} {string} in section {string}") {
    (comics: inout ComicsWorld, id: Int, title: String, section: String) in
    try await comics.showList()
    let comic = Comic(id: id, title: title)
    try expect(
      try comics.section(section).comics.contains(comic),
      "section \"\(section)\" does not show comic \(id) \"\(title)\"")
  }

  // Neither lost nor added, in the order of the document.
  Then(
    .expression(
      "present a list of Marvel Comics titles grouped and sorted ascending by the first letter of "
        + "the comic's title")
  ) { comics in
    struct Item: Decodable { var title: String }
    let sections = try comics.sections()
    try expect(!sections.isEmpty, "the list of comics is empty")
    let answered = try comics.answered(Item.self, to: ComicsWorld.comicsPath).map(\.title)
    try expect(comics.titles().sorted(), equals: answered.sorted(), "the comics")
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

  for pattern in ["present a/the list of comics", "the list of comics is presented"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try expect(comics.app.characters == nil, "the view of the characters is shown")
      try expect(!comics.titles().isEmpty, "the list of comics is empty")
    }
  }

  Then("the list of comics is empty") { comics in
    try expect((comics.app.comics.content ?? []).map(\.title), equals: [], "the sections")
  }

  Then("the list of comics is not empty") { comics in
    try expect(!comics.titles().isEmpty, "the list of comics is empty")
  }

  Then("no list of comics is presented") { comics in
    try expect(comics.app.comics.content, equals: nil, "the list presented")
    try expect(comics.app.sectionCount, equals: 0, "the number of sections")
  }

  titleSteps
  sectionSteps
}

/// The titles of the list.
private let titleSteps = StepLibrary(ComicsWorld.self) {
  for pattern in ["there is/are {count} comic(s)", "the list has {count} comic(s)"] {
    Step(.expression(pattern)) { (comics: inout ComicsWorld, count: Int) in
      if !comics.isOutcome { return comics.addComics(sampleTitles(count)) }
      try expect(comics.titles().count, equals: count, "the number of comics")
    }
  }

  for pattern in ["the titles are {quoted list}", "present the comic(s) {quoted list}"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, titles: [String]) in
      try expect(comics.titles(), equals: titles, "the titles of the list")
    }
  }

  Then("do not present the comic(s) {quoted list}") {
    (comics: inout ComicsWorld, titles: [String]) in
    let shown = (comics.app.comics.content ?? []).flatMap { $0.comics.map(\.title) }
    try expect(shown.filter(titles.contains), equals: [], "the comics presented")
  }

  Then("the {ordinal} comic is {string}") {
    (comics: inout ComicsWorld, number: Int, title: String) in
    let titles = try comics.titles()
    try expect(titles.indices.contains(number - 1), "the list has the comics \(titles)")
    try expect(titles[number - 1], equals: title, "comic \(number)")
  }
}

/// The sections of the list.
private let sectionSteps = StepLibrary(ComicsWorld.self) {
  Then("the sections are {quoted list}") { (comics: inout ComicsWorld, titles: [String]) in
    try expect(try comics.sections().map(\.title), equals: titles, "the list of sections")
    try expect(comics.app.sectionCount, equals: titles.count, "the number of sections")
  }

  Then("there is/are {count} section(s)") { (comics: inout ComicsWorld, count: Int) in
    try expect(comics.app.sectionCount, equals: count, "the number of sections")
    try expect(comics.app.comics.content?.count ?? 0, equals: count, "the sections presented")
  }

  Then("there is no section {string}") { (comics: inout ComicsWorld, title: String) in
    try expect(
      try comics.sections().map(\.title).filter { $0 == title }, equals: [], "the sections")
  }

  Then("section {string} shows {quoted list}") {
    (comics: inout ComicsWorld, section: String, titles: [String]) in
    let shown = try comics.section(section).comics
    try expect(shown.map(\.title), equals: titles, "section \"\(section)\"")
  }

  Then("section {string} shows {count} comic(s)") {
    (comics: inout ComicsWorld, section: String, count: Int) in
    let shown = try comics.section(section)
    try expect(shown.comics.count, equals: count, "the comics of section \"\(section)\"")
    let index = try comics.sections().firstIndex(of: shown) ?? -1
    try expect(comics.app.rowCount(section: index), equals: count, "the number of rows")
  }

  Then(.regex(#"^section "([^"]*)" shows the comics (\d+(?:, \d+)*)$"#)) {
    (comics: inout ComicsWorld, section: String, ids: String) in
    let shown = try comics.section(section).comics.map { "\($0.id)" }.joined(separator: ", ")
    try expect(shown, equals: ids, "section \"\(section)\"")
  }
}

extension ComicsWorld {
  /// The titles of the whole list, from top to bottom.
  func titles(file: StaticString = #filePath, line: Int = #line) throws -> [String] {
    try sections(file: file, line: line).flatMap { $0.comics.map(\.title) }
  }
}

/// The capital that a title is listed under, found without the domain; for plain letters.
private func firstLetter(of title: String) -> String {
  guard let first = title.first, first.isLetter else { return "#" }
  return first.uppercased()
}
