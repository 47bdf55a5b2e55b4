import GhibliFeed
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let sevenDays = 7 * 86_400

/// The feed cache as a story sets it up and looks at it: without the system.
let cacheSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("cache operation", "read|written|deleted") { text -> InMemoryStore.Operation in
    switch text {
    case "read": .read
    case "written": .write
    default: .delete
    }
  }
  .described(as: "What a cache can fail to do.", example: "written")

  Given("there’s/there's a cached version of the feed") { ghibli in
    try ghibli.fillCache(["Snow Orchestra", "Kite Harbour"].map(PlainFilm.init(titled:)), age: 0)
  }

  Given("the cache is less than seven days old") { ghibli in
    try ghibli.fillCache(try ghibli.cachedFeed().films, age: sevenDays - 1)
  }
  .statesDefault(opposite: "the cache is seven days old or more")

  Given("the cache is seven days old or more") { ghibli in
    try ghibli.fillCache(try ghibli.cachedFeed().films, age: sevenDays)
  }

  Given("the cache is empty") { ghibli in
    try ghibli.feedData.delete(FeedStore.key)
    ghibli.preparingCalls = ghibli.feedData.calls.count
  }
  .statesDefault(opposite: "there's a cached version of the feed")

  Given("a cache of {films} saved {duration} ago") {
    (ghibli: inout GhibliWorld, films: [PlainFilm], age: Duration) in
    try ghibli.fillCache(films, age: Int(age.components.seconds))
  }

  Given("the feed cache holds {string}") { (ghibli: inout GhibliWorld, text: String) in
    try ghibli.writeCache(Array(text.utf8))
  }

  Given("the feed cache cannot be {cache operation}") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation) in
    ghibli.feedData.fail(operation, .always)
  }

  Then("the feed store received exactly {quoted list}") {
    (ghibli: inout GhibliWorld, expected: [String]) in
    let calls = ghibli.feedData.calls.dropFirst(ghibli.preparingCalls).map { call in
      switch call.operation {
      case .read: "retrieve"
      case .write: "insert"
      case .delete: "delete"
      }
    }
    try expect(calls, equals: expected, "what the store received")
  }

  Then("the cache has {films} saved {duration} ago") {
    (ghibli: inout GhibliWorld, films: [PlainFilm], age: Duration) in
    let feed = try ghibli.cachedFeed()
    try expect(feed.films, are: films, "the cached films")
    let seconds = Int(age.components.seconds)
    try expect(ghibli.clock.now - feed.savedAt, equals: seconds, "the age of the cache in seconds")
  }

  Then("no feed is cached") { ghibli in
    try expect(ghibli.feedData.contents.keys.sorted(), equals: [], "what is kept")
  }

  Then("replace the cache with the new feed") { ghibli in
    let feed = try ghibli.cachedFeed()
    try expect(feed.films, are: try ghibli.server.filmsSent(), "the cached films")
    try expect(feed.savedAt, equals: ghibli.clock.now, "the time of the cached feed")
    try expect(
      ghibli.feedData.contents[FeedStore.key] != ghibli.before.cache, "the cache is as it was")
  }
}

/// The cache of the images, in the same way.
let imageCacheSteps = StepLibrary(GhibliWorld.self) {
  Given("a cached image {string} of {int} byte(s)") {
    (ghibli: inout GhibliWorld, name: String, count: Int) in
    try ghibli.imageData.write(imageBytes(count), for: imageAddress(name))
  }

  Given("the image cache cannot be {cache operation}") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation) in
    ghibli.imageData.fail(operation, .always)
  }

  Given("the image cache takes {duration} to answer") {
    (ghibli: inout GhibliWorld, delay: Duration) in
    ghibli.imageTurns.delay = delay
  }

  Then("the image cache has {int} byte(s) for {string}") {
    (ghibli: inout GhibliWorld, count: Int, name: String) in
    try expect(
      ghibli.imageData.contents[imageAddress(name)], equals: imageBytes(count), "the image kept")
  }

  Then("{int} image(s) is/are cached") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.imageData.contents.count, equals: count, "the number of cached images")
  }
}

extension GhibliWorld {
  /// The content of the feed cache.
  func cachedFeed() throws -> PlainFeed {
    try feed(in: feedData.contents[FeedStore.key])
  }

  /// The feed that a store has kept as these bytes.
  func feed(in bytes: [UInt8]?) throws -> PlainFeed {
    let bytes = try require(bytes, "the cache is empty")
    return try JSONDecoder().decode(PlainFeed.self, from: Data(bytes))
  }

  /// Puts films of that age in seconds into the cache.
  fileprivate mutating func fillCache(_ films: [PlainFilm], age: Int) throws {
    let feed = PlainFeed(savedAt: clock.now - age, films: films)
    try writeCache(Array(JSONEncoder().encode(feed)))
  }

  /// Puts bytes that may not be a feed into the cache.
  fileprivate mutating func writeCache(_ bytes: [UInt8]) throws {
    try feedData.write(bytes, for: FeedStore.key)
    preparingCalls = feedData.calls.count
  }
}
