import MarvelLibrary
import Pictures
import Ports
import StepKit
import TestDoubles

/// The details of a character (MAR-UC3), without their pictures.
let characterDetailsSteps = StepLibrary(MarvelWorld.self) {
  characterSteps
  presentingDetails

  When("I go back from the details") { marvel in try marvel.acting().closeDetails() }
    .isIdempotent()

  When(does(.leave, "the detail(s)( view)( screen)")) { marvel in
    try marvel.acting().closeDetails()
  }
  .isIdempotent()

  characterDetailsOutcomes
  sectionOutcomes
}

/// Selecting a character.
private let presentingDetails = StepLibrary(MarvelWorld.self) {
  Given("the details of a character with {marvelWorks} are presented/shown") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.setWorks(amounts)
    try await marvel.presentDetails()
  }

  Given("the details of a character with a story whose thumbnail is {word} are presented/shown") {
    (marvel: inout MarvelWorld, address: String) in
    var story = SampleWork(.stories, 1)
    story.thumbnail = try require(
      SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    marvel.server.library.index[try marvel.subject].works = [.stories: [story]]
    try await marvel.presentDetails()
  }

  let character = "(on )(the details of ){marvelCharacter}"
  let place = "( in the list)( from the list)( in the results)( in the search results)"
  for sentence in [
    does(.pick, character + place), alsoDoes(.pick, character + place),
    isDone(.pick, to: "(the details of ){marvelCharacter}"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try marvel.expectAction()
      try await marvel.openIfNeeded()
      let row = try marvel.row(choice)
      try marvel.acting().selectCharacter(at: row)
      try marvel.showVisibleWorks()
    }
    .isIdempotent()
  }

  for sentence in [
    did(.pick, character), wasDone(.pick, to: "{marvelCharacter}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.presentDetails(of: choice)
    }
  }

  // In an outcome, this is where the user should be.
  Step(
    user(
      "am/is/are (back )in/on/at/viewing the detail(s)( view)( screen)( page) of {marvelCharacter}")
  ) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
    if marvel.scenario.isInOutcome {
      try marvel.expectDetails(of: choice)
    } else {
      try await marvel.presentDetails(of: choice)
    }
  }

  Given(did(.pick, "\(character) and \(each("went/returned", "( back)( to the list)"))")) {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try await marvel.presentDetails(of: choice)
    try marvel.arranged().closeDetails()
  }

  // Before they are looked for, they are presented.
  Step("the/its detail(s)( view)( screen)( page)( of {marvelCharacter}) {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice?, expected: Bool) in
    if !marvel.scenario.isInOutcome, expected {
      if marvel.currentScreen != nil { _ = try marvel.acting() }
      try await marvel.presentDetails(of: choice ?? .subject)
    } else if expected {
      try marvel.expectDetails(of: choice)
    } else {
      try marvel.expectNoDetails(of: choice)
    }
  }
}

