/// The share of one shard in a run, as a separate message among those of the run.
///
/// A merge uses it to find the missing shards, and those of their scenarios that did not run.
public struct ShardMark: Sendable, Equatable {
  /// The media type of the attachment.
  public static let mediaType = MessageDialect.mediaTypes + "shard+plain"
  /// Guards against malformed messages.
  private static let maximumCount = 100_000

  /// Ids have no spaces, so readers that do not know the line find nothing.
  private static let planPrefix = "plan "
  private static let partial = "features own"

  /// Counted from 1.
  public var index: Int
  public var count: Int
  /// A digest of the assignment of scenarios to shards, the same in all shards of one run; nil if unknown.
  public var plan: String?
  /// Whether the run holds only features that it ran something from, so that it does not know everything
  /// that other shards run.
  public var isPartial: Bool
  /// The pickles of its features that were selected and left to other shards.
  public var otherPickleIds: [String]

  /// A mark for one run.
  public init(
    index: Int, count: Int, plan: String? = nil, isPartial: Bool = false, otherPickleIds: [String]
  ) {
    self.index = index
    self.count = count
    self.plan = plan
    self.isPartial = isPartial
    self.otherPickleIds = otherPickleIds
  }

  /// The message: `index/count`, a line `plan DIGEST` if it is known, a line `features own` if it is
  /// partial, then a line for each id.
  public var message: Envelope {
    let facts =
      ["\(index)/\(count)"] + (plan.map { [Self.planPrefix + $0] } ?? [])
      + (isPartial ? [Self.partial] : [])
    return Envelope(
      fact: (facts + otherPickleIds).joined(separator: "\n"), mediaType: Self.mediaType)
  }

  /// The mark in a message, if it is one.
  public init?(_ envelope: Envelope) {
    guard case .attachment(let message) = envelope, message.mediaType == Self.mediaType
    else { return nil }
    let lines = message.body.split(whereSeparator: \.isNewline).map(String.init)
    let numbers = (lines.first ?? "").split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      1 <= index, index <= count, count <= Self.maximumCount
    else { return nil }
    var rest = lines.dropFirst()
    var plan: String?
    if let line = rest.first, line.hasPrefix(Self.planPrefix) {
      plan = String(line.dropFirst(Self.planPrefix.count))
      rest = rest.dropFirst()
    }
    let isPartial = rest.first == Self.partial
    if isPartial { rest = rest.dropFirst() }
    self.init(
      index: index, count: count, plan: plan, isPartial: isPartial, otherPickleIds: Array(rest))
  }
}
