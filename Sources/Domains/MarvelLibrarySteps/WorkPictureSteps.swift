import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pictures of a character's works, loaded while they can be seen.
let workPictureSteps = StepLibrary(MarvelWorld.self) {
  When("{marvelWork} becomes visible( again)") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.acting().workBecameVisible(place)
  }
  .isIdempotent()

  When("all/both {marvelSection} become visible( again)") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    for index in try marvel.works(section).indices {
      try marvel.acting().workBecameVisible(WorkPlace(section, index))
      try await marvel.settle()
    }
  }
  .isIdempotent()

  When("{marvelWork} is no longer visible") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.acting().workDisappeared(place)
  }
  .isIdempotent()

  Given("{marvelWork} is visible") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.arranged().workBecameVisible(place)
  }

  Given("all/both {marvelSection} are visible") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    for index in try marvel.works(section).indices {
      try marvel.arranged().workBecameVisible(WorkPlace(section, index))
      try await marvel.settle()
    }
  }

  Given("the image of {marvelWork} of {int} was shown") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    try await marvel.showPicture(of: place, among: count)
  }

  Given("the data of {marvelWork} is pending") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try await marvel.hold(try marvel.work(place).resourceURI) { $0.workBecameVisible(place) }
  }

  When("the data of {marvelWork} arrives") { (marvel: inout MarvelWorld, place: WorkPlace) in
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).resourceURI))
  }
  .isIdempotent()

  Given("the image/picture of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try await marvel.hold(try marvel.work(place).pictures().portrait) {
      $0.workBecameVisible(place)
    }
  }

  When("the image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
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
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.override(place, .success(HTTPResponse(status: 200, body: [])))
  }

  Given("the image/picture of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, place: WorkPlace, status: Int) in
    try marvel.override(
      place, .success(HTTPResponse(status: status, body: try marvel.work(place).portrait)))
  }

  Given("the image/picture of {marvelWork} answers with no connection") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.override(place, .failure(.notConnected))
  }

  When("the image/picture of {marvelWork} can be loaded again") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    marvel.server.overrides[try marvel.work(place).pictures().portrait] = nil
  }
  .isIdempotent()

  Given("{marvelWork} has no image/picture") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.change(place) { $0.thumbnail = .none }
  }

  Given("the {marvelSection} have no images/pictures") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    try marvel.removePictures(section)
  }

  Given("the resource URI of {marvelWork} is {string}") {
    (marvel: inout MarvelWorld, place: WorkPlace, address: String) in
    try marvel.change(place) { $0.otherResourceURI = address }
  }

  Given("the resource URI of {marvelWork} answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, place: WorkPlace, status: Int, body: String) in
    marvel.server.overrides[try marvel.work(place).resourceURI] = .success(
      HTTPResponse(status: status, body: Array(body.utf8)))
  }

  When("the resource URI of {marvelWork} answers as it should again") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
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
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let work = try marvel.work(place)
    try marvel.store.write(work.portrait, for: try work.pictures().portrait)
  }

  Given("the store of images holds zero bytes for the image of {marvelWork}") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.store.write([], for: try marvel.work(place).pictures().portrait)
  }

  workPictureOutcomes
}

/// The outcome for the pictures.
private let workPictureOutcomes = StepLibrary(MarvelWorld.self) {
  Then("requests were sent to the resource URI of {marvelWork} and to its image, in this order") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let work = try marvel.work(place)
    try expect(
      marvel.furtherRequests().map(\.url),
      equals: [work.resourceURI, try work.pictures().portrait], "the further requests")
  }

  Then("no request was sent for {marvelWork}") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.expectUntouched(place)
  }

  Then("the images/pictures of the other {marvelSection} are not loaded/requested") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    for index in try marvel.works(section).indices {
      let place = WorkPlace(section, index)
      if try marvel.picture(place) == .hidden { try marvel.expectUntouched(place) }
    }
    let shown = try marvel.seen().details?.pictures.count ?? 0
    try expect(shown, equals: 1, "the pictures that are not those of the others")
  }

  Then("no image/picture was requested") { marvel in
    let images = marvel.network.requests.map(\.url).filter { !$0.contains("/v1/public/") }
    try expect(images, equals: [], "the images asked for")
  }

  Then("the image/picture of {marvelWork} was requested again") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().portrait],
      "the further requests")
  }

  Then("the image/picture of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    try marvel.expectRequests(try marvel.work(place).pictures().portrait, count)
  }

  Then("the data of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    try marvel.expectRequests(try marvel.work(place).resourceURI, count)
  }

  Then("only the image/picture of {marvelCharacter} was requested") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.portraitURL(choice)],
      "the further requests")
  }

  Then("the request for the data of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).resourceURI)
    try marvel.expectCancelled(request, "the request for the data")
  }

  Then("the request for the image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try marvel.expectCancelled(request, "the request for the image")
  }

  Then("the request for the image/picture of {marvelWork} was not cancelled/canceled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try expect(!marvel.client.canceled.contains(request), "the request was cancelled")
  }

  Then("the request for the image/picture of {marvelCharacter} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let request = try marvel.lastRequest(to: try marvel.portraitURL(choice))
    try marvel.expectCancelled(request, "the request for the image")
  }

  Then("{marvelWork} shows its image( again)/picture( again)") {
    (marvel: inout MarvelWorld, place: WorkPlace) in try marvel.expectPicture(place)
  }

  Then("the image/picture of {marvelWork} is loaded/shown") {
    (marvel: inout MarvelWorld, place: WorkPlace) in try marvel.expectPicture(place)
  }

  Then("{marvelWork} shows the image/picture in {string}") {
    (marvel: inout MarvelWorld, place: WorkPlace, file: String) in
    let bytes = try marvel.scenario.resource(file).bytes
    try expect(try marvel.picture(place).words, equals: bytes.shownWords, "the picture")
  }

  Then("{marvelWork} shows the/a placeholder") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      try marvel.picture(place).words, equals: PictureState.placeholder(.noPicture).words,
      "the picture")
  }

  Then("{marvelWork} shows that its image/picture could not be loaded") {
    (marvel: inout MarvelWorld, place: WorkPlace) in _ = try marvel.failure(place)
  }

  Then("{marvelWork} shows that its image/picture could not be loaded: {string}") {
    (marvel: inout MarvelWorld, place: WorkPlace, words: String) in
    let text = try marvel.failure(place).text
    try expect(text.contains(words), "the reason is \"\(text)\": not \"\(words)\"")
  }

  Then("{marvelWork} shows that its image/picture is( being) loading/loaded") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(try marvel.picture(place).words, equals: PictureState.loading.words, "the picture")
  }

  Then("no image/picture of {marvelWork} is shown") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
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
  /// The invented works in a section of the first character.
  func works(_ section: MarvelCharacter.Section) throws -> [SampleWork] {
    let works = server.library.index.first?.works[section] ?? []
    try expect(!works.isEmpty, "there are no \(section)")
    return works
  }

  /// The invented work at `place` of the first character.
  func work(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> SampleWork {
    let works = server.library.index.first?.works[place.section] ?? []
    return try require(
      works.indices.contains(place.index) ? works[place.index] : nil,
      "there are \(works.count) \(place.section)", file: file, line: line)
  }

  fileprivate mutating func change(_ place: WorkPlace, _ change: (inout SampleWork) -> Void) throws
  {
    var work = try work(place)
    change(&work)
    server.library.index[0].works[place.section]?[place.index] = work
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
