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
    let place = try await marvel.givenNow(choice)
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

  When(does(.expand, "(on ){marvelImage}( to expand it)( to enlarge it)")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try await marvel.givenNow(choice)
    try await marvel.scrollTo(place)
    try marvel.acting().expand(place)
  }
  .isIdempotent()

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

  When(does(.expand, "(on )the next image/picture")) { marvel in
    try marvel.acting().showNextPicture()
  }

  When(does(.move, "(on )to the next (large )(expanded )image/picture")) { marvel in
    try marvel.acting().showNextPicture()
  }

  When(does(.move, "(back )to the previous (large )(expanded )image/picture")) { marvel in
    try marvel.acting().showPreviousPicture()
  }

  When(does(.collapse, "(the )(expanded )(large )(enlarged )image/picture/gallery( again)")) {
    marvel in
    try marvel.acting().closeGallery()
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
    if !marvel.scenario.isInOutcome { try marvel.acting().closeGallery() }
    try expect(try marvel.seen().gallery == nil, "an image is expanded")
  }
}

/// The expanded image of a work, which sentences name in several ways.
private let expandedImages = [
  "the large/expanded/enlarged image/picture of {marvelWork}",
  "the large/expanded/enlarged image/picture of {marvelTitled}", "the {marvelNumbered}",
]

