/// The failed step of the feed cache, and the cause.
public enum FeedCacheError: Error, Hashable, Sendable {
  case retrieval(Cause)
  case deletion(Cause)
  case insertion(Cause)

  public enum Cause: Hashable, Sendable {
    /// The store failed with this message.
    case store(String)
    /// The store gave something, but not a feed.
    case unreadable(InvalidData)
  }
}
