public import Ports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the last feed, as JSON in a data store (GHI-R22).
public struct FeedStore {
  /// The key of the feed in the data store.
  public static let key = "film-feed"

  private let store: any DataStore

  public init(_ store: any DataStore) { self.store = store }

  /// The feed kept, or nil if there is none; a feed that cannot be read is an error (GHI-R23).
  public func retrieve() throws(FeedCacheError) -> CachedFeed? {
    let bytes: [UInt8]?
    do { bytes = try store.read(Self.key) } catch { throw .retrieval(.store("\(error)")) }
    guard let bytes else { return nil }
    do throws(InvalidData) {
      let payload = try decode(CachePayload.self, from: bytes)
      return CachedFeed(films: try films(in: payload.films), savedAt: payload.savedAt)
    } catch {
      throw .retrieval(.unreadable(error))
    }
  }

  /// Keeps `feed` in place of the one kept before.
  public func insert(_ feed: CachedFeed) throws(FeedCacheError) {
    let payload = CachePayload(savedAt: feed.savedAt, films: feed.films.map(FilmPayload.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try store.write(Array(encoder.encode(payload)), for: Self.key)
    } catch {
      throw .insertion(.store("\(error)"))
    }
  }

  /// Forgets the feed; succeeds also if there is none.
  public func delete() throws(FeedCacheError) {
    do { try store.delete(Self.key) } catch { throw .deletion(.store("\(error)")) }
  }
}

private struct CachePayload: Codable {
  var savedAt: Int
  var films: [FilmPayload]
}
