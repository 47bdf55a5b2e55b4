import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Images of works, several at once.
let imageGroupSteps = StepLibrary(MarvelWorld.self) {
  loadingOfImages
  lazyImages

  // Those that they are on the screen with.
  for sentence: StepPattern in ["{marvelImages} {marvelComesIntoView}"] {
    When(sentence) { (marvel: inout MarvelWorld, images: ImageGroup) in
      try expect(!images.isDenied, "say which images")
      for place in try marvel.places(images) {
        try marvel.acting().workBecameVisible(place)
        try await marvel.settle()
      }
    }
    .isIdempotent()
  }
}

/// Whether images have been asked for.
private let loadingOfImages = StepLibrary(MarvelWorld.self) {
  // Before the details are presented, they are, and the images are loaded.
  Step("{marvelImages} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool) in
    try await marvel.look(for: images, expected)
  }

  Step("{marvelImages} {marvelIsShown}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool) in
    let isAny = images.sections.isEmpty && images.part == .all && images.count == nil
    guard isAny, images.isDenied, expected else {
      return try await marvel.look(for: images, expected)
    }
    try marvel.expectNothingShown()
  }

  Then("{marvelImages} {marvelIsLoaded} for {marvelSectionChoice}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool, choice: SectionChoice) in
    var images = images
    images.sections = [try marvel.section(choice)]
    try await marvel.look(for: images, expected)
  }

  Then("{marvelImages} {marvelIsShown} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool, _: String) in
    try expect(expected && !images.isDenied, "the sentence denies it")
    try await marvel.look(for: images, true)
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }

  Then("{marvelImages} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool) in
    try expect(expected || !images.isDenied, "the sentence denies twice")
    try marvel.expectLoadedAgain(try marvel.places(images), expected && !images.isDenied)
  }

  Then("only {marvelImage} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try expect(expected, "the sentence denies it")
    let place = try marvel.place(choice)
    try marvel.expectPicture(place)
    try marvel.expectOnly([place])
  }

  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    Then(.sentence("\(image) {marvelIsLoaded} (only )(exactly )(just )once")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      try expect(expected, "the sentence denies it")
      let place = try marvel.place(choice)
      try marvel.expectRequests(try marvel.work(place).pictures().portrait, 1)
    }

    Then(.sentence("\(image) {marvelIsLoadedAgain}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      // "It" may be the list.
      if choice == WorkChoice(.current), try marvel.seen().place == .list {
        try expect(!expected, "the list is loaded once")
        return try marvel.expectNoListRequests()
      }
      try marvel.expectLoadedAgain([try marvel.place(choice)], expected)
    }
  }

  // Before that, they come onto the screen.
  Step("{marvelDetails} {marvelOffers} {marvelImages}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Statement, images: ImageGroup) in
    let statement = try marvel.stated(stated, in: view)
    if !marvel.scenario.isInOutcome, statement.isTrue {
      try await marvel.presentDetails(of: view.character ?? .subject)
      try await marvel.giveWorks(images)
    }
    try await marvel.look(for: images, statement)
  }

  Step("{marvelSectionChoice} {marvelShows} {marvelTheImages}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool, images: ImageGroup) in
    var images = images
    images.sections = [try marvel.section(choice)]
    if !marvel.scenario.isInOutcome, expected { try await marvel.giveWorks(images) }
    try await marvel.look(for: images, expected)
  }

  Then("{marvelImages} {marvelIsLoaded} (only )(exactly )(just )once") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool) in
    try expect(expected && !images.isDenied, "the sentence denies it")
    try await marvel.look(for: images, true)
    let shown = try marvel.details().pictures
    let loaded = try marvel.places(images).filter { shown[$0] != nil }
    try expect(!loaded.isEmpty, "no image is on the screen")
    try marvel.expectLoadedAgain(loaded, false)
  }

  for verb in ["{marvelNotices}", "{marvelFetches}"] {
    Then(.expression("\(verb) {marvelImages}")) {
      (marvel: inout MarvelWorld, statement: Statement, images: ImageGroup) in
      try await marvel.look(for: images, statement)
    }
  }

  Then(
    "(only )(exactly )(just ){marvelSome} ({marvelKind} )image(s)/picture(s) {marvelIsLoaded} from {marvelTheirURI}"
  ) {
    (
      marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section?, expected: Bool,
      _: String
    ) in
    let shown = try marvel.details().pictures.keys.filter { $0.section == section ?? $0.section }
    try expect((shown.count == count) == expected, "\(shown.count) images are on the screen")
    for place in shown {
      try marvel.expectImage(place, from: try marvel.work(place).resourceURI, true)
    }
    try expect((marvel.imageRequests.count == count) == expected, "\(marvel.imageRequests)")
  }

  Then("(only )(exactly )(just ){marvelSome} ({marvelKind} )image(s)/picture(s) {marvelIsLoaded}") {
    (
      marvel: inout MarvelWorld, count: Int, section: MarvelCharacter.Section?, expected: Bool
    ) in
    let asked = marvel.imageRequests.filter { url in
      section.map { url.contains("/\($0)/") } ?? true
    }
    try expect((asked.count == count) == expected, "asked for were \(asked)")
  }
}

