import CLibrary
import Messages
import SpecReporting

/// Measures the merge of many recordings, in a process of its own for each report.
///
/// What is merged is made up: each shard runs 5,000 scenarios, of which one in a thousand fails. Its
/// features are its own, but for a tenth that it shares with the next one, so that both have their
/// documents and pickles, and each a part of their scenarios.
struct MergeBench {
  static let scenarios = 5_000
  private static let features = scenarios / FeatureText.scenarioCount
  private static let formats = ["message", "junit", "html"]

  /// The program that lies beside this one.
  let program: String
  let folder: String

  /// Nil where `benchrun` is missing or no folder can be made.
  init?(besides program: String) {
    guard let size = SizeBench(besides: program) else { return nil }
    (self.program, folder) = (size.program, size.folder)
  }

  func run(shards: Int) async throws -> String {
    // No configuration of the current folder adds reports of its own.
    let back = getcwd(nil, 0)
    guard chdir(folder) == 0 else { return "cannot enter \(folder)" }
    defer {
      if let back { chdir(back) }
      free(back)
      rmdir(folder)
    }
    var paths: [String] = []
    var size = 0
    defer { for path in paths { unlink(path) } }
    for shard in 0..<shards {
      let path = "\(folder)/\(shard + 1).ndjson"
      let bytes = try await Self.recording(of: shard, among: shards)
      size += bytes.count
      paths.append(path)
      guard write(bytes, to: path) else { return "cannot write \(path)" }
    }
    let input = Double(size) / 1e6
    var table = Table(
      "merge, \(shown(Double(shards))) files, \(shown(Double(shards * Self.scenarios))) scenarios, "
        + "\(shown(input)) MB", "MB written", "s", "CPU s", "MB / CPU s", "peak MB")
    for format in Self.formats {
      let report = "\(folder)/report"
      guard
        let cost = ProcessCost(
          of: program, ["merge"] + paths + ["--format", "\(format):\(report)"])
      else { return "cannot run \(program)" }
      // It fails, as scenarios of it do; anything else is no merge.
      guard cost.status == 1 else { return "merge ended with \(cost.status)" }
      var status = stat()
      let written = stat(report, &status) == 0 ? Double(status.st_size) / 1e6 : 0
      unlink(report)
      table.add(
        format, shown(written), shown(cost.wall, digits: 1), shown(cost.cpu, digits: 1),
        shown(input / cost.cpu, digits: 1), shown(cost.memory))
    }
    return table.text
  }

  /// The messages of one shard.
  private static func recording(of shard: Int, among shards: Int) async throws -> [UInt8] {
    let own = shard * features..<(shard + 1) * features
    let next = (shard + 1) % shards * features
    let shared = shards > 1 ? next..<next + features / 10 : 0..<0
    let messages = try await RunBench.messages(
      ofFeatures: Array(own) + Array(shared),
      at: Timestamp(seconds: 1_700_000_000 + shard))
    var selection = Selection(shard: shard, count: shards, handedOn: own.prefix(shared.count))
    return selection.recording(messages)
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == bytes.count
  }
}

/// Leaves the scenarios of a run that a shard has.
private struct Selection {
  let shard: Int
  let count: Int
  /// The features of which the shard before runs every other scenario.
  let handedOn: Range<Int>

  private var pickles: Set<String> = []
  private var others: [String] = []
  private var cases: Set<String> = []
  private var attempts: Set<String> = []
  /// Of the attempt that fails.
  private var failing: String?
  private var number = 0

  init(shard: Int, count: Int, handedOn: Range<Int>) {
    (self.shard, self.count, self.handedOn) = (shard, count, handedOn)
  }

  mutating func recording(_ messages: [Envelope]) -> [UInt8] {
    let runId = "00000000-0000-4000-8000-\(100_000_000_000 + shard)"
    let uris = Set(handedOn.map { "features/\($0).feature" })
    let own = shard * MergeBench.scenarios / FeatureText.scenarioCount
    let ownUris = Set(
      (own..<own + MergeBench.scenarios / FeatureText.scenarioCount).map {
        "features/\($0).feature"
      })
    var bytes: [UInt8] = []
    for envelope in messages {
      if case .pickle(let pickle) = envelope {
        number += 1
        // Every other one of what is shared: one of them for each of the two shards.
        let isFirst = number.isMultiple(of: 2)
        let isMine = ownUris.contains(pickle.uri) ? !uris.contains(pickle.uri) || isFirst : !isFirst
        if isMine { pickles.insert(pickle.id) } else { others.append(pickle.id) }
      }
      guard var kept = kept(envelope) else { continue }
      if case .testRunStarted = kept {
        ShardMark(index: shard + 1, count: count, plan: "bench", otherPickleIds: others)
          .message.appendJSON(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
      if case .testRunFinished(var finished) = kept {
        finished.success = false
        kept = .testRunFinished(finished)
      }
      kept.visitIds { kind, _, id in if kind == .testRunStarted { id = runId } }
      kept.appendJSON(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The message, if it is about nothing that other shards run; the first result of some fails.
  private mutating func kept(_ envelope: Envelope) -> Envelope? {
    switch envelope {
    case .testCase(let message):
      guard pickles.contains(message.pickleId) else { return nil }
      cases.insert(message.id)
    case .testCaseStarted(let message):
      guard cases.contains(message.testCaseId) else { return nil }
      attempts.insert(message.id)
      if attempts.count % 1_000 == 500 { failing = message.id }
    case .testStepStarted(let message):
      if !attempts.contains(message.testCaseStartedId) { return nil }
    case .testStepFinished(var message):
      guard attempts.contains(message.testCaseStartedId) else { return nil }
      if failing == message.testCaseStartedId {
        failing = nil
        message.testStepResult.status = .failed
        message.testStepResult.message = "the lamp of \(attempts.count) was off"
      }
      return .testStepFinished(message)
    case .testCaseFinished(let message):
      if !attempts.contains(message.testCaseStartedId) { return nil }
    default: break
    }
    return envelope
  }
}
