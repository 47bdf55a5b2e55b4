/// A scenario and the time it takes.
///
/// Costs are slot milliseconds: on a machine that runs several at once, a scenario takes one slot, but one
/// that runs alone takes all of them.
struct Work {
  let scenario: ShardPlan.Item
  let milliseconds: Int

  func cost(_ parallel: Int) -> Int { scenario.isSerial ? milliseconds * parallel : milliseconds }

  /// Whether it comes first; of equals, digests decide.
  func isLonger(than other: Work, _ parallel: Int) -> Bool {
    let (cost, otherCost) = (cost(parallel), other.cost(parallel))
    return cost == otherCost ? scenario.digest < other.scenario.digest : cost > otherCost
  }

  /// The line that it belongs to: work of about the same time with the same locks.
  ///
  /// This spreads scenarios that exclude each other evenly.
  var line: Line {
    Line(
      magnitude: Int.bitWidth - milliseconds.leadingZeroBitCount, isSerial: scenario.isSerial,
      locks: scenario.locks)
  }

  struct Line: Hashable {
    let magnitude: Int
    let isSerial: Bool
    let locks: [Int]

    var digest: UInt64 {
      locks.reduce(mixed(UInt64(magnitude * 2 + (isSerial ? 1 : 0)))) {
        mixed($0 ^ UInt64(truncatingIfNeeded: $1))
      }
    }
  }
}

/// The work of one machine.
struct Load {
  private let parallel: Int
  /// Milliseconds of work that may run next to other work.
  private var shared = 0
  private(set) var serial = 0
  /// Milliseconds of work that holds a lock alone.
  private var chains: [Int: Int] = [:]
  private(set) var longestChain = 0
  private var longest = 0
  private(set) var scenarios = 0

  init(_ parallel: Int) { self.parallel = parallel }

  mutating func add(_ work: Work) {
    scenarios += 1
    guard !work.scenario.isSerial else {
      serial += work.milliseconds
      return
    }
    shared += work.milliseconds
    longest = max(longest, work.milliseconds)
    for lock in work.scenario.locks {
      chains[lock, default: 0] += work.milliseconds
      longestChain = max(longestChain, chains[lock] ?? 0)
    }
  }

  /// In slot milliseconds.
  var cost: Int { shared + serial * parallel }

  /// The time until all is done, in slot milliseconds, if no slot is left empty unnecessarily: work with the
  /// same lock takes its time one after the other, and work that runs alone takes all slots.
  var wall: Int { serial * parallel + max(shared, max(longestChain, longest) * parallel) }

  func wall(with work: Work) -> Int {
    if work.scenario.isSerial { return wall + work.milliseconds * parallel }
    let chain = work.scenario.locks.reduce(longestChain) {
      max($0, chains[$1, default: 0] + work.milliseconds)
    }
    return serial * parallel
      + max(shared + work.milliseconds, max(chain, longest, work.milliseconds) * parallel)
  }
}