/// Images that are loaded when they are looked at.
private let lazyImages = StepLibrary(MarvelWorld.self) {
  Step("{marvelImages} {marvelIsFetched} from {marvelTheirURI}") {
    (marvel: inout MarvelWorld, images: ImageGroup, statement: Statement, _: String) in
    guard statement.isTrue, !images.isDenied else {
      return try await marvel.look(for: images, statement.isTrue)
    }
    if statement.isPast, marvel.scenario.isInOutcome {
      let shown = try marvel.details().pictures
      let isThere = try marvel.places(images).contains { shown[$0] != nil }
      try expect(isThere, "none of the images has been on the screen")
    }
    try await marvel.expectFetched(images)
  }

  // Of as many works, and of no others where the sentence says so.
  Then("images/pictures {marvelIsLoaded} from the resource( )URI(s) of {marvelSomeOfWorks}") {
    (marvel: inout MarvelWorld, expected: Bool, images: ImageGroup) in
    try expect(expected, "say which images are loaded")
    let shown = try marvel.details().pictures
    for place in try marvel.places(images) {
      let title = try marvel.work(place).title
      try expect(shown[place] != nil, "\(title) is not on the screen")
    }
    try await marvel.expectFetched(images)
  }

  Then("{marvelImages} {marvelIsLoaded} from {marvelTheirURI} {marvelWhenVisible}") {
    (
      marvel: inout MarvelWorld, images: ImageGroup, expected: Bool, _: String,
      moment: VisibleMoment
    ) in
    try expect((expected && !images.isDenied) != moment.isLimit, "the sentence denies it")
    try await marvel.expectFetched(images)
  }

  // Each when it is looked at.
  for verb in ["{marvelIsShown}", "{marvelIsLoaded}"] {
    Then(
      .sentence(
        "{marvelImages} \(verb) later/afterwards/one\\ after\\ the\\ other/one\\ after\\ another")
    ) {
      (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool) in
      try expect(expected && !images.isDenied, "the sentence denies it")
      try await marvel.expectFetched(images)
    }
  }

  Then("{marvelImages} {marvelIsLoaded} {marvelWhenVisible}") {
    (marvel: inout MarvelWorld, images: ImageGroup, expected: Bool, moment: VisibleMoment) in
    try expect((expected && !images.isDenied) != moment.isLimit, "the sentence denies it")
    try await marvel.expectFetched(images)
  }

  for image in [
    "the image/picture of {marvelWork}", "{marvelImage}",
    "the image/picture of a/each/every {marvelWorkOfKind}",
  ] {
    Then(.sentence("\(image) {marvelIsLoaded} {marvelWhenVisible}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, moment: VisibleMoment) in
      try expect(expected != moment.isLimit, "the sentence denies it")
      try await marvel.expectLazy(choice)
    }

    Then(.sentence("\(image) {marvelIsLoaded} from {marvelTheirURI} {marvelWhenVisible}")) {
      (
        marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, _: String,
        moment: VisibleMoment
      ) in
      try expect(expected != moment.isLimit, "the sentence denies it")
      try await marvel.expectLazy(choice)
    }
  }

  Then(
    "the image/picture of a/each/every {marvelWorkOfKind} {marvelIsLoaded} from {marvelTheirURI}"
  ) {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, _: String) in
    try expect(expected, "the sentence denies it")
    try await marvel.expectLazy(choice)
  }

  ParameterType("marvelWorkOfKind", "comic|series|story|event", useForSnippets: false) { word in
    WorkChoice(.only(MarvelCharacter.Section(word: word)))
  }
}

extension MarvelWorld {
  /// The places of the works whose images they are, as many as the sentence says.
  func places(_ images: ImageGroup) throws -> [WorkPlace] {
    let works = server.library.index[try subject].works
    let sections = images.sections.isEmpty ? MarvelCharacter.Section.allCases : images.sections
    let shown = currentScreen?.details?.pictures ?? [:]
    let all = sections.flatMap { section in
      (works[section] ?? []).indices.map { WorkPlace(section, $0) }
    }
    let places =
      switch images.part {
      case .all: all
      case .visible: all.filter { shown[$0] != nil }
      case .others: all.filter { shown[$0] == nil }
      case .first(let count): all.filter { $0.index < count }
      case .numbered(let numbers): all.filter { numbers.contains($0.index + 1) }
      }
    if images.part == .others {
      try expect(!places.isEmpty && places.count < all.count, "\(places.count) are others")
    }
    if let count = images.count {
      try expect(places.count, equals: count, "the number of images that are meant")
    }
    return places
  }

