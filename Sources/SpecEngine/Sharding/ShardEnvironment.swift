/// The part of a run that a build system assigned to this machine, according to its variables.
package struct ShardEnvironment: Sendable, Equatable {
  /// From 1.
  package let index: Int
  package let total: Int
  /// The variables it was taken from, each pair with its system.
  package let sources: [String]

  struct Pair: Sendable {
    let system: String
    let index: String
    /// Nil if the system does not set the number.
    let total: String?
    /// The first index.
    var base = 0
    /// A variable that must be set, or must not be, for the pair to have this meaning.
    var mark: (name: String, isSet: Bool)?
  }

  /// The facts are those of each system's own documentation.
  static let pairs = [
    Pair(
      system: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", base: 1,
      mark: ("GITLAB_CI", true)),
    // Heroku CI, and others that use the names of Knapsack.
    Pair(
      system: "Heroku or Knapsack", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL",
      mark: ("GITLAB_CI", false)),
    Pair(
      system: "Knapsack Pro", index: "KNAPSACK_PRO_CI_NODE_INDEX",
      total: "KNAPSACK_PRO_CI_NODE_TOTAL"),
    Pair(system: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
    Pair(
      system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Pair(
      system: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP",
      total: "BITBUCKET_PARALLEL_STEP_COUNT"),
    Pair(system: "Semaphore", index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", base: 1),
    Pair(
      system: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE",
      total: "SYSTEM_TOTALJOBSINPHASE", base: 1),
    Pair(system: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS"),
    Pair(system: "GoogleTest", index: "GTEST_SHARD_INDEX", total: "GTEST_TOTAL_SHARDS"),
    Pair(system: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: nil),
  ]

  package static var variables: [String] {
    pairs.flatMap { [$0.index, $0.total, $0.mark?.name].compactMap(\.self) } + SlurmArray.variables
  }

  /// - Parameter total: The number of shards, if the caller knows it.
  /// - Returns: Nil if no system sets any.
  package static func read(
    _ environment: [String: String], total: Int? = nil
  ) throws(Fault) -> ShardEnvironment? {
    // An empty variable is not set.
    let environment = environment.filter { !$0.value.isEmpty }
    var found: [ShardEnvironment] = []
    for pair in pairs {
      if let share = try pair.share(in: environment, total: total) { found.append(share) }
    }
    if let share = try SlurmArray.share(in: environment) { found.append(share) }
    guard let first = found.first else { return nil }
    for other in found.dropFirst()
    where (other.index, other.total) != (first.index, first.total) {
      throw .disagreement(first, other)
    }
    if let total, total != first.total { throw .otherTotal(first, asked: total) }
    return ShardEnvironment(
      index: first.index, total: first.total, sources: found.flatMap(\.sources))
  }
}

extension ShardEnvironment.Pair {
  fileprivate func share(
    in environment: [String: String], total asked: Int?
  ) throws(ShardEnvironment.Fault) -> ShardEnvironment? {
    if let mark, (environment[mark.name] != nil) != mark.isSet { return nil }
    let found = environment[index]
    guard let total else {
      guard let found else { return nil }
      guard let asked else { throw .noTotal(system: system, index: index) }
      return try share(index: found, total: asked, "\(index)=\(found)")
    }
    switch (found, environment[total]) {
    case (nil, nil): return nil
    // Some systems always set how many there are.
    case (nil, let count?) where Int(count) == 1:
      return ShardEnvironment(index: 1, total: 1, sources: ["\(total)=\(count) (\(system))"])
    case (nil, .some): throw .half(system: system, set: total, missing: index)
    case (.some, nil): throw .half(system: system, set: index, missing: total)
    case (let found?, let count?):
      guard let number = wholeNumber(count), number >= 1 else {
        throw .notANumber(total, found: count, least: 1)
      }
      return try share(index: found, total: number, "\(index)=\(found), \(total)=\(count)")
    }
  }

  private func share(
    index text: String, total: Int, _ source: String
  ) throws(ShardEnvironment.Fault) -> ShardEnvironment {
    guard let number = wholeNumber(text) else { throw .notANumber(index, found: text, least: base) }
    guard number >= base, number - base < total else {
      throw .outOfRange(index, found: number, range: base...(total - 1 + base))
    }
    return ShardEnvironment(
      index: number - base + 1, total: total, sources: ["\(source) (\(system))"])
  }
}

/// The number that makes up a whole text, without a sign.
func wholeNumber(_ text: String) -> Int? {
  // Less than the maximum, so that numbers counted from 0 can be counted from 1.
  text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    ? Int(text).flatMap { $0 < .max ? $0 : nil } : nil
}
