import ComicsList
import Ports
import StepKit
import TestDoubles

/// Elements of both screens; these sentences mean the screen that the scenario is on.
let screenSteps = StepLibrary(ComicsWorld.self) {
  indicatorSteps
  screenTitleSteps
  occurrenceSteps
  replacementSteps

  Then("the (screen )events {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, isSo: Bool, names: [String], _: Words) in
    let found = comics.events.map(\.name)
    guard isSo else { return try expect(found != names, "the screen events are \(found)") }
    try expect(found, equals: names, "the list of screen events")
  }

  // The last tap did nothing.
  Then("nothing happens/happened") { comics in
    let names = comics.events.dropFirst(comics.beforeTap.events).map(\.name)
    try expect(names, equals: [], "what happened on the screen")
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    try expect(sent, equals: [], "the requests sent by the tap")
  }

  // Neither rows nor a message.
  words(
    "nothing is there", "nothing (?:is|was) (?:shown|visible)|(?:\(reader)) (?:sees?|saw) nothing")

  Then("{nothing is there}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try expect(try comics.visibleTexts(), equals: [], "the list")
    try comics.expectAnyMessage(false)
  }

  Then("nothing is presented") { comics in
    let late = comics.events.dropFirst(comics.beforeTap.events).map(\.name)
    try expect(late, equals: [], "what was presented after going back")
    try expect(comics.app.characters == nil, "the view of the characters has come back")
  }

  messageSteps
}

/// The activity indicator of the screen that is open.
private let indicatorSteps = StepLibrary(ComicsWorld.self) {
  Then("{list shows} {a or no} {activity indicator}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, _: Words) in
    try await comics.expectIndicator(shows == some)
  }

  Step("{a or no} {activity indicator} {is presented}") {
    (comics: inout ComicsWorld, some: Bool, _: Words, isPresented: Bool) in
    try await comics.expectIndicator(some == isPresented)
  }

  // Of one of the two screens.
  ParameterType("indicator of", indicatorOf, useForSnippets: false) { (text: String) in
    text.contains("character") ? ListName.characters : .comics
  }

  Step("{a or no} {indicator of} {is presented}") {
    (comics: inout ComicsWorld, some: Bool, list: ListName, isPresented: Bool) in
    try await comics.expectIndicator(some == isPresented, of: list)
  }

  Then("{list shows} {a or no} {indicator of}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, list: ListName) in
    try await comics.expectIndicator(shows == some, of: list)
  }

  // Of what else would a story say in one word that it is hidden?
  Then("it {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.expectIndicator(isPresented)
  }

  ParameterType(
    "indicator times",
    #"(?:only |just |exactly )?(?:once|twice|(?:\d{1,9}|two|three|four|five) times)"#,
    useForSnippets: false
  ) { (text: String) in
    let words = text.split(separator: " ").map(String.init)
    return words.contains("once")
      ? 1
      : words.contains("twice")
        ? 2 : words.lazy.compactMap { Int($0) ?? Vocabulary.english.cardinals[$0] }.first ?? 0
  }

  Then("the {activity indicator} was/is presented/shown {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in
    try comics.expectEvents(.indicatorOn, count)
  }

  Then("the {activity indicator} has been presented/shown {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in
    try comics.expectEvents(.indicatorOn, count)
  }

  Then("the {activity indicator} was/is hidden {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in
    try comics.expectEvents(.indicatorOff, count)
  }

  Then("the {activity indicator} has been hidden {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in
    try comics.expectEvents(.indicatorOff, count)
  }

  Then("it has been hidden {indicator times}") { (comics: inout ComicsWorld, count: Int) in
    try comics.expectEvents(.indicatorOff, count)
  }

  // The answer comes now.
  Then("(the {activity indicator})(it) {is presented} {when} {load ends}") {
    (comics: inout ComicsWorld, _: Words?, isPresented: Bool, _: Words, _: Words) in
    try await comics.endLoad()
    try expect(comics.shown.isLoading == isPresented, "the activity indicator")
    if !isPresented { try await comics.expectHiddenIndicator() }
  }

  words("when", "(?:only )?(?:when|once|after|as soon as)")

  Then("the {activity indicator} {is presented} until {load ends}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool, _: Words) in
    try expect(isPresented, "say how long it is shown")
    try await comics.expectIndicator(true)
    try await comics.endLoad()
    try await comics.expectHiddenIndicator()
  }

  words(
    "load ends",
    "(?:they|it|the app|the (?:list of )?(?:comics|(?:comic )?characters)|its characters|loading|the load(?:ing)?)"
      + " (?:(?:have|has|are|is) )?(?:been )?(?:finished|done|loaded|arrived|arrives?|over|complete|ends|finishes|there)"
      + "(?: loading)?(?: (?:the )?(?:comics|characters))?"
      + "|the (?:server )?(?:response|answer)(?: (?:arrives|comes|has arrived|is there))?"
      + "|the server (?:answers|responds|has answered|has responded)")

  // Whatever came of it.
  Then("the {activity indicator} {is presented} before {screen part} {is presented}") {
    (
      comics: inout ComicsWorld, _: Words, isIndicated: Bool, part: Part, isPresented: Bool
    ) in
    try expect(isPresented && !isIndicated, "say what is shown after the indicator was hidden")
    try await comics.look()
    try comics.expectHiddenIndicator(before: part)
  }

  Then("hide the {activity indicator}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.expectHiddenIndicator()
  }

  Then("{the comics app} hid/hides/has\\ hidden/should\\ hide/must\\ hide the {activity indicator}")
  {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    try await comics.expectHiddenIndicator()
  }
}

