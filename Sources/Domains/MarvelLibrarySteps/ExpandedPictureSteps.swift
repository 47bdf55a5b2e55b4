import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Pictures that are expanded.
let expandedPictureSteps = StepLibrary(MarvelWorld.self) {
  Given("{marvelWork} of {int} is expanded") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try await marvel.showPicture(of: place, among: count)
    try marvel.arranged().expand(place)
    try await marvel.settle()
    try marvel.expectLargePicture(of: place)
  }

  Given("{count} stories of which {marvelWork} has no picture, all visible") {
    (marvel: inout MarvelWorld, count: Int, choice: WorkChoice) in
    try await marvel.presentStories(count, without: try marvel.place(choice), visible: count)
  }

  Given("{count} stories of which {marvelWork} has no picture, the first visible") {
    (marvel: inout MarvelWorld, count: Int, choice: WorkChoice) in
    try await marvel.presentStories(count, without: try marvel.place(choice), visible: 1)
  }

  Given("the large image/picture of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try await marvel.hold(try marvel.work(place).pictures().full) { $0.expand(place) }
  }

  Given("the large image/picture of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, status: Int) in
    let place = try marvel.place(choice)
    let work = try marvel.work(place)
    marvel.server.overrides[try work.pictures().full] = .success(
      HTTPResponse(status: status, body: work.fullPicture))
  }

  for sentence: StepPattern in [
    .sentence("the large image/picture of {marvelWork} cannot/could\\ not be loaded"),
    .sentence("the large image/picture of {marvelWork} fails( to load)/failed( to load)"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.expectAction()
      let work = try marvel.work(try await marvel.givenNow(choice))
      marvel.server.overrides[try work.pictures().full] = .success(
        HTTPResponse(status: 404, body: work.fullPicture))
    }
  }

  When("the large image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().full))
  }
  .isIdempotent()

  expanding
  expandedPictureOutcomes
  galleryLoadingSteps
}

