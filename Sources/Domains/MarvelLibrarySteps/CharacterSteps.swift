import MarvelLibrary
import StepKit
import TestDoubles

/// What the library knows about a character.
let characterSteps = StepLibrary(MarvelWorld.self) {
  worksOfCharacters

  for sentence: StepPattern in [
    "{marvelCharacter} has the description {string}",
    "{marvelCharacter} is described as {string}",
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice, text: String) in
      if marvel.isOpened, case .named(let name) = choice { try await marvel.join(name) }
      marvel.server.library.index[try marvel.given(choice)].description = text
      try await marvel.refresh()
    }
  }

  for sentence in [
    "\(Words.index) \(Words.has) {marvelCharacter} with the description {string}",
    "the result/answer/response of the (first )(API )call/request contains/has/holds {marvelCharacter} with the description {string}",
    "the (first )(API )call/request (has )returned/returns {marvelCharacter} with the description {string}",
    "there is {marvelCharacter} with the description {string}",
  ] {
    Given(.sentence(sentence)) {
      (marvel: inout MarvelWorld, choice: CharacterChoice, text: String) in
      marvel.server.library.index[try marvel.given(choice)].description = text
      try await marvel.refresh()
    }
  }

  // Before the app is opened, this is what the library knows.
  Step("the name of {marvelCharacter} {marvelAre} {string}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, expected: Bool, name: String) in
    if marvel.isSettingUp {
      try expect(expected, "say which name it is")
      return marvel.server.library.index[try marvel.sample(choice)].name = name
    }
    let screen = try marvel.seen()
    if let details = screen.details {
      let below = screen.list.characters
      if let row = try? marvel.row(choice), below.indices.contains(row) {
        try expect(
          below[row].name, equals: details.character.name, "whose details are shown")
      }
      return try expect((details.character.name == name) == expected, details.character.name)
    }
    let (names, row) = (try marvel.seenNames(), try marvel.row(choice))
    try expect(names.indices.contains(row), "shown are \(names)")
    try expect((names[row] == name) == expected, "the name is \(names[row])")
  }

  // Before the app is opened, this is what the library knows.
  Step("the description( of {marvelCharacter}) {marvelAre} {string}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice?, expected: Bool, text: String) in
    if marvel.isSettingUp {
      try expect(expected, "say which description it is")
      marvel.server.library.index[try marvel.given(choice ?? .subject)].description = text
    } else {
      let description = try marvel.details().character.description
      try expect((description == text) == expected, "the description is \"\(description)\"")
    }
  }

  for sentence in [
    "{marvelCharacter} has no description",
    "(there is ){marvelCharacter} without (a )(any )description",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      marvel.server.library.index[try marvel.given(choice)].description = ""
    }
  }

  Given("{marvelCharacter} has the link {string} to {string}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, type: String, url: String) in
    _ = try marvel.given(choice)
    try marvel.addLink(type: type, url: url)
  }

  Given("the index has no links of the character") { marvel in
    marvel.server.library.index[try marvel.subject].links = nil
  }

  Given("{marvelCharacter} has the thumbnail {word}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, address: String) in
    let thumbnail = try require(
      SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    marvel.server.library.index[try marvel.sample(choice)].thumbnail = thumbnail
  }

  Given("{marvelCharacter} has a/an image/picture") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    marvel.givePicture(try marvel.given(choice))
  }

  Given("{marvelCharacter} has no image/picture") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    marvel.server.library.index[try marvel.given(choice)].thumbnail = .none
  }

  Given("the characters have pictures/images") { marvel in
    for index in marvel.server.library.index.indices { marvel.givePicture(index) }
  }
}

