import ComicsList
import StepKit
import TestDoubles

/// The list of comics.
let comicsListSteps = StepLibrary(ComicsWorld.self) {
  for noun in ["item(s)", "comic(s)", "title(s)"] {
    for pattern in [
      "the list of comics has {count} or more \(noun)",
      "the list of comics has at least {count} \(noun)",
    ] {
      Step(.expression(pattern)) { (comics: inout ComicsWorld, count: Int) in
        if !comics.isOutcome { try await comics.showList() }
        try await comics.look()
        let titles = try comics.titles()
        try expect(titles.count >= count, "the list has the comics \(titles)")
      }
    }

    Step(.expression("the list of comics {have} {count} \(noun)")) {
      (comics: inout ComicsWorld, has: Bool, count: Int) in
      if !comics.isOutcome { try await comics.showList(of: sampleTitles(count)) }
      try await comics.look()
      try comics.expectCount(comics.titles().count, count, has)
    }
  }

  for titles in ["{quoted list}", "the comic(s) {quoted list}"] {
    Step(.expression("(that )the list of comics has/contains \(titles)")) {
      (comics: inout ComicsWorld, titles: [String]) in
      if !comics.isOutcome { return try await comics.showList(of: titles) }
      try await comics.look()
      let found = try comics.titles()
      try expect(titles.filter { !found.contains($0) }, equals: [], "what the list lacks")
    }

    Then(.expression("the list of comics does not have/contain \(titles)")) {
      (comics: inout ComicsWorld, titles: [String]) in
      try await comics.look()
      try comics.expectTitles(titles, false)
    }
  }

  Given("(that )the list of comics was (successfully )loaded") { comics in
    try await comics.showList()
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
    try await comics.look()
    try comics.expectGroupedAndSorted()
  }

  Then(.regex(groupedAndSorted)) { (comics: inout ComicsWorld) in
    try await comics.look()
    try comics.expectGroupedAndSorted()
  }

  for pattern in ["{list shows} the/a list of comics", "{list shows} the comics"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, shows: Bool) in
      try await comics.look()
      try comics.expectList(shows)
    }
  }

  for pattern in ["the list of comics {is presented}( again)", "the comics {is presented}( again)"]
  {
    Step(.expression(pattern)) { (comics: inout ComicsWorld, isPresented: Bool) in
      if !comics.isOutcome, isPresented, comics.events.isEmpty { try await comics.showList() }
      try await comics.look()
      try comics.expectList(isPresented)
    }
  }

  for pattern in ["the list of comics stays empty", "the list of comics is still empty"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try await comics.look()
      try expect(
        (comics.app.comics.content ?? []).map(\.title), equals: [], "the sections")
    }
  }

  Then("the list of comics {be} empty") { (comics: inout ComicsWorld, isEmpty: Bool) in
    try await comics.look()
    if isEmpty {
      try expect(
        (comics.app.comics.content ?? []).map(\.title), equals: [], "the sections")
    } else {
      try expect(!comics.titles().isEmpty, "the list of comics is empty")
    }
  }

  Then("no list of comics {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.look()
    try expect(isPresented, "the sentence denies twice")
    try expect(comics.app.comics.content, equals: nil, "the list presented")
    try expect(comics.app.sectionCount, equals: 0, "the number of sections")
  }

  titleSteps
  placeSteps
  sectionSteps
}

/// The comics are grouped by the first letter, sorted in ascending order, shown in alphabetical order.
private let groupedAndSorted =
  "^(?:the (?:list of )?comics|the (?:comics['’]? )?titles|the groups|the sections) (?:is|are|should be)"
  + " (?:grouped|(?:grouped and )?sorted|(?:listed |shown |presented )?in (?:ascending|alphabetical) order)"
  + "(?: ascending| in ascending order| alphabetically| in alphabetical order)?"
  + "(?: by (?:the )?(?:first letter|title)(?: of (?:the|their|the comic['’]s) titles?)?)?$"

