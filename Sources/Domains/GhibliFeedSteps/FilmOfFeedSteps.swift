import GhibliFeed
import StepKit

/// The films on the screen by the feed that they are of.
let filmOfFeedSteps = StepLibrary(GhibliWorld.self) {
  // no cached film, any film of the cached feed
  ParameterType("film of feed", FilmOfFeed.words, useForSnippets: false) { text in
    FilmOfFeed(text)
  }

  Then("{feed shows} {film of feed}") {
    (ghibli: inout GhibliWorld, shows: Bool, films: FilmOfFeed) in
    try expect(shows != films.isAny, "the sentence denies twice, or says too little")
    try ghibli.expectNoneShown(films.isSaved)
  }

  Then("{film of feed} {is on screen}") {
    (ghibli: inout GhibliWorld, films: FilmOfFeed, isShown: Bool) in
    try expect(isShown != films.isAny, "the sentence denies twice, or says too little")
    try ghibli.expectNoneShown(films.isSaved)
  }

  // the feed from yesterday: the one saved that long ago
  Then("{feed shows} the (film )feed/films from/of {feed of day}") {
    (ghibli: inout GhibliWorld, shows: Bool, age: FeedAge) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(.saved, true)
    try expect(try ghibli.cacheAge(), equals: age.nearest, "the age of the feed in seconds")
  }
  ParameterType("feed of day", FeedAge.ago, useForSnippets: false) { text in try FeedAge(text) }
}

/// No film of a feed, or any, as a sentence denies them.
private struct FilmOfFeed {
  let isAny: Bool
  let isSaved: Bool

  static let words =
    "(?:no|any|any of the|not any) (?:\(saved)|\(remote)) films?"
    + "|(?:no|any|not any) films? (?:of|from|in) the (?:(?:\(saved)|\(remote)) )?(?:film )?(?:feed|cache|remote feed|remote|server)"
  private static let saved = "(?:cached|saved|stored|old|expired|outdated|previous)"
  private static let remote = "(?:remote|latest|new)"

  init(_ text: String) {
    isAny = text.hasPrefix("any")
    isSaved = !["remote", "latest", "new ", "server"].contains(where: text.contains)
  }
}
