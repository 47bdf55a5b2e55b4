import CSpecProcess
import SpecEngine

/// The jobs that have ended in a worker: how many, and the last of them.
struct EndedJobs {
  private(set) var count = 0
  /// Each at its number, modulo the capacity.
  private var last: [(job: Job, time: UInt64)] = []

  /// More jobs than a worker has at a time.
  private static let maximum = 256
  /// The time in which most leftovers of a scenario show an effect, in nanoseconds.
  private static let second: UInt64 = 1_000_000_000
  private static let maximumNames = 10

  /// - Parameter time: When it ended, by the monotonic clock in nanoseconds.
  mutating func add(_ job: Job, at time: UInt64 = csp_monotonic_now()) {
    let entry = (job, time)
    if last.count < Self.maximum { last.append(entry) } else { last[count % Self.maximum] = entry }
    count += 1
  }

  /// The jobs that may have left something that has an effect now: the last of so many jobs, and those
  /// that ended shortly before it.
  func suspects(among count: Int) -> PossibleCulprits? {
    let known = max(0, self.count - Self.maximum)..<self.count
    guard known.contains(count - 1) else { return nil }
    let time = last[(count - 1) % Self.maximum].time
    let names = known.prefix { $0 < count }.suffix(Self.maximumNames).reversed()
      .map { last[$0 % Self.maximum] }
      .prefix { $0.time + Self.second > time }
      .map(\.job.name)
    return PossibleCulprits(names: names)
  }
}

/// The scenarios that may have left something running, the last one first.
struct PossibleCulprits: Equatable {
  let names: [String]

  /// "after A had ended, or B or C before it".
  var words: String {
    let others = names.dropFirst()
    let more = others.isEmpty ? "" : ", or \(others.joined(separator: " or ")) before it"
    return "after \(names.first ?? "a scenario") had ended\(more)"
  }
}