private let characterDetailsOutcomes = StepLibrary(MarvelWorld.self) {
  Step("{marvelSees} the/its detail(s)( view)( screen)( page)( of {marvelCharacter})") {
    (marvel: inout MarvelWorld, expected: Bool, choice: CharacterChoice?) in
    if !marvel.scenario.isInOutcome, expected {
      try await marvel.presentDetails(of: choice ?? .subject)
    } else if expected {
      try marvel.expectDetails(of: choice)
    } else {
      try marvel.expectNoDetails(of: choice)
    }
  }

  Then("no detail(s)( view) is/are presented/shown/displayed") { marvel in
    try expect(try marvel.seen().details == nil, "details are presented")
    try expect(
      !marvel.events.contains { if case .detailsPresented = $0 { true } else { false } },
      "the wireframe presented details")
  }

  for suffix in [
    "loading the characters again", "a/another/new (new )(further )(API )call/request",
  ] {
    Then(
      .sentence(
        "(the )(name )(details )(of ){string} is/are shown/presented/displayed without \(suffix)")
    ) {
      (marvel: inout MarvelWorld, name: String) in
      try marvel.expectDetails(of: .named(name))
      let addresses = marvel.furtherRequests().map(\.address)
      try expect(addresses, equals: [], "the further requests")
    }
  }

  for sentence: StepPattern in [
    "the title/name (of the character )(of the details )(of the detail view ){marvelAre} {string}"
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool, name: String) in
      let shown = try marvel.details().character.name
      try expect((shown == name) == expected, "the name is \(shown)")
    }
  }

  for sentence: StepPattern in [
    "the details show the description {string}",
    "the description {string} is shown/displayed/presented",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, text: String) in
      try expect(try marvel.details().character.description, equals: text, "the description")
    }
  }

  Then("the detail(s)( view) {marvelShows} the name {string}") {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("{marvelSees} the name/title {string}") {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("the name/title {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("the link(s) is/are labelled/labeled {quoted list}") {
    (marvel: inout MarvelWorld, labels: [String]) in
    try expect(
      try marvel.details().character.links.map(\.label), equals: labels, "the labels")
  }

  Then("the link {string} leads to {string}") {
    (marvel: inout MarvelWorld, label: String, url: String) in
    let links = try marvel.details().character.links
    let link = try require(links.first { $0.label == label }, "no link is labelled \(label)")
    try expect(link.url, equals: url, "where \(label) leads")
  }

  Then("the details show no links") { marvel in
    try expect(try marvel.details().character.links.map(\.label), equals: [], "the labels")
  }
}

/// The comics, series, stories and events that the details show.
private let sectionOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the details have the sections") { (marvel: inout MarvelWorld, table: DataTable) in
    let character = try marvel.details().character
    let sections = MarvelCharacter.Section.allCases.map { section in
      [section.rawValue, "\(character.works(in: section).available)"]
    }
    let links = [["links", "\(character.links.count)"]]
    try expect([["section", "number"]] + sections + links, equals: table.raw, "the sections")
  }

  for sentence: StepPattern in [
    "the (four )sections {quoted list} {marvelIsShown}",
    "the section {quoted list} {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String], expected: Bool) in
      try marvel.expectSections(names, expected)
    }
  }

  Then("the detail(s)( view) {marvelShows} the section(s) {quoted list}") {
    (marvel: inout MarvelWorld, expected: Bool, names: [String]) in
    try marvel.expectSections(names, expected)
  }

  Then("{marvelWorks} {marvelIsShown}") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts, expected: Bool) in
    try marvel.expectWorks(amounts, expected)
  }

  Then("the detail(s)( view) {marvelShows} a/an/the {marvelSection} section") {
    (marvel: inout MarvelWorld, expected: Bool, section: MarvelCharacter.Section) in
    let name = section.rawValue
    try marvel.expectSections([name.prefix(1).uppercased() + name.dropFirst()], expected)
  }

  Then("there is/are {marvelWorks}") { (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.expectWorks(amounts, true)
  }

  Then("the number of {marvelSection} {marvelAre} {count}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool, count: Int) in
    try marvel.expectWorks(WorkAmounts([section: count]), expected)
  }

  Then("the {marvelSection} section {marvelShows} {count} item(s)") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool, count: Int) in
    try marvel.expectWorks(WorkAmounts([section: count]), expected)
  }

  Then("the {marvelSection} section {marvelShows} {marvelWorks}") {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool,
      amounts: WorkAmounts
    ) in
    try expect(Array(amounts.counts.keys), equals: [section], "the section")
    try marvel.expectWorks(amounts, expected)
  }

  Then("the {marvelSection} section {marvelAre} empty") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
    try marvel.expectWorks(WorkAmounts([section: 0]), expected)
  }

  Then("the {marvelSection} section {marvelShows} {quoted list}") {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool,
      titles: [String]
    ) in try marvel.expectTitles(section, titles, expected)
  }

  for sentence: StepPattern in [
    "the {marvelKind} {quoted list} {marvelIsShown}"
  ] {
    Then(sentence) {
      (
        marvel: inout MarvelWorld, section: MarvelCharacter.Section, titles: [String],
        expected: Bool
      ) in try marvel.expectTitles(section, titles, expected)
    }
  }

  Then("the detail(s)( view) {marvelShows} the {marvelKind} {quoted list}") {
    (
      marvel: inout MarvelWorld, expected: Bool, section: MarvelCharacter.Section,
      titles: [String]
    ) in try marvel.expectTitles(section, titles, expected)
  }

  Then("the {marvelSection} are titled {quoted list}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, titles: [String]) in
    try expect(try marvel.titles(section), equals: titles, "the titles of \(section)")
  }

  Then("the {ordinal} {marvelKind} is (titled )(called ){string}") {
    (marvel: inout MarvelWorld, number: Int, section: MarvelCharacter.Section, title: String) in
    let titles = try marvel.titles(section)
    try expect(titles.indices.contains(number - 1), "the \(section) are \(titles)")
    try expect(titles[number - 1], equals: title, "the title")
  }
}

