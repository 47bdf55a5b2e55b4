import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pictures of a character's works, loaded while they can be seen.
let workPictureSteps = StepLibrary(MarvelWorld.self) {
  visibilityOfWorks

  Given("the image of {marvelWork} of {int} was shown") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try await marvel.showPicture(of: place, among: count)
  }

  Given("the data of {marvelWork} is pending") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try await marvel.hold(try marvel.work(place).resourceURI) { $0.workBecameVisible(place) }
  }

  When("the data of {marvelWork} arrives") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).resourceURI))
  }
  .isIdempotent()

  Given("the image/picture of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try await marvel.hold(try marvel.work(place).pictures().portrait) {
      $0.workBecameVisible(place)
    }
  }

  When("the image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().portrait))
  }
  .isIdempotent()

  Given("the image/picture of {marvelCharacter} is pending") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let row = try marvel.row(choice)
    try await marvel.hold(try marvel.portraitURL(choice)) { $0.characterBecameVisible(at: row) }
  }

  Given("the image/picture of {marvelWork} answers with zero bytes") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.given(choice)
    try marvel.override(place, .success(HTTPResponse(status: 200, body: [])))
  }

  Given("the image/picture of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, status: Int) in
    let place = try marvel.given(choice)
    try marvel.override(
      place, .success(HTTPResponse(status: status, body: try marvel.work(place).portrait)))
  }

  Given("the image/picture of {marvelWork} answers with no connection") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.given(choice)
    try marvel.override(place, .failure(.notConnected))
  }

  // In an outcome, it should not have been.
  for sentence: StepPattern in [
    "the image/picture of {marvelWork} cannot be loaded",
    "the image/picture of {marvelWork} could not be loaded",
    "the image/picture of {marvelWork} fails/failed to load",
    "the image/picture of {marvelWork} is not available",
  ] {
    Step(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      if marvel.scenario.isInOutcome {
        _ = try marvel.failure(try marvel.place(choice))
      } else {
        let place = try marvel.given(choice)
        try marvel.override(
          place, .success(HTTPResponse(status: 404, body: try marvel.work(place).portrait)))
      }
    }
  }

  When("the image/picture of {marvelWork} can be loaded again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    marvel.server.overrides[try marvel.work(place).pictures().portrait] = nil
  }
  .isIdempotent()

  Given("{marvelWork} has no image/picture") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.given(choice)
    try marvel.change(place) { $0.thumbnail = .none }
  }

  Given("the {marvelSection} have no images/pictures") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    try marvel.removePictures(section)
  }

  Given("the resource URI of {marvelWork} is {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, address: String) in
    let place = try marvel.given(choice)
    try marvel.change(place) { $0.otherResourceURI = address }
  }

  Given("the resource URI of {marvelWork} answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, status: Int, body: String) in
    let place = try marvel.given(choice)
    marvel.server.overrides[try marvel.work(place).resourceURI] = .success(
      HTTPResponse(status: status, body: Array(body.utf8)))
  }

  When("the resource URI of {marvelWork} answers as it should again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    marvel.server.overrides[try marvel.work(place).resourceURI] = nil
  }
  .isIdempotent()

  Given("the store of images fails to {word} {word}") {
    (marvel: inout MarvelWorld, operation: String, often: String) in
    let operation = try require(
      InMemoryStore.Operation(rawValue: operation), "a store does not \(operation)")
    try expect(["once", "always"].contains(often), "found \"\(often)\", expected once or always")
    marvel.store.fail(operation, often == "once" ? .once : .always)
  }

  Given("the store of images holds the image of {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let work = try marvel.work(place)
    try marvel.store.write(work.portrait, for: try work.pictures().portrait)
  }

  Given("the store of images holds zero bytes for the image of {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.store.write([], for: try marvel.work(place).pictures().portrait)
  }

  workPictureOutcomes
}

/// Works that come onto the screen and leave it.
private let visibilityOfWorks = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "{marvelWork} becomes visible( again)", "{marvelWork} comes/scrolls into view( again)",
    "{marvelWork} appears( again)",
  ].map(StepPattern.sentence) + [
    does(.scroll, "(down )(back )to (the image of ){marvelWork}")
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.acting().workBecameVisible(try marvel.place(choice))
    }
    .isIdempotent()
  }

  for sentence: StepPattern in [
    "{marvelWorkGroup} become(s) visible( again)", "{marvelWorkGroup} come(s) into view( again)",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, group: WorkGroup) in
      for place in try marvel.places(group) {
        try marvel.acting().workBecameVisible(place)
        try await marvel.settle()
      }
    }
    .isIdempotent()
  }

  for sentence: StepPattern in [
    "{marvelWork} is no longer visible", "{marvelWork} leaves the screen",
    "{marvelWork} disappears", "{marvelWork} is scrolled away",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.acting().workDisappeared(try marvel.place(choice))
    }
    .isIdempotent()
  }

  Given("{marvelWork} is visible") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    try marvel.makeVisible([try marvel.given(choice)])
    try await marvel.settle()
  }

  Given("{marvelWorkGroup} are visible") { (marvel: inout MarvelWorld, group: WorkGroup) in
    for place in try marvel.places(group) {
      try marvel.makeVisible([place])
      try await marvel.settle()
    }
  }

  // "They" are the works of the only section that has some.
  Given("(only ){count} of them are visible") { (marvel: inout MarvelWorld, count: Int) in
    let sections = marvel.server.library.index[marvel.subject].works.filter { !$0.value.isEmpty }
    let section = try require(
      sections.count == 1 ? sections.first : nil, "there are \(sections.count) sections")
    try expect(count <= section.value.count, "there are \(section.value.count) of them")
    try marvel.makeVisible((0..<count).map { WorkPlace(section.key, $0) })
  }
}