/// The expanded picture as the user sees it.
private let expandedOutcomes = StepLibrary(MarvelWorld.self) {
  Then("only the large image/picture of {marvelWork} is requested") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.work(place).pictures().full],
      "the further requests")
  }

  Then("the request for the large image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().full)
    try marvel.expectCancelled(request, "the request for the large image")
  }

  for large in expandedImages {
    Then(.sentence("\(large) {marvelIsShown}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      let place = try marvel.place(choice)
      if expected { return try marvel.expectLargePicture(of: place) }
      let gallery = try marvel.seen().gallery
      try expect(
        gallery?.picture.words != (try marvel.work(place)).fullPicture.shownWords,
        "the large image is shown")
    }
  }

  for sentence: StepPattern in [
    "the image/picture of {marvelWork} is shown/displayed/presented large",
    "the image/picture of {marvelWork} is shown/displayed/presented in full size",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.expectLargePicture(of: try marvel.place(choice))
    }
  }

  Then("the image is shown/displayed/presented in full size") { marvel in
    try marvel.expectLargePicture(of: try marvel.expanded())
  }

  Then("the large/expanded image/picture {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if expected { return try marvel.expectLargePicture(of: try marvel.expanded()) }
    try expect(marvel.expandedRequests(), equals: [], "the requests for expanded images")
  }

  for large in expandedImages {
    // In what is given, it has not been.
    Step(.sentence("\(large) {marvelIsLoaded}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      let place = try await marvel.givenNow(choice)
      let asked = marvel.expandedRequests().contains(try marvel.work(place).pictures().full)
      try expect(asked == expected, "the requests are \(marvel.expandedRequests())")
      if expected { try marvel.expectLargePicture(of: place) }
    }

    // It is expanded, where the sentence says that it is not loaded before.
    Then(.sentence("\(large) {marvelIsLoaded} {marvelWhenExpanded}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, moment: VisibleMoment) in
      try await marvel.expectLargeLazy(try marvel.place(choice), expected != moment.isLimit)
    }
  }

  for sentence in [
    "the large/expanded image/picture {marvelIsLoaded} {marvelWhenExpanded}"
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, expected: Bool, moment: VisibleMoment) in
      try await marvel.expectLargeLazy(
        try marvel.place(WorkChoice(.current)), expected != moment.isLimit)
    }
  }

  Then("(the )(other ){count} (other )expanded/large images/pictures {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    try expect(!expected, "one image is expanded at a time")
    let place = try marvel.expanded()
    let others = try marvel.works(place.section).count - 1
    try expect(others, equals: count, "the number of other images")
    let full = try marvel.work(place).pictures().full
    try expect(marvel.expandedRequests().filter { $0 != full }, equals: [], "the expanded images")
  }

  for sentence in [
    "no (other )(further )(more )expanded/large image(s)/picture(s) {marvelIsLoaded}",
    "no (other )(further )(more )expanded/large image(s)/picture(s) {marvelIsShown}",
    "(the )(other )expanded/large images/pictures (of the other comics )(of other comics )(of the others )(of the other items )(not yet visible )(that are not visible ){marvelIsLoaded}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try expect(expected == sentence.hasPrefix("no"), "the sentence says otherwise")
      let asked = marvel.expandedRequests()
      let current = try marvel.expandedPlace().map { try marvel.work($0).pictures().full }
      try expect(asked.filter { $0 != current }, equals: [], "the expanded images asked for")
    }
  }

  Then("only the large/expanded image/picture {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies it")
    let place = try marvel.expanded()
    try marvel.expectLargePicture(of: place)
    let work = try marvel.work(place)
    let further = marvel.furtherRequests().map(\.url)
    try expect(
      further.filter { $0 != work.resourceURI }, equals: [try work.pictures().full],
      "the further requests")
  }

  Then("it {marvelAre} the (large )(expanded )image/picture of {marvelWork}") {
    (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice) in
    let place = try marvel.expanded()
    try expect((place == (try marvel.place(choice))) == expected, "it is that of \(place)")
  }

  for person in ["I get", "the user gets", "the customer gets"] {
    // The user goes there.
    Then(
      .sentence("the {ordinal} large/expanded image is/was not loaded until/before \(person) to it")
    ) {
      (marvel: inout MarvelWorld, number: Int) in
      let first = try marvel.expanded()
      let next = WorkPlace(first.section, number - 1)
      try expect(next.index, equals: first.index + 1, "its place after the expanded one")
      let full = try marvel.work(next).pictures().full
      try expect(!marvel.expandedRequests().contains(full), "the next image was asked for")
      try marvel.acting().showNextPicture()
      try await marvel.settle()
      try marvel.expectLargePicture(of: next)
      try expect(marvel.expandedRequests().contains(full), "the next image was not asked for")
    }
  }

  for sentence in [
    "no other image/picture is expanded",
    "the image(s) of the other comics/series/stories/events is/are not expanded",
    "the other images/pictures are not expanded", "only that/this/one image is expanded",
  ] {
    Then(.sentence(sentence)) { marvel in
      let place = try marvel.expanded()
      try marvel.expectLargePicture(of: place)
      try expect(
        marvel.expandedRequests(), equals: [try marvel.work(place).pictures().full],
        "the requests for expanded images")
    }
  }

  Then("the large/expanded image/picture {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let gallery = try marvel.seen().gallery
    guard expected else { return try expect(gallery == nil, "an image is expanded") }
    try marvel.expectLargePicture(of: try marvel.expanded())
  }

  for from in ["from {string}", "from the/its resource( )URI {string}"] {
    Then(.sentence("the large/expanded image/picture {marvelIsLoaded} \(from)")) {
      (marvel: inout MarvelWorld, expected: Bool, address: String) in
      try expect(expected, "the sentence denies it")
      try marvel.expectLargeFetched(from: address)
    }
  }

  Then("the large/expanded image/picture {marvelIsLoaded} from its/the resource( )URI") {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies it")
    try marvel.expectLargeFetched(from: try marvel.work(try marvel.expanded()).resourceURI)
  }

  Then("the large/expanded image/picture {marvelIsLoaded} from the resource( )URI of {marvelWork}")
  {
    (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice) in
    try expect(expected, "the sentence denies it")
    try marvel.expectLargeFetched(from: try marvel.work(try marvel.place(choice)).resourceURI)
  }

  Then("the large/expanded image/picture {marvelIsLoaded} from the resource( )URI of {string}") {
    (marvel: inout MarvelWorld, expected: Bool, title: String) in
    try expect(expected, "the sentence denies it")
    let place = try marvel.place(titled: title)
    try marvel.expectLargeFetched(from: try marvel.work(place).resourceURI)
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

  Then("an image/picture is (still )expanded") { marvel in
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

  /// The large picture was not asked for before the picture is expanded, and is then.
  fileprivate mutating func expectLargeLazy(_ place: WorkPlace, _ expected: Bool) async throws {
    try expect(expected, "the sentence denies it")
    let full = try work(place).pictures().full
    if try expandedPlace() != place {
      try expect(!expandedRequests().contains(full), "the large image was asked for")
      try await scrollTo(place)
      try acting().expand(place)
      try await settle()
    }
    try expectLargePicture(of: place)
    try expect(expandedRequests().contains(full), "the large image was not asked for")
  }

  /// The place of the work whose picture is expanded.
  fileprivate mutating func expanded() throws -> WorkPlace {
    _ = try seen()
    return try require(try expandedPlace(), "no image is expanded")
  }

  /// The requests for large pictures of the character that the story is about.
  fileprivate func expandedRequests() -> [String] {
    let works = (try? server.library.index[subject].works.values.joined()).map(Array.init) ?? []
    let large = works.compactMap { $0.thumbnail.urls?.full }
    return network.requests.map(\.url).filter(large.contains)
  }

  /// The large picture is shown, and it alone was asked for, after the work's data if those were not
  /// known.
  mutating func expectLargeFetched(from address: String) throws {
    let place = try expanded()
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
