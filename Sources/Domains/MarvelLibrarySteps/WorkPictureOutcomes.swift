import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The outcome for the pictures.
let workPictureOutcomes = StepLibrary(MarvelWorld.self) {
  Then("requests were sent to the resource URI of {marvelWork} and to its image, in this order") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let work = try marvel.work(place)
    try expect(
      marvel.furtherRequests().map(\.url),
      equals: [work.resourceURI, try work.pictures().portrait], "the further requests")
  }

  Then("no request was sent for {marvelWork}") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectUntouched(place)
  }

  for sentence: StepPattern in [
    .sentence(
      "the images/pictures of the other {marvelSection} are/were not loaded/requested( yet)"),
    .sentence("no image(s) of the other {marvelSection} is/are/was/were loaded/requested( yet)"),
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
      try marvel.expectOthersUntouched(section, nil)
    }
  }

  Then(
    .sentence(
      "the images/pictures of the other {count} {marvelSection} are/were not loaded/requested( yet)"
    )
  ) {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section) in
    try marvel.expectOthersUntouched(section, count)
  }

  Then("the images/pictures of the visible {marvelSection} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
    let visible = try marvel.details().pictures.keys.filter { $0.section == section }
    try expect(!visible.isEmpty, "no \(section) are visible")
    for place in visible { try marvel.expectLoaded(place, expected) }
  }

  Then("the images/pictures of {marvelWorkGroup} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, group: WorkGroup, expected: Bool) in
    for place in try marvel.places(group) { try marvel.expectLoaded(place, expected) }
  }

  Then("the images/pictures of {marvelWorkGroup} {marvelIsShown}") {
    (marvel: inout MarvelWorld, group: WorkGroup, expected: Bool) in
    for place in try marvel.places(group) { try marvel.expectLoaded(place, expected) }
  }

  for sentence: StepPattern in [
    .sentence(
      "no image(s) of (a )(the )(any )comic/comics/series/story/stories/event/events/item/items is/are/was/were requested/loaded( yet)"
    ),
    .sentence("no image(s)/picture(s) has/have been requested/loaded( yet)"),
  ] {
    Then(sentence) { marvel in try expect(marvel.imageRequests, equals: [], "the images asked for")
    }
  }

  for sentence: StepPattern in [
    .sentence("(only ){count} image(s) is/are/was/were requested/loaded/fetched( yet)"),
    .sentence("(only ){count} picture(s) is/are/was/were requested/loaded/fetched( yet)"),
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int) in
      try expect(marvel.imageRequests.count, equals: count, "the images asked for")
    }
  }

  Then("only the image/picture of {marvelWork} is/was requested/loaded/fetched") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectLoaded(place, true)
    try expect(
      marvel.imageRequests, equals: [try marvel.work(place).pictures().portrait],
      "the images asked for")
  }

  Then(
    .sentence(
      "the/its image( of {marvelWork}) is/was (lazy )loaded/fetched/requested from {string}")
  ) {
    (marvel: inout MarvelWorld, choice: WorkChoice?, address: String) in
    let place = try choice.map { try marvel.place($0) } ?? marvel.onlyVisibleWork()
    try marvel.expectFetched(place, from: address)
  }

  Then(
    .sentence(
      "the/its image( of {marvelWork}) is/was (lazy )loaded/fetched/requested from its resource URI"
    )
  ) {
    (marvel: inout MarvelWorld, choice: WorkChoice?) in
    let place = try choice.map { try marvel.place($0) } ?? marvel.onlyVisibleWork()
    try marvel.expectFetched(place, from: try marvel.work(place).resourceURI)
  }

  Then("the image/picture of {marvelWork} was requested again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().portrait],
      "the further requests")
  }

  Then("the image/picture of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try marvel.expectRequests(try marvel.work(place).pictures().portrait, count)
  }

  Then("the data of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try marvel.expectRequests(try marvel.work(place).resourceURI, count)
  }

  Then("only the image/picture of {marvelCharacter} was requested") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.portraitURL(choice)],
      "the further requests")
  }

  Then("the request for the data of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).resourceURI)
    try marvel.expectCancelled(request, "the request for the data")
  }

  Then("the request for the image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try marvel.expectCancelled(request, "the request for the image")
  }

  Then("the request for the image/picture of {marvelWork} was not cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try expect(!marvel.client.canceled.contains(request), "the request was cancelled")
  }

  Then("the request for the image/picture of {marvelCharacter} {marvelAre} cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, expected: Bool) in
    let request = try marvel.lastRequest(to: try marvel.portraitURL(choice))
    let isCancelled = marvel.client.canceled.contains(request)
    try expect(isCancelled == expected, "the request was\(isCancelled ? "" : " not") cancelled")
  }

  Then(.sentence("{marvelWork} shows its image( again)/picture( again)")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectPicture(place)
  }

  // Before the details are presented, they are, and the image is loaded.
  Step("the image/picture of {marvelWork} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    if marvel.isPreparingDetails, expected {
      try marvel.makeVisible([try marvel.given(choice)])
      try await marvel.presentDetails()
      try await marvel.settle()
    }
    try marvel.expectLoaded(try marvel.place(choice), expected)
  }

  Then("its image/picture {marvelIsLoaded}") { (marvel: inout MarvelWorld, expected: Bool) in
    try marvel.expectLoaded(try marvel.onlyVisibleWork(), expected)
  }

  Then("its image/picture {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    let picture = try marvel.picture(try marvel.onlyVisibleWork())
    let isShown = if case .shown = picture { true } else { false }
    try expect(isShown == expected, picture.words)
  }

  for sentence: StepPattern in [
    "a/the placeholder {marvelIsShown}", "a/the placeholder image {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      let picture = try marvel.picture(try marvel.onlyVisibleWork())
      try expect((picture == .placeholder(.noPicture)) == expected, picture.words)
    }
  }

  Then("the image/picture of {marvelWork} is/was not loaded/requested/fetched again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let work = try marvel.work(try marvel.place(choice))
    let addresses = [work.resourceURI, try work.pictures().portrait]
    let sent = marvel.furtherRequests().map(\.url).filter(addresses.contains)
    try expect(sent, equals: [], "the further requests for the image")
  }

  Then("the image is/was (lazy )loaded/fetched/requested from the resource URI of {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectFetched(place, from: try marvel.work(place).resourceURI)
  }

  Then("the image/picture of {marvelWork} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    let place = try marvel.place(choice)
    if expected {
      try marvel.expectPicture(place)
    } else {
      let picture = try marvel.picture(place)
      if case .shown = picture { try expect(false, picture.words) }
    }
  }

  for sentence: StepPattern in [
    "a/the placeholder is shown/displayed/presented for {marvelWork}",
    "a/the placeholder is shown/displayed/presented instead of the image of {marvelWork}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try expect(
        try marvel.picture(try marvel.place(choice)).words,
        equals: PictureState.placeholder(.noPicture).words, "the picture")
    }
  }

  Then("{marvelWork} shows the image/picture in {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, file: String) in
    let place = try marvel.place(choice)
    let bytes = try marvel.scenario.resource(file).bytes
    try expect(try marvel.picture(place).words, equals: bytes.shownWords, "the picture")
  }

  Then("{marvelWork} shows the/a placeholder") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(
      try marvel.picture(place).words, equals: PictureState.placeholder(.noPicture).words,
      "the picture")
  }

  Then("{marvelWork} shows that its image/picture could not be loaded") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.failure(place)
  }

  Then("{marvelWork} shows that its image/picture could not be loaded: {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, words: String) in
    let place = try marvel.place(choice)
    let text = try marvel.failure(place).text
    try expect(text.contains(words), "the reason is \"\(text)\": not \"\(words)\"")
  }

  Then("{marvelWork} shows that its image/picture is( being) loading/loaded") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(try marvel.picture(place).words, equals: PictureState.loading.words, "the picture")
  }

  Then("no image/picture of {marvelWork} is shown") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.work(place)
    try expect(try marvel.picture(place).words, equals: PictureState.hidden.words, "the picture")
  }

  Then("the library notes that the store failed to {word}") {
    (marvel: inout MarvelWorld, operation: String) in
    let notes = marvel.events.compactMap { event in
      if case .storeFailed(let text) = event { text } else { nil }
    }
    let words = "the store failed to \(operation)"
    try expect(notes.contains { $0.contains(words) }, "noted were \(notes): not that \(words)")
    try expect(marvel.messages, equals: [], "the messages to the user")
  }
}
