import MarvelLibrary
import StepKit
import TestDoubles

/// The details of a character (MAR-UC3), without their pictures.
let characterDetailsSteps = StepLibrary(MarvelWorld.self) {
  Given("a character with {int} {marvelSection}") {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section) in
    try marvel.setWorks([(section, count)])
  }

  Given(
    """
    a character with {int} comic(s), {int} series, {int} stor(y)(ies), {int} event(s) and the \
    link {string}
    """
  ) {
    (
      marvel: inout MarvelWorld, comics: Int, series: Int, stories: Int, events: Int,
      link: String
    ) in
    try marvel.setWorks([
      (.comics, comics), (.series, series), (.stories, stories), (.events, events),
    ])
    marvel.setup.library.index[0].links = [SampleLink(type: link, url: "http://links.test/\(link)")]
  }

  Given("the details of a character with {int} {marvelSection} are presented") {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section) in
    try marvel.setWorks([(section, count)])
    try await marvel.presentDetails()
  }

  Given("the details of a character with a story whose thumbnail is {word} are presented") {
    (marvel: inout MarvelWorld, thumbnail: String) in
    var story = SampleWork(.stories, 1)
    if thumbnail == "null" {
      story.thumbnail = .none
    } else {
      try expect(thumbnail.hasSuffix(".jpg"), "found \"\(thumbnail)\", expected null or ….jpg")
      story.thumbnail = .at(path: String(thumbnail.dropLast(4)))
    }
    marvel.setup.library.index[0].works = [.stories: [story]]
    try await marvel.presentDetails()
  }

  When("its details are presented") { marvel in
    _ = try marvel.acting()
    try await marvel.presentDetails()
  }

  When("I select character {int}") { (marvel: inout MarvelWorld, number: Int) in
    try expect((0...1000).contains(number), "found \(number), expected 0 to 1000")
    try marvel.acting().selectCharacter(at: number - 1)
  }

  When("I go back from the details") { marvel in try marvel.acting().closeDetails() }

  Then("the details of {string} are presented") { (marvel: inout MarvelWorld, name: String) in
    let screen = try marvel.seen()
    let details = try require(screen.details, "no details are presented")
    try expect(details.character.name, equals: name, "the character")
    try expect(screen.place, equals: .details, "where the user is")
    try expect(
      marvel.events.last, equals: .detailsPresented(details.character.id), "the last event")
  }

  Then("no details are presented") { marvel in
    try expect(try marvel.seen().place, equals: .list, "where the user is")
  }

  Then("the details have the sections") { (marvel: inout MarvelWorld, table: DataTable) in
    let details = try require(marvel.seen().details, "no details are presented")
    let sections = MarvelCharacter.Section.allCases.map { section in
      [section.rawValue, "\(details.character.works(in: section).available)"]
    }
    let links = [["links", "\(details.character.links.count)"]]
    try expect(sections + links, equals: table.rows, "the sections")
  }

  Then("the link is labelled {string}") { (marvel: inout MarvelWorld, label: String) in
    let details = try require(marvel.seen().details, "no details are presented")
    try expect(details.character.links.map(\.label), equals: [label], "the labels")
  }
}

extension MarvelWorld {
  /// Gives works to the first character of the library.
  mutating func setWorks(_ counts: [(section: MarvelCharacter.Section, count: Int)]) throws {
    for (section, count) in counts {
      try expect((0...20).contains(count), "found \(count) \(section), expected 0 to 20")
      setup.library.index[0].works[section] = (0..<count).map { SampleWork(section, $0 + 1) }
    }
  }

  /// Opens the list and selects the first character.
  mutating func presentDetails() async throws {
    let session = try arranged()
    session.openList()
    try await settle()
    session.selectCharacter(at: 0)
    try expect(session.screen.place, equals: .details, "where the user is")
  }
}
