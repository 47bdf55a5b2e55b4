import ComicsList
import StepKit
import TestDoubles

/// Steps for either screen; they check the one that is open.
let screenSteps = StepLibrary(ComicsWorld.self) {
  Then("present a UI activity indicator") { comics in
    try expect(comics.shown.isLoading, "there is no activity indicator")
    try expect(comics.shown.message, equals: nil, "the message")
  }

  Then("hide the UI activity indicator") { comics in
    let wasShown = comics.before.isLoading || comics.newEvents.contains(.indicatorOn)
    try expect(wasShown, "there was no activity indicator to hide")
    try expect(!comics.shown.isLoading, "the activity indicator is still there")
  }

  Then("present a message informing that there is no internet connection") { comics in
    try comics.expectMessage("No internet connection", "There is no internet connection")
  }

  Then("present an error message informing that the content couldn't be read") { comics in
    try comics.expectMessage("No comics", "The content couldn't be read")
  }

  Then("present a message informing that it can not present the list of characters") { comics in
    try comics.expectMessage("No characters", "The list of characters can't be presented")
  }

  Then("the comics app presents no message") { comics in
    try expect(comics.shown.message, equals: nil, "the message")
  }

  // Since something was last done or answered.
  Then("the comics app presents nothing new") { comics in
    try expect(comics.newEvents.map(\.name), equals: [], "the list of what was presented")
    let sent = comics.network.requests.count
    try expect(sent, equals: comics.before.requests, "the number of requests")
  }

  Then("the comics screens have shown {quoted list} in this order") {
    (comics: inout ComicsWorld, names: [String]) in
    try expect(comics.record.events.map(\.name), equals: names, "the list of what was shown")
  }
}

extension ComicsWorld {
  fileprivate func expectMessage(_ title: String, _ text: String) throws {
    let message = try require(shown.message, "no message is presented")
    try expect([message.title, message.text], equals: [title, text], "the message")
    try expect(!shown.isLoading, "the activity indicator is still there")
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
