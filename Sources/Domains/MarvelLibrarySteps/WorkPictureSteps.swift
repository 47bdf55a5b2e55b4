import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pictures of a character's works, loaded while they can be seen.
let workPictureSteps = StepLibrary(MarvelWorld.self) {
  When("{marvelWork} becomes visible") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.acting().workBecameVisible(place)
  }

  When("{marvelWork} is no longer visible") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.acting().workDisappeared(place)
  }

  Given("the image of {marvelWork} of {int} was shown") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    try await marvel.showPicture(of: place, among: count)
  }

  Given("the image of {marvelWork} is pending") { (marvel: inout MarvelWorld, place: WorkPlace) in
    let work = try marvel.work(place)
    marvel.network.add(.picture(work.portrait, at: try work.pictures().portrait, isHeld: true))
    try marvel.arranged().workBecameVisible(place)
    try await marvel.settle()
    try expect(marvel.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  When("the image of {marvelWork} arrives") { (marvel: inout MarvelWorld, place: WorkPlace) in
    _ = try marvel.acting()
    let work = try marvel.work(place)
    try marvel.arrive(
      .success(HTTPResponse(status: 200, body: work.portrait)),
      for: try marvel.lastRequest(to: work.pictures().portrait))
  }

  Given("the image of {marvelWork} answers with zero bytes") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    marvel.network.add(.picture([], at: try marvel.work(place).pictures().portrait))
  }

  Given("the image of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, place: WorkPlace, status: Int) in
    let work = try marvel.work(place)
    marvel.network.add(
      .picture(work.portrait, at: try work.pictures().portrait, status: status))
  }

  Given("the image of {marvelWork} answers with no connection") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    marvel.network.add(
      .init(
        .url(try marvel.work(place).pictures().portrait),
        answers: [.init(.failure(.notConnected))]))
  }

  When("the image of {marvelWork} can be loaded again") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let work = try marvel.work(place)
    marvel.network.add(.picture(work.portrait, at: try work.pictures().portrait))
  }

  Given("the resource URI of {marvelWork} answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, place: WorkPlace, status: Int, body: String) in
    marvel.network.add(
      .init(.path(try marvel.work(place).path), answers: [.text(body, status: status)]))
  }

  Given("the store of images fails to {word} {word}") {
    (marvel: inout MarvelWorld, operation: String, often: String) in
    let operation = try require(
      InMemoryStore.Operation(rawValue: operation), "a store does not \(operation)")
    try expect(["once", "always"].contains(often), "found \"\(often)\", expected once or always")
    marvel.store.fail(operation, often == "once" ? .once : .always)
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

  Then("no image was requested") { marvel in
    let images = marvel.network.requests.map(\.url).filter { !$0.contains("/v1/public/") }
    try expect(images, equals: [], "the images asked for")
  }

  Then("the image of {marvelWork} was requested again") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().portrait],
      "the further requests")
  }

  Then("the image of {marvelWork} was requested {int} time(s) in total") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    let url = try marvel.work(place).pictures().portrait
    try expect(
      marvel.network.requests.count { $0.url == url }, equals: count, "the requests for \(url)")
  }

  Then("the request for the image of {marvelWork} was cancelled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try expect(marvel.network.exchanges[request].state, equals: .cancelled, "the request")
  }

  Then("{marvelWork} shows its image") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      try marvel.picture(place).words, equals: try marvel.work(place).portrait.shownWords,
      "the picture")
  }

  Then("{marvelWork} shows a picture") { (marvel: inout MarvelWorld, place: WorkPlace) in
    let picture = try marvel.picture(place)
    guard case .shown = picture else {
      return try expect(false, "no picture is shown, but \(picture.words)")
    }
  }

  Then("{marvelWork} shows the placeholder") { (marvel: inout MarvelWorld, place: WorkPlace) in
    let picture = try marvel.picture(place)
    guard case .placeholder = picture else {
      return try expect(false, "no placeholder is shown, but \(picture.words)")
    }
  }

  Then("no image of {marvelWork} is shown") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(try marvel.picture(place), equals: .hidden, "the picture")
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
  /// The invented work at `place` of the first character.
  func work(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> SampleWork {
    let works = setup.library.index.first?.works[place.section] ?? []
    return try require(
      works.indices.contains(place.index) ? works[place.index] : nil,
      "there are \(works.count) \(place.section)", file: file, line: line)
  }

  /// The content in the place of the work's picture.
  mutating func picture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> PictureState {
    let details = try require(
      try seen().details, "no details are presented", file: file, line: line)
    return details.pictures[place] ?? .hidden
  }

  /// Presents a character with `count` works of a section and makes one visible.
  mutating func showPicture(of place: WorkPlace, among count: Int) async throws {
    try setWorks([(place.section, count)])
    try await presentDetails()
    try arranged().workBecameVisible(place)
    try await settle()
    try expect(
      try picture(place).words, equals: try work(place).portrait.shownWords, "the picture")
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
    try require(pictureURLs, "\(title) has no picture")
  }
}
