import SpecCommand
import Basics
import SpecEngine
import SpecReporting

/// A plan of shards in words.
struct ShardExplanation {
  let plan: ShardPlan
  /// The path of the file with times.
  let timings: String?
  /// The longest scenario.
  let longest: String?

  var text: String {
    "\(heading)\n" + table + (plan.estimate.map(verdict) ?? "") + "plan \(plan.digest)\n"
  }

  private var heading: String {
    let whole = "\(counted(plan.shards.count, "scenario")) on \(counted(plan.count, "shard"))"
    guard plan.estimate != nil else {
      let reason = timings.map { "\($0) knows none of them" } ?? "without --timings"
      return "\(whole), by the hash of each (\(reason))"
    }
    let unknown =
      plan.unknown == 0 ? "" : "; \(plan.unknown) not in it count as the median of their feature"
    return "\(whole), by the times in \(timings ?? "")\(unknown)"
  }

  private var table: String {
    var counts = Array(repeating: 0, count: plan.count)
    for shard in plan.shards { counts[shard] += 1 }
    let width = "\(counts.max() ?? 0)".count
    let names = counts.indices.map { "\($0 + 1)/\(plan.count)" }
    var text = ""
    for index in counts.indices {
      let name = padded(names[index], to: names.last?.count ?? 0, with: " ")
      let count = padded("\(counts[index])", to: width, with: " ")
      text += "  \(name)  \(count) scenario\(counts[index] == 1 ? "" : "s")"
      if let estimate = plan.estimate {
        text += "\(counts[index] == 1 ? " " : "")  \(estimate.shards[index].milliseconds.asSeconds)"
      }
      text += "\n"
    }
    return text
  }

  private func verdict(_ estimate: ShardPlan.Estimate) -> String {
    var text =
      "expected: \(estimate.milliseconds.asSeconds), the slowest shard; "
      + "no division takes less than \(estimate.bound.asSeconds)\n"
    if let (_, milliseconds) = estimate.longest, let longest {
      text += "the longest scenario: \(milliseconds.asSeconds), \(longest)\n"
    }
    return text
  }

  /// The scenarios that moved since an earlier plan.
  static func text(of moves: PlannedShards.Moves, since path: String) -> String {
    "since \(path): \(moves.moved) of \(counted(moves.common, "scenario")) moved, "
      + "\(moves.added) new, \(moves.removed) gone\n"
  }
}

extension Int {
  /// Milliseconds as seconds.
  fileprivate var asSeconds: String { "\(seconds(.milliseconds(self)))s" }
}
