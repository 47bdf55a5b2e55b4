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

  Then("the images/pictures of the other {marvelSection} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
    try marvel.expectOthers(section, nil, expected)
  }

  Then(
    "no image(s)/picture(s) of the other {marvelSection} is/are/was/were loaded/requested/fetched( yet)"
  ) {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    try marvel.expectOthers(section, nil, false)
  }

  Then("the images/pictures of the other {count} {marvelSection} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section, expected: Bool) in
    try marvel.expectOthers(section, count, expected)
  }

  Then(
    "no image(s)/picture(s) is/are/was/were fetched/loaded/requested for the {marvelSection}( section)"
  ) {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    let sent = marvel.furtherRequests().map(\.url).filter { $0.contains("/\(section)/") }
    try expect(sent, equals: [], "the requests for \(section)")
  }

  for sentence in [
    "none of the images/pictures of his/her/its/their/the {marvelSection} has/have been fetched/loaded/requested( yet)",
    "none of the images/pictures of his/her/its/their/the {marvelSection} is/are/was/were fetched/loaded/requested( yet)",
    "not one of the images/pictures of his/her/its/their/the {marvelSection} has/have been fetched/loaded/requested( yet)",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: MarvelCharacter.Section) in
      try expect(marvel.imageRequests, equals: [], "the images asked for")
    }
  }

  Given(
    "the images/pictures of the {marvelSection} section have not been loaded/fetched/requested( yet)"
  ) {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    marvel.setup.section = section
    try expect(marvel.imageRequests, equals: [], "the images asked for")
  }

  Then("the/its images/pictures of the {marvelSection} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
    for index in try marvel.works(section).indices {
      try marvel.expectLoaded(WorkPlace(section, index), expected)
    }
  }

  Then("the/its images/pictures {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let visible = try marvel.details().pictures.keys
    if !expected { return try expect(marvel.imageRequests, equals: [], "the images asked for") }
    try expect(!visible.isEmpty, "no image is on the screen")
    for place in visible { try marvel.expectLoaded(place, true) }
  }

  Then("the other images/pictures {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(!expected, "others are those that are not on the screen")
    let shown = try marvel.details().pictures
    try expect(!shown.isEmpty, "no image is on the screen")
    let works = marvel.server.library.index[try marvel.subject].works
    for (section, works) in works {
      for index in works.indices where shown[WorkPlace(section, index)] == nil {
        try marvel.expectUntouched(WorkPlace(section, index))
      }
    }
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
      "no image(s) of (a )(the )(any )comic/comics/series/story/stories/event/events/item/items is/are/was/were requested/loaded/fetched( yet)"
    ),
    .sentence(
      "no image(s)/picture(s) is/are/was/were requested/loaded/fetched (yet )from its/their/the resource( )URI(s)( yet)"
    ),
    .sentence("no image(s)/picture(s) has/have been requested/loaded/fetched( yet)"),
    .sentence(
      "no image(s)/picture(s) has/have been requested/loaded/fetched (yet )from its/their/the resource( )URI(s)( yet)"
    ),
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

  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    Then(.sentence("\(image) {marvelIsLoaded} from {string}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, address: String) in
      try marvel.expectImage(try marvel.place(choice), from: address, expected)
    }

    // In what is given, it has not been.
    Step(.sentence("\(image) {marvelIsLoaded} from its/his/her/their/the resource( )URI( yet)")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      let place = try await marvel.givenNow(choice)
      try marvel.expectImage(place, from: try marvel.work(place).resourceURI, expected)
    }

    Then(.sentence("\(image) {marvelIsLoaded} from the resource( )URI of {marvelWork}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, work: WorkChoice) in
      let address = try marvel.work(try marvel.place(work)).resourceURI
      try marvel.expectImage(try marvel.place(choice), from: address, expected)
    }

    Then(.sentence("\(image) {marvelIsShown} in the {marvelSection} section")) {
      (
        marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool,
        section: MarvelCharacter.Section
      ) in
      let place = try marvel.place(choice)
      try expect(place.section, equals: section, "the section")
      try marvel.expectImage(place, expected)
    }
  }

  // They are looked at one after another: each is asked for then, and not before.
  let lazily = "{marvelIsLoaded} from its/their/the resource( )URI(s)"
  Then(.sentence("only the images of the {marvelSection} \(lazily)")) {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
    try expect(expected, "the sentence denies it")
    try await marvel.expectLazy([section])
    let others = marvel.furtherRequests().map(\.url).filter { !$0.contains("/\(section)/") }
    try expect(others, equals: [], "the other requests")
  }

  let when = "( only when it is about to be shown)( only when they are to be shown)"
  for sentence in [
    "the image of a/each/every {marvelKind} \(lazily)\(when)( when it becomes visible)",
    "the images of the/its/all {marvelKind} \(lazily)\(when)( when they become visible)",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, section: MarvelCharacter.Section, expected: Bool) in
      try expect(expected, "the sentence denies it")
      try await marvel.expectLazy([section])
    }
  }

  Then(
    .sentence(
      "the/its images( of the sections)( of the four sections)( in the sections) \(lazily)\(when)( when they become visible)"
    )
  ) {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies it")
    let section = marvel.setup.section
    let visible = try marvel.details().pictures.keys.filter { $0.section == section }
    if visible.isEmpty { return try await marvel.expectLazy(MarvelCharacter.Section.allCases) }
    // Those of the section that the story has brought onto the screen.
    for place in visible {
      try marvel.expectImage(place, from: try marvel.work(place).resourceURI, true)
    }
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
    if expected { try await marvel.showWork(choice) }
    try marvel.expectLoaded(try marvel.place(choice), expected)
  }

  Then("{marvelImage} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try marvel.expectImage(try marvel.place(choice), loaded: expected)
  }

  Then("{marvelImage} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try marvel.expectImage(try marvel.place(choice), expected)
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

  Step("the image/picture of {marvelWork} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    if expected { try await marvel.showWork(choice) }
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
