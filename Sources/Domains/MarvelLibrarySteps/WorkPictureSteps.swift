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
    let sections = marvel.server.library.index[try marvel.subject].works.filter {
      !$0.value.isEmpty
    }
    let section = try require(
      sections.count == 1 ? sections.first : nil, "there are \(sections.count) sections")
    try expect(count <= section.value.count, "there are \(section.value.count) of them")
    try marvel.makeVisible((0..<count).map { WorkPlace(section.key, $0) })
  }
}

extension MarvelWorld {
  /// The invented works in a section of the character that the story is about.
  func works(_ section: MarvelCharacter.Section) throws -> [SampleWork] {
    let works = server.library.index[try subject].works[section] ?? []
    try expect(!works.isEmpty, "there are no \(section)")
    return works
  }

  /// The invented work at `place` of the character that the story is about.
  func work(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> SampleWork {
    let works = server.library.index[try subject].works[place.section] ?? []
    return try require(
      works.indices.contains(place.index) ? works[place.index] : nil,
      "there are \(works.count) \(place.section)", file: file, line: line)
  }

  fileprivate mutating func change(_ place: WorkPlace, _ change: (inout SampleWork) -> Void) throws
  {
    var work = try work(place)
    change(&work)
    server.library.index[try subject].works[place.section]?[place.index] = work
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

  mutating func expectPicture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      try picture(place).words, equals: try work(place).portrait.shownWords, "the picture",
      file: file, line: line)
  }

  mutating func failure(_ place: WorkPlace) throws -> CatalogError {
    let picture = try picture(place)
    if case .placeholder(.failed(let error)) = picture { return error }
    return try require(nil, "no failure is shown, but \(picture.words)")
  }

  /// The address of the small picture of a character.
  func portraitURL(_ choice: CharacterChoice) throws -> String {
    try require(
      server.library.index[try sample(choice)].thumbnail.urls?.portrait,
      "the character has no picture")
  }

  func expectRequests(
    _ url: String, _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      network.requests.count { $0.url == url }, equals: count, "the requests for \(url)",
      file: file, line: line)
  }

  /// The works are on the screen: now, or as soon as the details are presented.
  mutating func makeVisible(_ places: [WorkPlace]) throws {
    guard currentScreen?.details != nil else { return setup.visibleWorks += places }
    for place in places { try arranged().workBecameVisible(place) }
  }

  /// The requests for pictures, whose servers are not the API's.
  var imageRequests: [String] {
    network.requests.map(\.url).filter { !$0.contains("/v1/public/") }
  }

  /// The only work whose picture is on the screen.
  mutating func onlyVisibleWork() throws -> WorkPlace {
    let places = try details().pictures.keys
    return try require(places.count == 1 ? places.first : nil, "\(places.count) works are visible")
  }

  /// The picture of the work is shown, or nothing of it was asked for.
  mutating func expectLoaded(_ place: WorkPlace, _ expected: Bool) throws {
    if expected { try expectPicture(place) } else { try expectUntouched(place) }
  }

  /// Nothing was asked for of the works of a section that are not on the screen, some of which must
  /// be.
  mutating func expectOthersUntouched(
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
  mutating func expectFetched(_ place: WorkPlace, from address: String) throws {
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