/// The titles of the list.
private let titleSteps = StepLibrary(ComicsWorld.self) {
  Step("there is a/one comic called/titled/named {string}") {
    (comics: inout ComicsWorld, title: String) in
    if !comics.isOutcome { return _ = comics.addComic(title) }
    try await comics.look()
    try comics.expectTitles([title], true)
  }

  Then("the list {have} {count} comic(s)") { (comics: inout ComicsWorld, has: Bool, count: Int) in
    try await comics.look()
    try comics.expectCount(comics.titles().count, count, has)
  }

  for pattern in [
    "(that )the comic(s) {quoted list} is/are available", "{quoted list} is/are available",
  ] {
    Given(.expression(pattern)) { (comics: inout ComicsWorld, titles: [String]) in
      try comics.serve(titles, .state)
    }
  }

  Step("{list shows} {count} comic(s)") { (comics: inout ComicsWorld, shows: Bool, count: Int) in
    if !comics.isOutcome { return try comics.serve(sampleTitles(count), .state) }
    try await comics.look()
    try comics.expectCount(comics.titles().count, count, shows)
  }

  for pattern in ["{count} comic(s) {is presented}", "all {count} comic(s) {is presented}"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, count: Int, isPresented: Bool) in
      try await comics.look()
      let titles = (comics.app.comics.content ?? []).flatMap(\.comics)
      try comics.expectCount(titles.count, count, isPresented)
    }
  }

  Then("both comics {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.look()
    try comics.expectCount(comics.titles().count, 2, isPresented)
  }

  for titles in ["the comic(s) {quoted list}", "the title(s) {quoted list}"] {
    Step(.expression("{list shows} (only )\(titles)( in this order)( in that order)")) {
      (comics: inout ComicsWorld, shows: Bool, titles: [String]) in
      if !comics.isOutcome { return try comics.serve(shows ? titles : [], .state) }
      try await comics.look()
      try comics.expectTitles(titles, shows)
    }

    Then(.expression("\(titles) {is presented}( in this order)( in that order)")) {
      (comics: inout ComicsWorld, titles: [String], isPresented: Bool) in
      try await comics.look()
      try comics.expectTitles(titles, isPresented)
    }
  }

  for pattern in [
    "{list shows} {count} comic(s), {quoted list}", "{list shows} {count} comic(s): {quoted list}",
    "{list shows} the {count} comic(s) {quoted list}",
  ] {
    Step(.expression(pattern)) {
      (comics: inout ComicsWorld, shows: Bool, count: Int, titles: [String]) in
      try expect(shows, "the sentence says what is not shown")
      try expect(titles.count, equals: count, "the number of titles in the sentence")
      if !comics.isOutcome { return try comics.serve(titles, .state) }
      try await comics.look()
      try expect(try comics.titles(), equals: titles, "the titles of the list")
    }
  }

  // A comic among others, or none of that title.
  Step("{list shows} {count} comic(s) {quoted list}") {
    (comics: inout ComicsWorld, shows: Bool, count: Int, titles: [String]) in
    try expect(count == 0 || titles.count == count, "the sentence has \(titles.count) titles")
    if !comics.isOutcome { return try comics.serve(shows && count > 0 ? titles : [], .state) }
    try await comics.look()
    try comics.expectTitles(titles, shows && count > 0)
  }

  Step("(that )the comics are {quoted list}( in this order)( in that order)") {
    (comics: inout ComicsWorld, titles: [String]) in
    if !comics.isOutcome { return try comics.serve(titles, .state) }
    try await comics.look()
    try expect(comics.titles(), equals: titles, "the titles of the list")
  }

  for subject in [
    "the titles", "the comics listed/shown/presented/displayed",
    "the titles listed/shown/presented",
    "the listed/shown/presented comics", "the titles of the comics",
  ] {
    Then(.expression("\(subject) {be} {quoted list}( in this order)( in that order)")) {
      (comics: inout ComicsWorld, isSo: Bool, titles: [String]) in
      try await comics.look()
      guard isSo else { return try expect(comics.titles() != titles, "the titles are \(titles)") }
      try expect(comics.titles(), equals: titles, "the titles of the list")
    }
  }

  for pattern in [
    "{list shows} the titles( in this order):", "{list shows} these titles( in this order):",
    "{list shows} the comics( in this order):", "{list shows} these comics( in this order):",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, shows: Bool, table: DataTable) in
      try await comics.look()
      try comics.expectTitles(try names(in: table), shows, exactly: true)
    }
  }
}

extension ComicsWorld {
  /// The titles of the whole list, from top to bottom.
  func titles(file: StaticString = #filePath, line: Int = #line) throws -> [String] {
    try sections(file: file, line: line).flatMap { $0.comics.map(\.title) }
  }

  /// The rows of the screen that is open: the characters, or else the comics; none where no list
  /// was presented.
  func visibleTexts() throws -> [String] {
    if let characters = app.characters { return characters.content?.map(\.name) ?? [] }
    return (app.comics.content ?? []).flatMap { $0.comics.map(\.title) }
  }

  /// Brings a list of these comics on the screen.
  mutating func showList(of titles: [String]) async throws {
    try serve(titles, .state)
    try await showList()
  }

  func expectCount(_ found: Int, _ count: Int, _ isShown: Bool) throws {
    try expect(
      isShown ? found == count : found < count, "\(found) are shown")
  }

  /// One text is among those shown; several are all of them.
  func expectTexts(
    _ shown: [String], _ texts: [String], _ isShown: Bool, exactly: Bool = false
  ) throws {
    if !isShown {
      try expect(shown.filter(texts.contains), equals: [], "what is shown")
    } else if texts.count == 1, !exactly {
      try expect(shown.contains(texts[0]), "the list has \(shown)")
    } else {
      try expect(shown, equals: texts, "the list")
    }
  }

  fileprivate func expectTitles(
    _ titles: [String], _ isShown: Bool, exactly: Bool = false
  ) throws {
    let shown = (app.comics.content ?? []).flatMap { $0.comics.map(\.title) }
    try expectTexts(shown, titles, isShown, exactly: exactly)
  }

  fileprivate func expectList(_ isShown: Bool) throws {
    guard isShown else {
      return try expect(
        app.comics.content?.isEmpty != false || app.characters != nil, "the list is shown")
    }
    try expect(app.characters == nil, "the view of the characters is shown")
    try expect(!titles().isEmpty, "the list of comics is empty")
  }

  fileprivate func expectGroupedAndSorted() throws {
    struct Item: Decodable { var title: String }
    let sections = try sections()
    try expect(!sections.isEmpty, "the list of comics is empty")
    let answered = try answered(Item.self, to: Self.comicsPath).map(\.title)
    try expect(titles().sorted(), equals: answered.sorted(), "the comics")
    try expectAscending(sections.map { $0.title == "#" ? "" : $0.title }, "the sections")
    for section in sections {
      let titles = section.comics.map { $0.title.lowercased() }
      try expect(!titles.isEmpty, "section \"\(section.title)\" is empty")
      try expectAscending(titles, "section \"\(section.title)\"")
      for title in titles {
        try expect(firstLetter(of: title), equals: section.title, "the section of \"\(title)\"")
      }
    }
    try expect(shown.message, equals: nil, "the message presented")
    try expect(!shown.isLoading, "the activity indicator is still there")
  }
}

/// The capital that a title is listed under, found without the domain; for plain letters.
private func firstLetter(of title: String) -> String {
  guard let first = title.first, first.isLetter else { return "#" }
  return first.uppercased()
}
