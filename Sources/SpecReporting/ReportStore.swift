/// Room for what reports keep of a large run until they can write it, such as a file of their own.
///
/// Most reports begin with totals, so that they are held back until the end. What they hold back of a million
/// scenarios is more than should be in memory.
public struct ReportStore: Sendable {
  /// Keeps bytes and returns their range; nil if there is no room for them.
  public let keep: @Sendable ([UInt8]) -> Range<Int>?
  /// Returns bytes that were kept; fewer if they cannot be read.
  ///
  /// The owner of the room notices that, and does not take the report for whole.
  public let bytes: @Sendable (Range<Int>) -> [UInt8]

  /// Room that functions offer.
  public init(
    keep: @escaping @Sendable ([UInt8]) -> Range<Int>?,
    bytes: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) {
    (self.keep, self.bytes) = (keep, bytes)
  }
}
