extension ShardEnvironment {
  /// The reason why variables do not determine the part of this machine.
  package enum Fault: Error, Equatable {
    /// One variable of a pair without the other.
    case half(system: String, set: String, missing: String)
    case notANumber(String, found: String, least: Int)
    case outOfRange(String, found: Int, range: ClosedRange<Int>)
    /// Two systems disagree.
    case disagreement(ShardEnvironment, ShardEnvironment)
    /// Another number than the caller expects.
    case otherTotal(ShardEnvironment, asked: Int)
    /// The system does not report how many parts there are.
    case noTotal(system: String, index: String)
    /// The tasks of an array are not evenly spaced.
    case sparseArray(task: Int, least: Int, step: Int, total: Int)
  }
}

extension ShardEnvironment.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .half(let system, let set, let missing):
      "\(set) is set and \(missing) is not (\(system)): set both or none, or give the part as I/N"
    case .notANumber(let name, let found, let least):
      "\(name) is \"\(found)\", expected a whole number from \(least)"
    case .outOfRange(let name, let found, let range):
      "\(name) is \(found), expected \(range.lowerBound) to \(range.upperBound)"
    case .disagreement(let first, let second):
      "\(first.named) and \(second.named) are not the same part: give it as I/N"
    case .otherTotal(let found, let asked):
      "\(found.named) is one of \(found.total) parts, not of \(asked)"
    case .noTotal(let system, let index):
      "\(index) is set, and \(system) does not say the number of parts: write auto/N"
    case .sparseArray(let task, let least, let step, let total):
      """
      Slurm's task \(task) of \(total) from \(least) in steps of \(step) leaves tasks out: the numbers of \
      --array must follow each other at one distance, such as 0-7 or 1-15:2
      """
    }
  }
}

extension ShardEnvironment {
  /// The part and its source.
  package var named: String { "\(index)/\(total) from \(sources.joined(separator: " and "))" }
}
