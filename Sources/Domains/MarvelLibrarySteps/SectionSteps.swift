import MarvelLibrary
import Pictures
import StepKit

/// The comics, series, stories and events that the details show.
let sectionOutcomes = StepLibrary(MarvelWorld.self) {
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

  // Before the details are presented, they are.
  Step(
    "the detail(s)( view)( of {marvelCharacter}) {marvelShows} the (four )section(s) {quoted list}"
  ) {
    (
      marvel: inout MarvelWorld, choice: CharacterChoice?, expected: Bool, names: [String]
    ) in
    if marvel.isPreparingDetails, expected {
      try await marvel.presentDetails(of: choice ?? .subject)
      marvel.setup.section = names.last.flatMap { MarvelCharacter.Section(word: $0.lowercased()) }
    }
    try marvel.expectSections(names, expected)
  }

  for sentence in [
    "the detail(s)( view) {marvelShows} the (four )sections {marvelSections}",
    "the detail(s)( view) {marvelShows} the {marvelSections} sections",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, expected: Bool, sections: [MarvelCharacter.Section]) in
      try marvel.expectSections(sections.map(\.rawValue), expected)
    }
  }

  Then("the detail(s)( view) {marvelShows} {count} sections") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    let sections = try marvel.sectionHeadings().filter {
      MarvelCharacter.Section(word: $0.lowercased()) != nil
    }
    try expect((sections.count == count) == expected, "the sections are \(sections)")
  }

  for sentence in [
    "the detail(s)( view) {marvelShows} these sections(:)",
    "the detail(s)( view) {marvelShows} (the )following sections(:)",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
      let names = table.raw.compactMap(\.first)
      let isHeader = ["section", "sections", "name"].contains(names.first?.lowercased())
      try marvel.expectSections(isHeader ? Array(names.dropFirst()) : names, expected)
    }
  }

  // Their names, and how many items each has if the table says so.
  Then("there are the following sections(:)") { (marvel: inout MarvelWorld, table: DataTable) in
    let isHeader = ["section", "sections", "name"].contains(table.raw.first?.first?.lowercased())
    for row in table.raw.dropFirst(isHeader ? 1 : 0) {
      let section = try require(
        MarvelCharacter.Section(word: row[0].lowercased()), "no section is called \(row[0])")
      try marvel.expectSections([row[0]], true)
      guard row.count > 1 else { continue }
      let count = try require(Int(row[1]), "found \"\(row[1])\", expected a number")
      try marvel.expectWorks(WorkAmounts([section: count]), true)
    }
  }

  Given(
    "the {marvelSection} section of {marvelCharacter} shows/has/contains {count} item(s)/image(s)/picture(s)"
  ) {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, choice: CharacterChoice,
      count: Int
    ) in
    try marvel.setWorks(WorkAmounts([section: count]), of: try marvel.given(choice))
    try await marvel.presentDetails(of: choice)
    marvel.setup.section = section
    try marvel.expectWorks(WorkAmounts([section: count]), true)
  }

  for sentence in [
    "the section {marvelSection} has/contains/shows an item (titled )(called )(named ){string}",
    "the {marvelSection} section has/contains/shows an item (titled )(called )(named ){string}",
  ] {
    Step(.sentence(sentence)) {
      (marvel: inout MarvelWorld, section: MarvelCharacter.Section, title: String) in
      if !marvel.scenario.isInOutcome {
        try await marvel.setTitles(section, [title], of: .subject)
        if marvel.isPreparingDetails { return }
      }
      try marvel.expectTitles(section, [title], true)
    }
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

  // Where it is given, the section has as many.
  Step("{marvelSectionChoice} {marvelShows} {count} item(s)/image(s)/picture(s)") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, count: Int) in
    let section = try marvel.section(choice)
    try await marvel.givenOrSeen(WorkAmounts([section: count]), expected)
  }

  Step("{marvelSectionChoice} {marvelShows} {marvelWorks}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, amounts: WorkAmounts) in
    let section = try marvel.section(choice)
    try expect(Array(amounts.counts.keys), equals: [section], "the section")
    try await marvel.givenOrSeen(amounts, expected)
  }

  Step("{marvelSectionChoice} {marvelAre} empty") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool) in
    try await marvel.givenOrSeen(WorkAmounts([try marvel.section(choice): 0]), expected)
  }

  Step(
    "{marvelSectionChoice} {marvelShows} (the )(comic )(comics )(story )(stories )(event )(events ){quoted list}"
  ) {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, titles: [String]) in
    let section = try marvel.section(choice)
    if !marvel.scenario.isInOutcome, expected {
      try await marvel.setTitles(section, titles, of: .subject)
      if marvel.isPreparingDetails { return }
    }
    try marvel.expectTitles(section, titles, expected)
  }

  Then("{marvelSectionChoice} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool) in
    try marvel.expectSections([try marvel.section(choice).rawValue], expected)
  }

  Then("the name( {string})( of the character) {marvelIsShown} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, name: String?, expected: Bool, _: String) in
    let shown = try marvel.details().character.name
    let wanted = try name ?? marvel.server.library.index[marvel.subject].name
    try expect((shown == wanted) == expected, "the name is \(shown)")
    try expect(marvel.imageRequests, equals: [], "the images asked for")
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
  /// The titles of the works that the details show.
  mutating func titles(_ section: MarvelCharacter.Section) throws -> [String] {
    try details().character.works(in: section).items.map(\.title)
  }

  mutating func expectTitles(
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
  mutating func sectionHeadings() throws -> [String] {
    _ = try details()
    return screen.elements.compactMap { element in
      if case .heading(let text, detail: _) = element { text } else { nil }
    }
  }

  mutating func expectSections(_ names: [String], _ expected: Bool) throws {
    let headings = try sectionHeadings()
    for name in names {
      let isThere = headings.contains { $0.lowercased() == name.lowercased() }
      try expect(isThere == expected, "the sections are \(headings)")
    }
  }

  /// The section that a sentence means, of which the story speaks from now on.
  mutating func section(_ choice: SectionChoice) throws -> MarvelCharacter.Section {
    let section = try require(choice.section ?? setup.section, "the story speaks of no section")
    setup.section = section
    return section
  }

  /// Gives the works where that is given; the details show as many.
  mutating func givenOrSeen(_ amounts: WorkAmounts, _ expected: Bool) async throws {
    if !scenario.isInOutcome, expected {
      try setWorks(amounts)
      try await refresh()
      if isPreparingDetails { return }
    }
    try expectWorks(amounts, expected)
  }
}
