/// The feed kept on the device: loading, validating and saving (GHI-UC3, UC5, UC6).
public struct FeedCache {
  /// The state of the cache.
  public enum Content: Hashable, Sendable {
    /// A feed that may be shown; it can have no films (GHI-R24, D-27).
    case feed([Film])
    /// There is one, but of seven days or more.
    case expired
    /// There is none.
    case empty

    /// The films to deliver; empty if no feed may be shown (GHI-UC3.E, UC3.M).
    public var films: [Film] {
      if case .feed(let films) = self { films } else { [] }
    }
  }

  private let store: FeedStore
  private let secondsSince1970: () -> Int

  /// A cache over `store`; the clock is asked at each command.
  public init(store: FeedStore, secondsSince1970: @escaping () -> Int) {
    self.store = store
    self.secondsSince1970 = secondsSince1970
  }

  /// Reads the store once and changes nothing in it (GHI-R17).
  public func load() throws(FeedCacheError) -> Content {
    guard let cached = try store.retrieve() else { return .empty }
    return cached.isUsable(at: secondsSince1970()) ? .feed(cached.films) : .expired
  }

  /// Deletes a feed that cannot be read or is too old (GHI-R18).
  ///
  /// Throws the retrieval error although the cache was deleted, so that it can be noted, and the
  /// deletion error if deleting failed; it deletes once at most (GHI-R19, D-26).
  public func validate() throws(FeedCacheError) {
    let content: Content
    do {
      content = try load()
    } catch {
      try store.delete()
      throw error
    }
    if content == .expired { try store.delete() }
  }

  /// Replaces the saved feed with `films` and the present time.
  ///
  /// The old feed is deleted first: if that fails, nothing is saved, and if saving fails, the old
  /// feed is gone (GHI-R20, R21).
  public func save(_ films: [Film]) throws(FeedCacheError) {
    try store.delete()
    try store.insert(CachedFeed(films: films, savedAt: secondsSince1970()))
  }
}
