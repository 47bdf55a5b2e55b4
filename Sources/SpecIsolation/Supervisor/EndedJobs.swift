import SpecEngine

/// The jobs that have ended in a worker: how many, and the last of them.
struct EndedJobs {
  private(set) var count = 0
  /// Each at its number, counted around.
  private var last: [Job] = []

  /// More jobs than a worker has at a time.
  private static let most = 256

  mutating func add(_ job: Job) {
    if last.count < Self.most { last.append(job) } else { last[count % Self.most] = job }
    count += 1
  }

  /// A job in words, by its number; nil where that is not known any more.
  func name(of number: Int) -> String? {
    guard number >= max(0, count - Self.most), number < count else { return nil }
    return last[number % Self.most].name
  }
}
