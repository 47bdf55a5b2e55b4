import Messages
import SpecReporting
import SpecTestSupport

@testable import SpecMerging

/// The files of a sharded run that is made up: some shards are lost, some ran twice, files are copied and
/// cut, and they come in any order.
struct ShardFiles {
  /// One file: a part of one run of one shard.
  struct File {
    var name: String
    var shard: Int
    /// Which run of the shard, in the order in which they began.
    var run: Int
    var isWhole: Bool
    var envelopes: [Envelope]

    /// The names of the scenarios that began, each with whether it ended.
    var begun: [String: Bool] {
      var pickles: [String: String] = [:]
      var cases: [String: String] = [:]
      var attempts: [String: String] = [:]
      var begun: [String: Bool] = [:]
      for envelope in envelopes {
        switch envelope {
        case .pickle(let pickle): pickles[pickle.id] = pickle.name
        case .testCase(let testCase): cases[testCase.id] = pickles[testCase.pickleId]
        case .testCaseStarted(let message):
          attempts[message.id] = cases[message.testCaseId]
          begun[attempts[message.id] ?? "?"] = false
        case .testCaseFinished(let message):
          begun[attempts[message.testCaseStartedId] ?? "?"] = true
        default: break
        }
      }
      return begun
    }
  }

  let names: [String]
  let count: Int
  let shardOf: [String: Int]
  private(set) var files: [File] = []

  /// - Parameter steps: Those of a scenario and of attempts before the last.
  init(
    seed: UInt64,
    steps: (inout SeededGenerator) -> (last: [EventScript.Step], earlier: [[EventScript.Step]]) = {
      _ in ([.passed("Given a")], [])
    }
  ) {
    var dice = SeededGenerator(seed: seed)
    let names = (1...Int.random(in: 2...12, using: &dice)).map { "S\($0)" }
    let count = Int.random(in: 2...5, using: &dice)
    var shardOf: [String: Int] = [:]
    for name in names { shardOf[name] = Int.random(in: 1...count, using: &dice) }
    (self.names, self.count, self.shardOf) = (names, count, shardOf)
    let script = EventScript(features: Self.features(names, &dice, steps))
    for shard in 1...count where Int.random(in: 0..<5, using: &dice) > 0 {
      for run in 0..<Int.random(in: 1...2, using: &dice) {
        let whole = Self.shard(shard, of: count, run: run, script.envelopes, shardOf, seed)
        for copy in 0..<Int.random(in: 1...2, using: &dice) {
          let start = whole.firstIndex { if case .testCaseStarted = $0 { true } else { false } }
          let isCut = Int.random(in: 0..<3, using: &dice) == 0 && start != nil
          let end = isCut ? Int.random(in: (start ?? 0)..<whole.count, using: &dice) : whole.count
          files.append(
            File(
              name: "\(shard)-\(run)-\(copy).ndjson", shard: shard, run: run,
              isWhole: end == whole.count, envelopes: Array(whole[..<end])))
        }
      }
    }
    files.shuffle(using: &dice)
  }

  /// The scenarios in up to three features.
  private static func features(
    _ names: [String], _ dice: inout SeededGenerator,
    _ steps: (inout SeededGenerator) -> (last: [EventScript.Step], earlier: [[EventScript.Step]])
  ) -> [EventScript.Feature] {
    var rest = names[...]
    return (1...3).compactMap { number in
      let mine = number == 3 ? rest : rest.prefix(Int.random(in: 0...6, using: &dice))
      rest = rest.dropFirst(mine.count)
      guard !mine.isEmpty else { return nil }
      return .init(
        "F\(number)", uri: "Features/\(number).feature",
        mine.enumerated().map { number, name in
          let (last, earlier) = steps(&dice)
          return .init(name, line: 3 * number + 3, last, earlier: earlier)
        })
    }
  }

  /// The messages of one run of a shard, whose mark comes before its scenarios.
  private static func shard(
    _ index: Int, of count: Int, run: Int, _ envelopes: [Envelope], _ shardOf: [String: Int],
    _ seed: UInt64
  ) -> [Envelope] {
    let others = envelopes.compactMap { envelope in
      if case .pickle(let pickle) = envelope, shardOf[pickle.name] != index {
        pickle.id
      } else {
        nil
      }
    }
    let id = "00000000-0000-4000-8000-\(100_000_000_000 + Int(seed) * 1000 + index * 10 + run)"
    var result: [Envelope] = []
    for envelope in envelopes.keepingScenarios({ shardOf[$0] == index }).at(10 * run + index) {
      if case .testRunStarted = envelope {
        result.append(ShardMark(index: index, count: count, otherPickleIds: others).message)
      }
      var envelope = envelope
      envelope.visitIds { kind, _, value in if kind == .testRunStarted { value = id } }
      result.append(envelope)
    }
    return result
  }
}

extension ShardFiles {
  /// Steps that pass, fail and do everything else, hooks, attachments, hostile texts, and retries of them.
  static func anySteps(
    _ dice: inout SeededGenerator
  ) -> (last: [EventScript.Step], earlier: [[EventScript.Step]]) {
    let texts = [
      "a", "\"quoted\" \\ and \u{2028}", "<script>]]>&amp;", "~1 ~~2", "é\u{301}🧪",
      "\u{1B}[31m##vso[x]\t\r\n",
    ]
    let statuses: [TestStepResult.Status] = [
      .passed, .passed, .passed, .failed, .pending, .undefined, .skipped, .ambiguous,
    ]
    var plan: [EventScript.Step] = []
    for number in 0..<Int.random(in: 1...3, using: &dice) {
      let text = texts.randomElement(using: &dice) ?? ""
      if Int.random(in: 0..<4, using: &dice) == 0 { plan.append(.hook("hook \(number)", .passed)) }
      plan.append(.passed("Given \(text) \(number)"))
    }
    /// The same steps, with their results in one attempt.
    func attempt() -> [EventScript.Step] {
      plan.map { step in
        var step = step
        step.status = statuses.randomElement(using: &dice) ?? .passed
        step.message = step.status == .passed ? nil : texts.randomElement(using: &dice)
        step.milliseconds = Int.random(in: 0...2_000, using: &dice)
        if Int.random(in: 0..<4, using: &dice) == 0 {
          step.attachments = [
            Envelope.Attachment(
              body: texts.randomElement(using: &dice) ?? "", contentEncoding: .identity,
              mediaType: "text/plain")
          ]
        }
        return step
      }
    }
    let earlier = (0..<max(0, Int.random(in: -2...2, using: &dice))).map { _ in attempt() }
    return (attempt(), earlier)
  }
}
