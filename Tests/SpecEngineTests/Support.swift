import Gherkin
import Messages
import StepKit
import Synchronization
import Testing

@testable import SpecEngine

/// One feature text, read as the command would read a file.
func makeFile(
  _ text: String, uri: String = "a.feature", ids: inout IdGenerator
) throws -> FeatureFile {
  let source = Source(uri: uri, data: text, mediaType: Source.MediaType(uri: uri))
  let parsed = Gherkin.parse(source, ids: &ids)
  if let error = parsed.errors.first { throw error }
  return FeatureFile(
    source: source, document: parsed.document, pickles: Gherkin.compile(parsed, ids: &ids))
}

func makeFile(_ text: String) throws -> FeatureFile {
  var ids = IdGenerator()
  return try makeFile(text, ids: &ids)
}

/// A plan for feature texts; without other paths the first is `a.feature`, the second `b.feature`, and so on.
func makePlan(
  _ texts: [String], _ libraries: [StepLibrary] = [], filter: Plan.Filter = Plan.Filter(),
  shard: Plan.Shard? = nil, order: Plan.Order = .defined, limit: Int? = nil,
  strictKeywords: Bool = false, duplicates: SupportCode.Duplicates = .areProblems,
  paths: [String] = "abcdefgh".map { "\($0).feature" }
) throws -> Plan {
  var ids = IdGenerator()
  let files = try zip(texts, paths).map { text, path in
    try makeFile(text, uri: path, ids: &ids)
  }
  var selection = Plan.Selection(filter, shard: shard, order: order, limit: limit)
  for file in files { selection.add(file) }
  selection.finish()
  return Plan(
    selection, of: files.map(FeatureProvider.init),
    supportCode: try SupportCode(
      libraries, root: "/", duplicates: duplicates, strictKeywords: strictKeywords, ids: &ids),
    ids: &ids)
}

extension Plan.Filter {
  /// The names of the scenarios that pass.
  func names(in file: FeatureFile) -> [String] { select(from: file).map { file.pickles[$0].name } }
}

extension Plan {
  var allCases: [Case] { Array(cases) }
}

/// Runs a plan and returns its messages.
func run(
  _ plan: Plan, parallel: Int = 1, failFast: Bool = false, dryRun: Bool = false,
  clock: RunClock = .stopped
) async -> (messages: [Envelope], success: Bool) {
  var messages: [Envelope] = []
  var settings = Run.Settings()
  settings.parallel = parallel
  settings.failFast = failFast
  settings.dryRun = dryRun
  let success = await Run(plan, settings: settings, environment: .init(clock: clock))
    .run { messages.append($0) }
  return (messages, success)
}

extension Sequence<Envelope> {
  var stepResults: [TestStepResult] {
    compactMap { if case .testStepFinished(let step) = $0 { step.testStepResult } else { nil } }
  }

  var statuses: [TestStepResult.Status] { stepResults.map(\.status) }

  var attachments: [Envelope.Attachment] {
    compactMap { if case .attachment(let attachment) = $0 { attachment } else { nil } }
  }

  var suggestions: [Envelope.Suggestion] {
    compactMap { if case .suggestion(let suggestion) = $0 { suggestion } else { nil } }
  }

  /// The kind of each message, by its name in JSON.
  var kinds: [String] {
    map { envelope in
      var bytes: [UInt8] = []
      envelope.appendJSON(to: &bytes)
      return String(decoding: bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }
}

/// A world that remembers nothing but its scenario.
struct PlainWorld: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) { self.scenario = scenario }
}

/// The notes of a test's steps, in order.
final class Diary: Sendable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  var entries: [String] { lines.withLock { $0 } }
}

/// Counts up from 0.
final class Ticks: Sendable {
  private let count = Mutex<Int64>(0)

  func next() -> Int64 {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
