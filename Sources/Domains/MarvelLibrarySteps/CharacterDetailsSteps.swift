import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The details of a character (MAR-UC3), without their pictures.
let characterDetailsSteps = StepLibrary(MarvelWorld.self) {
  characterSteps
  presentingDetails

  characterDetailsOutcomes
  sectionOutcomes
}

/// Selecting a character.
private let presentingDetails = StepLibrary(MarvelWorld.self) {
  // The first ones of a section that the story has given are on the screen.
  When(
    "the detail(s)( view) is/are presented/shown/opened with (only )(the first ){marvelWorks} visible"
  ) {
    (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.expectAction()
    try await marvel.openIfNeeded()
    let row = try marvel.row(.subject)
    try marvel.selectRow(row)
    for (section, count) in amounts.counts {
      try expect(count <= (try marvel.works(section).count), "there are not so many \(section)")
      for index in 0..<count {
        try marvel.acting().workBecameVisible(WorkPlace(section, index))
      }
    }
  }

  Given("the details of a character with a story whose thumbnail is {word} are presented/shown") {
    (marvel: inout MarvelWorld, address: String) in
    var story = SampleWork(.stories, 1)
    story.thumbnail = try require(
      SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    marvel.server.library.index[try marvel.subject].works = [.stories: [story]]
    try await marvel.presentDetails()
  }

  let character = "(on )(the row of )(the name of )(the cell of ){marvelCharacter}"
  let place = "( {marvelInList})"
  for sentence in [
    does(.pick, character + place), alsoDoes(.pick, character + place),
    doing(.pick, character + place), isDone(.pick, to: "{marvelCharacter}"),
    isDone(.pick, to: "{marvelCharacter}", " {marvelInList}"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.select(choice)
    }
    .isIdempotent()
  }

  // The only one that was found, or the one that the story is about.
  let it = "it/him/her( from the results)( in the results)( from the list)( in the list)"
  for sentence in acts(.choose, it) {
    When(sentence) { (marvel: inout MarvelWorld) in try await marvel.selectIt() }.isIdempotent()
  }

  Given(did(.choose, it)) { (marvel: inout MarvelWorld) in
    try await marvel.selectIt()
    try await marvel.settle()
    _ = try marvel.arranged()
  }

  // Not the one whose details were presented last.
  for sentence in acts(
    .pick, "another/a\\ different character( from the list)( of the list)( in the list)")
  {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      try await marvel.openIfNeeded()
      if marvel.currentScreen?.details != nil { try marvel.acting().closeDetails() }
      let last = marvel.events.lazy.reversed().compactMap { event in
        if case .detailsPresented(let id) = event { id } else { nil }
      }.first
      let row = try marvel.seenList().characters.firstIndex { $0.id != last }
      try marvel.selectRow(try require(row, "there is no other character"))
      marvel.setup.other = marvel.setup.selected
    }
  }

  // Those that were presented last.
  for sentence in acts(.show, "it/them again") + acts(.show, "the same character/details again") {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      let last = marvel.events.lazy.reversed().compactMap { event in
        if case .detailsPresented(let id) = event { id } else { nil }
      }.first
      let row = try marvel.seenList().characters.firstIndex { $0.id == last }
      try marvel.selectRow(try require(row, "no details were presented"))
      try marvel.showVisibleWorks()
    }
    .isIdempotent()
  }

  for sentence in [
    did(.pick, character + place), wasDone(.pick, to: "{marvelCharacter}"),
    wasDone(.pick, to: "{marvelCharacter}", " {marvelInList}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.presentDetails(of: choice)
    }
  }
}

extension MarvelWorld {
  /// What the double's library knows about the character that the story is about.
  func shownSample() throws -> SampleCharacter { server.library.index[try subject] }

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
    let shown = session.screen.details?.character.name
    if shown == nil || choice != .subject && choice != shown.map(CharacterChoice.named) {
      try choose(try row(choice), in: session)
    }
    try expect(session.screen.place, equals: .details, "where the user is")
    try showVisibleWorks()
  }

  /// The user selects a row of the list or of what was found.
  mutating func selectRow(_ row: Int) throws { try choose(row, in: try acting()) }

  /// The user selects the only character that was found, or the one that the story is about.
  mutating func selectIt() async throws {
    let found = currentScreen?.place == .search ? currentScreen?.search?.result?.characters : nil
    try await select(found?.count == 1 ? .number(1) : .subject)
  }

  private mutating func choose(_ row: Int, in session: LibrarySession) throws {
    let list = session.screen.search?.result ?? session.screen.list
    setup.selected = list.characters.indices.contains(row) ? list.characters[row].id : nil
    session.selectCharacter(at: row)
  }

  /// The works that fit on the screen become visible with the details.
  func showVisibleWorks() throws {
    for place in setup.visibleWorks { opened?.workBecameVisible(place) }
  }
}
