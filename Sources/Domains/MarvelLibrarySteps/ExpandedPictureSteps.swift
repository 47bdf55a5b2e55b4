import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Pictures that are expanded.
let expandedPictureSteps = StepLibrary(MarvelWorld.self) {
  Given("{marvelWork} of {int} is expanded") {
    (marvel: inout MarvelWorld, place: WorkPlace, count: Int) in
    try await marvel.showPicture(of: place, among: count)
    try marvel.arranged().expand(place)
    try await marvel.settle()
    try marvel.expectLargePicture(of: place)
  }

  Given("{count} stories of which {marvelWork} has no picture, all visible") {
    (marvel: inout MarvelWorld, count: Int, place: WorkPlace) in
    try await marvel.presentStories(count, without: place, visible: count)
  }

  Given("{count} stories of which {marvelWork} has no picture, the first visible") {
    (marvel: inout MarvelWorld, count: Int, place: WorkPlace) in
    try await marvel.presentStories(count, without: place, visible: 1)
  }

  Given("the large image/picture of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try await marvel.hold(try marvel.work(place).pictures().full) { $0.expand(place) }
  }

  Given("the large image/picture of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, place: WorkPlace, status: Int) in
    let work = try marvel.work(place)
    marvel.server.overrides[try work.pictures().full] = .success(
      HTTPResponse(status: status, body: work.fullPicture))
  }

  When("the large image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().full))
  }
  .isIdempotent()

  Given("I have expanded (the image of )(the picture of ){marvelWork}") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.arranged().workBecameVisible(place)
    try await marvel.settle()
    try marvel.arranged().expand(place)
    try await marvel.settle()
    try marvel.expectLargePicture(of: place)
    _ = try marvel.arranged()
  }

  When("I expand (the image of )(the picture of ){marvelWork}") {
    (marvel: inout MarvelWorld, place: WorkPlace) in try marvel.acting().expand(place)
  }
  .isIdempotent()

  When("I move/go to the next image/picture") { marvel in try marvel.acting().showNextPicture() }

  When("I move/go to the previous image/picture") { marvel in
    try marvel.acting().showPreviousPicture()
  }

  When("I close the expanded image/picture") { marvel in try marvel.acting().closeGallery() }
    .isIdempotent()

  Then("only the large image/picture of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().full],
      "the further requests")
  }

  Then("the large image/picture of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().last?.url, equals: try marvel.work(place).pictures().full,
      "the last request")
  }

  Then("the request for the large image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().full)
    try marvel.expectCancelled(request, "the request for the large image")
  }

  Then("the large/expanded image/picture of {marvelWork} is shown") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.expectLargePicture(of: place)
  }

  Then("the large image/picture is being loaded") { marvel in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.picture.words, equals: PictureState.loading.words, "the large image")
  }

  Then("the footer says {string} and the title of {marvelWork}") {
    (marvel: inout MarvelWorld, footer: String, place: WorkPlace) in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.footer, equals: footer, "the footer")
    try expect(gallery.title, equals: try marvel.work(place).title, "the title")
  }

  Then("the footer says {string}") { (marvel: inout MarvelWorld, footer: String) in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.footer, equals: footer, "the footer")
  }

  Then("the expanded image/picture could not be loaded: {string}") {
    (marvel: inout MarvelWorld, words: String) in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    guard case .placeholder(.failed(let error)) = gallery.picture else {
      return try expect(false, "no failure is shown, but \(gallery.picture.words)")
    }
    try expect(error.text.contains(words), "the reason is \"\(error.text)\": not \"\(words)\"")
  }

  Then("a placeholder is expanded") { marvel in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    guard case .placeholder = gallery.picture else {
      return try expect(false, "no placeholder is shown, but \(gallery.picture.words)")
    }
  }

  Then("no image/picture is expanded( any more)") { marvel in
    try expect(try marvel.seen().gallery == nil, "an image is expanded")
  }

  Then("an/the image/picture is (still )expanded") { marvel in
    try expect(try marvel.seen().place, equals: .gallery, "where the user is")
  }
}

extension MarvelWorld {
  mutating func expectLargePicture(
    of place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let gallery = try require(seen().gallery, "no image is expanded", file: file, line: line)
    try expect(
      gallery.picture.words, equals: try work(place).fullPicture.shownWords, "the large image",
      file: file, line: line)
  }

  /// Presents a character with stories, one of them without a picture, the first ones visible.
  fileprivate mutating func presentStories(
    _ count: Int, without place: WorkPlace, visible: Int
  ) async throws {
    try setWorks(WorkAmounts([.stories: count]))
    _ = try work(place)
    server.library.index[0].works[.stories]?[place.index].thumbnail = .none
    try await presentDetails()
    for index in 0..<visible {
      try arranged().workBecameVisible(WorkPlace(.stories, index))
      try await settle()
    }
  }
}
