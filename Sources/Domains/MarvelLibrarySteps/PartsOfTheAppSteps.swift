import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What the parts of the app that the document names get and give: its interactor, its presenter, its
/// details interface.
let partsOfTheAppSteps = StepLibrary(MarvelWorld.self) {
  answers
  detailsOfOthers

  Then(
    .sentence(
      "the (list )interactor {marvelAsksFor} (the )characters with/using this/that/the limit")
  ) {
    (marvel: inout MarvelWorld) in
    let limit = try require(marvel.setup.pageSize, "the story gives no limit")
    try marvel.expectLastRequest(["limit": "\(limit)", "offset": "0"])
  }

  Then("{marvelResults} {marvelIsLoaded} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, endpoint: EndpointChoice) in
    try expect(expected, "say where they come from")
    try marvel.expectEndpoint(RequestChoice(.search), endpoint)
  }

  Then("{marvelNumber} {marvelCalls} to {marvelEndpoint} {marvelIsSent}") {
    (marvel: inout MarvelWorld, count: Int, endpoint: EndpointChoice, expected: Bool) in
    try marvel.expectCount(count, endpoint, expected)
  }

  Then("{marvelSends} {marvelRequest} to the resource( )URI of {marvelWork}") {
    (marvel: inout MarvelWorld, expected: Bool, request: RequestChoice, choice: WorkChoice) in
    try expect(request.kind == .last && !request.isDenied, "say that a request is sent")
    try marvel.expectAsked(try marvel.place(choice), expected)
  }

  Then(
    "{marvelNumber} {marvelCalls} {marvelIsSent} to the resource( )URI(s) of (the ){marvelSections}"
  ) {
    (marvel: inout MarvelWorld, count: Int, expected: Bool, sections: [MarvelCharacter.Section]) in
    let addresses = try sections.flatMap { try marvel.works($0).map(\.resourceURI) }
    try expect(!addresses.isEmpty, "the character has none")
    let sent = marvel.network.requests.map(\.url).filter(addresses.contains)
    try expect((sent.count == count) == expected, "sent were \(sent)")
  }
}

/// The answer of the API, and those who were found.
private let answers = StepLibrary(MarvelWorld.self) {
  When(
    .sentence(
      "\(Words.index) answers/answered/responds/responded/replies/replied with {count} character(s)"
    )
  ) { (marvel: inout MarvelWorld, count: Int) in try marvel.find(nil, count) }
  .isIdempotent()

  // How many is not said: several.
  Step(.sentence("one\\ or\\ more/several/some characters are/were found")) { marvel in
    let isInList = marvel.isSettingUp || marvel.currentScreen?.place == .list
    if !marvel.scenario.isInOutcome, isInList { return try marvel.find(nil, 3) }
    try expect(try !marvel.found().isEmpty, "nobody was found")
  }

  Given(.sentence("\(Words.index) has/have not( yet) answered( yet)")) { marvel in
    try marvel.openWithoutAnswer()
  }

  for sentence in [
    "the characters are/were found", "the characters arrive/arrived",
    "\(Words.index) answers/answered/responds/responded",
  ] {
    When(.sentence(sentence)) { marvel in
      _ = try marvel.acting()
      try expect(!marvel.network.pendingIndexes.isEmpty, "nothing waits for an answer")
      marvel.server.holdNothing()
      try marvel.network.releaseHeld()
    }
    .isIdempotent()
  }

  Given(
    .sentence(
      "the characters (of the first API call )(of the list )(in the list )have {marvelSections}")
  ) {
    (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section]) in
    let amounts = WorkAmounts(Dictionary(uniqueKeysWithValues: sections.map { ($0, 2) }))
    for index in marvel.server.library.index.indices { try marvel.setWorks(amounts, of: index) }
    try await marvel.refresh()
  }
}

/// Whose details they are.
private let detailsOfOthers = StepLibrary(MarvelWorld.self) {
  for sentence in acts(.pick, "a character that/who/which has {marvelSomeWorks}") {
    When(sentence) { (marvel: inout MarvelWorld, amounts: WorkAmounts) in
      try marvel.setWorks(amounts, of: try marvel.given(.subject))
      try await marvel.refresh()
      try await marvel.select(.subject)
    }
    .isIdempotent()
  }

  Given(did(.pick, "a character that/who/which has {marvelSomeWorks}")) {
    (marvel: inout MarvelWorld, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(.subject))
    try await marvel.refresh()
    try await marvel.presentDetails()
  }

  // The wireframe is given the index of the row.
  Then("{marvelDetails} {marvelShows} the index of {marvelCharacter}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, choice: CharacterChoice) in
    if try marvel.stated(stated, in: view) {
      try marvel.expectDetails(of: choice)
    } else {
      try marvel.expectNoDetails(of: choice)
    }
  }

  Then("{marvelDetails} {marvelAre} of/for the same character( as before)") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool) in
    let expected = try marvel.stated(stated, in: view)
    let before = try require(marvel.screenBefore?.details, "no details were presented before")
    let shown = try marvel.details().character
    try expect((shown.id == before.character.id) == expected, "they are those of \(shown.name)")
  }

  Then("{marvelItsName} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, words: String, expected: Bool) in
    try expect(!expected, "a character is loaded once")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then(
    .sentence(
      "{marvelDetails} {marvelOffers} (the )(its ){marvelSections} section(s) of {marvelCharacter}")
  ) {
    (
      marvel: inout MarvelWorld, view: ViewChoice, stated: Statement,
      sections: [MarvelCharacter.Section], choice: CharacterChoice
    ) in
    try marvel.expectDetails(of: choice)
    try marvel.expectSections(sections.map(\.rawValue), try marvel.stated(stated, in: view))
  }

  // As they are of nobody else.
  Then("(the )(its ){marvelSections}( sections) of {marvelCharacter} {marvelIsShown}") {
    (
      marvel: inout MarvelWorld, sections: [MarvelCharacter.Section], choice: CharacterChoice,
      expected: Bool
    ) in
    let shown = try marvel.details().character
    let sample = marvel.server.library.index[try marvel.sample(choice)]
    try expect((shown.id == sample.id) == expected, "the details are those of \(shown.name)")
    if expected { try marvel.expectSections(sections.map(\.rawValue), true) }
  }

  Then("(the )(its ){marvelSections} section(s) {marvelChanges}") {
    (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section], changes: Bool) in
    let before = try require(marvel.screenBefore?.details, "no details were presented before")
    let now = try marvel.details()
    let isSame =
      now.character == before.character
      && sections.allSatisfy { section in
        let isOfSection = { (place: WorkPlace) in place.section == section }
        return now.pictures.filter { isOfSection($0.key) }
          == before.pictures.filter { isOfSection($0.key) }
      }
    try expect(isSame != changes, "the sections are\(isSame ? "" : " not") as they were")
  }
}
