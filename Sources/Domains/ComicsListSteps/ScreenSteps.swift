import ComicsList
import StepKit

/// Elements of both screens; these sentences mean the screen that the scenario is on.
let screenSteps = StepLibrary(ComicsWorld.self) {
  for pattern in ["present a UI activity indicator", "there is a UI activity indicator"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try expect(comics.shown.isLoading, "there is no activity indicator")
    }
  }

  for pattern in ["do not present a UI activity indicator", "there is no UI activity indicator"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try expect(!comics.shown.isLoading, "there is an activity indicator")
    }
  }

  for pattern in ["hide the UI activity indicator", "the UI activity indicator is hidden"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try expect(!comics.shown.isLoading, "the activity indicator is still there")
      let last = comics.events.last { $0 == .indicatorOn || $0 == .indicatorOff }
      try expect(last == .indicatorOff, "there was no activity indicator to hide")
    }
  }

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

  Then("show {string} as the view's title") { (comics: inout ComicsWorld, title: String) in
    try expect(try comics.charactersTitle(), equals: title, "the view's title")
  }

  Then("show {string} as the title of the list") { (comics: inout ComicsWorld, title: String) in
    try expect(comics.app.comics.title, equals: title, "the title of the list")
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
  for (words, kind, text) in messages {
    Then(.expression("present \(words)")) { (comics: inout ComicsWorld) in
      let message = try require(comics.shown.message, "no message is presented")
      try expect(message, equals: kind, "the message")
      try expect(message.text, equals: text, "the text of the message")
    }

    Then(.expression("do not present \(words)")) { (comics: inout ComicsWorld) in
      try expect(comics.shown.message != kind, "the message is presented: \(text)")
    }
  }

  for pattern in ["no message is presented", "do not present a/an (error )message"] {
    Then(.expression(pattern)) { (comics: inout ComicsWorld) in
      try expect(comics.shown.message, equals: nil, "the message presented")
    }
  }

  Then("the message has the title {string}") { (comics: inout ComicsWorld, title: String) in
    let message = try require(comics.shown.message, "no message is presented")
    try expect(message.title, equals: title, "the title of the message")
  }

  Then("the message says {string}") { (comics: inout ComicsWorld, text: String) in
    let message = try require(comics.shown.message, "no message is presented")
    try expect(message.text, equals: text, "the text of the message")
  }
}

/// The messages in the words of the document, with the text that the user reads.
private let messages: [(words: String, kind: ComicsMessage, text: String)] = [
  (
    "a message informing that there is no internet connection", .noInternet,
    "There is no internet connection"
  ),
  (
    "an error message informing that the content couldn't/couldn’t be read", .contentUnreadable,
    "The content couldn't be read"
  ),
  (
    "a message informing that it can not present the list of characters", .charactersUnavailable,
    "The list of characters can't be presented"
  ),
]

extension ComicsWorld {
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
