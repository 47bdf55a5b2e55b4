/// A feed and the time it was saved.
public struct CachedFeed: Hashable, Sendable {
  public let films: [Film]
  /// Seconds since 1970, UTC.
  public let savedAt: Int

  public init(films: [Film], savedAt: Int) {
    self.films = films
    self.savedAt = savedAt
  }

  /// Whether it is less than seven days old at `now`, seconds since 1970 (GHI-R13).
  ///
  /// Exactly seven days are too old. A feed saved in the future, because the clock was put back, is
  /// younger than that (GHI-R16, D-25). A day has 86,400 seconds (D-24).
  public func isUsable(at now: Int) -> Bool {
    let (expiry, overflow) = savedAt.addingReportingOverflow(Self.maximumAge)
    return overflow || now < expiry
  }

  /// Seven days in seconds.
  public static let maximumAge = 7 * 86_400
}
