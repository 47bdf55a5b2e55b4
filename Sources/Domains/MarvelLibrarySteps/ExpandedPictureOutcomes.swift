import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The expanded image of a work, which sentences name in several ways.
private let expandedImages = [
  "the large/expanded/enlarged image/picture of {marvelWork}",
  "the large/expanded/enlarged image/picture of {marvelTitled}", "the {marvelNumbered}",
]

/// The expanded picture as the user sees it.
let expandedPictureOutcomes = StepLibrary(MarvelWorld.self) {
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

  Then("the large/expanded image/picture {marvelIsFetched}") {
    (marvel: inout MarvelWorld, statement: Statement) in
    if statement.isTrue {
      let gallery = try require(marvel.seen().gallery, "no image is expanded")
      if statement.isOngoing, gallery.picture == .loading { return }
      return try marvel.expectLargePicture(of: try marvel.expanded())
    }
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

    Then(.sentence("\(large) {marvelIsLoaded} (only )(exactly )(just ){marvelTimes}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, times: Int) in
      let full = try marvel.work(try marvel.place(choice)).pictures().full
      let count = marvel.network.requests.count { $0.url == full }
      try expect((count == times) == expected, "it was asked for \(count) times")
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

  for sentence: StepPattern in [
    "(the )(other ){marvelSome} (other )expanded/large images/pictures {marvelIsLoaded}",
    "(the )expanded/large images/pictures of the other {marvelSome} comics/series/stories/events {marvelIsLoaded}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int, expected: Bool) in
      try expect(!expected, "one image is expanded at a time")
      let place = try marvel.expanded()
      let others = try marvel.works(place.section).count - 1
      try expect(others, equals: count, "the number of other images")
      let full = try marvel.work(place).pictures().full
      try expect(
        marvel.expandedRequests().filter { $0 != full }, equals: [], "the expanded images")
    }
  }

  for sentence in [
    "no (other )(further )(more )expanded/large image(s)/picture(s) {marvelIsLoaded}",
    "no (other )(further )(more )expanded/large image(s)/picture(s) {marvelIsShown}",
    "(the )other expanded/large images/pictures (not yet visible )(that are not visible ){marvelIsLoaded}",
    "(the )expanded/large images/pictures of (the )other(s)( comics)( series)( stories)( events)( items) {marvelIsLoaded}",
    "(the )expanded/large images/pictures not\\ yet\\ visible/that\\ are\\ not\\ visible {marvelIsLoaded}",
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

  expandedImageLoading

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
    "only that/this/one image is expanded",
  ] {
    Then(.sentence(sentence)) { marvel in
      let place = try marvel.expanded()
      try marvel.expectLargePicture(of: place)
      try expect(
        marvel.expandedRequests(), equals: [try marvel.work(place).pictures().full],
        "the requests for expanded images")
    }
  }

  Then("the other ({marvelSome} )images/pictures {marvelAre} expanded/enlarged") {
    (marvel: inout MarvelWorld, count: Int?, expected: Bool) in
    try expect(!expected, "one image is expanded at a time")
    let place = try marvel.expanded()
    let others = try marvel.works(place.section).count - 1
    try expect(others, equals: count ?? others, "the number of other images")
    try marvel.expectLargePicture(of: place)
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

  Then("the footer says {string} and the title of {marvelWork}") {
    (marvel: inout MarvelWorld, footer: String, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let gallery = try require(marvel.seen().gallery, "no image is expanded")
    try expect(gallery.footer, equals: footer, "the footer")
    try expect(gallery.title, equals: try marvel.work(place).title, "the title")
  }

  Then("the footer/position (still )(now )says/shows/reads/is {string}") {
    (marvel: inout MarvelWorld, footer: String) in
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

  Then("the large/expanded image/picture {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let full = try marvel.work(try marvel.expanded()).pictures().full
    let further = marvel.furtherRequests().map(\.url)
    try expect(marvel.expandedRequests().contains(full), "it was not asked for before")
    try expect(further.contains(full) == expected, "the further requests are \(further)")
  }
}

extension MarvelWorld {
  /// The large picture was not asked for before the picture is expanded, and is then.
  mutating func expectLargeLazy(_ place: WorkPlace, _ expected: Bool) async throws {
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
  mutating func expanded() throws -> WorkPlace {
    _ = try seen()
    return try require(try expandedPlace(), "no image is expanded")
  }

  /// The requests for large pictures of the character that the story is about.
  func expandedRequests() -> [String] {
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
}
