import Basics
import SpecReporting

extension Merge {
  /// Something about the recordings that no report shows.
  public enum Finding: Sendable, Equatable {
    case empty(String)
    /// A run without an end.
    case endsEarly(String)
    /// Unreadable lines that held messages.
    case damaged(String)
    /// Messages of scenarios or plans that are missing.
    case stray(String)
    /// A run that failed although none of its scenarios did.
    case failedOtherwise(String)
    case missingShards([Int], count: Int)
    /// Shards of runs that divided the scenarios differently: the names of one of each.
    case otherPlans([String])
    case tooFew(Int, expected: Int)
    /// There was nothing to run, or its plan is lost.
    case noScenarios
    case notRun([String])
    /// Scenarios that began and have no end, or no result of a step.
    case incomplete([String])
    /// Hooks of the run that began and have no end.
    case unfinishedHooks(String)
    /// A feature that differs between two recordings.
    case changed(uri: String)
    /// A file with the same run as another file, which counts only once.
    case copy(String, of: String)
    /// Several files are of one shard, in the order in which their runs began.
    case shardAgain(Int, count: Int, files: [String])
    /// An incomplete file whose shard ran again to the end.
    case superseded(String, by: String)
    /// Scenarios that ran in several shards, or in several runs of a shard.
    case ranAgain([String])
  }
}

extension Merge.Finding {
  /// Whether something failed, rather than being lost.
  var isFailure: Bool { if case .failedOtherwise = self { true } else { false } }

  /// Whether something is missing, rather than having failed, changed or come twice.
  var isLoss: Bool {
    switch self {
    case .empty, .endsEarly, .damaged, .stray, .missingShards, .otherPlans, .tooFew, .noScenarios,
      .notRun, .incomplete, .unfinishedHooks:
      true
    case .failedOtherwise, .changed, .copy, .shardAgain, .superseded, .ranAgain: false
    }
  }

  /// Whether a line is the brief form of a finding that each merge counts anew.
  static func isCountOfScenarios(_ line: Substring) -> Bool {
    let number = line.prefix { $0.isNumber }
    guard let count = Int(number), count > 0 else { return false }
    let scenarios = Array(repeating: "", count: min(count, 2))
    return [Self.notRun(scenarios), .incomplete(scenarios)].contains { finding in
      finding.brief.drop { $0.isNumber } == line.dropFirst(number.count)
    }
  }

  /// Without the names of scenarios, for a report that shows them anyway.
  var brief: String {
    switch self {
    case .notRun(let scenarios):
      "\(scenarios.count) \(scenarios.count == 1 ? "scenario was" : "scenarios were") not run"
    case .incomplete(let scenarios):
      "\(scenarios.count) \(scenarios.count == 1 ? "scenario lacks its" : "scenarios lack their") "
        + "end or results"
    case .ranAgain(let scenarios):
      "\(scenarios.count) \(scenarios.count == 1 ? "scenario" : "scenarios") ran in several shards or "
        + "runs of a shard; of each the last attempt counts"
    default: description
    }
  }
}

extension Merge.Finding: CustomStringConvertible {
  /// The number of scenarios that are named.
  private static let named = 20

  public var description: String {
    switch self {
    case .empty(let name): return "\(name): holds no messages"
    case .endsEarly(let name): return "\(name): ends early, the end of its run is missing"
    case .damaged(let name): return "\(name): has lines that are damaged"
    case .stray(let name):
      return "\(name): has results of scenarios or hooks whose beginning is missing"
    case .failedOtherwise(let name):
      return "\(name): its run failed for a reason that no scenario shows"
    case .missingShards(let numbers, let count):
      return "missing: shard \(listed(numbers.map(String.init), upTo: Self.named)) of \(count)"
    case .otherPlans(let names):
      let list = names.prefix(Self.named).joined(separator: ", ")
      return
        "\(list): are shards of different plans, not of one run: other scenarios, timings, numbers "
        + "of shards or settings divided them"
    case .tooFew(let found, let expected):
      return "found \(counted(found, "run")), expected \(expected)"
    case .noScenarios: return "no scenario was run"
    case .unfinishedHooks(let name): return "\(name): the end of a hook of the run is missing"
    case .copy(let name, let other):
      return "\(name): holds the same run as \(other), and counts no second time"
    case .shardAgain(let index, let count, let files):
      return "shard \(index) of \(count) is in \(files.count) files; the last one counts: "
        + listed(files, upTo: Self.named)
    case .superseded(let name, let other):
      return "\(name): is not whole, and its shard ran again to the end in \(other)"
    case .notRun(let scenarios), .incomplete(let scenarios), .ranAgain(let scenarios):
      let more = scenarios.count - Self.named
      return brief + ":" + scenarios.prefix(Self.named).map { "\n  \($0)" }.joined()
        + (more > 0 ? "\n  and \(more) more" : "")
    case .changed(let uri):
      return "\(uri): is not the same in all runs; of what ran in several the last one is shown"
    }
  }
}
