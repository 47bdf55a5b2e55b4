/// The scenarios that are slower by more than noise.
///
/// The fastest time of the later run is compared with the slowest of the earlier ones, of attempts that
/// passed. It is slower if it takes at least one and a half times as long, and a tenth of a second more.
/// If most scenarios took longer, as on another machine, each may take longer by that much.
public struct Slowness: Sendable, Equatable {
  /// The least ratio of both times.
  public static let ratio = 1.5
  /// The least difference.
  public static let difference = Duration.milliseconds(100)

  /// Shorter times say nothing about a machine.
  private static let leastTime = Duration.milliseconds(5)
  /// Fewer scenarios say nothing about a machine.
  private static let leastCount = 20
  /// From here on the ratio is worth a word.
  private static let notable = 1.2

  /// By how much everything took longer; at least 1.
  public let machine: Double

  init(_ pairs: [Pairing.Pair]) {
    let ratios = pairs.compactMap { pair -> Double? in
      guard let before = pair.before.times?.upperBound, let now = pair.now.times?.lowerBound,
        before >= Self.leastTime
      else { return nil }
      return now / before
    }.sorted()
    machine = ratios.count < Self.leastCount ? 1 : max(1, ratios[ratios.count / 2])
  }

  /// Both times, if the later one is slower.
  func times(of pair: Pairing.Pair) -> ClosedRange<Duration>? {
    guard let before = pair.before.times?.upperBound, let now = pair.now.times?.lowerBound,
      // Also because `allowed` may overflow for times that are damaged.
      now - before >= Self.difference
    else { return nil }
    let allowed = before * machine
    return now / allowed >= Self.ratio && now - allowed >= Self.difference ? before...now : nil
  }

  /// A sentence for a run in which everything took longer.
  public var note: String? {
    guard machine >= Self.notable else { return nil }
    let tenths = Int(min(machine, 1_000_000) * 10)
    return "everything took about \(tenths / 10).\(tenths % 10) times as long; "
      + "slower is what took still longer"
  }
}