private let indicatorOf =
  "(?:\(activityIndicator)) (?:of|in|on|for) (?:the )?(?:(?:[Cc]omics|characters?)(?: (?:view|screen|list))?"
  + "|list of (?:Marvel )?(?:comics|characters)|view (?:of|with) the (?:list of )?(?:comic )?characters)"

extension ComicsWorld {
  /// That of one screen: it is the open one where the indicator is shown.
  mutating func expectIndicator(_ isShown: Bool, of list: ListName) async throws {
    if isShown {
      try expect(shownList == list, "the screen is another")
      return try await expectIndicator(true)
    }
    if list == shownList { return try await expectIndicator(false) }
    let isLoading = list == .comics ? app.comics.isLoading : app.characters?.isLoading == true
    try expect(!isLoading, "there is an activity indicator")
  }

  /// A story that sees the indicator looks at a load under way.
  mutating func expectIndicator(_ isShown: Bool) async throws {
    if isShown {
      isWatching = true
      try expect(shown.isLoading, "there is no activity indicator")
    } else {
      try await look()
      try expect(!shown.isLoading, "there is an activity indicator")
    }
  }

  /// How often the indicator of the screen that is open has come or gone.
  func expectEvents(_ event: ScreenEvent, _ count: Int) throws {
    var isOfCharacters = false
    var found = 0
    for (index, next) in events.enumerated() {
      if next == .indicatorOn {
        if index > 0, case .title = events[index - 1] {
          isOfCharacters = true
        } else {
          isOfCharacters = false
        }
      }
      if next == event, isOfCharacters == (shownList == .characters) { found += 1 }
    }
    try expect(found == count, "it happened \(found) times")
  }

  /// Lets the server answer a load that a story has looked at.
  fileprivate mutating func endLoad() async throws {
    isWatching = false
    try await answerWaiting()
  }

  /// The indicator was hidden, and then something else came.
  fileprivate func expectHiddenIndicator(before part: Part) throws {
    let last = try require(events.last, "nothing has happened")
    try expect(events.dropLast().last == .indicatorOff, "the indicator was not hidden before")
    switch (part, last) {
    case (.message, .message), (.list(.comics), .comics), (.list(.characters), .characters): break
    default: try expect(false, "\(last.name) came last")
    }
  }

  mutating func expectHiddenIndicator() async throws {
    try await openIfPlanned()
    try expect(!shown.isLoading, "the activity indicator is still there")
    let last = events.last { $0 == .indicatorOn || $0 == .indicatorOff }
    try expect(last == .indicatorOff, "there was no activity indicator to hide")
  }

  func charactersTitle(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> String {
    try require(
      app.characters, "the view of the characters is not open", file: file, line: line
    ).title
  }
}

extension ScreenEvent {
  /// As stories call it.
  fileprivate var name: String {
    switch self {
    case .title(let title): "title \(title)"
    case .indicatorOn: "indicator on"
    case .indicatorOff: "indicator off"
    case .comics: "list of comics"
    case .characters: "list of characters"
    case .message(let message): "message \(message.rawValue)"
    }
  }
}
