/// An error that the user does not see: an entry for the log.
public enum Incident: Hashable, Sendable {
  /// The feed cache failed while the feed was validated or saved (GHI-R11, R19).
  case feedCache(FeedCacheError)
  /// The image cache failed; the picture came, or is asked, from the server.
  case imageCache(ImageCacheError)
}
