import Basics

/// The shard of each scenario: the same on every machine that knows the same scenarios and times.
///
/// If no times are known, the identity of each scenario determines its shard, so that
/// adding one moves no other. Otherwise shards should take equally long; see `Balance`.
package struct ShardPlan: Sendable {
  package struct Item: Sendable {
    /// A digest of its identity, which does not change when lines move.
    package let digest: UInt64
    /// A mixed digest of its feature: an unknown time is estimated from others there, and they stay
    /// together unless that makes the shards uneven.
    package let feature: UInt64
    /// The time it takes, if it is known.
    package let milliseconds: Int?
    /// Whether it runs alone on its machine.
    package let isSerial: Bool
    /// The locks that it holds alone, which let scenarios of a machine run only one after the other.
    package let locks: [Int]

    package init(
      digest: UInt64, feature: UInt64 = 0, milliseconds: Int?, isSerial: Bool = false,
      locks: [Int] = []
    ) {
      self.digest = digest
      self.feature = mixed(feature)
      self.milliseconds = milliseconds.map { min(max($0, 1), Timings.longest) }
      self.isSerial = isSerial
      self.locks = locks
    }
  }

  /// The number of shards beyond which times are ignored: more than anyone has.
  static let most = 10_000

  package let count: Int
  /// The shard of each item, from 0, in their order.
  package let shards: [Int]
  /// The expected times of the shards; nil if no time is known.
  package let estimate: Estimate?
  /// The number of items with unknown times.
  package let unknown: Int
  let digests: [UInt64]

  /// - Parameters:
  ///   - count: The number of shards, from 1.
  ///   - parallel: How many scenarios a machine runs at once.
  package init(_ items: [Item], count: Int, parallel: Int = 1) {
    let count = max(count, 1)
    self.count = count
    digests = items.map(\.digest)
    unknown = items.count { $0.milliseconds == nil }
    guard unknown < items.count, count <= Self.most else {
      shards = items.map { Self.shard(of: $0.digest, count: count) }
      estimate = nil
      return
    }
    let times = completeTimes(of: items)
    let balance = Balance(
      work: zip(items, times).map { Work(scenario: $0, milliseconds: $1) }, count: count,
      parallel: max(parallel, 1))
    let shards = balance.shards()
    self.shards = shards
    estimate = Estimate(balance, shards: shards, times: times)
  }

  /// The shard determined by a digest alone.
  static func shard(of digest: UInt64, count: Int) -> Int {
    Int(digest.multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Sixteen hexadecimal digits: the same for the same scenarios on the same shards, in any order.
  package var digest: String {
    let sum = zip(digests, shards).reduce(into: mixed(UInt64(count))) { sum, item in
      sum &+= mixed(item.0 ^ mixed(UInt64(item.1) &+ 1))
    }
    return hexadecimal(sum)
  }
}

func hexadecimal(_ number: UInt64) -> String { padded(String(number, radix: 16), to: 16) }

/// Spreads the bits of a number over all of it.
func mixed(_ number: UInt64) -> UInt64 {
  var generator = SplitMix64(seed: number)
  return generator.next()
}

/// The times of items, the unknown ones at the median of their feature, or of all if nothing is known
/// about that.
private func completeTimes(of items: [ShardPlan.Item]) -> [Int] {
  var known: [UInt64: [Int]] = [:]
  for item in items {
    if let time = item.milliseconds { known[item.feature, default: []].append(time) }
  }
  let all = median(known.values.flatMap(\.self))
  let medians = known.mapValues(median)
  return items.map { $0.milliseconds ?? medians[$0.feature] ?? all }
}

/// The lower one of two in the middle; 1 if there are none.
private func median(_ times: [Int]) -> Int {
  times.isEmpty ? 1 : times.sorted()[(times.count - 1) / 2]
}
