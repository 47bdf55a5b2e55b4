import GhibliFeed
import StepKit

/// The screen and the log.
let displaySteps = StepLibrary(GhibliWorld.self) {
  Then("the app should display the latest film field from remote") { ghibli in
    try ghibli.expectNewScreen()
    try ghibli.expectDisplayed(try ghibli.server.filmsSent())
  }

  Then("the app should display the latest feed saved") { ghibli in
    let feed = try ghibli.feed(in: ghibli.before.cache)
    try expect(!feed.films.isEmpty, "the cached feed has no films")
    try ghibli.expectNewScreen()
    try ghibli.expectDisplayed(feed.films)
  }

  Then("the app should display an error message") { ghibli in
    try ghibli.expectNewScreen()
    let message = try require(ghibli.screenNow.message, "the app shows no error message")
    try expect(!message.text.isEmpty, "the error message is empty")
  }

  Then("the app displays {films}") { (ghibli: inout GhibliWorld, films: [PlainFilm]) in
    try expect(ghibli.screenNow.films.map(PlainFilm.init), are: films, "the films on the screen")
  }

  Then("the film feed says:") { (ghibli: inout GhibliWorld, texts: [String: String]) in
    // An empty cell is a text that is not there.
    let expected = texts.filter { !$0.value.isEmpty }
    try expect(ghibli.screenNow.texts, equals: expected, "the texts on the screen")
  }

  Then("the image of the {ordinal} film is {word}") {
    (ghibli: inout GhibliWorld, number: Int, state: String) in
    try expect(try ghibli.row(number).image.word, equals: state, "the image")
  }

  Then("the image of the {ordinal} film has {int} byte(s)") {
    (ghibli: inout GhibliWorld, number: Int, count: Int) in
    try expect(try ghibli.row(number).image, equals: .loaded(imageBytes(count)), "the image")
  }

  Then("the film feed speaks {quoted list}") { (_: inout GhibliWorld, languages: [String]) in
    try expect(Language.allCases.map(\.rawValue), equals: languages, "the languages")
  }

  Then("the film feed logs:") { (ghibli: inout GhibliWorld, incidents: [String]) in
    try expect(ghibli.log.incidents, equals: incidents, "what the app has logged")
    ghibli.incidentsTold = incidents.count
  }
}

extension GhibliWorld {
  /// Fails unless these films are on the screen, and nothing else.
  fileprivate func expectDisplayed(_ films: [PlainFilm]) throws {
    try expect(screenNow.films.map(PlainFilm.init), are: films, "the films on the screen")
    try expect(screenNow.message, equals: nil, "the error message")
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }
}

extension FeedScreen {
  /// Every text except those of the films.
  fileprivate var texts: [String: String] {
    let all = [
      "title": title, "loading": loadingText, "list": emptyText, "message": message?.text,
      "detail": message?.detail, "action": message?.action,
    ]
    return all.compactMapValues { $0 }
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
