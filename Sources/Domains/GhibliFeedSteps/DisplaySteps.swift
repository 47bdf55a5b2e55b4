import GhibliFeed
import StepKit
import TestDoubles

/// The films on the screen.
let displaySteps = StepLibrary(GhibliWorld.self) {
  Then("the app( should) display(s)/show(s) the latest film field/feed from remote") { ghibli in
    try ghibli.expectOnScreen(try ghibli.remoteFilms())
  }

  Then("the app( should) display(s)/show(s) the remote films only") { ghibli in
    try ghibli.expectOnScreen(try ghibli.remoteFilms())
    let titles = Set(ghibli.cachedFilms.map(\.title))
    try expect(
      ghibli.shownTitles.filter(titles.contains), equals: [], "the cached films on the screen")
  }

  Then("replace the cache with the new feed") { ghibli in
    let feed = try ghibli.presentFeed()
    try expect(feed.films, equal: try ghibli.remoteFilms(), "the cached films")
    try expect(feed.savedAt, equals: ghibli.time.now, "the time of the cached feed")
  }

  // What the cache had when the user asked, and still has: the remote has given nothing.
  Then("the app( should) display(s)/show(s) the latest feed saved") { ghibli in
    let saved = try require(
      ghibli.cacheAtRequest, "nothing was saved when the user requested to see the feed")
    try expect(!saved.films.isEmpty, "the saved feed has no films")
    try expect(ghibli.cachedFeed(), equals: saved, "the cached feed")
    try ghibli.expectOnScreen(saved.films)
  }

  for pattern in [
    "the app( should) display(s)/show(s) the {count} film(s)",
    "the app( should) display(s)/show(s) the {count} cached/saved film(s)",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int) in
      try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
      try ghibli.expectOnScreen(ghibli.cachedFilms)
    }
  }

  Then("the app( should) display(s)/show(s) {count} film(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.shownFilms.count, equals: count, "the number of films on the screen")
  }

  Then("the app( should) display(s)/show(s) the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    try expect(ghibli.shownTitles, equals: titles, "the films on the screen")
  }

  Then("the app should/does not display/show the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    try expect(
      ghibli.shownTitles.filter(titles.contains), equals: [], "the films on the screen")
  }

  Then("the app should/does not display/show any films") { ghibli in
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
  }

  Then("the app( should) display(s)/show(s) the empty list text") { ghibli in
    let screen = ghibli.screenNow
    let text = screen.language == .en ? "List is empty." : "Пустой список."
    try expect(screen.emptyText, equals: text, "the text of an empty list")
    try ghibli.expectNoMessage()
  }

  Then("the app should/does not display/show the empty list text") { ghibli in
    try expect(ghibli.screenNow.emptyText, equals: nil, "the text of an empty list")
  }

  Step("the app is( still) loading( the film feed)") { ghibli in
    try expect(ghibli.screenNow.isLoading, "the app does not show that it is loading")
  }

  Step("the app is not loading") { ghibli in
    try expect(!ghibli.screenNow.isLoading, "the app shows that it is loading")
  }

  messageSteps
}

/// The error message.
private let messageSteps = StepLibrary(GhibliWorld.self) {
  Then("the app( should) display(s)/show(s) an error message") { ghibli in
    try ghibli.expectMessage()
  }

  Then("the app( should) display(s)/show(s) the error message {string}") {
    (ghibli: inout GhibliWorld, text: String) in
    try ghibli.expectMessage()
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("the app should/does not display/show an error message") { ghibli in
    try ghibli.expectNoMessage()
  }

  Then("the error message says {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("it adds {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.detail, equals: text, "the detail of the error message")
  }

  Then("it adds nothing") { ghibli in
    let message = try require(ghibli.screenNow.message, "the app shows no error message")
    try expect(message.detail, equals: nil, "the detail of the error message")
  }

  Then("the error message disappears") { ghibli in
    try ghibli.expectNoMessage()
  }

  Then("{count} incident(s) was/were noted") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.incidents.count == count, "the incidents are \(ghibli.incidents)")
  }
}

extension GhibliWorld {
  fileprivate func expectOnScreen(_ films: [PlainFilm]) throws {
    try expect(shownFilms, equal: films, "the films on the screen")
    try expectNoMessage()
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }

  fileprivate func expectNoMessage() throws {
    try expect(screenNow.message?.text, equals: nil, "the error message")
  }

  /// The message stands in place of films.
  fileprivate func expectMessage() throws {
    let message = try require(screenNow.message, "the app shows no error message")
    try expect(!message.text.isEmpty, "the error message is empty")
    try expect(shownTitles, equals: [], "the films on the screen")
    try expect(screenNow.emptyText, equals: nil, "the text of an empty list")
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }
}
