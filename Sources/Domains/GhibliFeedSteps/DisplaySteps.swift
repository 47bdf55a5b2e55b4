import GhibliFeed
import StepKit
import TestDoubles

/// The films on the screen.
let displaySteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed", FeedName.words, useForSnippets: false) { text in FeedName(text) }

  // Before an outcome, what was seen was asked for: the saved feed without a connection.
  Then("{feed shows} {feed}") { (ghibli: inout GhibliWorld, shows: Bool, feed: FeedName) in
    if !ghibli.isOutcome, shows, ghibli.requests == 0 {
      if feed == .saved {
        if try ghibli.cachedFeed() == nil { try ghibli.fillCache(sampleFilms(2)) }
        ghibli.connect(false)
      }
      try await ghibli.requestFeed(1) { $0.requestFeed() }
      try await ghibli.turn()
    }
    try ghibli.expectShown(feed, shows)
  }

  Then("{feed} {is on screen}") { (ghibli: inout GhibliWorld, feed: FeedName, isShown: Bool) in
    try ghibli.expectShown(feed, isShown)
  }

  Then("{feed shows} the remote films only") { (ghibli: inout GhibliWorld, shows: Bool) in
    try ghibli.expectShown(.remote, shows)
    let titles = Set(ghibli.cachedFilms.map(\.title))
    try expect(
      ghibli.shownTitles.filter(titles.contains), equals: [], "the cached films on the screen")
  }

  filmSteps
  titleSteps
  shownWithSteps
  shownTableSteps
  neitherSteps
  noFilmSteps
  emptySteps

  Step("the app is( still) loading( the film feed)") { ghibli in
    try expect(ghibli.screenNow.isLoading, "the app does not show that it is loading")
  }

  Then("{feed shows} that it/the\\ feed is( still) loading") {
    (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(ghibli.screenNow.isLoading == shows, "loading: \(ghibli.screenNow.isLoading)")
  }

  for pattern in ["the app is not loading", "the app is no longer loading"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(!ghibli.screenNow.isLoading, "the app shows that it is loading")
    }
  }

  Step("the (film )feed is still loading/being\\ loaded") { (ghibli: inout GhibliWorld) in
    try expect(ghibli.screenNow.isLoading, "the app does not show that it is loading")
  }

  Step(
    "the app is still waiting( for the remote)( for the server)( for an answer)( for the answer)"
  ) { ghibli in
    try expect(ghibli.screenNow.isLoading, "the app does not show that it is loading")
  }

  for noun in ["loading/activity indicator", "loading text"] {
    Then(.expression("{feed shows} {some} \(noun)")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
      try expect(
        ghibli.screenNow.isLoading == (shows == some), "loading: \(ghibli.screenNow.isLoading)")
    }

    Then(.expression("{some} \(noun) {is on screen}")) {
      (ghibli: inout GhibliWorld, some: Bool, isShown: Bool) in
      try expect(
        ghibli.screenNow.isLoading == (isShown == some), "loading: \(ghibli.screenNow.isLoading)")
    }
  }

  messageSteps
}

/// A list without films.
private let emptySteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows} the empty list text") { (ghibli: inout GhibliWorld, shows: Bool) in
    try ghibli.expectEmptyText(shows)
  }

  Then("{feed shows} an empty (film )feed/list/screen( of films)") {
    (ghibli: inout GhibliWorld, shows: Bool) in
    if !ghibli.isOutcome, shows {
      ghibli.network.add(GhibliWorld.feedRoute(.text("[]")))
      return ghibli.session.requestFeed()
    }
    try expect(ghibli.shownTitles.isEmpty == shows, "the app shows \(ghibli.shownTitles)")
  }

  Then("{feed shows} that the list/feed is empty") { (ghibli: inout GhibliWorld, shows: Bool) in
    try ghibli.expectEmptyText(shows)
  }

  Then("the app says/tells( me) that the list/feed is empty") { ghibli in
    try ghibli.expectEmptyText(true)
  }

  Then("the empty list text {is on screen}") { (ghibli: inout GhibliWorld, isShown: Bool) in
    try ghibli.expectEmptyText(isShown)
  }

  for pattern in [
    "the (film )feed {is} empty", "the list( of films) {is} empty", "the screen {is} empty",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try expect(ghibli.shownTitles, equals: [], "the films on the screen")
    }
  }

  for pattern in ["the (film )feed {is not} empty", "the list( of films) {is not} empty"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try expect(!ghibli.shownTitles.isEmpty, "the app shows no films")
    }
  }
}

/// A feed in the words of the document.
enum FeedName {
  case remote
  case saved

  static let words =
    "the (?:latest |new )?(?:film )?(?:feed|field|films) from (?:the )?(?:remote|server)"
    + "|the (?:remote|new|latest) (?:film )?(?:feed|films)"
    + "|the (?:latest |last )?(?:film )?feed saved"
    // Of what is still there, the cache has a sentence.
    + "|the (?:latest |last )?(?:saved|cached) (?:film )?(?:feed|films)(?! (?:is|are) still there$)"
    + "|the (?:old|previous|former|earlier) (?:cached |saved |film )?(?:feed|films)(?! (?:is|are) (?:gone|still there)$)"
    + "|the (?:latest |last )?(?:saved|cached) version of (?:the )?(?:film )?feed"
    + "|the (?:film )?(?:feed|films) (?:from|of|in) (?:the )?cache"
    + "|the (?:film )?(?:feed|films) (?:from|of) (?:before|last time)"
    + "|the (?:expired|outdated) (?:cached |saved |film )?(?:feed|films)"

  init(_ text: String) {
    self =
      [
        "saved", "cache", "expired", "outdated", "old", "previous", "former", "earlier", "before",
        "last time",
      ].contains(
        where: text.contains) ? .saved : .remote
  }
}
