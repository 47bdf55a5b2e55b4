import MarvelLibrary
import StepKit

private let there =
  "(?: on (?:the )?screen| in the detail view| in (?:its|the (?:comics|series|stories|events)) section)*"

private let comesIntoView =
  "(?:(?:becomes?|became|(?:has|have) become|gets?|(?:is|are) made) visible"
  + "|(?:comes?|came|(?:has|have) come|scrolls?|scrolled|(?:is|are|was|were|gets?) scrolled) (?:back )?into (?:view|sight)"
  + "|(?:comes?|came|(?:has|have) come) (?:back )?(?:on|onto) the screen)"
  + "(?: again| once more| for the (?:first|second) time)?\(there)"

private let scrollsAway =
  "(?:scrolls?|(?:is|are|gets?) scrolled|moves?|goes|go)"
  + " (?:away|out of (?:sight|view|the (?:view|screen))|off (?:the )?screen)(?: again)?"
  + "|leaves? the (?:screen|view)(?: again)?"

private let leavesView =
  "is no longer (?:visible|on (?:the )?screen|in (?:view|sight))|disappears(?: from the (?:screen|view))?"
  + "|is not (?:visible|on (?:the )?screen|in view) any ?more|becomes invisible"

/// Works that come onto the screen and leave it.
let visibilityOfWorks = StepLibrary(MarvelWorld.self) {
  ParameterType.wording("marvelComesIntoView", comesIntoView)
  ParameterType.wording(
    "marvelAppears",
    "(?:re)?appears?(?: again)?\(there)|(?:is|are) (?:visible|back|in view) again|(?:is|are) back (?:in view|on (?:the )?screen)"
  )
  ParameterType.wording("marvelScrollsAway", scrollsAway)
  ParameterType.wording("marvelLeavesView", "\(scrollsAway)|\(leavesView)")

  for sentence in [
    "{marvelSectionChoice} {marvelComesIntoView}", "{marvelSectionChoice} is reached",
  ].map(StepPattern.sentence) + acts(.scroll, "(down )(back )(up )to {marvelSectionChoice}")
    + acts(.reach, "{marvelSectionChoice}")
    + acts(.scroll, "(down )until {marvelSectionChoice} is/becomes/gets visible/shown")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice) in
      let section = try marvel.section(choice)
      try await marvel.giveOtherSections()
      _ = try await marvel.givenNow(WorkChoice(.place(WorkPlace(section, 0))))
      for index in try marvel.works(section).indices {
        try marvel.acting().workBecameVisible(WorkPlace(section, index))
        try await marvel.settle()
      }
    }
    .isIdempotent()
  }

  for sentence in [
    "(the image of )(the picture of ){marvelWork} {marvelComesIntoView}",
    "{marvelWork} {marvelAppears}",
  ].map(StepPattern.sentence) + acts(.scroll, "(down )(back )(on )to (the image of ){marvelWork}")
    + acts(.scroll, "(the image of ){marvelWork} (back )into view")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try await marvel.come(to: try await marvel.givenNow(choice))
    }
    .isIdempotent()
  }

  for sentence in acts(.scroll, "(down )(to )(through )the {marvelSection}") {
    When(sentence) { (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
      try await marvel.scroll(section, to: nil)
    }
    .isIdempotent()
  }

  for sentence in acts(.scroll, "{marvelSectionChoice} into view") {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice) in
      try marvel.expectAction()
      _ = try marvel.details()
      try await marvel.scroll(try marvel.section(choice), to: nil)
    }
    .isIdempotent()
  }

  for sentence in acts(.look, "at (the )(its ){marvelSection}( section)") {
    When(sentence) { (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
      try marvel.expectAction()
      _ = try await marvel.givenNow(WorkChoice(.place(WorkPlace(section, 0))))
      try await marvel.presentDetails()
      marvel.setup.section = section
      try await marvel.scroll(section, to: nil)
    }
    .isIdempotent()
  }

  for sentence in acts(.look, "at (the image of )(the picture of ){marvelWork}") {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try await marvel.come(to: try await marvel.givenNow(choice))
    }
    .isIdempotent()
  }

  // To the end, or to one of its works.
  for sentence in acts(
    .scroll, "(through )(in )(along ){marvelSectionChoice}( to the end)( to its end)")
    + acts(.scroll, "(down )to the end of {marvelSectionChoice}")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice) in
      try marvel.expectAction()
      _ = try marvel.details()
      try await marvel.scroll(try marvel.section(choice), to: nil)
    }
    .isIdempotent()
  }

  for sentence in acts(.scroll, "(through )the detail view (down )(on )to {marvelSectionChoice}")
    + acts(.scroll, "(down )past/beyond {marvelSectionChoice}")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice) in
      try marvel.expectAction()
      _ = try marvel.details()
      try await marvel.scroll(try marvel.section(choice), to: nil)
    }
    .isIdempotent()
  }

  // Everything comes onto the screen.
  for sentence in acts(.scroll, "(down )to the end/bottom of the detail view/details/view")
    + acts(.scroll, "through the (whole )(entire )(complete )detail view/details/view")
    + acts(.scroll, "(through )(to )all (of )(the )(four )sections")
    + acts(.scroll, "(down )in the detail view/details")
  {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      _ = try marvel.details()
      let works = marvel.server.library.index[try marvel.subject].works
      for section in MarvelCharacter.Section.allCases where works[section]?.isEmpty == false {
        try await marvel.scroll(section, to: nil)
      }
      _ = try marvel.acting()
    }
    .isIdempotent()
  }

  // Nothing of it has been on the screen.
  Given(
    .sentence(
      "{marvelSectionChoice} is (still )off/outside/below/out\\ of/not\\ on/beyond (the )(visible )screen/area/view/part( of the screen)( yet)"
    )
  ) { (marvel: inout MarvelWorld, choice: SectionChoice) in
    let section = try marvel.section(choice)
    let shown = try marvel.details().pictures.keys
    try expect(!shown.contains { $0.section == section }, "the section is on the screen")
    _ = try marvel.arranged()
  }

  let item = "the {ordinal} image/item/comic/series/story/event/picture"
  for sentence in acts(.scroll, "(through )(in ){marvelSectionChoice} (further )to \(item)") {
    When(sentence) { (marvel: inout MarvelWorld, choice: SectionChoice, number: Int) in
      try await marvel.scroll(try marvel.section(choice), to: number)
    }
    .isIdempotent()
  }

  for sentence in ["{marvelImage} {marvelComesIntoView}"].map(StepPattern.sentence)
    + acts(.scroll, "(down )(back )(on )to {marvelImage}")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try await marvel.come(to: try await marvel.givenNow(choice))
    }
    .isIdempotent()
  }

  When("{marvelWorkGroup} {marvelComesIntoView}") {
    (marvel: inout MarvelWorld, group: WorkGroup, _: String) in
    for place in try marvel.places(group) {
      try marvel.acting().workBecameVisible(place)
      try await marvel.settle()
    }
  }
  .isIdempotent()

  for sentence in [
    .sentence("{marvelWork} {marvelLeavesView}"), does(.scroll, "away from {marvelWork}"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.acting().workDisappeared(try marvel.place(choice))
    }
    .isIdempotent()
  }

  When("{marvelWorkGroup} {marvelScrollsAway}") {
    (marvel: inout MarvelWorld, group: WorkGroup, _: String) in
    for place in try marvel.places(group) { try marvel.acting().workDisappeared(place) }
  }
  .isIdempotent()

  Step("only {marvelWork} is visible/on\\ the\\ screen/in\\ view") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    if !marvel.scenario.isInOutcome {
      let place = try await marvel.givenNow(choice)
      try await marvel.presentDetails()
      try marvel.makeVisible([place])
      try await marvel.settle()
    }
    let visible = Array(try marvel.details().pictures.keys)
    try expect(visible, equals: [try marvel.place(choice)], "what is on the screen")
  }

  Step("{marvelWork} is visible") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    if marvel.scenario.isInOutcome {
      let place = try marvel.place(choice)
      return try expect(try marvel.details().pictures[place] != nil, "it is not on the screen")
    }
    try marvel.makeVisible([try await marvel.givenNow(choice)])
    try await marvel.settle()
  }

  ParameterType.wording(
    "marvelAreVisible",
    "(?:is|are)(?: currently| initially)? (?:visible|on (?:the )?screen|in view)\(there)"
      + "(?: in the details| at first| at once| at a time)?|fits? (?:on|onto|in|into) (?:the )?(?:screen|view)"
  )

  Step("{marvelWorkGroup} {marvelAreVisible}") {
    (marvel: inout MarvelWorld, group: WorkGroup, _: String) in
    if marvel.scenario.isInOutcome {
      let shown = try marvel.details().pictures
      let places = try marvel.places(group)
      let count = shown.keys.count { $0.section == group.section }
      return try expect(
        places.allSatisfy { shown[$0] != nil } && (!group.isOnly || count == places.count),
        "on the screen are \(count) \(group.section)")
    }
    for place in try marvel.places(group) {
      try marvel.makeVisible([place])
      try await marvel.settle()
    }
  }

  Given("{marvelDetails} {marvelShows} only the first {count} {marvelSection}") {
    (
      marvel: inout MarvelWorld, view: ViewChoice, expected: Bool, count: Int,
      section: MarvelCharacter.Section
    ) in
    try expect(expected, "say what is shown")
    try await marvel.presentDetails(of: view.character ?? .subject)
    try expect(count <= (try marvel.works(section).count), "there are not so many \(section)")
    try marvel.makeVisible((0..<count).map { WorkPlace(section, $0) })
    marvel.setup.section = section
    try await marvel.settle()
  }

  Given(user("has/have not scrolled (to )(in )the {marvelSection} (section)")) {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    let seen = marvel.currentScreen?.details?.pictures.keys.filter { $0.section == section } ?? []
    let places = (0..<seen.count).map { WorkPlace(section, $0) }
    try expect(Set(seen), equals: Set(places), "what is on the screen")
    _ = try marvel.acting()
  }

  // "They" are the works of the only section that has some.
  Given("(only ){count} of them are visible") { (marvel: inout MarvelWorld, count: Int) in
    let sections = marvel.server.library.index[try marvel.subject].works.filter {
      !$0.value.isEmpty
    }
    let section = try require(
      sections.count == 1 ? sections.first : nil, "there are \(sections.count) sections")
    try expect(count <= section.value.count, "there are \(section.value.count) of them")
    try marvel.makeVisible((0..<count).map { WorkPlace(section.key, $0) })
  }
}

