import MarvelLibrary
import Pictures
import StepKit

/// The comics, series, stories and events that the details show.
let sectionOutcomes = StepLibrary(MarvelWorld.self) {
  for sentence: StepPattern in [
    "the ({marvelSectionCount} )section(s) {quoted list} {marvelIsListed}"
  ] {
    Then(sentence) {
      (marvel: inout MarvelWorld, count: Int?, names: [String], statement: Statement) in
      try marvel.expectSections(names, statement, count: count)
    }
  }

  // Beside their names.
  ParameterType("marvelSectionCount", "two|three|four|both|[1-4]", useForSnippets: false) {
    (words: String) in
    try require(words == "both" ? 2 : cardinal(words), "found \(words)")
  }

  // Before the details are presented, they are.
  Step("{marvelDetails} {marvelOffers} (the )({marvelSectionCount} )section(s) {quoted list}") {
    (
      marvel: inout MarvelWorld, view: ViewChoice, stated: Statement, count: Int?, names: [String]
    ) in
    let statement = try marvel.stated(stated, in: view)
    if marvel.isPreparingDetails, statement.isTrue {
      try await marvel.presentDetails(of: view.character ?? .subject)
      marvel.setup.section = names.last.flatMap { MarvelCharacter.Section(word: $0.lowercased()) }
    }
    try marvel.expectSections(names, statement, count: count)
  }

  Then("{marvelDetails} {marvelOffers} (the )({marvelSectionCount} )section(s) {marvelSections}") {
    (
      marvel: inout MarvelWorld, view: ViewChoice, stated: Statement, count: Int?,
      sections: [MarvelCharacter.Section]
    ) in
    let statement = try marvel.stated(stated, in: view)
    try marvel.expectSections(sections.map(\.rawValue), statement, count: count)
  }

  for sentence in [
    "{marvelDetails} {marvelOffers} (a )(an )(the )(its )(their ){marvelSections} section(s)",
    "{marvelDetails} {marvelOffers} (the )(his )(her )(its )(their ){marvelSections}",
    "{marvelDetails} {marvelOffers} {marvelSectionList}",
    "{marvelDetails} {marvelOffers} (a )(one )(the )section(s) for/of (each of )(the ){marvelSections}",
  ] {
    Then(.sentence(sentence)) {
      (
        marvel: inout MarvelWorld, view: ViewChoice, stated: Statement,
        sections: [MarvelCharacter.Section]
      ) in
      let statement = try marvel.stated(stated, in: view)
      try marvel.expectSections(sections.map(\.rawValue), statement)
    }
  }

  Then("{marvelNotices} (the )({marvelSectionCount} )section(s) {marvelSections}") {
    (
      marvel: inout MarvelWorld, statement: Statement, count: Int?,
      sections: [MarvelCharacter.Section]
    ) in
    try marvel.expectSections(sections.map(\.rawValue), statement, count: count)
  }

  for sentence in [
    "{marvelNotices} (a )(an )(the )(its )(their ){marvelSections} section(s)",
    "{marvelNotices} {marvelSectionList}",
    "{marvelNotices} (a )(one )(the )section(s) for/of (each of )(the ){marvelSections}",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, statement: Statement, sections: [MarvelCharacter.Section]) in
      try marvel.expectSections(sections.map(\.rawValue), statement)
    }
  }

  for sentence in [
    "the ({marvelSectionCount} )sections {marvelSections} {marvelIsListed}",
    "the/its/his/her/their ({marvelSectionCount} ){marvelSections} sections {marvelIsListed}",
  ] {
    Then(.sentence(sentence)) {
      (
        marvel: inout MarvelWorld, count: Int?, sections: [MarvelCharacter.Section],
        statement: Statement
      ) in
      try marvel.expectSections(sections.map(\.rawValue), statement, count: count)
    }
  }

  Then("{marvelSees} {marvelWorks}") {
    (marvel: inout MarvelWorld, expected: Bool, amounts: WorkAmounts) in
    try marvel.expectWorks(amounts, expected)
  }

  Then("{marvelDetails} {marvelShows} (the ){count} sections") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, count: Int) in
    let expected = try marvel.stated(stated, in: view)
    let sections = try marvel.sectionHeadings().filter {
      MarvelCharacter.Section(word: $0.lowercased()) != nil
    }
    try expect((sections.count == count) == expected, "the sections are \(sections)")
  }

  for sections in [
    "these (four )sections(:)", "(the )(these )following (four )sections(:)", "the sections(:)",
    "the four sections:", "sections:",
  ] {
    Then(.expression("{marvelDetails} {marvelShows} \(sections)")) {
      (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, table: DataTable) in
      let expected = try marvel.stated(stated, in: view)
      try marvel.expectSections(table, expected)
    }

    Then(.expression("{marvelSees} \(sections)")) {
      (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
      try marvel.expectSections(table, expected)
    }
  }

  Then("the (four )sections {marvelAre} (shown )(presented )in this/that/the\\ following order(:)")
  {
    (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
    try expect(expected, "say which order it is")
    try marvel.expectSections(table, true)
  }

  Then("these (four )sections {marvelIsShown}(:)") {
    (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
    try marvel.expectSections(table, expected)
  }

  Then("there are (the )(these )following (four )sections(:)") {
    (marvel: inout MarvelWorld, table: DataTable) in try marvel.expectSections(table, true)
  }

  let following = "(the )(these )following (number of )(numbers of )"
  Then(.expression("the (four )sections {marvelShows} \(following)\(each("items/entries", "(:)"))"))
  {
    (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
    try marvel.expectSections(table, expected)
  }

  ParameterType.wording("marvelItems", "items?|entry|entries|images?|pictures?")

  Given(
    "the {marvelSection} section of {marvelCharacter} shows/has/contains {count} item(s)/entries/image(s)/picture(s)/comics/series/stories/events"
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

  Then("there is/are {marvelWorks}") { (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.expectWorks(amounts, true)
  }

  let works = "item(s)/image(s)/comic(s)/series/story/stories/event(s)"
  Then(.sentence("there is/are {count} \(works) in {marvelSectionChoice}")) {
    (marvel: inout MarvelWorld, count: Int, choice: SectionChoice) in
    try marvel.expectWorks(WorkAmounts([try marvel.section(choice): count]), true)
  }

  Then(.sentence("{count} \(works) {marvelIsShown} in {marvelSectionChoice}")) {
    (marvel: inout MarvelWorld, count: Int, expected: Bool, choice: SectionChoice) in
    try marvel.expectWorks(WorkAmounts([try marvel.section(choice): count]), expected)
  }

  Then(
    "the number of items/images/comics/series/stories/events in/of {marvelSectionChoice} {marvelAre} {count}"
  ) {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, count: Int) in
    try marvel.expectWorks(WorkAmounts([try marvel.section(choice): count]), expected)
  }

  Then("the number of {marvelSection} {marvelAre} {count}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool, count: Int) in
    try marvel.expectWorks(WorkAmounts([section: count]), expected)
  }

  Then("{marvelSees} {count} {marvelItems} in {marvelSectionChoice}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String, choice: SectionChoice) in
    try marvel.expectWorks(WorkAmounts([try marvel.section(choice): count]), expected)
  }

  Then("each/every section {marvelShows} {count} {marvelItems}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String) in
    let sections = MarvelCharacter.Section.allCases
    for section in sections { try marvel.expectWorks(WorkAmounts([section: count]), expected) }
  }

  // Where it is given, the section has as many.
  Step("{marvelSectionChoice} {marvelShows} {count} {marvelItems}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, count: Int) in
    let section = try marvel.section(choice)
    try await marvel.givenOrSeen(WorkAmounts([section: count]), expected)
  }

  // The first ones are on the screen as soon as the details are.
  for (comma, visible) in [
    (",", "of which (only )(the first ){count} is/are"),
    (",", "(only )(the first ){count} of which/them is/are"),
    (",", "(only )(the first ){count} of them"),
    ("", "and (only )(the first ){count} of them is/are"),
  ] {
    let items = each("item(s)/image(s)/picture(s)/comics/series/stories/events", comma)
    Given(
      .sentence(
        "{marvelSectionChoice} {marvelShows} {count} \(items) \(visible) {marvelOnScreen}"
      )
    ) {
      (
        marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, count: Int,
        visible: Int, _: String
      ) in
      try expect(expected && visible <= count, "say how many are visible")
      let section = try marvel.section(choice)
      try marvel.setWorks(WorkAmounts([section: count]))
      try await marvel.refresh()
      try marvel.makeVisible((0..<visible).map { WorkPlace(section, $0) })
      try await marvel.settle()
    }
  }

  ParameterType.wording("marvelOnScreen", "visible|shown|displayed|on (?:the )?screen|in view")

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
    "{marvelSectionChoice} {marvelOffers} (the )(its )(two )(three )(comic )(comics )(series )(story )(stories )(event )(events )(item )(items )(titles )(called )(titled )(named ){quoted list}"
  ) {
    (marvel: inout MarvelWorld, choice: SectionChoice, statement: Statement, titles: [String]) in
    let section = try marvel.section(choice)
    if !marvel.scenario.isInOutcome, statement.isTrue {
      try await marvel.setTitles(section, titles, of: .subject)
      if marvel.isPreparingDetails { return }
    }
    try marvel.expectTitles(section, titles, statement)
  }

  Then("{marvelDetails} {marvelOffers} (a )(an )(the )(its ){quoted list} section(s)") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Statement, names: [String]) in
    try marvel.expectSections(names, try marvel.stated(stated, in: view))
  }

  for sentence in [
    "the ({marvelSectionCount} )sections are {marvelSections}",
    "there are the ({marvelSectionCount} )sections {marvelSections}",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, _: Int?, sections: [MarvelCharacter.Section]) in
      let headings = try marvel.sectionHeadings().compactMap {
        MarvelCharacter.Section(word: $0.lowercased())
      }
      try expect(headings, equals: sections, "the sections")
    }
  }

  Then("there are {count} sections") { (marvel: inout MarvelWorld, count: Int) in
    let headings = try marvel.sectionHeadings().compactMap {
      MarvelCharacter.Section(word: $0.lowercased())
    }
    try expect(headings.count, equals: count, "the number of sections")
  }

  // Where it is given, its works are on the screen, or are not.
  Step("{marvelSectionChoice} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool) in
    let section = try marvel.section(choice)
    if marvel.scenario.isInOutcome {
      return try marvel.expectSections([section.rawValue], expected)
    }
    if expected {
      try await marvel.presentDetails()
      try marvel.makeVisible(try marvel.works(section).indices.map { WorkPlace(section, $0) })
    } else {
      let shown = marvel.currentScreen?.details?.pictures.keys ?? [:].keys
      try expect(!shown.contains { $0.section == section }, "the section is on the screen")
    }
  }

  Then("the name {string}( of the character) {marvelIsShown} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool, _: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  detailTitleSteps
  sectionOrderSteps

  Then("{marvelDetails} {marvelOffers} (the ){marvelKind} {quoted list}") {
    (
      marvel: inout MarvelWorld, view: ViewChoice, stated: Statement,
      section: MarvelCharacter.Section, titles: [String]
    ) in
    try marvel.expectTitles(section, titles, try marvel.stated(stated, in: view))
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
