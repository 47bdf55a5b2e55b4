import GhibliFeed
import StepKit
import TestDoubles

extension GhibliWorld {
  /// The films delivered; a cache that has no feed to show delivers none.
  func deliveredFilms() throws -> [Film] {
    switch try deliveries.single() {
    case .films(let films): films
    case .cache(let content): content.films
    case let other: try require(nil, "films were expected, not \(other)")
    }
  }

  /// The number of films delivered: none where there was an error.
  func deliveredCount() throws -> Int {
    Outcome.Kind.error.includes(try deliveries.single()) ? 0 : try deliveredFilms().count
  }

  /// The films delivered are those of the cache, or come from the remote.
  func expectOrigin(_ isSaved: Bool) throws {
    if case .cache = try deliveries.single() {
      try expect(isSaved, "the films come from the cache")
    } else {
      try expect(!isSaved, "the films come from the remote")
    }
  }

  /// One title is among those delivered; several are all of them.
  func expectDelivered(
    _ titles: [String], _ isDelivered: Bool, isAll: Bool = false
  ) throws {
    let delivered = try deliveredFilms().map(\.title)
    if isAll {
      return try expect((delivered == titles) == isDelivered, "the films delivered: \(delivered)")
    }
    if !isDelivered {
      try expect(delivered.filter(titles.contains), equals: [], "the films delivered")
    } else if titles.count == 1 {
      try expect(delivered.contains(titles[0]), "the films delivered are \(delivered)")
    } else {
      try expect(delivered, equals: titles, "the films delivered")
    }
  }

  func expectEmptyFeed() throws {
    switch try deliveries.single() {
    case .films([]), .cache(.feed([])): break
    case let other: try expect(false, "an empty feed was expected, not \(other)")
    }
  }

  /// The cache was asked and had no feed that may be shown.
  func expectNoCachedFeed() throws {
    guard case .cache(let content) = try deliveries.single() else {
      return try expect(false, "nothing from the cache was delivered, but \(deliveries.current)")
    }
    try expect(
      content == .empty || content == .expired,
      "no feed was expected, but there was one of \(content.films.count) films")
    try expect(content.films, equals: [], "the films delivered")
  }

  /// All commands together have delivered something so often, and nothing else.
  mutating func expectDelivered(
    _ outcome: Outcome, _ count: DeliveryCount
  ) async throws {
    try await letImageArrive()
    let expected = count.number ?? deliveries.commands
    try expect(expected > 0, "no command was executed")
    try expect(
      deliveries.all.count { outcome.kind.includes($0) }, equals: expected,
      "how often \(outcome.kind.rawValue) was delivered")
    if count.number == nil {
      try expect(deliveries.all.count, equals: expected, "the number of results")
    }
  }

  mutating func expectDelivered(_ outcome: Outcome, _ isDelivered: Bool) async throws {
    try await letImageArrive()
    try expect(isDelivered || !outcome.isNone, "the sentence denies twice")
    guard isDelivered, !outcome.isNone else {
      // Where no command has delivered anything, it says nothing that there was no feed.
      if outcome.kind == .feed { _ = try deliveries.single() }
      // An image from the remote is none from the cache.
      if outcome.kind == .cachedImage, imageSource == .remote { return }
      return try expect(
        deliveries.current.filter(outcome.kind.includes), equals: [],
        "what was delivered of that kind")
    }
    let delivery = try deliveries.single()
    try expect(
      outcome.kind.includes(delivery), "\(outcome.kind.rawValue) was expected, not \(delivery)")
    switch delivery {
    case .films(let films):
      try expect(films.map(PlainFilm.init), equal: try remoteFilms(), "the films delivered")
    case .cache(let content):
      let isNew = try !savedFilms.isEmpty && cachedFeed()?.films == savedFilms
      try expect(
        content.films.map(PlainFilm.init), equal: isNew ? savedFilms : cachedFilms,
        "the films delivered")
    case .image(let bytes, _):
      let kept = outcome.kind == .cachedImage ? imageData.contents[imageAddress] : nil
      try expect(bytes, equals: try kept ?? imageBytes(of: imageAddress), "the bytes delivered")
      if outcome.kind == .cachedImage {
        try expect(kept != nil, "the image cache has no image")
        try expect(imageSource == .cache, "the image comes from the remote")
      }
    case .success, .remoteError, .feedCacheError, .imageCacheError: break
    }
  }
}
