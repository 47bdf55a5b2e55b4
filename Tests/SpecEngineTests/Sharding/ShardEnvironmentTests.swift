import Testing

@testable import SpecEngine

struct ShardEnvironmentTests {
  /// `A=1 B=2` as an environment.
  static func environment(_ text: String) -> [String: String] {
    Dictionary(
      text.split(separator: " ").map { assignment in
        let parts = assignment.split(separator: "=", omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }
    ) { $1 }
  }

  /// The result of reading: `I/N`, nothing, or the sentence of the fault.
  static func check(_ text: String, total: Int? = nil) -> String {
    do {
      guard let share = try ShardEnvironment.read(environment(text), total: total) else {
        return "nothing"
      }
      return "\(share.index)/\(share.total)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "nothing"),
    ("GITLAB_CI=true CI_NODE_INDEX=1 CI_NODE_TOTAL=3", "1/3"),
    ("GITLAB_CI=true CI_NODE_INDEX=3 CI_NODE_TOTAL=3", "3/3"),
    // A job that is not parallel has no index.
    ("GITLAB_CI=true CI_NODE_TOTAL=1", "1/1"),
    ("CI_NODE_INDEX=0 CI_NODE_TOTAL=3", "1/3"),
    ("CI_NODE_INDEX=2 CI_NODE_TOTAL=3", "3/3"),
    ("KNAPSACK_PRO_CI_NODE_INDEX=1 KNAPSACK_PRO_CI_NODE_TOTAL=3", "2/3"),
    ("CIRCLE_NODE_INDEX=3 CIRCLE_NODE_TOTAL=4", "4/4"),
    ("BUILDKITE_PARALLEL_JOB=0 BUILDKITE_PARALLEL_JOB_COUNT=4", "1/4"),
    ("BITBUCKET_PARALLEL_STEP=1 BITBUCKET_PARALLEL_STEP_COUNT=2", "2/2"),
    ("SEMAPHORE_JOB_INDEX=2 SEMAPHORE_JOB_COUNT=2", "2/2"),
    ("SYSTEM_JOBPOSITIONINPHASE=1 SYSTEM_TOTALJOBSINPHASE=5", "1/5"),
    ("TEST_SHARD_INDEX=4 TEST_TOTAL_SHARDS=5", "5/5"),
    ("GTEST_SHARD_INDEX=0 GTEST_TOTAL_SHARDS=2", "1/2"),
    ("SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=0", "1/3"),
    (
      "SLURM_ARRAY_TASK_ID=9 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=5 "
        + "SLURM_ARRAY_TASK_MAX=9 SLURM_ARRAY_TASK_STEP=2", "3/3"
    ),
    // Two systems that agree, counted from different numbers.
    (
      "SEMAPHORE_JOB_INDEX=2 SEMAPHORE_JOB_COUNT=3 GTEST_SHARD_INDEX=1 GTEST_TOTAL_SHARDS=3",
      "2/3"
    ),
    // An empty variable is not set.
    ("CIRCLE_NODE_INDEX= CIRCLE_NODE_TOTAL=", "nothing"),
  ])
  func reads(text: String, expected: String) {
    #expect(Self.check(text) == expected)
  }

  @Test(arguments: [
    ("JOB_COMPLETION_INDEX=2", 4, "3/4"),
    ("CIRCLE_NODE_INDEX=1 CIRCLE_NODE_TOTAL=4", 4, "2/4"),
    ("", 4, "nothing"),
    ("JOB_COMPLETION_INDEX=4", 4, "JOB_COMPLETION_INDEX is 4, expected 0 to 3"),
    (
      "CIRCLE_NODE_INDEX=1 CIRCLE_NODE_TOTAL=3", 4,
      "2/3 from CIRCLE_NODE_INDEX=1, CIRCLE_NODE_TOTAL=3 (CircleCI) is one of 3 parts, not of 4"
    ),
  ])
  func readsWithATotal(text: String, total: Int, expected: String) {
    #expect(Self.check(text, total: total) == expected)
  }

  @Test(arguments: [
    ("CI_NODE_INDEX=0", "CI_NODE_INDEX is set and CI_NODE_TOTAL is not"),
    ("GITLAB_CI=true CI_NODE_TOTAL=2", "CI_NODE_TOTAL is set and CI_NODE_INDEX is not (GitLab)"),
    ("GTEST_TOTAL_SHARDS=2", "GTEST_TOTAL_SHARDS is set and GTEST_SHARD_INDEX is not"),
    ("GTEST_SHARD_INDEX=2 GTEST_TOTAL_SHARDS=2", "GTEST_SHARD_INDEX is 2, expected 0 to 1"),
    (
      "SEMAPHORE_JOB_INDEX=0 SEMAPHORE_JOB_COUNT=2", "SEMAPHORE_JOB_INDEX is 0, expected 1 to 2"
    ),
    ("CIRCLE_NODE_INDEX=x CIRCLE_NODE_TOTAL=2", "CIRCLE_NODE_INDEX is \"x\""),
    ("CIRCLE_NODE_INDEX=-1 CIRCLE_NODE_TOTAL=2", "CIRCLE_NODE_INDEX is \"-1\""),
    ("CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=0", "CIRCLE_NODE_TOTAL is \"0\""),
    (
      "CIRCLE_NODE_INDEX=9223372036854775807 CIRCLE_NODE_TOTAL=9223372036854775807",
      "CIRCLE_NODE_TOTAL is \"9223372036854775807\""
    ),
    ("JOB_COMPLETION_INDEX=2", "write auto/N"),
    (
      "CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=2 GTEST_SHARD_INDEX=1 GTEST_TOTAL_SHARDS=2",
      "1/2 from CIRCLE_NODE_INDEX=0, CIRCLE_NODE_TOTAL=2 (CircleCI) and 2/2 from GTEST_SHARD_INDEX=1, "
        + "GTEST_TOTAL_SHARDS=2 (GoogleTest) are not the same part"
    ),
    ("SLURM_ARRAY_TASK_ID=1", "SLURM_ARRAY_TASK_ID is set and SLURM_ARRAY_TASK_COUNT is not"),
    // --array=1,3,9
    (
      "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=1 "
        + "SLURM_ARRAY_TASK_MAX=9 SLURM_ARRAY_TASK_STEP=1", "leaves tasks out"
    ),
    (
      "SLURM_ARRAY_TASK_ID=9 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=1", "leaves tasks out"
    ),
    (
      "SLURM_ARRAY_TASK_ID=4 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=1 "
        + "SLURM_ARRAY_TASK_STEP=2", "leaves tasks out"
    ),
    (
      "SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=1",
      "SLURM_ARRAY_TASK_ID is 0, expected 1"
    ),
  ])
  func refuses(text: String, expected: String) {
    #expect(Self.check(text).contains(expected), "\(Self.check(text))")
  }

  @Test func namesThePairItTook() throws {
    let share = try ShardEnvironment.read(
      Self.environment("GITLAB_CI=true CI_NODE_INDEX=2 CI_NODE_TOTAL=3"))
    #expect(share?.named == "2/3 from CI_NODE_INDEX=2, CI_NODE_TOTAL=3 (GitLab)")
  }
}
