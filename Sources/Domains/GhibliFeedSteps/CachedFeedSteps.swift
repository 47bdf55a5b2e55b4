import GhibliFeed
import StepKit
import TestDoubles

/// The content and failures of the feed cache.
let cachedFeedSteps = StepLibrary(GhibliWorld.self) {
  Given("there’s/there's a cached version of the feed") { ghibli in
    try ghibli.fillCache(sampleFilms(2), savedAt: ghibli.time.now)
  }

  // The last second of it, so that a limit that is off by one does not pass.
  Given("the cache is less than seven days old") { ghibli in
    try await ghibli.age(to: 7 * 86_400 - 1)
  }

  // Exactly seven days, for the same reason.
  Given("the cache is seven days old or more") { ghibli in try await ghibli.age(to: 7 * 86_400) }

  Given("a cache of {int} film(s) saved {feedAge} ago") {
    (ghibli: inout GhibliWorld, count: Int, age: Int) in
    try ghibli.fillCache(sampleFilms(count), savedAt: ghibli.time.now - age)
  }

  Given("a cache of {int} other film(s) saved {feedAge} ago") {
    (ghibli: inout GhibliWorld, count: Int, age: Int) in
    try ghibli.fillCache(sampleFilms(count, others: true), savedAt: ghibli.time.now - age)
  }

  Given("a cache of {int} film(s) saved {feedAge} in the future") {
    (ghibli: inout GhibliWorld, count: Int, age: Int) in
    try ghibli.fillCache(sampleFilms(count), savedAt: ghibli.time.now + age)
  }

  Given("the cache holds the text {string}") { (ghibli: inout GhibliWorld, text: String) in
    try ghibli.feedData.write(Array(text.utf8), for: FeedStore.key)
    ghibli.preparingCalls = ghibli.feedData.calls.count
  }

  // Said before and after: it looks, and changes nothing.
  Step("the cache is empty") { ghibli in
    try expect(
      try ghibli.cachedFeed()?.films.map(\.title), equals: nil, "the titles in the cache")
  }

  Given("the cache cannot be read") { ghibli in ghibli.feedData.fail(.read, .always) }

  Given("the cache cannot be read the first time") { ghibli in
    ghibli.feedData.fail(.read, .once)
  }

  Given("the cache cannot be deleted") { ghibli in ghibli.feedData.fail(.delete, .always) }

  Given("the cache cannot be deleted the first time") { ghibli in
    ghibli.feedData.fail(.delete, .once)
  }

  Given("the cache cannot be written") { ghibli in ghibli.feedData.fail(.write, .always) }

  Given("the cache cannot be written the first time") { ghibli in
    ghibli.feedData.fail(.write, .once)
  }
}

/// The passing of time.
extension GhibliWorld {
  /// Lets time pass until the cached feed is that many seconds old.
  fileprivate func age(to seconds: Int) async throws {
    let feed = try require(try cachedFeed(), "there is no cached feed to grow old")
    let missing = feed.savedAt + seconds - time.now
    try expect(missing >= 0, "the cached feed is \(-missing) seconds too old already")
    try await pass(.seconds(missing))
  }
}