/// The outcome for the pictures.
private let workPictureOutcomes = StepLibrary(MarvelWorld.self) {
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

extension MarvelWorld {
  /// The invented works in a section of the character that the story is about.
  func works(_ section: MarvelCharacter.Section) throws -> [SampleWork] {
    let works = server.library.index[subject].works[section] ?? []
    try expect(!works.isEmpty, "there are no \(section)")
    return works
  }

  /// The invented work at `place` of the character that the story is about.
  func work(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> SampleWork {
    let works = server.library.index[subject].works[place.section] ?? []
    return try require(
      works.indices.contains(place.index) ? works[place.index] : nil,
      "there are \(works.count) \(place.section)", file: file, line: line)
  }

  fileprivate mutating func change(_ place: WorkPlace, _ change: (inout SampleWork) -> Void) throws
  {
    var work = try work(place)
    change(&work)
    server.library.index[subject].works[place.section]?[place.index] = work
  }

  mutating func removePictures(_ section: MarvelCharacter.Section) throws {
    for index in try works(section).indices {
      try change(WorkPlace(section, index)) { $0.thumbnail = .none }
    }
  }

  /// Lets a request wait for its answer.
  mutating func hold(_ url: String, while act: (LibrarySession) -> Void) async throws {
    let before = network.pendingIndexes.count
    server.hold(url)
    act(try arranged())
    try await settle()
    try expect(network.pendingIndexes.count, equals: before + 1, "the pending requests")
  }

  fileprivate mutating func override(
    _ place: WorkPlace, _ answer: Result<HTTPResponse, HTTPClientError>
  ) throws {
    server.overrides[try work(place).pictures().portrait] = answer
  }

  /// The content in the place of the work's picture.
  mutating func picture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> PictureState {
    let details = try require(
      try seen().details, "no details are presented", file: file, line: line)
    return details.pictures[place] ?? .hidden
  }

  fileprivate mutating func expectPicture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      try picture(place).words, equals: try work(place).portrait.shownWords, "the picture",
      file: file, line: line)
  }

  fileprivate mutating func failure(_ place: WorkPlace) throws -> CatalogError {
    let picture = try picture(place)
    if case .placeholder(.failed(let error)) = picture { return error }
    return try require(nil, "no failure is shown, but \(picture.words)")
  }

  /// The address of the small picture of a character.
  fileprivate func portraitURL(_ choice: CharacterChoice) throws -> String {
    try require(
      server.library.index[try sample(choice)].thumbnail.urls?.portrait,
      "the character has no picture")
  }

  fileprivate func expectRequests(
    _ url: String, _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      network.requests.count { $0.url == url }, equals: count, "the requests for \(url)",
      file: file, line: line)
  }

  /// The works are on the screen: now, or as soon as the details are presented.
  fileprivate mutating func makeVisible(_ places: [WorkPlace]) throws {
    guard currentScreen?.details != nil else { return setup.visibleWorks += places }
    for place in places { try arranged().workBecameVisible(place) }
  }

  /// The requests for pictures, whose servers are not the API's.
  fileprivate var imageRequests: [String] {
    network.requests.map(\.url).filter { !$0.contains("/v1/public/") }
  }

  /// The only work whose picture is on the screen.
  fileprivate mutating func onlyVisibleWork() throws -> WorkPlace {
    let places = try details().pictures.keys
    return try require(places.count == 1 ? places.first : nil, "\(places.count) works are visible")
  }

  /// The picture of the work is shown, or nothing of it was asked for.
  fileprivate mutating func expectLoaded(_ place: WorkPlace, _ expected: Bool) throws {
    if expected { try expectPicture(place) } else { try expectUntouched(place) }
  }

  /// Nothing was asked for of the works of a section that are not on the screen, some of which must
  /// be.
  fileprivate mutating func expectOthersUntouched(
    _ section: MarvelCharacter.Section, _ count: Int?
  ) throws {
    let places = try works(section).indices.map { WorkPlace(section, $0) }
    let shown = try details().pictures
    let others = places.filter { shown[$0] == nil }
    for place in others { try expectUntouched(place) }
    try expect(!others.isEmpty && others.count < places.count, "\(others.count) are others")
    if let count { try expect(others.count, equals: count, "the number of others") }
  }

  /// The picture is shown, and was found by way of this address.
  fileprivate mutating func expectFetched(_ place: WorkPlace, from address: String) throws {
    let work = try work(place)
    try expectPicture(place)
    let sent = furtherRequests().map(\.url)
    let wanted = [address, try work.pictures().portrait]
    try expect(sent.filter(wanted.contains), equals: wanted, "the requests for the picture")
  }

  /// Presents a character with `count` works of a section and makes one visible.
  mutating func showPicture(of place: WorkPlace, among count: Int) async throws {
    try setWorks(WorkAmounts([place.section: count]))
    try await presentDetails()
    try arranged().workBecameVisible(place)
    try await settle()
    try expectPicture(place)
    _ = try arranged()
  }

  /// Nothing of the work was asked for.
  func expectUntouched(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let work = try work(place)
    let pictures = try work.pictures()
    let addresses = [work.resourceURI, pictures.portrait, pictures.full]
    try expect(
      network.requests.map(\.url).filter(addresses.contains), equals: [],
      "the requests for \(work.title)", file: file, line: line)
  }
}

extension SampleWork {
  /// The addresses of its picture, which every scenario that asks for them has given it.
  func pictures() throws -> (portrait: String, full: String) {
    try require(thumbnail.urls, "\(title) has no picture")
  }
}
