/// Jobs in the order in which they run; the first is taken without moving the others.
///
/// A job holds all that was reported of it: moving those behind it for each one taken cost a tenth of
/// a run of scenarios that do nothing.
struct JobQueue: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private var jobs: [OrderedJob] = []
  /// The number of jobs at the beginning that were taken, and are removed together.
  private var taken = 0

  var startIndex: Int { 0 }
  var endIndex: Int { jobs.count - taken }

  subscript(position: Int) -> OrderedJob {
    get { jobs[taken + position] }
    // In place, because a copy of a job shares the list of its events, which then is copied too.
    _modify { yield &jobs[taken + position] }
  }

  mutating func replaceSubrange(
    _ range: Range<Int>, with new: some Collection<OrderedJob>
  ) {
    jobs.replaceSubrange(taken + range.lowerBound..<taken + range.upperBound, with: new)
  }

  mutating func append(_ job: OrderedJob) { jobs.append(job) }

  mutating func removeFirst() -> OrderedJob {
    let first = jobs[taken]
    taken += 1
    if taken == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      taken = 0
    } else if taken >= 32, taken >= endIndex {
      jobs.removeFirst(taken)
      taken = 0
    }
    return first
  }
}
