import MarvelLibrary
import StepKit

/// A work that the story introduces with its title, its resource URI or both: `the comic "X" with an
/// image`, `a comic with the resourceURI "http://…"`.
struct NewWork: Hashable, Sendable {
  var section: MarvelCharacter.Section
  var title: String?
  var address: String?
  var hasPicture: Bool

  init(words: String) throws {
    let texts = quotedTexts(words)
    section = try require(
      words.split { " \"".contains($0) }.lazy.compactMap { MarvelCharacter.Section(word: $0) }
        .first,
      "no section has \(words)")
    address = texts.last { $0.contains("://") }
    title = texts.first { !$0.contains("://") }
    hasPicture =
      !words.contains(" without ") && !words.contains(" no image") && !words.contains(" no picture")
  }
}

/// Works with what the story says of them.
let titledWorkSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelNewWork", newWork, useForSnippets: false) { try NewWork(words: $0) }

  // The section has it; in an outcome, it shows it.
  Step("{marvelSectionChoice} {marvelShows} {marvelNewWork}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, work: NewWork) in
    let section = try marvel.section(choice)
    try expect(work.section, equals: section, "the section")
    try await marvel.giveOrSee(work, expected)
  }

  Step("{marvelDetails} {marvelShows} {marvelNewWork}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, work: NewWork) in
    let expected = try marvel.stated(stated, in: view)
    try await marvel.giveOrSee(work, expected, of: view.character)
  }

  for sentence in [
    "there is {marvelNewWork}( in the detail view)( in the details)",
    "{marvelNewWork} exists",
  ] {
    Step(.sentence(sentence)) { (marvel: inout MarvelWorld, work: NewWork) in
      try await marvel.giveOrSee(work, true)
    }
  }

  let presented = "presented/shown/displayed/opened/open/selected"
  for sentence in [
    "{marvelDetails} is/are/was/were \(presented) with (its )(his )(her )(the )(only ){marvelSomeWorks}",
    "{marvelDetails} has/have been \(presented) with (its )(his )(her )(the )(only ){marvelSomeWorks}",
  ] {
    Step(.sentence(sentence)) {
      (marvel: inout MarvelWorld, view: ViewChoice, amounts: WorkAmounts) in
      var view = view
      view.works = amounts
      try await marvel.look(for: view, true)
    }
  }

  let chosen = "selected/chosen/opened/presented/shown/displayed"
  for sentence in [
    "a character (called )(named )({string} )with {marvelSomeWorks} is/was \(each(chosen, "( in the detail view)"))",
    "a character (called )(named )({string} )with {marvelSomeWorks} has been \(each(chosen, "( in the detail view)"))",
  ] {
    Given(.sentence(sentence)) {
      (marvel: inout MarvelWorld, name: String?, amounts: WorkAmounts) in
      let choice = name.map { CharacterChoice.named($0) } ?? .subject
      try marvel.setWorks(amounts, of: try marvel.given(choice))
      try await marvel.presentDetails(of: choice)
    }
  }

  Given("a/the character (called )(named )({string} )who/that/which has {marvelSomeWorks}") {
    (marvel: inout MarvelWorld, name: String?, amounts: WorkAmounts) in
    let choice = name.map { CharacterChoice.named($0) } ?? .subject
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
  }

  Given(did(.pick, "a character (called )(named )({string} )with {marvelSomeWorks}")) {
    (marvel: inout MarvelWorld, name: String?, amounts: WorkAmounts) in
    let choice = name.map { CharacterChoice.named($0) } ?? .subject
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
    try await marvel.presentDetails(of: choice)
  }

  When(does(.pick, "a character (called )(named )({string} )with {marvelSomeWorks}")) {
    (marvel: inout MarvelWorld, name: String?, amounts: WorkAmounts) in
    let choice = name.map { CharacterChoice.named($0) } ?? .subject
    try marvel.setWorks(amounts, of: try marvel.given(choice))
    try await marvel.refresh()
    try await marvel.select(choice)
  }
}

private let kind = "(?:comic|series|story|event)"

/// With a title, a resource URI, or both: what has neither is a number of works.
private let newWork: String = {
  let called = "(?:called |named |titled |with the title )?\(quotation)"
  let which = "(?:a|an|the|one|only the|only a) \(kind)"
  let uri =
    "(?:(?:with|at|and) (?:the|a|its|an image at the) resource ?URI|whose (?:image has the )?resource ?URI is"
    + "|that has the resource ?URI) \(quotation)"
  let picture =
    "(?:with|without|and|that has|which has|whose) (?:a |an |its |no |any )?(?:image|picture|thumbnail|cover)"
  return "\(which) \(called) (?:\(uri)|\(picture))|\(which) \(uri)"
}()

extension MarvelWorld {
  /// The character has the work besides those that the story has given it.
  mutating func give(_ new: NewWork, to choice: CharacterChoice) async throws {
    let index = try given(choice)
    var works = server.library.index[index].works[new.section] ?? []
    var place = new.title.flatMap { title in works.firstIndex { $0.title == title } }
    if place == nil {
      works.append(SampleWork(new.section, works.count + 1))
      place = works.count - 1
    }
    let last = try require(place, "there is no such work")
    if let title = new.title { works[last].title = title }
    if let address = new.address { works[last].otherResourceURI = address }
    if !new.hasPicture { works[last].thumbnail = .none }
    server.library.index[index].works[new.section] = works
    setup.section = new.section
    try await refresh()
  }

  /// Gives the work to the character that the story is about; in an outcome, the details show it.
  fileprivate mutating func giveOrSee(
    _ work: NewWork, _ expected: Bool, of owner: CharacterChoice? = nil
  ) async throws {
    guard scenario.isInOutcome || !expected else {
      return try await give(work, to: owner ?? .subject)
    }
    let items = try details().character.works(in: work.section).items
    let samples = try works(work.section)
    let isThere = zip(items, samples).contains { item, sample in
      item.title == work.title ?? item.title
        && (sample.thumbnail.urls != nil) == work.hasPicture
        && item.resourceURI == work.address ?? item.resourceURI
    }
    try expect(isThere == expected, "the details show \(items.map(\.title))")
  }
}
