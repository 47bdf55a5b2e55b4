import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Several images that are expanded: one is looked at, and the user goes through them.
let galleryLoadingSteps = StepLibrary(MarvelWorld.self) {
  for sentence in acts(.expand, "{marvelImageSet}( again)")
    + [.sentence("{marvelImageSet} are/get( then)( now) expanded/enlarged")]
  {
    When(sentence) { (marvel: inout MarvelWorld, images: ImageGroup) in
      try await marvel.expand(images)
    }
    .isIdempotent()
  }

  for sentence in acts(.expand, "{marvelSectionChoice}") {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice) in
      var images = ImageGroup(words: "the images")
      images.sections = [try marvel.section(choice)]
      try await marvel.expand(images)
    }
    .isIdempotent()
  }

  Given(did(.expand, "{marvelImageSet}")) { (marvel: inout MarvelWorld, images: ImageGroup) in
    try await marvel.expand(images)
    try await marvel.settle()
    _ = try marvel.arranged()
  }

  for sentence in [user("expand/expands/enlarge/enlarges {marvelTitled}")] {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      let place = try await marvel.givenNow(choice)
      try await marvel.scrollTo(place)
      marvel.setup.expanded = place
      try marvel.inDetails().expand(place)
    }
    .isIdempotent()
  }

  let expanded = "(all )(of )(the )(its )expanded/enlarged/large images/pictures"
  // Those that "were loaded" are there already.
  Then(.sentence("\(expanded) {marvelIsFetched}")) {
    (marvel: inout MarvelWorld, statement: Statement) in
    guard statement.isTrue else { return try marvel.expectNoneExpanded() }
    if statement.isPast { return try marvel.expectAsked(try marvel.galleryPlaces()) }
    try await marvel.expectGallery()
  }

  Then(.sentence("\(expanded) {marvelIsLoaded} from {marvelTheirURI}")) {
    (marvel: inout MarvelWorld, expected: Bool) in
    guard expected else { return try marvel.expectNoneExpanded() }
    try await marvel.expectGallery()
  }

  for moment in ["{marvelWhenVisible}", "{marvelWhenExpanded}"] {
    Then(.sentence("\(expanded) {marvelIsLoaded} \(moment)")) {
      (marvel: inout MarvelWorld, expected: Bool, moment: VisibleMoment) in
      try expect(expected != moment.isLimit, "the sentence denies it")
      try await marvel.expectGallery()
    }
  }

  // In an outcome, no other has been asked for.
  for verb in ["{marvelIsShown}", "{marvelIsLoaded}"] {
    Step(.expression("only the {marvelNumbered} \(verb)")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      try expect(expected, "the sentence denies it")
      let place = try marvel.expanded()
      try expect(place, equals: try marvel.place(choice), "the work whose image is expanded")
      if marvel.scenario.isInOutcome {
        try marvel.expectLargePicture(of: place)
        try marvel.expectNoOtherExpanded()
      }
    }
  }

  for sentence in [.sentence("the {marvelNumbered} {marvelComesIntoView}")]
    + acts(.scroll, "(on )(over )to the {marvelNumbered}")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try await marvel.come(to: try marvel.place(choice))
    }
    .isIdempotent()
  }
}

extension MarvelWorld {
  /// The first of the images is expanded; the others come after it.
  fileprivate mutating func expand(_ images: ImageGroup) async throws {
    try expectAction()
    if images.sections.count == 1 { setup.section = images.sections[0] }
    let place = try require(try places(images).first, "there are no images")
    try await scrollTo(place)
    setup.section = place.section
    setup.expanded = place
    try inDetails().expand(place)
  }

  /// No large image was asked for.
  fileprivate mutating func expectNoneExpanded() throws {
    _ = try seen()
    try expect(expandedRequests(), equals: [], "the expanded images asked for")
  }

  /// Of the large images, that of the expanded one alone was asked for.
  fileprivate mutating func expectNoOtherExpanded() throws {
    let current = try work(try expanded()).pictures().full
    try expect(
      expandedRequests().filter { $0 != current }, equals: [], "the expanded images asked for")
  }

  /// The expanded image is there, and those after it come by way of their works' data when the user
  /// gets to them, and not before.
  mutating func expectGallery() async throws {
    let first = try expanded()
    for place in try galleryPlaces() where try work(place).thumbnail.urls != nil {
      let pictures = try work(place).pictures()
      if place != first {
        try expect(!expandedRequests().contains(pictures.full), "the next image was asked for")
        try acting().showNextPicture()
        try await settle()
      }
      try expectLargePicture(of: place)
      let asked = network.requests.map(\.url)
      let wanted = [try work(place).resourceURI, pictures.full]
      try expect(asked.filter(wanted.contains), equals: wanted, "the requests for the image")
    }
  }

  /// The expanded image and those after it.
  fileprivate mutating func galleryPlaces() throws -> [WorkPlace] {
    let first = try expanded()
    return (first.index..<(try works(first.section).count)).map { WorkPlace(first.section, $0) }
  }

  /// Each of the images was asked for by way of its work's data and expanded, by now or one after the
  /// other.
  mutating func expectGalleryFetched(_ places: [WorkPlace]) async throws {
    let wanted = try places.filter { try work($0).thumbnail.urls != nil }
    if try wanted.contains(where: { !expandedRequests().contains(try work($0).pictures().full) }) {
      try await expectGallery()
    }
    try expectAsked(wanted)
  }

  /// Each of the images was asked for by way of its work's data and expanded.
  fileprivate func expectAsked(_ places: [WorkPlace]) throws {
    let wanted = try places.filter { try work($0).thumbnail.urls != nil }
    try expect(!wanted.isEmpty, "there are no images")
    let asked = network.requests.map(\.url)
    for place in wanted {
      let addresses = [try work(place).resourceURI, try work(place).pictures().full]
      try expect(asked.filter(addresses.contains), equals: addresses, "the requests for the image")
    }
  }
}
