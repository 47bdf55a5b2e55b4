import Gherkin
import Messages
import SpecEngine

/// Measures how many scenarios are planned and run in a second, with few and many definitions.
enum RunBench {
  static func run(scenarios: Int, vocabularies: [Int], rounds: Int) async throws -> String {
    var table = Table(
      "running, no-op steps", "definitions", "CPU ms", "scenarios / CPU s", "scenarios / s",
      "us / step")
    var costs: [Double] = []
    for count in vocabularies {
      let vocabulary = Sentence.vocabulary(count)
      let files = features(scenarios, vocabulary)
      var code = try supportCode(vocabulary)
      let setup = try await Cost.least(of: rounds) { code = try supportCode(vocabulary) }
      table.add("making ready", shown(count), shown(setup.cpu * 1e3, digits: 1), "", "", "")
      for parallel in [1, 2] {
        let cost = try await Cost.least(of: rounds) {
          try await run(plan(files, code), parallel: parallel)
        }
        let perStep = cost.cpu * 1e6 / Double(scenarios * FeatureText.stepCount)
        table.add(
          parallel == 1 ? "planning and running" : "the same, 2 at once", shown(count),
          shown(cost.cpu * 1e3, digits: 1), shown(Double(scenarios) / cost.cpu),
          shown(Double(scenarios) / cost.wall), shown(perStep, digits: 2))
        if parallel == 1 { costs.append(perStep) }
      }
    }
    return """
      \(table.text)

      a step with \(vocabularies[vocabularies.count - 1]) definitions costs \
      \(shown(costs[costs.count - 1] / costs[0], digits: 2)) times one with \(vocabularies[0]) \
      (planning and running)
      """
  }

  /// Every message of a run of as many scenarios, whose steps do nothing.
  static func messages(scenarios: Int) async throws -> [Envelope] {
    let vocabulary = Sentence.vocabulary(50)
    let files = features(scenarios, vocabulary)
    let code = try supportCode(vocabulary)
    var messages: [Envelope] = []
    for file in files { file.announce { messages.append($0) } }
    messages += code.messages
    try await run(plan(files, code), parallel: 1) { messages.append($0) }
    return messages
  }

  private static func features(_ scenarios: Int, _ vocabulary: [Sentence]) -> [FeatureFile] {
    var ids = IdGenerator()
    return (0..<scenarios / FeatureText.scenarioCount).map { number in
      let source = Source(
        uri: "features/\(number).feature",
        data: FeatureText(number: number, vocabulary: vocabulary).text, mediaType: .gherkin)
      let document = parse(source, ids: &ids).document
      return FeatureFile(source: source, document: document, pickles: compile(document, ids: &ids))
    }
  }

  private static func supportCode(_ vocabulary: [Sentence]) throws -> SupportCode {
    var ids = IdGenerator(startingAt: 20_000_000)
    return try SupportCode([vocabulary.library], root: "/", ids: &ids)
  }

  private static func plan(_ files: [FeatureFile], _ supportCode: SupportCode) -> Plan {
    var ids = IdGenerator(startingAt: 10_000_000)
    var selection = Plan.Selection()
    for file in files { selection.add(file) }
    selection.finish()
    return Plan(selection, of: files.map(FeatureProvider.init), supportCode: supportCode, ids: &ids)
  }

  private static func run(
    _ plan: Plan, parallel: Int, emit: (Envelope) -> Void = { _ in }
  ) async throws {
    var failure: String?
    var settings = Run.Settings()
    settings.parallel = parallel
    let clock = RunClock(start: Timestamp(), counting: ContinuousClock())
    let passed = await Run(plan, settings: settings, environment: .init(clock: clock)).run {
      if case .testStepFinished(let finished) = $0, finished.testStepResult.status.isFailure {
        failure = finished.testStepResult.message ?? "\(finished.testStepResult.status)"
      }
      emit($0)
    }
    if !passed { throw BenchError(reason: "a step failed: \(failure ?? "")") }
  }
}
