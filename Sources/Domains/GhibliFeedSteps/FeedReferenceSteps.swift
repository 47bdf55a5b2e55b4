import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// A feed of a story that has several: the first, the old one, the one saved last.
enum FeedReference {
  /// From 1: of those that the remote has given, or else of those saved.
  case number(Int)
  case new
  case old

  static let numbered =
    "the (?:first|second|third|fourth) (?:film )?feed(?: saved| received| delivered| from (?:the )?(?:remote|server))?"
  static let words =
    "\(numbered)|the (?:new|latest|last|newest|other) (?:film )?feed(?: (?:that was |which was )?(?:saved|cached))?"
    + "|the (?:film )?feed (?:that was |which was )?(?:just )?(?:saved|cached)(?: last)?"
    + "|the (?:old|previous|former) (?:film )?feed"

  init(_ text: String) {
    let number = text.split(separator: " ").lazy.compactMap {
      Vocabulary.english.ordinals[String($0)]
    }.first
    let isOld = ["old ", "previous", "former"].contains(where: text.contains)
    self = number.map(FeedReference.number) ?? (isOld ? .old : .new)
  }
}

/// Several feeds, one after the other.
let feedReferenceSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed meant", FeedReference.words, useForSnippets: false) { text in
    FeedReference(text)
  }
  ParameterType("numbered feed", FeedReference.numbered, useForSnippets: false) { text in
    FeedReference(text)
  }
  ParameterType.wording(
    "another feed",
    "(?:another|an other|a (?:different|first|second|third|further)|one more) (?:film )?feed")
  ParameterType.wording("and only", "(?:exactly |just )?(?:only )?")

  Given("{remote has} {another feed}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    ghibli.otherFeeds += 1
    try ghibli.answerFeed(feedJSON(ghibli.otherTitles))
  }

  Given(
    "the remote( feed) has\\ changed/changes/has\\ been\\ updated/is\\ updated/was\\ updated/was\\ changed"
  ) {
    (ghibli: inout GhibliWorld) in
    ghibli.otherFeeds += 1
    try ghibli.answerFeed(feedJSON(ghibli.otherTitles))
  }

  When("{run}( {source}) with {another feed}") {
    (ghibli: inout GhibliWorld, run: Run, _: Source?, _: String) in
    try expect(run.command, equals: .saveFeed, "the command that takes films")
    try ghibli.saveAnotherFeed()
  }

  When("{saves} {another feed}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.saveAnotherFeed()
  }

  When("{another feed} is saved/cached/stored") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.saveAnotherFeed()
  }

  Then("{delivers} {and only}{feed meant}") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String, feed: FeedReference) in
    try ghibli.expectDelivered(feed, delivers)
  }

  Then("{feed meant} {is delivered}") {
    (ghibli: inout GhibliWorld, feed: FeedReference, isDelivered: Bool) in
    try ghibli.expectDelivered(feed, isDelivered)
  }

  Then("{another load} from( the) cache delivers {and only}{feed meant}") {
    (ghibli: inout GhibliWorld, _: String, _: String, feed: FeedReference) in
    try ghibli.execute(.loadFeed, from: .cache)
    try await ghibli.turn()
    try ghibli.expectDelivered(feed, true)
  }

  Then("{feed shows} {and only}{numbered feed}") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String, feed: FeedReference) in
    try ghibli.expectShown(feed, shows)
  }

  Then("{numbered feed} {is on screen}") {
    (ghibli: inout GhibliWorld, feed: FeedReference, isShown: Bool) in
    try ghibli.expectShown(feed, isShown)
  }

  Then("{cache has} {and only}{numbered feed}") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, feed: FeedReference) in
    let cached = try ghibli.cachedFeed()?.films.map(\.canonical) ?? []
    let isIt = try cached == ghibli.films(of: feed).map(\.canonical)
    try expect(isIt == has, "the cache has \(cached.map(\.title))")
  }

  // The films that are only in the first feed.
  ParameterType(
    "films of feed",
    "(?:the |all )*films? (?:that (?:is|are) |which (?:is|are) )?(?:only )?(?:in|of|from) (?:\(FeedReference.numbered))",
    useForSnippets: false
  ) { text in FeedReference(text) }

  Then("{films of feed} {is on screen}") {
    (ghibli: inout GhibliWorld, feed: FeedReference, areShown: Bool) in
    let titles = try ghibli.ownTitles(of: feed)
    try expect(
      titles.filter { ghibli.shownTitles.contains($0) != areShown }, equals: [],
      "what is wrong on the screen")
  }

  Then("{feed shows} no {films of feed}") {
    (ghibli: inout GhibliWorld, shows: Bool, feed: FeedReference) in
    try expect(shows, "the sentence denies twice")
    let titles = try ghibli.ownTitles(of: feed)
    try expect(ghibli.shownTitles.filter(titles.contains), equals: [], "the films on the screen")
  }

  Then("{cache has} no {films of feed}") {
    (ghibli: inout GhibliWorld, has: Bool, feed: FeedReference) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectCached(false, try ghibli.ownTitles(of: feed))
  }

  // What the remote has sent last, whether or not it has answered since.
  ParameterType.wording(
    "shown feed",
    "the (?:(?:displayed|shown|presented) (?:film )?(?:feed|films)|(?:film )?(?:feed|films) (?:displayed|shown|presented|on the screen))"
  )
  ParameterType.wording(
    "feed of remote",
    "(?:the same as |equal to )?the (?:latest |last )?(?:(?:film )?feed|one|ones|films)(?: (?:that|which) (?:came|comes|was (?:received|loaded|downloaded|delivered)|were (?:received|loaded|downloaded|delivered))| received| loaded| downloaded| delivered| seen)?"
      + "(?: before)? (?:from|by) (?:the )?(?:remote|server)")

  Then("{shown feed} {is} {feed of remote}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    try ghibli.expectOnScreen(try ghibli.remoteFilms())
  }

  Then("{shown feed} {is} the {origin} one") {
    (ghibli: inout GhibliWorld, _: String, _: String, isSaved: Bool) in
    try ghibli.expectShown(isSaved ? .saved : .remote, true)
  }

  Then("{shown feed} {is not} {feed of remote}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    let isIt = try ghibli.shownFilms == ghibli.remoteFilms()
    try expect(!isIt, "the app shows what came from the remote")
  }

  ParameterType.wording(
    "every film",
    "(?:every|each|the) (?:(?:delivered|displayed|shown|returned) )?film(?: (?:delivered|displayed|shown|of the feed|in the feed))?"
  )
  ParameterType(
    "property names",
    "(?:an?|its|the) (?:\(propertyName))(?:(?:, and|,| and)(?: (?:an?|its|the))? (?:\(propertyName)))*",
    useForSnippets: false
  ) { (text: String) in
    text.lowercased().split { " ,".contains($0) }.map(String.init)
      .filter { ["id", "title", "description", "image", "url"].contains($0) }
  }

  Then("{every film} {has} {property names}") {
    (ghibli: inout GhibliWorld, _: String, _: String, names: [String]) in
    let films = try ghibli.filmsInQuestion()
    try expect(!films.isEmpty, "there is no film")
    for film in films {
      for name in names {
        try expect(
          try !ghibli.value(of: name, of: film).isEmpty, "\"\(film.title)\" has no \(name)")
      }
    }
  }
}

