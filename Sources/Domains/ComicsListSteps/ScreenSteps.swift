import ComicsList
import StepKit

/// Elements of both screens; these sentences mean the screen that the scenario is on.
let screenSteps = StepLibrary(ComicsWorld.self) {
  Then("present a UI activity indicator") { comics in
    try expect(comics.shown.isLoading, "there is no activity indicator")
  }

  Then("hide the UI activity indicator") { comics in
    try expect(!comics.shown.isLoading, "the activity indicator is still there")
    try expect(comics.events.contains(.indicatorOff), "there was no activity indicator to hide")
  }

  Then("present a message informing that there is no internet connection") { comics in
    try comics.expectMessage(.noInternet, "There is no internet connection")
  }

  Then("present an error message informing that the content couldn't be read") { comics in
    try comics.expectMessage(.contentUnreadable, "The content couldn't be read")
  }

  Then("present a message informing that it can not present the list of characters") { comics in
    try comics.expectMessage(.charactersUnavailable, "The list of characters can't be presented")
  }

  Then("no message is presented") { comics in
    try expect(comics.shown.message, equals: nil, "the message presented")
  }

  Then("show the name of the comic as the view's title") { comics in
    let comic = try require(comics.tappedComic, "no comic was tapped")
    try expect(try comics.charactersTitle(), equals: comic.title, "the view's title")
  }

  Then("show {string} as the view's title") { (comics: inout ComicsWorld, title: String) in
    try expect(try comics.charactersTitle(), equals: title, "the view's title")
  }

  Then("the screen events are {quotedTexts} in this order") {
    (comics: inout ComicsWorld, names: QuotedTexts) in
    try expect(comics.events.map(\.name), equals: names.all, "the list of screen events")
  }

  Then("nothing is presented") { comics in
    let late = comics.events.dropFirst(comics.beforeTap.events).map(\.name)
    try expect(late, equals: [], "what was presented after going back")
    try expect(comics.app.characters == nil, "the view of the characters has come back")
  }
}

extension ComicsWorld {
  /// The kind of message and its text, on the screen that the scenario is on.
  fileprivate func expectMessage(
    _ kind: ComicsMessage, _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try require(shown.message, "no message is presented", file: file, line: line)
    try expect(message, equals: kind, "the message", file: file, line: line)
    try expect(message.text, equals: text, "the text of the message", file: file, line: line)
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
