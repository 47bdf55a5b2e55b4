/// Room for what reports keep of a large run until they can write it, such as a file that nobody else sees.
///
/// Most reports begin with totals, so that they are held back until the end. What they hold back of a million
/// scenarios is more than should be in memory.
public struct ReportStore: Sendable {
  /// Keeps bytes, and says where; nil where there is no room for them.
  public let keep: @Sendable ([UInt8]) -> Range<Int>?
  /// Gives back bytes that were kept; fewer where they cannot be read.
  ///
  /// Whoever made the room knows of that,
  /// and does not take the report for whole.
  public let bytes: @Sendable (Range<Int>) -> [UInt8]

  /// Room that functions offer.
  public init(
    keep: @escaping @Sendable ([UInt8]) -> Range<Int>?,
    bytes: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) {
    (self.keep, self.bytes) = (keep, bytes)
  }
}
