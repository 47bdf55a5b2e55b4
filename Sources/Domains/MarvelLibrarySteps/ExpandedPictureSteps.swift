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

  Given("{int} stories of which {marvelWork} has no picture, all visible") {
    (marvel: inout MarvelWorld, count: Int, place: WorkPlace) in
    try await marvel.presentStories(count, without: place, visible: count)
  }

  Given("{int} stories of which {marvelWork} has no picture, the first visible") {
    (marvel: inout MarvelWorld, count: Int, place: WorkPlace) in
    try await marvel.presentStories(count, without: place, visible: 1)
  }

  Given("the large image of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let work = try marvel.work(place)
    marvel.network.add(.picture(work.fullPicture, at: try work.pictures().full, isHeld: true))
    try marvel.arranged().expand(place)
    try await marvel.settle()
    try expect(marvel.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  When("I expand {marvelWork}") { (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.acting().expand(place)
  }

  When("I move to the next picture") { marvel in try marvel.acting().showNextPicture() }

  When("I move to the previous picture") { marvel in try marvel.acting().showPreviousPicture() }

  When("I close the expanded image") { marvel in try marvel.acting().closeGallery() }

  Then("only the large image of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().full],
      "the further requests")
  }

  Then("the large image of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try expect(
      marvel.furtherRequests().last?.url, equals: try marvel.work(place).pictures().full,
      "the last request")
  }

  Then("the request for the large image of {marvelWork} was cancelled") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().full)
    try expect(marvel.network.exchanges[request].state, equals: .cancelled, "the request")
  }

  Then("the large image of {marvelWork} is shown") {
    (marvel: inout MarvelWorld, place: WorkPlace) in
    try marvel.expectLargePicture(of: place)
  }

  Then("the footer says {string} and the title of {marvelWork}") {
    (marvel: inout MarvelWorld, footer: String, place: WorkPlace) in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.footer, equals: footer, "the footer")
    try expect(gallery.title, equals: try marvel.work(place).title, "the title")
  }

  Then("a placeholder is expanded") { marvel in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    guard case .placeholder = gallery.picture else {
      return try expect(false, "no placeholder is shown, but \(gallery.picture.words)")
    }
  }

  Then("no image is expanded") { marvel in
    try expect(try marvel.seen().place, equals: .details, "where the user is")
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
    try setWorks([(.stories, count)])
    _ = try work(place)
    setup.library.index[0].works[.stories]?[place.index].thumbnail = .none
    try await presentDetails()
    for index in 0..<visible {
      try arranged().workBecameVisible(WorkPlace(.stories, index))
      try await settle()
    }
  }
}
