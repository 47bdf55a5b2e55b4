import GhibliFeed
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The feed cache as a story sets it up and looks at it: without the system.
extension GhibliWorld {
  /// The content of the feed cache.
  func cachedFeed() throws -> PlainFeed? {
    guard let bytes = feedData.contents[Self.feedKey] else { return nil }
    return try JSONDecoder().decode(PlainFeed.self, from: Data(bytes))
  }

  /// The cached feed, which a sentence takes for granted.
  func presentFeed(file: StaticString = #filePath, line: Int = #line) throws -> PlainFeed {
    try require(try cachedFeed(), "the cache is empty", file: file, line: line)
  }

  /// The age of the cached feed in seconds.
  func cacheAge() throws -> Int { time.now - (try presentFeed().savedAt) }

  /// Puts films with a time into the cache, as part of setting the scene.
  ///
  /// Without a time, a feed that is there keeps its own.
  mutating func fillCache(_ films: [PlainFilm], savedAt: Int? = nil) throws {
    let before = (try? cachedFeed())?.savedAt
    let feed = PlainFeed(savedAt: savedAt ?? before ?? time.now, films: films)
    try writeCache(Array(JSONEncoder().encode(feed)))
    cachedFilms = films
  }

  /// Puts bytes into the cache that may be no feed.
  mutating func writeCache(_ bytes: [UInt8]) throws {
    try expect(!isOutcome, "this says what is in the cache, and checks nothing")
    subjects.insert(.feedCache)
    try feedData.write(bytes, for: Self.feedKey)
    preparingCalls = feedData.calls.count
  }

  mutating func emptyCache() throws {
    subjects.insert(.feedCache)
    if feedData.contents[Self.feedKey] == nil { return }
    try feedData.delete(Self.feedKey)
    preparingCalls = feedData.calls.count
    cachedFilms = []
  }

  /// Lets time pass until the cached feed is that many seconds old; there is one if there was none.
  mutating func age(to seconds: Int) async throws {
    if try cachedFeed() == nil { try fillCache(sampleFilms(2)) }
    let missing = seconds - (try cacheAge())
    try expect(missing >= 0, "the cached feed is \(-missing) seconds too old already")
    try await pass(.seconds(missing))
  }
}