  /// There are more works than the images of which a sentence speaks, where nothing was said of them.
  mutating func giveWorks(_ images: ImageGroup) async throws {
    guard setup.fixtureRoutes.isEmpty, case .first(let count) = images.part else { return }
    let missing = try images.sections.filter { section in
      try server.library.index[subject].works[section] == nil
    }
    guard !missing.isEmpty else { return }
    try setWorks(WorkAmounts(Dictionary(uniqueKeysWithValues: missing.map { ($0, count + 3) })))
    try await refresh()
  }

  /// As below; where the sentence says so, no others are.
  fileprivate mutating func look(for images: ImageGroup, _ statement: Statement) async throws {
    var images = images
    images.isOnly = images.isOnly || (statement.isOnly && statement.isTrue)
    try await look(for: images, statement.isTrue)
  }

  /// Loads the images where that is given; they are shown, or nothing of them was asked for.
  mutating func look(for images: ImageGroup, _ expected: Bool) async throws {
    try expect(expected || !images.isDenied, "the sentence denies twice")
    if images.sections.count == 1 { setup.section = images.sections[0] }
    let expected = expected && !images.isDenied
    if !scenario.isInOutcome, expected {
      try await presentDetails()
      try makeVisible(try places(images))
      try await settle()
    }
    guard expected else { return try expectNothing(of: images) }
    let isAnywhere = images.sections.isEmpty && images.part == .all && !images.isWhole
    let shown = try details().pictures
    let loaded = try places(images).filter { !isAnywhere || shown[$0] != nil }
    if isAnywhere, images.isOnly {
      let others = furtherRequests().filter { $0.url == SampleServer.indexURL }
      try expect(others.map(\.address), equals: [], "the other requests")
    } else {
      try expect(!loaded.isEmpty, "no image is on the screen")
    }
    for place in loaded { try expectPicture(place) }
    if images.isOnly { try expectOnly(loaded) }
  }

  /// No image is on the screen, though some may have been asked for.
  fileprivate mutating func expectNothingShown() throws {
    guard currentScreen != nil else { return }
    let screen = try seen()
    let pictures: [PictureState] =
      switch screen.place {
      case .list: Array(screen.list.portraits.values)
      case .search: screen.search?.result.map { Array($0.portraits.values) } ?? []
      case .details: screen.details.map { Array($0.pictures.values) } ?? []
      case .gallery: screen.gallery.map { [$0.picture] } ?? []
      }
    let shown = pictures.filter { if case .shown = $0 { true } else { false } }
    try expect(shown.count, equals: 0, "the number of images shown")
  }

  /// Nothing of the images was asked for.
  private mutating func expectNothing(of images: ImageGroup) throws {
    if images.part == .all, images.count == nil {
      let sent = imageRequests.filter { url in
        images.sections.isEmpty || images.sections.contains { url.contains("/\($0)/") }
      }
      return try expect(sent, equals: [], "the images asked for")
    }
    let places = try places(images)
    try expect(!places.isEmpty, "there are no such images")
    for place in places { try expectUntouched(place) }
  }

  /// The images that are on the screen were found by way of their works' data, and no others asked
  /// for; where none is, they are looked at one after another, and each is asked for then.
  mutating func expectFetched(_ images: ImageGroup) async throws {
    let places = try places(images)
    if let section = try seen().gallery == nil ? nil : expandedPlace()?.section, images.part == .all
    {
      return try await expectGalleryFetched(places.filter { $0.section == section })
    }
    let shown = try details().pictures
    let visible = places.filter { shown[$0] != nil }
    if visible.isEmpty {
      try await expectLazy(places)
    } else {
      for place in visible { try expectImage(place, from: try work(place).resourceURI, true) }
      for place in places where shown[place] == nil { try expectUntouched(place) }
    }
    if images.isOnly { try expectOnly(places) }
  }

  /// The image is asked for when its work becomes visible, and not before.
  mutating func expectLazy(_ choice: WorkChoice) async throws {
    if case .only(let section?) = choice.kind {
      return try await expectLazy([section])
    }
    let place = try place(choice)
    if try details().pictures[place] == nil {
      try await expectLazy([place])
    } else {
      try expectImage(place, from: try work(place).resourceURI, true)
    }
  }

  /// The images were asked for, those that were more than once or just once.
  func expectLoadedAgain(_ places: [WorkPlace], _ expected: Bool) throws {
    let portraits = try places.map { try work($0).pictures().portrait }
    let counts = portraits.map { portrait in network.requests.count { $0.url == portrait } }
      .filter { $0 > 0 }
    try expect(!counts.isEmpty, "the images have not been asked for at all")
    try expect(counts.allSatisfy { ($0 > 1) == expected }, "how often they were: \(counts)")
  }

  /// Images of no other works were asked for.
  func expectOnly(_ places: [WorkPlace]) throws {
    let wanted = try places.flatMap { place in
      let pictures = try work(place).pictures()
      return [pictures.portrait, pictures.full]
    }
    try expect(imageRequests.filter { !wanted.contains($0) }, equals: [], "the other images")
  }
}
