import ComicsList
import Ports
import StepKit
import TestDoubles

/// Elements of both screens; these sentences mean the screen that the scenario is on.
let screenSteps = StepLibrary(ComicsWorld.self) {
  indicatorSteps
  screenTitleSteps

  Then("show the name of the comic as the view's title") { comics in
    let comic = try require(comics.tappedComic, "no comic was tapped")
    try expect(try comics.charactersTitle(), equals: comic.title, "the view's title")
  }

  Then("show the name of the {ordinal} comic as the view's title") {
    (comics: inout ComicsWorld, number: Int) in
    let titles = try comics.titles()
    try expect(titles.indices.contains(number - 1), "the list has the comics \(titles)")
    try expect(try comics.charactersTitle(), equals: titles[number - 1], "the view's title")
  }

  Then("the screen events are {quoted list} in this order") {
    (comics: inout ComicsWorld, names: [String]) in
    try expect(comics.events.map(\.name), equals: names, "the list of screen events")
  }

  // The last tap did nothing.
  Then("nothing happens/happened") { comics in
    let names = comics.events.dropFirst(comics.beforeTap.events).map(\.name)
    try expect(names, equals: [], "what happened on the screen")
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    try expect(sent, equals: [], "the requests sent by the tap")
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

  // Of what else would a story say in one word that it is hidden?
  Then("it {is presented}") { (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.expectIndicator(isPresented)
  }

  ParameterType(
    "indicator times", #"(?:only |just )?(?:once|twice|(?:\d{1,9}|two|three|four|five) times)"#,
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

  // They come now.
  Then("it {is presented} when they (have )(are )finished( loading)/loaded") {
    (comics: inout ComicsWorld, isPresented: Bool) in
    comics.isWatching = false
    try await comics.answerWaiting()
    try expect(comics.shown.isLoading == isPresented, "the activity indicator")
    if !isPresented { try await comics.expectHiddenIndicator() }
  }

  Then("hide the {activity indicator}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.expectHiddenIndicator()
  }

  Then("{the comics app} hid/hides the {activity indicator}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.expectHiddenIndicator()
  }
}

/// The titles of both screens.
private let screenTitleSteps = StepLibrary(ComicsWorld.self) {
  words(
    "view title",
    "(?:the|its) title(?: of (?:the|that) (?:view|characters (?:view|screen)|view of the characters|screen))?"
      + "|the (?:view|characters view|view of the characters|screen|characters screen)['’]s title"
      + "|the title in the characters view")

  Then("{list shows} {string} as {view title}") {
    (comics: inout ComicsWorld, shows: Bool, title: String, _: Words) in
    let found = try comics.charactersTitle()
    try expect((found == title) == shows, "the view's title is \"\(found)\"")
  }

  Then("{list shows} the title {string} in the (characters )view") {
    (comics: inout ComicsWorld, shows: Bool, title: String) in try comics.expectTitle(title, shows)
  }

  Then("{string} {is presented} as {view title}") {
    (comics: inout ComicsWorld, title: String, isPresented: Bool, _: Words) in
    let found = try comics.charactersTitle()
    try expect((found == title) == isPresented, "the view's title is \"\(found)\"")
  }

  Then("{list shows} {string} as the title of the list") {
    (comics: inout ComicsWorld, shows: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == shows, "the title of the list is \"\(found)\"")
  }

  Then("{view title} {be} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("{view title} {be} {string} and/but not {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String, other: String) in
    try comics.expectTitle(title, isSo)
    try comics.expectTitle(other, !isSo)
  }

  Then("{view title} {be} the name of the comic") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in try comics.expectTappedTitle(isSo)
  }

  Then("the title of the list( of comics) {be} {string}") {
    (comics: inout ComicsWorld, isSo: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == isSo, "the title of the list is \"\(found)\"")
  }

  Then("the view {be} titled/called {string}") {
    (comics: inout ComicsWorld, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("{characters view} {be} titled/called {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("the view {have} the title {string}") {
    (comics: inout ComicsWorld, has: Bool, title: String) in
    try comics.expectTitle(title, has)
  }

  Then("{characters view} {have} the title {string}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, title: String) in
    try comics.expectTitle(title, has)
  }

  Then("the name of the comic {is presented} as {view title}") {
    (comics: inout ComicsWorld, isPresented: Bool, _: Words) in
    try comics.expectTappedTitle(isPresented)
  }
}

extension ComicsWorld {
  /// The title of the view that is open.
  fileprivate func expectTitle(_ title: String, _ isSo: Bool) throws {
    try expect((shown.title == title) == isSo, "the title is \"\(shown.title)\"")
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
  fileprivate func expectEvents(_ event: ScreenEvent, _ count: Int) throws {
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

  fileprivate mutating func expectHiddenIndicator() async throws {
    try await openIfPlanned()
    try expect(!shown.isLoading, "the activity indicator is still there")
    let last = events.last { $0 == .indicatorOn || $0 == .indicatorOff }
    try expect(last == .indicatorOff, "there was no activity indicator to hide")
  }

  fileprivate func expectTappedTitle(_ isShown: Bool) throws {
    let comic = try require(tappedComic, "no comic was tapped")
    let title = try charactersTitle()
    try expect((title == comic.title) == isShown, "the view's title is \"\(title)\"")
  }

  fileprivate func charactersTitle(
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
