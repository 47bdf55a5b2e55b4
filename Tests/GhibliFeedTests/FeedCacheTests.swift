import GhibliFeed
import Ports
import TestDoubles
import Testing

@Suite struct FeedCacheTests {
  private let store = InMemoryStore()
  private let hand = Hand()
  private var feed: FeedStore { FeedStore(store) }
  private var cache: FeedCache {
    FeedCache(store: feed, secondsSince1970: { [hand] in hand.time })
  }

  private enum Given {
    case nothing
    case saved(age: Int)
    case unreadable
    case failing
  }

  /// Sets the cache up and returns how many calls that took.
  private func prepare(_ given: Given) throws -> Int {
    switch given {
    case .nothing: break
    case .saved(let age):
      try feed.insert(CachedFeed(films: Samples.films(2), savedAt: Samples.noon - age))
    case .unreadable: try store.write(Array("{}".utf8), for: FeedStore.key)
    case .failing: store.fail(.read, .always)
    }
    return store.calls.count
  }

  private func calls(after count: Int) -> [InMemoryStore.Operation] {
    store.calls.dropFirst(count).map(\.operation)
  }

  @Test(
    "GHI-R13, R14, R16, D-24, D-25: usable for less than seven days",
    arguments: [
      (0, true), (1, true), (Samples.week - 1, true), (Samples.week, false),
      (Samples.week + 1, false), (10 * 365 * 86_400, false), (-3600, true),
      (-10 * 365 * 86_400, true),
    ] as [(Int, Bool)])
  func age(age: Int, isUsable: Bool) throws {
    let films = try Samples.films(2)
    try feed.insert(CachedFeed(films: films, savedAt: Samples.noon - age))
    let content = try cache.load()
    #expect(content == (isUsable ? .feed(films) : .expired))
    #expect(content.films == (isUsable ? films : []))
  }

  @Test("Times at the ends of their range do not overflow")
  func extremes() {
    for (savedAt, now, usable) in [
      (Int.max, Int.min, true), (Int.max, Int.max, true), (Int.min, Int.max, false),
      (Int.min, Int.min, true), (0, Int.max, false),
    ] {
      #expect(CachedFeed(films: [], savedAt: savedAt).isUsable(at: now) == usable)
    }
  }

  @Test("GHI-UC3.M, R24: an empty feed is not an empty cache")
  func emptyFeed() throws {
    #expect(try cache.load() == .empty)
    #expect(try cache.load().films == [])
    try cache.save([])
    #expect(try cache.load() == .feed([]))
  }

  private func checkLoad(
    _ given: Given, throws isThrowing: Bool = false,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let test = FeedCacheTests()
    let before = try test.prepare(given)
    let contents = test.store.contents
    var thrown: FeedCacheError?
    do { _ = try test.cache.load() } catch { thrown = error }
    #expect((thrown != nil) == isThrowing, sourceLocation: location)
    #expect(test.calls(after: before) == [.read], sourceLocation: location)
    #expect(test.store.contents == contents, sourceLocation: location)
  }

  @Test("GHI-R17, UC3.R: loading reads once and changes nothing")
  func loading() throws {
    try checkLoad(.nothing)
    try checkLoad(.saved(age: 1))
    try checkLoad(.saved(age: Samples.week))
    try checkLoad(.unreadable, throws: true)
    try checkLoad(.failing, throws: true)
  }

  private func checkValidation(
    _ given: Given, failing: InMemoryStore.Operation? = nil,
    does expected: [InMemoryStore.Operation],
    throws error: FeedCacheError? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let test = FeedCacheTests()
    let before = try test.prepare(given)
    if let failing { test.store.fail(failing, .always) }
    var thrown: FeedCacheError?
    do { try test.cache.validate() } catch { thrown = error }
    #expect(thrown == error, sourceLocation: location)
    #expect(test.calls(after: before) == expected, sourceLocation: location)
  }

  @Test("GHI-UC5, R18, R19: validation deletes a feed that is too old or cannot be read, once")
  func validation() throws {
    let readFailure = FeedCacheError.retrieval(.store("the store failed to read \"film-feed\""))
    let deleteFailure = FeedCacheError.deletion(.store("the store failed to delete \"film-feed\""))
    try checkValidation(.nothing, does: [.read])
    try checkValidation(.saved(age: 0), does: [.read])
    try checkValidation(.saved(age: Samples.week - 1), does: [.read])
    try checkValidation(.saved(age: -1), does: [.read])
    try checkValidation(.saved(age: Samples.week), does: [.read, .delete])
    try checkValidation(
      .unreadable, does: [.read, .delete],
      throws: .retrieval(.unreadable(.missingKey("savedAt", film: nil))))
    try checkValidation(.failing, does: [.read, .delete], throws: readFailure)
    try checkValidation(
      .saved(age: Samples.week), failing: .delete, does: [.read, .delete], throws: deleteFailure)
    try checkValidation(
      .failing, failing: .delete, does: [.read, .delete], throws: deleteFailure)
  }

  @Test("GHI-UC6, R20, R21: saving deletes, then inserts with the present time")
  func saving() throws {
    let before = try prepare(.saved(age: 1))
    hand.time += 5
    try cache.save(try Samples.films(3))
    #expect(calls(after: before) == [.delete, .write])
    let saved = try FeedStore(store).retrieve()
    #expect(saved == CachedFeed(films: try Samples.films(3), savedAt: Samples.noon + 5))
  }

  @Test("GHI-UC6.D: where deleting fails nothing is inserted and the old feed stays")
  func deletingFails() throws {
    let before = try prepare(.saved(age: 1))
    store.fail(.delete, .once)
    #expect(throws: FeedCacheError.deletion(.store("the store failed to delete \"film-feed\""))) {
      try cache.save([])
    }
    #expect(calls(after: before) == [.delete])
    #expect(try cache.load() == .feed(try Samples.films(2)))
    try cache.save([])
    #expect(try cache.load() == .feed([]))
  }

  @Test("GHI-UC6.S, R21: where inserting fails the old feed is gone")
  func insertingFails() throws {
    let before = try prepare(.saved(age: 1))
    store.fail(.write, .once)
    #expect(throws: FeedCacheError.insertion(.store("the store failed to write \"film-feed\""))) {
      try cache.save([])
    }
    #expect(calls(after: before) == [.delete, .write])
    #expect(try cache.load() == .empty)
  }
}