extension MarvelWorld {
  /// A character of whose works the story says nothing has one in each section, so that something is
  /// there that is not visible.
  fileprivate mutating func giveOtherSections() async throws {
    guard try server.library.index[subject].works.isEmpty, setup.fixtureRoutes.isEmpty else {
      return
    }
    let counts = MarvelCharacter.Section.allCases.map { ($0, 1) }
    try setWorks(WorkAmounts(Dictionary(uniqueKeysWithValues: counts)))
    try await refresh()
  }

  /// The work becomes visible; where an image is expanded, the user goes on to that of the work.
  mutating func come(to place: WorkPlace) async throws {
    guard currentScreen?.place == .gallery else {
      return try inDetails().workBecameVisible(place)
    }
    let index = try expandedPlace()?.index ?? 0
    for _ in 0..<abs(place.index - index) {
      if index < place.index {
        try acting().showNextPicture()
      } else {
        try acting().showPreviousPicture()
      }
      try await settle()
    }
    try expect(try expandedPlace(), equals: place, "the expanded image")
    setup.expanded = place
  }

  /// The works of a section come onto the screen one after another, up to a number of them.
  fileprivate mutating func scroll(_ section: MarvelCharacter.Section, to number: Int?) async throws
  {
    let count = try works(section).count
    let last = number ?? count
    try expect((1...count).contains(last), "there are \(count) \(section)")
    for index in 0..<last {
      try acting().workBecameVisible(WorkPlace(section, index))
      try await settle()
    }
  }
}

extension SampleWork {
  /// The addresses of its picture, which every scenario that asks for them has given it.
  func pictures() throws -> (portrait: String, full: String) {
    try require(thumbnail.urls, "\(title) has no picture")
  }
}
