import ComicsList
import StepKit
import TestDoubles

/// A part of a screen in the place of another, and parts that are gone.
let replacementSteps = StepLibrary(ComicsWorld.self) {
  words("takes the place of", "(?:has |have |now )?(?:replaces?|replaced|takes? the place of)")
  words("gives way to", "(?:\(being)) (?:replaced (?:by|with)|followed by)")

  words("instead of", "(?: instead of| rather than|,? (?:and |but )?not)")

  Then("{screen part} {is presented}{instead of} {screen part}") {
    (comics: inout ComicsWorld, part: Part, isSo: Bool, _: Words, other: Part) in
    try expect(isSo, "say what is shown instead")
    try await comics.expectPart(part)
    try await comics.expectMissing(other)
  }

  Then("{list shows} {screen part}{instead of} {screen part}") {
    (comics: inout ComicsWorld, isSo: Bool, part: Part, _: Words, other: Part) in
    try expect(isSo, "say what is shown instead")
    try await comics.expectPart(part)
    try await comics.expectMissing(other)
  }

  Then("{screen part} {takes the place of} {screen part}") {
    (comics: inout ComicsWorld, part: Part, _: Words, other: Part) in
    try await comics.expectPart(part)
    try comics.expectFormer(other)
    try await comics.expectMissing(other)
  }

  Then("{screen part} {gives way to} {screen part}") {
    (comics: inout ComicsWorld, other: Part, _: Words, part: Part) in
    try await comics.expectPart(part)
    try comics.expectFormer(other)
    try await comics.expectMissing(other)
  }

  Then("{message} {gives way to} {screen part}") {
    (comics: inout ComicsWorld, message: MessageName, _: Words, part: Part) in
    try await comics.expectPart(part)
    try expect(comics.events.contains(.message(message.kind)), "there was no such message")
    try comics.expectMessage(message, false)
  }

  // On the screen that is open.
  Then("{a or no} list {is presented}") {
    (comics: inout ComicsWorld, some: Bool, isPresented: Bool) in
    try await comics.expectSomeList(some == isPresented)
  }

  Then("{list shows} {a or no} list( yet)( any more)") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool) in
    try await comics.expectSomeList(shows == some)
  }

  Then("{list shows} an empty list") { (comics: inout ComicsWorld, shows: Bool) in
    try await comics.expectEmptyList(nil, shows)
  }

  Then("{list shows} an empty {list noun}") {
    (comics: inout ComicsWorld, shows: Bool, list: ListName) in
    try await comics.expectEmptyList(list, shows)
  }

  Then("an empty {list noun} {is presented}") {
    (comics: inout ComicsWorld, list: ListName, isPresented: Bool) in
    try await comics.expectEmptyList(list, isPresented)
  }

  Then("nothing is/was listed( in it)( in the list)( any more)") { comics in
    try await comics.look()
    try expect(try comics.visibleTexts(), equals: [], "the list")
  }

  // There was a message, and it is gone.
  words("hides", "(?:(?:the app|it) )?(?:hides?|hid|removes?|removed|dismiss(?:es)?|dismissed)")

  Then("{hides} the {message noun}") { (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    try comics.expectFormer(.message)
    try comics.expectAnyMessage(false)
  }

  Then("{a or no} {message noun} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, some: Bool, _: Words, isPresented: Bool, count: Int) in
    try expect(some && isPresented, "say how often it was presented")
    try await comics.look()
    let found = comics.events.count { if case .message = $0 { true } else { false } }
    try expect(found == count, "it was presented \(found) times")
  }

  // An error message is presented that informs of a reason.
  words(
    "informing",
    ",? (?:informing|saying|telling|stating|explaining|warning|(?:which|that|and) (?:informs|says|tells|states))"
      + "(?: me| us| the user)? that")

  Step("{a or no} {message noun} {is presented}{informing} {reason}") {
    (
      comics: inout ComicsWorld, some: Bool, _: Words, isPresented: Bool, _: Words,
      message: MessageName
    ) in
    let isShown = some == isPresented
    if !comics.isOutcome, isShown { try await comics.bringAbout(message.kind) }
    try await comics.look()
    try comics.expectMessage(message, isShown)
  }

  // The indicator came and went.
  words(
    "comes and goes",
    "(?:is|was) (?:first )?(?:presented|shown|displayed),? (?:and )?(?:then |later |afterwards )?(?:it is )?(?:hidden|removed)(?: again| afterwards)?"
  )

  Then("the {activity indicator} {comes and goes}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    try await comics.expectHiddenIndicator()
  }

  Then(
    "the {activity indicator} was/is presented/shown {indicator times} and hidden {indicator times}"
  ) { (comics: inout ComicsWorld, _: Words, shown: Int, hidden: Int) in
    try await comics.look()
    try comics.expectEvents(.indicatorOn, shown)
    try comics.expectEvents(.indicatorOff, hidden)
  }

  // A UI element indicates that the app is loading comics.
  words(
    "indicating",
    "(?:indicating|indicates|that indicates|which indicates|shows|showing)(?: me)? that")
  words("UI element", "UI element|UI indicator|\(activityIndicator)|indicator")

  Then("{a or no} {UI element} {indicating} {list is loading}") {
    (comics: inout ComicsWorld, some: Bool, _: Words, _: Words, list: LoadedList) in
    try await comics.expectIndicator(some, of: list)
  }

  Then("{list shows} {a or no} {UI element} {indicating} {list is loading}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, _: Words, list: LoadedList) in
    try await comics.expectIndicator(shows == some, of: list)
  }
}

extension ComicsWorld {
  /// A part that is on the screen, with something in it.
  fileprivate mutating func expectPart(_ part: Part) async throws {
    if case .indicator = part { return try await expectIndicator(true) }
    try await look()
    switch part {
    case .list(let list):
      try expect(list == shownList && !visibleTexts().isEmpty, "the list is not shown")
      try expectAnyMessage(false)
    case .message: try expectAnyMessage(true)
    case .indicator: break
    }
  }

  /// A part that has been on a screen.
  fileprivate func expectFormer(_ part: Part) throws {
    let wasThere = events.contains { event in
      switch (part, event) {
      case (.message, .message), (.indicator, .indicatorOn), (.list(.comics), .comics),
        (.list(.characters), .characters):
        true
      default: false
      }
    }
    try expect(wasThere, "it was never there")
  }

  fileprivate mutating func expectSomeList(_ isShown: Bool) async throws {
    try await look()
    guard isShown else { return try expectNoList(shownList) }
    try expect(!visibleTexts().isEmpty, "no list is shown")
  }

  /// A list was presented, and has nothing in it.
  fileprivate mutating func expectEmptyList(_ list: ListName?, _ isShown: Bool) async throws {
    try await look()
    let list = list ?? shownList
    let isThere =
      list == .comics
      ? app.comics.content?.isEmpty == true : app.characters?.content?.isEmpty == true
    let texts = try visibleTexts()
    try expect(isThere == isShown, "the list has \(texts)")
  }

  fileprivate mutating func expectIndicator(_ isShown: Bool, of list: LoadedList) async throws {
    if isShown { try expectLoading(list.name) }
    try await expectIndicator(isShown, of: list.name ?? shownList)
  }
}
