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

  When("the large image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().full))
  }
  .isIdempotent()

  expanding
  expandedOutcomes
}

/// Expanding a picture, and going through the gallery.
private let expanding = StepLibrary(MarvelWorld.self) {
  let picture = "(on )(the image of )(the picture of ){marvelWork}"

  When(does(.expand, picture)) { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try await marvel.scrollTo(place)
    try marvel.acting().expand(place)
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

  When(does(.expand, "(on )the image of {string}")) { (marvel: inout MarvelWorld, title: String) in
    let place = try marvel.place(titled: title)
    try await marvel.scrollTo(place)
    try marvel.acting().expand(place)
  }
  .isIdempotent()

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

  When(does(.move, "(on )to the next (large )(expanded )image/picture")) { marvel in
    try marvel.acting().showNextPicture()
  }

  When(does(.move, "(back )to the previous (large )(expanded )image/picture")) { marvel in
    try marvel.acting().showPreviousPicture()
  }

  When(does(.leave, "the (expanded )(large )image/picture/gallery")) { marvel in
    try marvel.acting().closeGallery()
  }
  .isIdempotent()

  // In an outcome, it should have been.
  Step(.sentence("the (expanded )(large )image/picture/gallery is closed/dismissed")) { marvel in
    if !marvel.scenario.isInOutcome { try marvel.acting().closeGallery() }
    try expect(try marvel.seen().gallery == nil, "an image is expanded")
  }
}

/// The expanded picture as the user sees it.
private let expandedOutcomes = StepLibrary(MarvelWorld.self) {
  Then("only the large image/picture of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().full],
      "the further requests")
  }

  Then("the large image/picture of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(
      marvel.furtherRequests().last?.url, equals: try marvel.work(place).pictures().full,
      "the last request")
  }

  Then("the request for the large image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().full)
    try marvel.expectCancelled(request, "the request for the large image")
  }

  Then("the large/expanded image/picture of {marvelWork} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    let place = try marvel.place(choice)
    if expected { return try marvel.expectLargePicture(of: place) }
    let gallery = try marvel.seen().gallery
    try expect(
      gallery?.picture.words != (try marvel.work(place)).fullPicture.shownWords,
      "the large image is shown")
  }

  for sentence: StepPattern in [
    "the image/picture of {marvelWork} is shown/displayed/presented large",
    "the image/picture of {marvelWork} is shown/displayed/presented in full size",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.expectLargePicture(of: try marvel.place(choice))
    }
  }

  for sentence: StepPattern in [
    "the image is shown/displayed/presented in full size",
    "the large/expanded image/picture is/was loaded",
  ] {
    Then(sentence) { marvel in try marvel.expectLargePicture(of: try marvel.expandedPlace()) }
  }

  Then("the large/expanded image/picture {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let gallery = try marvel.seen().gallery
    guard expected else { return try expect(gallery == nil, "an image is expanded") }
    try marvel.expectLargePicture(of: try marvel.expandedPlace())
  }

  Then(.sentence("the large/expanded image/picture is (lazy )loaded/fetched from {string}")) {
    (marvel: inout MarvelWorld, address: String) in
    try marvel.expectLargeFetched(from: address)
  }

  Then(.sentence("the large/expanded image/picture is (lazy )loaded/fetched from its resource URI"))
  {
    (marvel: inout MarvelWorld) in
    let work = try marvel.work(try marvel.expandedPlace())
    try marvel.expectLargeFetched(from: work.resourceURI)
  }

  Then("image/picture {int} of {int} {marvelIsShown}") {
    (marvel: inout MarvelWorld, number: Int, count: Int, expected: Bool) in
    let footer = try require(marvel.seen().gallery, "no image is expanded").footer
    try expect((footer == "\(number)/\(count)") == expected, "the footer says \(footer)")
  }

  Then("the large image/picture is being loaded") { marvel in
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.picture.words, equals: PictureState.loading.words, "the large image")
  }

  Then("the footer says {string} and the title of {marvelWork}") {
    (marvel: inout MarvelWorld, footer: String, choice: WorkChoice) in
    let place = try marvel.place(choice)
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
  /// The user scrolls to a work that is not on the screen: only what can be seen can be expanded.
  fileprivate mutating func scrollTo(_ place: WorkPlace) async throws {
    guard let details = currentScreen?.details, details.pictures[place] == nil else { return }
    try arranged().workBecameVisible(place)
    try await settle()
  }

  /// Presents the details and expands a picture in them.
  fileprivate mutating func presentExpanded(_ place: WorkPlace) async throws {
    try await presentDetails()
    try await scrollTo(place)
    try arranged().expand(place)
    try await settle()
    try expectLargePicture(of: place)
    _ = try arranged()
  }

  /// The place of the work whose title the gallery shows.
  fileprivate mutating func expandedPlace() throws -> WorkPlace {
    let title = try require(seen().gallery, "no image is expanded").title
    for section in MarvelCharacter.Section.allCases {
      let works = server.library.index[try subject].works[section] ?? []
      if let index = works.firstIndex(where: { $0.title == title }) {
        return WorkPlace(section, index)
      }
    }
    return try require(nil, "no work is titled \(title)")
  }

  /// The large picture is shown, and it alone was asked for, after the work's data if those were not
  /// known.
  fileprivate mutating func expectLargeFetched(from address: String) throws {
    let place = try expandedPlace()
    try expectLargePicture(of: place)
    try expect(try work(place).resourceURI, equals: address, "the resource URI")
    let asked = network.requests.map(\.url)
    try expect(asked.contains(address), "nothing asked for \(address)")
    try expect(
      furtherRequests().map(\.url).filter { $0 != address },
      equals: [try work(place).pictures().full], "the further requests")
  }

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
    server.library.index[try subject].works[.stories]?[place.index].thumbnail = .none
    try await presentDetails()
    for index in 0..<visible {
      try arranged().workBecameVisible(WorkPlace(.stories, index))
      try await settle()
    }
  }
}
