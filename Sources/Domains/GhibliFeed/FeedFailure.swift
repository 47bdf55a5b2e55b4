/// Why there is no feed to show: neither the server nor the cache had one.
public struct FeedFailure: Error, Hashable, Sendable {
  /// Why the cache could not step in.
  public enum CacheMiss: Hashable, Sendable {
    case empty
    case expired
    case unreadable(FeedCacheError)
  }

  public let remote: RemoteError
  public let cache: CacheMiss

  public init(remote: RemoteError, cache: CacheMiss) {
    self.remote = remote
    self.cache = cache
  }
}