/// Expanding a picture, and going through the gallery.
private let expanding = StepLibrary(MarvelWorld.self) {
  let picture = "(on )(the image of )(the picture of ){marvelWork}( again)( once more)"

  When(does(.expand, picture)) { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try await marvel.givenNow(choice)
    try await marvel.scrollTo(place)
    marvel.setup.expanded = place
    try marvel.inDetails().expand(place)
  }
  .isIdempotent()

  // In an outcome, it should have been.
  Step(isDone(.expand, to: "(the image of )(the picture of ){marvelWork}")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    if marvel.scenario.isInOutcome {
      try marvel.expectLargePicture(of: try marvel.place(choice))
    } else {
      try await marvel.presentExpanded(try marvel.given(choice))
    }
  }

  // "It" may be the character who was found.
  When(does(.expand, "(on ){marvelImage}( to expand it)( to enlarge it)( again)( once more)")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    if choice == WorkChoice(.current), marvel.currentScreen?.place == .search {
      return try await marvel.selectIt()
    }
    let place = try await marvel.givenNow(choice)
    try await marvel.scrollTo(place)
    marvel.setup.expanded = place
    try marvel.inDetails().expand(place)
  }
  .isIdempotent()

  for sentence in acts(.expand, "(on ){marvelAnyImage}") {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      let place = try await marvel.givenNow(choice)
      try await marvel.scrollTo(place)
      marvel.setup.expanded = place
      try marvel.inDetails().expand(place)
    }
    .isIdempotent()
  }

  for sentence in [did(.expand, "(on ){marvelAnyImage}")] {
    Step(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      if marvel.scenario.isInOutcome {
        return try marvel.expectLargePicture(of: try marvel.expanded())
      }
      try await marvel.presentExpanded(try marvel.given(choice))
    }
  }

  Given(wasDone(.expand, to: "{marvelAnyImage}")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    try await marvel.presentExpanded(try await marvel.givenNow(choice))
  }

  Given(did(.expand, "(on ){marvelImage}")) { (marvel: inout MarvelWorld, choice: WorkChoice) in
    try await marvel.presentExpanded(try marvel.given(choice))
  }

  // Whether or not the user sees it.
  When("the library is asked to expand {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    try marvel.acting().expand(try marvel.place(choice))
  }
  .isIdempotent()

  for sentence in [
    did(.expand, picture), wasDone(.expand, to: "(the image of )(the picture of ){marvelWork}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try await marvel.presentExpanded(try marvel.given(choice))
    }
  }

  When(does(.expand, "(on )the same image/picture( again)( once more)")) {
    (marvel: inout MarvelWorld) in
    let place = try require(marvel.setup.expanded, "no image has been expanded")
    try marvel.acting().expand(place)
  }
  .isIdempotent()

  When("the library is asked to show the next image/picture") { marvel in
    try marvel.acting().showNextPicture()
  }

  When(does(.expand, "(on )the next image/picture")) { marvel in
    try marvel.inGallery().showNextPicture()
  }

  When(does(.move, "(on )to the next (large )(expanded )image/picture/one")) { marvel in
    try marvel.inGallery().showNextPicture()
  }

  When(does(.move, "(back )to the previous (large )(expanded )image/picture/one")) { marvel in
    try marvel.inGallery().showPreviousPicture()
  }

  When(does(.collapse, "(the )(expanded )(large )(enlarged )image/picture/gallery( again)")) {
    marvel in
    try marvel.inGallery().closeGallery()
  }
  .isIdempotent()

  // Before that, it is.
  Step("{marvelImage} {marvelAre} expanded/enlarged/zoomed") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    if !marvel.scenario.isInOutcome, expected {
      return try await marvel.presentExpanded(try await marvel.givenNow(choice))
    }
    let place = try marvel.place(choice)
    if expected { return try marvel.expectLargePicture(of: place) }
    try expect(try marvel.expandedPlace() != place, "the image is expanded")
  }

  // In an outcome, it should have been.
  Step(.sentence("the (expanded )(large )image/picture/gallery is closed/dismissed")) { marvel in
    if !marvel.scenario.isInOutcome { try marvel.inGallery().closeGallery() }
    try expect(try marvel.seen().gallery == nil, "an image is expanded")
  }
}

extension MarvelWorld {
  /// The session for a step in which something happens in the details, which there must be.
  mutating func inDetails() throws -> LibrarySession {
    let session = try acting()
    try expect(session.screen.place, equals: .details, "where the user is")
    return session
  }

  /// The session for a step in which something happens to the expanded image, which there must be.
  fileprivate mutating func inGallery() throws -> LibrarySession {
    let session = try acting()
    try expect(session.screen.place, equals: .gallery, "where the user is")
    return session
  }

  /// The user scrolls to a work that is not on the screen: only what can be seen can be expanded.
  mutating func scrollTo(_ place: WorkPlace) async throws {
    if currentScreen == nil { try await presentDetails() }
    guard let details = currentScreen?.details else { return }
    if details.pictures[place] == nil { try arranged().workBecameVisible(place) }
    // On a real wire the picture may still be on its way.
    try await settle()
  }

  /// Presents the details and expands a picture in them.
  mutating func presentExpanded(_ place: WorkPlace) async throws {
    try await presentDetails()
    try await scrollTo(place)
    setup.expanded = place
    try arranged().expand(place)
    try await settle()
    try expectLargePicture(of: place)
    _ = try arranged()
  }

  /// Presents a character with stories, one of them without a picture, the first ones visible.
  fileprivate mutating func presentStories(
    _ count: Int, without place: WorkPlace, visible: Int
  ) async throws {
    try setWorks(WorkAmounts([.stories: count]))
    _ = try work(place)
    server.library.index[try subject].works[.stories]?[place.index].thumbnail = .none
    try await presentDetails()
    for index in 0..<visible {
      try arranged().workBecameVisible(WorkPlace(.stories, index))
      try await settle()
    }
  }
}
