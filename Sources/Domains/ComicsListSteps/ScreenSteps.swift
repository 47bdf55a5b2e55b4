import ComicsList
import StepKit

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

  Then("nothing is presented") { comics in
    let late = comics.events.dropFirst(comics.beforeTap.events).map(\.name)
    try expect(late, equals: [], "what was presented after going back")
    try expect(comics.app.characters == nil, "the view of the characters has come back")
  }

  messageSteps
}

/// The messages in place of a list or above it.
private let messageSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("message", MessageName.pattern, useForSnippets: false) { (text: String) in
    try MessageName(text)
  }
  ParameterType("reason", MessageName.reasonPattern, useForSnippets: false) { (text: String) in
    try MessageName(text)
  }

  Then("{list shows} {message}") { (comics: inout ComicsWorld, shows: Bool, message: MessageName) in
    try await comics.look()
    try comics.expectMessage(message, shows)
  }

  Then("{message} {is presented}") {
    (comics: inout ComicsWorld, message: MessageName, isPresented: Bool) in
    try await comics.look()
    try comics.expectMessage(message, isPresented)
  }

  for verb in ["informs/tells (me )that", "informs/tells the user that", "says that", "is that"] {
    for message in ["a/the message", "an/the error message", "it"] {
      Then(.expression("\(message) \(verb) {reason}")) {
        (comics: inout ComicsWorld, message: MessageName) in
        try await comics.look()
        try comics.expectMessage(message, true)
      }
    }
  }

  for pattern in anyone("am/is informed/told that {reason}") {
    Then(pattern) { (comics: inout ComicsWorld, message: MessageName) in
      try await comics.look()
      try comics.expectMessage(message, true)
    }
  }

  for noun in ["message", "error message", "error"] {
    Then(.expression("{list shows} {a or no} \(noun)")) {
      (comics: inout ComicsWorld, shows: Bool, some: Bool) in
      try await comics.look()
      try comics.expectAnyMessage(shows == some)
    }

    Then(.expression("{a or no} \(noun) {is presented}")) {
      (comics: inout ComicsWorld, some: Bool, isPresented: Bool) in
      try await comics.look()
      try comics.expectAnyMessage(some == isPresented)
    }
  }

  Then("the message has the title {string}") { (comics: inout ComicsWorld, title: String) in
    try await comics.look()
    let message = try require(comics.shown.message, "no message is presented")
    try expect(message.title, equals: title, "the title of the message")
  }

  Then("the (error )message says/is/reads {string}") { (comics: inout ComicsWorld, text: String) in
    try await comics.look()
    let message = try require(comics.shown.message, "no message is presented")
    try expect(message.text, equals: text, "the text of the message")
  }
}

/// The activity indicator of the screen that is open.
private let indicatorSteps = StepLibrary(ComicsWorld.self) {
  for noun in ["(UI )activity indicator", "(loading )indicator", "UI indicator", "spinner"] {
    Then(.expression("{list shows} {a or no} \(noun)")) {
      (comics: inout ComicsWorld, shows: Bool, some: Bool) in
      try await comics.expectIndicator(shows == some)
    }

    Step(.expression("{a or no} \(noun) {is presented}( again)")) {
      (comics: inout ComicsWorld, some: Bool, isPresented: Bool) in
      try await comics.expectIndicator(some == isPresented)
    }
  }

  for pattern in [
    "hide the (UI )activity indicator", "the (UI )activity indicator has been hidden",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try await comics.openIfPlanned()
      try expect(!comics.shown.isLoading, "the activity indicator is still there")
      let last = comics.events.last { $0 == .indicatorOn || $0 == .indicatorOff }
      try expect(last == .indicatorOff, "there was no activity indicator to hide")
    }
  }
}

