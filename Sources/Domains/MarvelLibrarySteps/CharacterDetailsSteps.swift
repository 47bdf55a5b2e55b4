import MarvelLibrary
import StepKit
import TestDoubles

/// The details of a character (MAR-UC3), without their pictures.
let characterDetailsSteps = StepLibrary(MarvelWorld.self) {
  Given("a character with {marvelWorks}( and the link {string})") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts, link: String?) in
    try marvel.setWorks(amounts)
    if let link { marvel.addLink(type: link, url: "http://links.test/\(link)") }
  }

  Given("a character with {marvelWorks} without images/pictures") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.setWorks(amounts)
    for section in amounts.counts.keys { try marvel.removePictures(section) }
  }

  Given("{marvelCharacter} has {marvelWorks}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.sample(choice))
  }

  Given("the index says that the character has {int} {marvelSection}") {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section) in
    marvel.server.library.index[0].available[section] = count
  }

  Given("the character has the description {string}") {
    (marvel: inout MarvelWorld, text: String) in
    marvel.server.library.index[0].description = text
  }

  Given("the character has the link {string} to {string}") {
    (marvel: inout MarvelWorld, type: String, url: String) in marvel.addLink(type: type, url: url)
  }

  Given("the index has no links of the character") { marvel in
    marvel.server.library.index[0].links = nil
  }

  Given("{marvelCharacter} has the thumbnail {word}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, address: String) in
    let thumbnail = try require(
      SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    marvel.server.library.index[try marvel.sample(choice)].thumbnail = thumbnail
  }

  Given("the characters have pictures/images") { marvel in
    for index in marvel.server.library.index.indices {
      let path = "http://img.test/characters/\(marvel.server.library.index[index].number)"
      marvel.server.library.index[index].thumbnail = .at(path: path, fileExtension: "png")
    }
  }

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
    marvel.server.library.index[0].works = [.stories: [story]]
    try await marvel.presentDetails()
  }

  When("its details are presented/shown") { marvel in
    _ = try marvel.acting()
    try await marvel.presentDetails()
  }
  .isIdempotent()

  Given("I have selected {marvelCharacter}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try await marvel.openList()
    try marvel.arranged().selectCharacter(at: try marvel.row(choice))
  }

  Given("I have selected the character") { marvel in try await marvel.presentDetails() }

  When("I select {marvelCharacter}") { (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let row = try marvel.row(choice)
    try marvel.acting().selectCharacter(at: row)
  }
  .isIdempotent()

  When("I select the character") { marvel in
    try await marvel.openList()
    try marvel.acting().selectCharacter(at: 0)
  }
  .isIdempotent()

  When("I go back from the details") { marvel in try marvel.acting().closeDetails() }
    .isIdempotent()

  characterDetailsOutcomes
}

private let characterDetailsOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the details of {string} are presented( again)/shown( again)") {
    (marvel: inout MarvelWorld, name: String) in try marvel.expectDetails(of: name)
  }

  Then("the details are presented( again)/shown( again)") { marvel in
    try expect(try marvel.seen().place, equals: .details, "where the user is")
  }

  Then("no details are presented/shown") { marvel in
    try expect(try marvel.seen().details == nil, "details are presented")
    try expect(
      !marvel.events.contains { if case .detailsPresented = $0 { true } else { false } },
      "the wireframe presented details")
  }

  Then("the details have the sections") { (marvel: inout MarvelWorld, table: DataTable) in
    let details = try require(marvel.seen().details, "no details are presented")
    let sections = MarvelCharacter.Section.allCases.map { section in
      [section.rawValue, "\(details.character.works(in: section).available)"]
    }
    let links = [["links", "\(details.character.links.count)"]]
    try expect([["section", "number"]] + sections + links, equals: table.raw, "the sections")
  }

  Then("the details show {marvelWorks}") { (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    let character = try require(marvel.seen().details, "no details are presented").character
    for (section, count) in amounts.counts {
      try expect(
        character.works(in: section).available, equals: count, "the number of \(section)")
    }
  }

  Then("the {marvelSection} are titled {quoted list}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, titles: [String]) in
    let character = try require(marvel.seen().details, "no details are presented").character
    try expect(
      character.works(in: section).items.map(\.title), equals: titles, "the titles of \(section)")
  }

  Then("the details show the description {string}") {
    (marvel: inout MarvelWorld, text: String) in
    let character = try require(marvel.seen().details, "no details are presented").character
    try expect(character.description, equals: text, "the description")
  }

  Then("the link(s) is/are labelled/labeled {quoted list}") {
    (marvel: inout MarvelWorld, labels: [String]) in
    let character = try require(marvel.seen().details, "no details are presented").character
    try expect(character.links.map(\.label), equals: labels, "the labels")
  }

  Then("the link {string} leads to {string}") {
    (marvel: inout MarvelWorld, label: String, url: String) in
    let character = try require(marvel.seen().details, "no details are presented").character
    let link = try require(
      character.links.first { $0.label == label }, "no link is labelled \(label)")
    try expect(link.url, equals: url, "where \(label) leads")
  }

  Then("the details show no links") { marvel in
    let character = try require(marvel.seen().details, "no details are presented").character
    try expect(character.links.map(\.label), equals: [], "the labels")
  }
}

extension MarvelWorld {
  /// Gives works to a character of the library, the first unless said otherwise.
  mutating func setWorks(_ amounts: WorkAmounts, of index: Int = 0) throws {
    for (section, count) in amounts.counts {
      try expect((0...100).contains(count), "found \(count) \(section), expected 0 to 100")
      server.library.index[index].works[section] = (0..<count).map { SampleWork(section, $0 + 1) }
    }
  }

  fileprivate mutating func addLink(type: String, url: String) {
    server.library.index[0].links?.append(SampleLink(type: type, url: url))
  }

  /// Opens the list and selects the first character.
  mutating func presentDetails() async throws {
    try await openList()
    let session = try arranged()
    session.selectCharacter(at: 0)
    try expect(session.screen.place, equals: .details, "where the user is")
  }

  /// The details on top are those of the character of that name in the double's library.
  mutating func expectDetails(
    of name: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let screen = try seen()
    let details = try require(
      screen.details, "no details are presented", file: file, line: line)
    try expect(details.character.name, equals: name, "the character", file: file, line: line)
    try expect(screen.place, equals: .details, "where the user is", file: file, line: line)
    if let sample = server.library.index.first(where: { $0.name == name }) {
      let isPresented = events.contains(.detailsPresented(sample.id))
      try expect(isPresented, "the wireframe presented others: \(events)", file: file, line: line)
    }
  }
}
