import GhibliFeed
import StepKit
import TestDoubles

/// The user's actions and the visible result.
let appSteps = StepLibrary(GhibliWorld.self) {
  When("the user/customer requests to see the (film )feed") { ghibli in
    ghibli.session.requestFeed()
  }

  When("the user opens the app") { ghibli in ghibli.session.start() }

  When("the user taps the error message") { ghibli in ghibli.session.tapMessage() }

  When("the same image is requested twice") { ghibli in
    for _ in 1...2 {
      ghibli.session.requestImage(ghibli.imageURL)
      try await ghibli.turn()
    }
  }

  When("the image of the first film comes into view") { ghibli in
    ghibli.session.requestImage(try ghibli.firstRow().film.image)
    try await ghibli.turn()
  }

  When("the image of the first film goes out of view") { ghibli in
    ghibli.session.cancelImage(try ghibli.firstRow().film.image)
  }

  displaySteps
}

private let displaySteps = StepLibrary(GhibliWorld.self) {
  Then("the app should display the latest film field/feed from remote") { ghibli in
    try ghibli.expectRemoteFilms()
  }

  Then("the app displays the remote films only") { ghibli in
    try ghibli.expectRemoteFilms()
    let titles = Set(ghibli.cachedFilms.map(\.title))
    try expect(
      ghibli.screenNow.films.map(\.title).filter(titles.contains), equals: [],
      "the cached films on the screen")
  }

  Then("replace the cache with the new feed") { ghibli in
    let feed = try require(try ghibli.cachedFeed(), "the cache is empty")
    try expect(feed.films.map(\.title), equals: try ghibli.remoteTitles(), "the cached films")
    try expect(feed.savedAt, equals: ghibli.time.now, "the time of the cached feed")
  }

  Then("the app should display the latest feed saved") { ghibli in
    let feed = try require(try ghibli.cachedFeed(), "the cache is empty")
    try expect(!feed.films.isEmpty, "the cached feed has no films")
    try ghibli.expectOnScreen(feed.films)
  }

  Then("the app displays the {int} film(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
    try ghibli.expectOnScreen(ghibli.cachedFilms)
  }

  Then("the app should display an error message") { ghibli in try ghibli.expectMessage() }

  Then("the app displays an error message") { ghibli in try ghibli.expectMessage() }

  Then("the error message says {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("it adds {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.detail, equals: text, "the detail of the error message")
  }

  Then("the error message disappears") { ghibli in
    try ghibli.expectNoMessage()
  }

  Then("the app displays the empty list text") { ghibli in
    let screen = ghibli.screenNow
    try expect(
      screen.emptyText, equals: FeedText.emptyList.text(in: screen.language),
      "the text of an empty list")
    try ghibli.expectNoMessage()
  }

  Then("the image of the first film is {word}") { (ghibli: inout GhibliWorld, state: String) in
    try expect(try ghibli.firstRow().image.word, equals: state, "the image")
  }

  Then("{int} incident(s) was/were noted") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.incidents.count == count, "the incidents are \(ghibli.incidents)")
  }
}

extension GhibliWorld {
  fileprivate func expectRemoteFilms() throws {
    let titles = try remoteTitles()
    try expect(screenNow.films.map(\.title), equals: titles, "the films on the screen")
    try expectNoMessage()
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }

  fileprivate func expectOnScreen(_ films: [Film]) throws {
    try expect(
      screenNow.films.map(\.title), equals: films.map(\.title), "the films on the screen")
    try expect(screenNow.films == films, "films with these titles but other values are shown")
    try expectNoMessage()
  }

  fileprivate func expectNoMessage() throws {
    try expect(screenNow.message?.text, equals: nil, "the error message")
  }

  fileprivate func expectMessage() throws {
    let message = try require(screenNow.message, "the app shows no error message")
    try expect(!message.text.isEmpty, "the error message is empty")
    try expect(screenNow.films.map(\.title), equals: [], "the films on the screen")
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }

  fileprivate func firstRow() throws -> FeedScreen.Row {
    try require(screenNow.rows.first, "the app shows no films")
  }
}

extension FeedScreen.Picture {
  fileprivate var word: String {
    switch self {
    case .placeholder: "missing"
    case .loading: "loading"
    case .loaded: "displayed"
    case .failed: "broken"
    }
  }
}
