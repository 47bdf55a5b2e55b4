import CSpecProcess
import SpecEngine

/// The jobs that have ended in a worker: how many, and the last of them.
struct EndedJobs {
  /// The last of them, each at its number: a slice keeps the indices of its elements.
  private var last: ArraySlice<(job: Job, time: UInt64)> = []

  var count: Int { last.endIndex }

  /// More jobs than a worker has at a time.
  private static let maximum = 256
  /// The time in which most leftovers of a scenario show an effect, in nanoseconds.
  private static let second: UInt64 = 1_000_000_000
  private static let maximumOthers = 9

  /// - Parameter time: When it ended, by the monotonic clock in nanoseconds.
  mutating func add(_ job: Job, at time: UInt64 = csp_monotonic_now()) {
    last.append((job, time))
    if last.count > Self.maximum { last.removeFirst() }
  }

  /// The jobs that may have left something that has an effect now: the last of so many jobs, and
  /// those that ended shortly before it, as in "after A had ended, or B or C before it".
  func suspects(among count: Int) -> String? {
    guard last.indices.contains(count - 1) else { return nil }
    let (job, time) = last[count - 1]
    let others = last[..<(count - 1)].suffix(Self.maximumOthers).reversed()
      .prefix { $0.time + Self.second > time }
      .map(\.job.name)
    let more = others.isEmpty ? "" : ", or \(others.joined(separator: " or ")) before it"
    return "after \(job.name) had ended\(more)"
  }
}
