/// Divides work whose times are known, so that shards take equally long and little moves when a scenario
/// is added or removed.
///
/// Putting the longest first on the shard with the least work is even but unstable: one more at the top
/// moves all below it. Cutting the whole at equal times moves few, but is even only if all are short.
/// So most are cut and few are put:
///
/// 1. All but the longest 3 % are arranged in lines, one for each magnitude of time, in the order of their
///    features' digests and their own. Each line is cut into parts of equal time. One more in a line moves
///    its cuts by one scenario, and nothing in others. Scenarios of a feature are neighbors, so few
///    machines have to record it.
/// 2. Of the rest, those that do not fit next to a part go to a shard that their digest chooses, and the
///    shard gives its excess from its part away.
/// 3. The others are put, the longest first, on the shard with the least work. However a new one mixes
///    them up, they are few.
///
/// Small suites cannot be cut evenly: there, more are put.
struct Balance {
  let work: [Work]
  let count: Int
  /// How many scenarios a machine runs at once.
  let parallel: Int

  /// Ways to cut, from the most stable to the most even: one of this many is put and not cut.
  private static let ways = [33, 16, 8, 4, 2, 1]
  /// How much longer than necessary the slowest shard may take, in thousandths, before more are put.
  private static let tolerance = 1_045
  /// How full a shard may be, in thousandths of its necessary time, before it gives something away.
  private static let fullness = 1_030

  /// Work that takes more than a shard's time divided by this is large.
  private static let large = 16

  /// No division takes less than this, in slot milliseconds.
  var bound: Int {
    let all = work.reduce(into: Load(parallel)) { $0.add($1) }
    let longest = (work.map(\.milliseconds).max() ?? 0) * parallel
    let chain = (all.longestChain + count - 1) / count * parallel
    return max((all.cost + count - 1) / count, longest, chain)
  }

  /// The shard of each, from 0.
  func shards() -> [Int] {
    guard count > 1 else { return Array(repeating: 0, count: work.count) }
    let bound = bound
    let order = work.indices.sorted { work[$0].isLonger(than: work[$1], parallel) }
    var best: (wall: Int, shards: [Int])?
    for way in Self.ways {
      let put = min(work.count, max(work.count / way, 4 * count))
      let shards = divide(order, putting: put, bound: bound)
      let wall = loads(of: shards).map(\.wall).max() ?? 0
      if wall < best?.wall ?? .max { best = (wall, shards) }
      if wall * 1_000 <= bound * Self.tolerance || put == work.count { break }
    }
    return best?.shards ?? []
  }

  func loads(of shards: [Int]) -> [Load] {
    var loads = Array(repeating: Load(parallel), count: count)
    for (index, shard) in shards.enumerated() { loads[shard].add(work[index]) }
    return loads
  }
}

extension Balance {
  /// Puts the first of the order and cuts the others.
  private func divide(_ order: [Int], putting put: Int, bound: Int) -> [Int] {
    var shards = Array(repeating: 0, count: work.count)
    var loads = Array(repeating: Load(parallel), count: count)
    func assign(_ index: Int, to shard: Int) {
      shards[index] = shard
      loads[shard].add(work[index])
    }
    let full = bound * Self.fullness / 1_000
    let lined = order[put...]
    let cut = cutLines(lined)
    var parts = Array(repeating: 0, count: count)
    for index in lined { parts[cut[index] ?? 0] += work[index].cost(parallel) }

    let large = order[..<put].prefix { work[$0].cost(parallel) * Self.large > bound }
    let largeCost = large.reduce(0) { $0 + work[$1].cost(parallel) }
    let largeLimit = min(full, largeCost / count + largeCost / max(large.count, 1))
    for index in large {
      assign(index, to: place(index, loads, largeLimit) ?? leastLoaded(with: index, loads))
    }
    var given: [Int] = []
    // The longest are given away first, so that the fewest move.
    for index in lined {
      let shard = cut[index] ?? 0
      if loads[shard].cost + parts[shard] > full {
        parts[shard] -= work[index].cost(parallel)
        given.append(index)
      }
    }
    let isGiven = Set(given)
    for index in lined where !isGiven.contains(index) { assign(index, to: cut[index] ?? 0) }
    var rest = Array(order[large.endIndex..<put])
    for index in given {
      if let shard = place(index, loads, full) {
        assign(index, to: shard)
      } else {
        rest.append(index)
      }
    }
    for index in rest.sorted(by: { work[$0].isLonger(than: work[$1], parallel) }) {
      assign(index, to: leastLoaded(with: index, loads))
    }
    return shards
  }

  /// The shards of work in lines, by its index.
  private func cutLines(_ indices: ArraySlice<Int>) -> [Int: Int] {
    var shards: [Int: Int] = [:]
    shards.reserveCapacity(indices.count)
    for (line, members) in Dictionary(grouping: indices, by: { work[$0].line }) {
      let members = members.sorted {
        (work[$0].scenario.feature, work[$0].scenario.digest, $0)
          < (work[$1].scenario.feature, work[$1].scenario.digest, $1)
      }
      let total = members.reduce(0) { $0 + work[$1].milliseconds }
      // Lines that hardly reach all shards must not all begin at the same one; for long ones, the parts of
      // one shard should have the same features.
      let offset = members.count < 4 * count ? Int(mixed(line.digest) % UInt64(count)) : 0
      var before = 0
      for index in members {
        let middle = Double(before) + Double(work[index].milliseconds) / 2
        let part = min(Int(middle / Double(total) * Double(count)), count - 1)
        shards[index] = (part + offset) % count
        before += work[index].milliseconds
      }
    }
    return shards
  }

  /// The shard that the digest prefers among those with room.
  private func place(_ index: Int, _ loads: [Load], _ full: Int) -> Int? {
    let cost = work[index].cost(parallel)
    return loads.indices.filter { loads[$0].cost + cost <= full }
      .max { preference(of: index, for: $0) < preference(of: index, for: $1) }
  }

  /// The shard that would finish first; of several the one that the digest prefers.
  private func leastLoaded(with index: Int, _ loads: [Load]) -> Int {
    var best = (shard: 0, wall: Int.max, preference: UInt64(0))
    for shard in loads.indices {
      let wall = loads[shard].wall(with: work[index])
      guard wall <= best.wall else { continue }
      let preference = preference(of: index, for: shard)
      if wall < best.wall || preference > best.preference { best = (shard, wall, preference) }
    }
    return best.shard
  }

  private func preference(of index: Int, for shard: Int) -> UInt64 {
    mixed(work[index].scenario.digest ^ mixed(UInt64(shard)))
  }
}
