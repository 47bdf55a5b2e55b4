/// The errors if there is no feed to show: neither the server nor the cache had one.
public struct FeedFailure: Error, Hashable, Sendable {
  /// The reason why the cache could not help.
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