/// The titles of both screens.
private let screenTitleSteps = StepLibrary(ComicsWorld.self) {
  for pattern in [
    "{list shows} {string} as the view's title", "{list shows} {string} as the title of the view",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld, shows: Bool, title: String) in
      let found = try comics.charactersTitle()
      try expect((found == title) == shows, "the view's title is \"\(found)\"")
    }
  }

  Then("{list shows} {string} as the title of the list") {
    (comics: inout ComicsWorld, shows: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == shows, "the title of the list is \"\(found)\"")
  }

  for view in ["view", "characters view", "view of the characters", "screen", "characters screen"] {
    for title in ["the title of the \(view)", "the \(view)'s title"] {
      Then(.expression("\(title) {be} {string}")) {
        (comics: inout ComicsWorld, isSo: Bool, title: String) in
        try comics.expectTitle(title, isSo)
      }
    }
  }

  Then("the title of the list( of comics) {be} {string}") {
    (comics: inout ComicsWorld, isSo: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == isSo, "the title of the list is \"\(found)\"")
  }

  Then("the title {be} {string}") { (comics: inout ComicsWorld, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("the view {be} titled/called {string}") {
    (comics: inout ComicsWorld, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("the view {have} the title {string}") {
    (comics: inout ComicsWorld, has: Bool, title: String) in
    try comics.expectTitle(title, has)
  }

  for pattern in [
    "the view's title is the name of the comic", "the title of the view is the name of the comic",
  ] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in try comics.expectTappedTitle(true) }
  }

  for title in ["the view's title", "the title( of the view)"] {
    Then(.expression("the name of the comic {is presented} as \(title)")) {
      (comics: inout ComicsWorld, isPresented: Bool) in
      try comics.expectTappedTitle(isPresented)
    }
  }
}

/// A message in the words of the document.
struct MessageName {
  let kind: ComicsMessage
  /// The text that the user reads.
  let text: String

  static let reasonPattern =
    "there is no internet connection|the internet connection is missing"
    + "|the content (?:could not|couldn['’]t|can ?not|can['’]t) be read"
    + "|(?:it|the app) (?:can ?not|can['’]t) (?:present|show) the (?:list of )?characters"
    + "|the (?:list of )?characters (?:can ?not|could not|can['’]t|couldn['’]t) be"
    + " (?:presented|shown|displayed|loaded)"
  static let pattern =
    "(?:an?|the) (?:error )?message (?:informing|saying|telling|that informs|that says|that tells)?"
    + "(?: ?me| ?the user)? ?(?:that )?(?:\(reasonPattern))"
    + "|(?:an?|the) (?:error )?message about the (?:missing )?(?:internet )?connection"

  init(_ words: String) throws {
    if words.contains("connection") {
      (kind, text) = (.noInternet, "There is no internet connection")
    } else if words.contains("content") {
      (kind, text) = (.contentUnreadable, "The content couldn't be read")
    } else {
      try expect(words.contains("characters"), "there is no such message")
      (kind, text) = (.charactersUnavailable, "The list of characters can't be presented")
    }
  }
}

extension ComicsWorld {
  func expectMessage(_ message: MessageName, _ isPresented: Bool) throws {
    guard isPresented else {
      return try expect(shown.message != message.kind, "the message is presented: \(message.text)")
    }
    let found = try require(shown.message, "no message is presented")
    try expect(found, equals: message.kind, "the message")
    try expect(found.text, equals: message.text, "the text of the message")
  }

  /// The title of the view that is open.
  fileprivate func expectTitle(_ title: String, _ isSo: Bool) throws {
    try expect((shown.title == title) == isSo, "the title is \"\(shown.title)\"")
  }

  fileprivate func expectAnyMessage(_ isPresented: Bool) throws {
    if isPresented {
      let text = try require(shown.message, "no message is presented").text
      try expect(!text.isEmpty, "the message is empty")
    } else {
      try expect(shown.message, equals: nil, "the message presented")
    }
  }

  /// A story that sees the indicator looks at a load under way.
  fileprivate mutating func expectIndicator(_ isShown: Bool) async throws {
    if isShown {
      isWatching = true
      try expect(shown.isLoading, "there is no activity indicator")
    } else {
      try await look()
      try expect(!shown.isLoading, "there is an activity indicator")
    }
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