/// The comics, series, stories and events of characters.
private let worksOfCharacters = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelLinks",
    ",? (?:and|with|but) (?:no links?|(?:the |a )?links? \(quotation)(?:(?:, | and )\(quotation))*)",
    useForSnippets: false
  ) { quotedTexts($0) }

  for sentence in [
    "\(Words.index) \(Words.has) a character with {marvelSomeWorks}",
    "there is a character with {marvelSomeWorks}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, amounts: WorkAmounts) in
      try marvel.setWorks(amounts)
    }
  }

  Given("{marvelCharacter} has a/an/one {marvelKind} with a/its/the resource( )URI") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, section: MarvelCharacter.Section) in
    try marvel.setWorks(WorkAmounts([section: 1]), of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given("a character with {marvelSomeWorks}({marvelLinks})") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts, links: [String]?) in
    try marvel.setWorks(amounts)
    try marvel.addLinks(links ?? [])
  }
  .statesDefault(opposite: "a character with no comics, no series, no stories and no events")

  Given("{marvelCharacter} has/with {marvelSomeWorks} whose images/pictures {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts, loaded: Bool) in
    try expect(!loaded, "their images are loaded when they are looked at")
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  // Who appears in works, by their titles; all of them have an image, or none has.
  Given("{marvelCharacter} {marvelAppearsIn} {marvelKind} {marvelTitles}") {
    (
      marvel: inout MarvelWorld, choice: CharacterChoice, section: MarvelCharacter.Section,
      titles: WorkTitles
    ) in
    try await marvel.setTitles(section, titles.all, of: choice)
    if !titles.havePictures { try marvel.removePictures(section) }
    try await marvel.refresh()
  }

  Given("{marvelCharacter} {marvelAppearsIn} {marvelSections}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, sections: [MarvelCharacter.Section]) in
    let counts = Dictionary(uniqueKeysWithValues: sections.map { ($0, 2) })
    try marvel.setWorks(WorkAmounts(counts), of: try marvel.given(choice))
    try await marvel.refresh()
  }

  ParameterType.wording(
    "marvelAppearsIn",
    "(?:(?:who|that|which) )?(?:appears|appeared|is|was|plays|takes part|is featured|is part)"
      + "(?: (?:in|of))(?: (?:the|a|an|its))?")
  ParameterType("marvelTitles", WorkTitles.pattern, useForSnippets: false) {
    WorkTitles(words: $0)
  }

  Given("a character with {marvelWorks} without images/pictures") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.setWorks(amounts)
    for section in amounts.counts.keys { try marvel.removePictures(section) }
  }

  for sentence in [
    "a/the character (called )(named ){string} with {marvelWorks}",
    "the library has a/the character (called )(named ){string} with {marvelWorks}",
    "there is a character (called )(named ){string} with {marvelWorks}",
  ] {
    Given(.sentence(sentence + "({marvelLinks})")) {
      (marvel: inout MarvelWorld, name: String, amounts: WorkAmounts, links: [String]?) in
      try marvel.setWorks(amounts, of: try marvel.given(.named(name)))
      try marvel.addLinks(links ?? [])
    }
  }

  Given(.sentence("{marvelCharacter} has {marvelWorks} without (an )(any )image(s)/picture(s)")) {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    for section in amounts.counts.keys { try marvel.removePictures(section) }
  }

  Given(
    .sentence(
      "{marvelCharacter} has {marvelWorks} with (a )(an )(its )(their )image(s)/picture(s)/thumbnail(s)/cover(s)"
    )
  ) {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given(
    .sentence(
      "{marvelCharacter} (who )(that )(which )(is )(was )(has been )appears/appeared/featured/part/included in/of {marvelWorks}"
    )
  ) {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given("{marvelCharacter} has {marvelWorks}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  // How many is not said: several.
  Given("{marvelCharacter} has {marvelSections}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, sections: [MarvelCharacter.Section]) in
    let counts = Dictionary(uniqueKeysWithValues: sections.map { ($0, 2) })
    try marvel.setWorks(WorkAmounts(counts), of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given("{marvelCharacter} is/was in {marvelWorks}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given("{marvelCharacter} has {marvelNewWork}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, work: NewWork) in
    try await marvel.give(work, to: choice)
  }

  Given("{marvelCharacter} has a/the {marvelKind} (called )(named )(titled ){quoted list}") {
    (
      marvel: inout MarvelWorld, choice: CharacterChoice, section: MarvelCharacter.Section,
      titles: [String]
    ) in
    try await marvel.setTitles(section, titles, of: choice)
  }

  Given(
    "{marvelCharacter} has {marvelAmount} {marvelItems} in/of the/its {marvelSection} section( with the resourceURI {string})( with the resource URI {string})"
  ) {
    (
      marvel: inout MarvelWorld, choice: CharacterChoice, count: Int, _: String,
      section: MarvelCharacter.Section, address: String?, other: String?
    ) in
    let index = try marvel.given(choice)
    try marvel.setWorks(WorkAmounts([section: count]), of: index)
    if let address = address ?? other {
      try expect(count, equals: 1, "the items of one resource URI")
      marvel.server.library.index[index].works[section]?[0].otherResourceURI = address
    }
    marvel.setup.section = section
    try await marvel.refresh()
  }

  ParameterType("marvelAmount", number, useForSnippets: false) { (word: String) in
    try require(cardinal(word), "found \(word)")
  }

  // Before the details are presented, this is what the library knows.
  Step("the {marvelSection} (of {marvelCharacter} )are {quoted list}") {
    (
      marvel: inout MarvelWorld, section: MarvelCharacter.Section, choice: CharacterChoice?,
      titles: [String]
    ) in
    if marvel.isPreparingDetails {
      try await marvel.setTitles(section, titles, of: choice ?? .subject)
    } else {
      try expect(try marvel.titles(section).sorted(), equals: titles.sorted(), "the \(section)")
    }
  }

  Step("{marvelDetails} {marvelShows} {marvelWorks}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, amounts: WorkAmounts) in
    let expected = try marvel.stated(stated, in: view)
    if marvel.isPreparingDetails, expected {
      try marvel.setWorks(amounts, of: try marvel.given(view.character ?? .subject))
    } else {
      try marvel.expectWorks(amounts, expected)
    }
  }

  Given("the index says that the character has {int} {marvelSection}") {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section) in
    marvel.server.library.index[try marvel.subject].available[section] = count
  }
}

/// Works by their titles: `"A" and "B"`, `called "A" without an image`.
struct WorkTitles: Hashable, Sendable {
  var all: [String]
  var havePictures: Bool

  init(words: String) {
    all = quotedTexts(words)
    havePictures = !words.contains(" without ")
  }

  static let pattern =
    "(?:(?:called|named|titled) )?\(quotation)(?:(?:, and |, | and )\(quotation)*)*"
    + "(?: (?:with|without) (?:(?:an?|its|their|any) )?(?:images?|pictures?|covers?|thumbnails?))?"
}

extension MarvelWorld {
  /// Whether a sentence about details says what the library knows: before they are presented.
  var isPreparingDetails: Bool { !scenario.isInOutcome && currentScreen?.details == nil }

  /// Gives works to a character of the library, the one that the story is about unless said
  /// otherwise.
  mutating func setWorks(_ amounts: WorkAmounts, of index: Int? = nil) throws {
    let index = try index ?? subject
    for (section, count) in amounts.counts {
      try expect((0...100).contains(count), "found \(count) \(section), expected 0 to 100")
      server.library.index[index].works[section] = (0..<count).map { SampleWork(section, $0 + 1) }
    }
  }

  /// Gives works with these titles to a character.
  mutating func setTitles(
    _ section: MarvelCharacter.Section, _ titles: [String], of choice: CharacterChoice
  ) async throws {
    let index = try given(choice)
    server.library.index[index].works[section] = titles.enumerated().map { number, title in
      var work = SampleWork(section, number + 1)
      work.title = title
      return work
    }
    try await refresh()
  }

  /// Links of these kinds, with addresses of their own.
  fileprivate mutating func addLinks(_ types: [String]) throws {
    for type in types { try addLink(type: type, url: "http://links.test/\(type)") }
  }

  fileprivate mutating func addLink(type: String, url: String) throws {
    server.library.index[try subject].links?.append(SampleLink(type: type, url: url))
  }

  fileprivate func givePicture(_ index: Int) {
    let path = "http://img.test/characters/\(server.library.index[index].number)"
    server.library.index[index].thumbnail = .at(path: path, fileExtension: "png")
  }
}
