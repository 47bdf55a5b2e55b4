import MarvelLibrary
import StepKit

/// The titles of works, and the sections that there are.
let detailTitleSteps = StepLibrary(MarvelWorld.self) {
  Then("(the )(title )(name )(of )(the )(its ){marvelKind} {quoted list} {marvelIsListed}") {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, titles: [String],
      statement: Statement
    ) in try marvel.expectTitles(section, titles, statement)
  }

  Then("(the )(its ){marvelKind} {quoted list} {marvelIsShown} in {marvelSectionChoice}") {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, titles: [String],
      expected: Bool, choice: SectionChoice
    ) in
    try expect(try marvel.section(choice), equals: section, "the section")
    try marvel.expectTitles(section, titles, expected)
  }

  Then("{quoted list} {marvelIsShown} in {marvelSectionChoice}") {
    (marvel: inout MarvelWorld, titles: [String], expected: Bool, choice: SectionChoice) in
    try marvel.expectTitles(try marvel.section(choice), titles, expected)
  }

  // As the index gave them.
  Then("{marvelTitlesOf} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: TitlesChoice, expected: Bool) in
    try marvel.expectTitles(choice, expected)
  }

  Then("{marvelTitlesOf} {marvelIsShown} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, choice: TitlesChoice, expected: Bool, _: String) in
    try marvel.expectTitles(choice, expected)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelTitlesOf} {marvelIsShown} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, choice: TitlesChoice, expected: Bool, _: String) in
    try marvel.expectTitles(choice, expected)
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  Then("{marvelDetails} {marvelShows} {marvelTitlesOf}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, choice: TitlesChoice) in
    let expected = try marvel.stated(stated, in: view)
    try marvel.expectTitles(choice, expected)
  }

  Then("{marvelSectionChoice} {marvelShows} {marvelTitlesOf}") {
    (marvel: inout MarvelWorld, section: SectionChoice, expected: Bool, choice: TitlesChoice) in
    try expect(choice.sections, equals: [try marvel.section(section)], "the section")
    try marvel.expectTitles(choice, expected)
  }

  Then("{marvelSees} {marvelDetails} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, expected: Bool, view: ViewChoice, _: String) in
    try expect(expected, "say what is shown")
    try await marvel.look(for: view, true)
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  Then("{marvelDetails} {marvelIsPresented} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool, _: String) in
    try await marvel.look(for: view, expected)
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  Then("{marvelItsName} {marvelIsShown} {marvelBeforeImages}") {
    (marvel: inout MarvelWorld, words: String, expected: Bool, _: String) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  for verb in ["comes/come", "is/are/was/were taken/read/known"] {
    Then(.sentence("{marvelItsName} \(verb) from the (result )(of )(the )first API call")) {
      (marvel: inout MarvelWorld, words: String) in
      try marvel.expectItsName(words)
      try marvel.expectNoFurtherCalls()
    }
  }

  Then("the name {string} and the description {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, name: String, text: String, expected: Bool) in
    let character = try marvel.details().character
    // Denied, neither of them is.
    let isShown = [character.name == name, character.description == text]
    try expect(
      isShown == [expected, expected], "shown are \(character.name) and \(character.description)")
  }

  // All of them with their headings.
  for sentence in [
    "(each of )(all of )(all )the four sections {marvelIsShown}",
    "all four sections {marvelIsShown}",
    "all (of )(the )sections {marvelIsShown}", "each/every section {marvelIsShown}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try marvel.expectSections(MarvelCharacter.Section.allCases.map(\.rawValue), expected)
    }
  }

  for sentence in [
    "there is/are (a )(one )(the )section(s) for/of (each of )(the ){marvelSections}",
    "there is/are {marvelSectionList}", "there is (a )(an )(one ){marvelSections} section",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section]) in
      try marvel.expectSections(sections.map(\.rawValue), true)
    }
  }

  Then("(the )(its )(his )(her ){marvelSections} {marvelIsShown}") {
    (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section], expected: Bool) in
    try marvel.expectSections(sections.map(\.rawValue), expected)
  }
}

extension MarvelWorld {
  /// The details show the titles that the index gave, as many as the sentence says.
  fileprivate mutating func expectTitles(_ choice: TitlesChoice, _ expected: Bool) throws {
    try expect(expected, "say which titles are shown")
    for section in choice.sections {
      let titles = try works(section).map(\.title)
      try expect(titles.count, equals: choice.count ?? titles.count, "the number of \(section)")
      try expect(try self.titles(section).sorted(), equals: titles.sorted(), "the \(section)")
    }
  }
}