private let propertyName = "id|title|description|image|url|URL"

extension GhibliWorld {
  /// The titles of another feed than those before.
  fileprivate var otherTitles: [String] {
    ["Otter at the Ferry", "Lamp \(otherFeeds)", "Bridge \(otherFeeds)"]
  }

  fileprivate mutating func saveAnotherFeed() throws {
    try expect(!isOutcome, "this saves, and checks nothing")
    otherFeeds += 1
    try saveFilms(sampleFilms(otherTitles))
  }

  /// All feeds of the story in their order: those from the remote, or else those saved.
  private var feeds: [[PlainFilm]] {
    let sent = network.exchanges.compactMap { exchange -> [PlainFilm]? in
      guard exchange.request.url == loadedAddress,
        case .completed(.success(let response)) = exchange.state, response.status == 200
      else { return nil }
      return PlainFilm.list(in: response.body)
    }
    return sent.isEmpty ? savedFeeds : sent
  }

  fileprivate func films(of feed: FeedReference) throws -> [PlainFilm] {
    switch feed {
    case .number(let number):
      return try require(
        feeds.indices.contains(number - 1) ? feeds[number - 1] : nil,
        "the story has \(feeds.count) feeds")
    case .new: return try require(feeds.last, "the story has no new feed")
    case .old:
      let old = cachedFilms.isEmpty ? feeds.dropLast().last ?? [] : cachedFilms
      try expect(!old.isEmpty, "the story has no old feed")
      return old
    }
  }

  /// The titles that no other feed of the story has.
  fileprivate func ownTitles(of feed: FeedReference) throws -> [String] {
    let films = try films(of: feed)
    let others = (feeds + [cachedFilms]).filter { $0 != films }.flatMap(\.self).map(\.title)
    let titles = films.map(\.title).filter { !others.contains($0) }
    try expect(!titles.isEmpty, "the feed has no film that no other has")
    return titles
  }

  func expectDelivered(_ feed: FeedReference, _ isDelivered: Bool) throws {
    let delivered = try deliveredFilms().map(PlainFilm.init)
    let isIt = try delivered.map(\.canonical) == films(of: feed).map(\.canonical)
    try expect(isIt == isDelivered, "the films delivered are \(delivered.map(\.title))")
  }

  fileprivate func expectShown(_ feed: FeedReference, _ isShown: Bool) throws {
    let films = try films(of: feed)
    if isShown { return try expectOnScreen(films) }
    try expect(shownFilms.map(\.canonical) != films.map(\.canonical), "the feed is on the screen")
  }
}
