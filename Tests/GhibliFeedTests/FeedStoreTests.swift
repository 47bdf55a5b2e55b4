import GhibliFeed
import Ports
import TestDoubles
import Testing

/// GHI-R22: the behavior of every feed store.
@Suite struct FeedStoreTests {
  private let data = InMemoryStore()

  private func sample(_ count: Int) throws -> CachedFeed {
    CachedFeed(films: try Samples.films(count), savedAt: Samples.noon + count)
  }

  /// Retrieves twice, from stores over the same place, and compares.
  private func check(
    _ expected: CachedFeed?, _ location: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 1...2 {
      let retrieved = try FeedStore(data).retrieve()
      #expect(retrieved == expected, sourceLocation: location)
    }
  }

  @Test("empty at first, and after a deletion; deleting nothing succeeds")
  func empty() throws {
    try check(nil)
    try FeedStore(data).delete()
    try check(nil)
    try FeedStore(data).insert(sample(1))
    try FeedStore(data).delete()
    try FeedStore(data).delete()
    try check(nil)
  }

  @Test("feed and time come back exactly, and the last insertion wins")
  func exact() throws {
    for count in [2, 1, 3] {
      try FeedStore(data).insert(sample(count))
      try check(sample(count))
    }
    let odd = Film(
      id: try Samples.film().id, title: "«Ё»\u{1F3EE} \"\\\u{0}\n", description: "",
      image: try Samples.url("https://img.test/a b.jpg?x=1&y=2#z"),
      url: try Samples.url("http://films.test"))
    for time in [Int.min, -1, 0, Int.max] {
      let feed = CachedFeed(films: [odd], savedAt: time)
      try FeedStore(data).insert(feed)
      try check(feed)
    }
  }

  @Test(
    "a failing operation leaves the content as it was", arguments: InMemoryStore.Operation.allCases)
  func failing(operation: InMemoryStore.Operation) throws {
    let store = FeedStore(data)
    try store.insert(sample(2))
    data.fail(operation, .always)
    for _ in 1...2 {
      switch operation {
      case .read: #expect(throws: FeedCacheError.self) { try store.retrieve() }
      case .write: #expect(throws: FeedCacheError.self) { try store.insert(try sample(1)) }
      case .delete: #expect(throws: FeedCacheError.self) { try store.delete() }
      }
    }
    data.recover()
    try check(sample(2))
  }

  @Test(
    "GHI-R23: a feed that cannot be read is an error, and says why",
    arguments: [
      ("", InvalidData.empty), ("{", .notJSON), ("<html>", .notJSON),
      ("[]", .wrongType(key: nil, film: nil)), ("{}", .missingKey("savedAt", film: nil)),
      (#"{"savedAt": 1}"#, .missingKey("films", film: nil)),
      (#"{"savedAt": "1", "films": []}"#, .wrongType(key: "savedAt", film: nil)),
      (#"{"savedAt": 1, "films": {}}"#, .wrongType(key: "films", film: nil)),
      (#"{"savedAt": 1, "films": [{}]}"#, .missingKey("id", film: 1)),
      (#"{"savedAt": 99999999999999999999, "films": []}"#, .notJSON),
    ])
  func unreadable(content: String, reason: InvalidData) throws {
    try data.write(Array(content.utf8), for: FeedStore.key)
    #expect(throws: FeedCacheError.retrieval(.unreadable(reason))) {
      try FeedStore(data).retrieve()
    }
  }

  @Test(
    "What failed is said in words",
    arguments: [
      (
        FeedCacheError.retrieval(.store("no access")),
        "the saved feed could not be read: no access"
      ),
      (
        .retrieval(.unreadable(.notJSON)),
        "the saved feed could not be read: the data is not JSON"
      ),
      (.deletion(.store("no access")), "the saved feed could not be deleted: no access"),
      (.insertion(.store("disk full")), "the feed could not be saved: disk full"),
    ])
  func words(error: FeedCacheError, text: String) {
    #expect("\(error)" == text)
  }
}
