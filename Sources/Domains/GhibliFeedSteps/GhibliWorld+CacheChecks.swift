import GhibliFeed
import StepKit
import TestDoubles

extension GhibliWorld {
  mutating func cacheHas(_ has: Bool, _ count: Int) throws {
    try expect(has || count > 0, "the sentence denies twice")
    if !isOutcome { return try fillCache(sampleFilms(has ? count : 0)) }
    let films = try cachedFeed()?.films.count ?? 0
    if has {
      try expect(films, equals: count, "the number of films in the cache")
    } else if count == 1 {
      try expect(films, equals: 0, "the number of films in the cache")
    } else {
      try expect(films != count, "the cache has \(films) films")
    }
  }

  mutating func save(_ films: [PlainFilm], ago age: Duration) throws {
    try fillCache(films, savedAt: time.now - age.wholeSeconds)
  }

  /// One title is among those of the cache; several are all of them.
  func expectCached(
    _ isCached: Bool, _ titles: [String], isAll: Bool = false
  ) throws {
    let cached = try cachedFeed()?.films.map(\.title) ?? []
    if isAll {
      return try expect((cached == titles) == isCached, "the cache has the films \(cached)")
    }
    if !isCached {
      try expect(cached.filter(titles.contains), equals: [], "the films in the cache")
    } else if titles.count == 1 {
      try expect(cached.contains(titles[0]), "the cache has the films \(cached)")
    } else {
      try expect(cached, equals: titles, "the titles in the cache")
    }
  }

  /// The films that the story has brought into the cache: saved by command, or come from the remote.
  private func newFilms() throws -> [PlainFilm] {
    savedFilms.isEmpty ? try remoteFilms() : savedFilms
  }

  /// There were so many new films, and the cache has none of them.
  func expectNotSaved(_ count: Int) throws {
    try expect(newFilms().count, equals: count, "the number of new films")
    try expectNewFeed(false)
  }

  /// The cache has that many films, those that were to be saved.
  func expectNewFilms(_ has: Bool, _ count: Int) throws {
    try expect(has, "the sentence says what the cache has not")
    let feed = try presentFeed()
    try expect(feed.films.count, equals: count, "the number of films in the cache")
    try expect(
      feed.films, equal: hasRemoteFilms || !savedFilms.isEmpty ? newFilms() : cachedFilms,
      "the films in the cache")
  }

  /// The cache has that many films: those that it had before the last command or request, where the
  /// sentence says that it still has them.
  func expectFilms(_ claim: CacheClaim, _ count: Int) throws {
    guard claim.has, claim.isStill, let before = cacheBefore else {
      let isOld = cachedFilms.count == count && (try? newFilms())?.count != count
      guard claim.has, isOld else { return try expectNewFilms(claim.has, count) }
      return try expect(presentFeed().films, equal: cachedFilms, "the films in the cache")
    }
    try expect(before.films.count, equals: count, "the number of films that the cache had")
    try expect(presentFeed().films, equal: before.films, "the films in the cache")
  }

  /// The cache has the films of the remote, saved now.
  func expectReplaced() throws {
    let feed = try presentFeed()
    try expect(feed.films, equal: try remoteFilms(), "the cached films")
    try expect(feed.savedAt, equals: time.now, "the time of the cached feed")
  }

  /// What the scenario has put into the cache is there, and the store was not asked to change it.
  func expectUntouched() throws {
    try expect(cachedFeed()?.films ?? [], equal: cachedFilms, "the cached films")
    try expect(
      try storeMessages().filter { $0 != "retrieve" }, equals: [],
      "what the store was asked to change")
  }

  /// Titles are those of a sentence, or so many.
  func expectFilms(_ films: FilmList, _ isSo: Bool, among titles: [String]) throws {
    let isIt =
      switch films.titles {
      case nil: titles.count == films.count
      case let named? where films.isOnly || named.count > 1: titles == named
      case let named?: titles.contains(named[0])
      }
    try expect(isIt == isSo, "the films are \(titles)")
  }

  /// The store was asked to delete, and only then to insert the new feed.
  func expectDeletedFirst() throws {
    let changes = Array(try storeMessages().filter { $0 != "retrieve" }.suffix(2))
    try expect(
      changes.count == 2 && changes[0] == "delete" && changes[1].hasPrefix("insert"),
      "the store received \(changes)")
    try expectNewFeed(true)
  }

  func expectNewFeed(_ isSaved: Bool) throws {
    guard isSaved else {
      let new = try newFilms()
      try expect(!new.isEmpty, "the story has no new feed")
      return try expect(
        (try cachedFeed()?.films ?? []).map(\.canonical).filter(new.map(\.canonical).contains)
          .map(\.title), equals: [], "the new films in the cache")
    }
    let feed = try presentFeed()
    try expect(feed.films, equal: try newFilms(), "the cached films")
    try expect(feed.savedAt, equals: time.now, "the time of the cached feed")
  }

  /// Deleted: the store was asked to, and what is there now was saved after that.
  func expectDeleted(_ isDeleted: Bool) throws {
    let messages = try storeMessages()
    guard isDeleted else {
      try expect(messages.filter { $0 == "delete" }, equals: [], "the deletions")
      try expect(
        try presentFeed().films, equal: cachedFilms, "the films in the cache")
      return
    }
    let deletion = try require(
      messages.lastIndex(of: "delete"), "the store received only \(messages)")
    if messages[deletion...].contains(where: { $0.hasPrefix("insert") }) { return }
    try expect(
      try cachedFeed()?.films.map(\.title), equals: nil, "the titles in the cache")
  }
}