extension MarvelWorld {
  /// The details that are presented.
  mutating func details(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen.Details {
    try require(
      try seen(file: file, line: line).details, "no details are presented", file: file, line: line)
  }

  /// Opens the list, and selects the character that the story is about or the one chosen, who joins
  /// the library before that; nothing if they are presented.
  mutating func presentDetails(of choice: CharacterChoice = .subject) async throws {
    if !isOpened, case .named = choice { _ = try given(choice) }
    try await openIfNeeded()
    let session = try arranged()
    if session.screen.details == nil || choice != .subject {
      session.selectCharacter(at: try row(choice))
    }
    try expect(session.screen.place, equals: .details, "where the user is")
    try showVisibleWorks()
  }

  /// The works that fit on the screen become visible with the details.
  func showVisibleWorks() throws {
    for place in setup.visibleWorks { opened?.workBecameVisible(place) }
  }

  /// The details on top are those of a character of the double's library.
  mutating func expectDetails(
    of choice: CharacterChoice?, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let screen = try seen(file: file, line: line)
    let details = try details(file: file, line: line)
    try expect(screen.place, equals: .details, "where the user is", file: file, line: line)
    if let choice {
      try expect(
        details.character.name, equals: try name(of: choice), "the character", file: file,
        line: line)
    }
    let isPresented = events.contains(.detailsPresented(details.character.id))
    try expect(isPresented, "the wireframe presented others: \(events)", file: file, line: line)
  }

  /// The name of a character, by its place among those that are shown.
  private func name(of choice: CharacterChoice) throws -> String {
    if case .named(let name) = choice { return name }
    let list = currentScreen.map { $0.search?.result ?? $0.list }
    let row = try row(choice)
    return try require(
      list.flatMap { $0.characters.indices.contains(row) ? $0.characters[row].name : nil },
      "the list has no such character")
  }

  /// No details are on the screen, or those of another character.
  fileprivate mutating func expectNoDetails(of choice: CharacterChoice?) throws {
    let screen = try seen()
    guard screen.place == .details else { return }
    let shown = screen.details?.character.name ?? ""
    let other = if let choice { try name(of: choice) != shown } else { false }
    try expect(other, "the details of \(shown) are presented")
  }

  /// The titles of the works that the details show.
  mutating func titles(_ section: MarvelCharacter.Section) throws -> [String] {
    try details().character.works(in: section).items.map(\.title)
  }

  fileprivate mutating func expectTitles(
    _ section: MarvelCharacter.Section, _ titles: [String], _ expected: Bool
  ) throws {
    let shown = try self.titles(section)
    for title in titles {
      try expect(shown.contains(title) == expected, "the \(section) are \(shown)")
    }
  }

  mutating func expectWorks(_ amounts: WorkAmounts, _ expected: Bool) throws {
    let character = try details().character
    let shown = Dictionary(
      uniqueKeysWithValues: amounts.counts.keys.map { ($0, character.works(in: $0).available) })
    try expect((shown == amounts.counts) == expected, "the details show \(shown)")
  }

  /// The headings of the sections as they are drawn.
  fileprivate mutating func expectSections(_ names: [String], _ expected: Bool) throws {
    _ = try details()
    let headings = screen.elements.compactMap { element in
      if case .heading(let text, detail: _) = element { text } else { nil }
    }
    for name in names {
      try expect(headings.contains(name) == expected, "the sections are \(headings)")
    }
  }
}
