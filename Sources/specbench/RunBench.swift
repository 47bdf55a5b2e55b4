import Gherkin
import Messages
import SpecEngine

/// Measures how many scenarios are planned and run in a second, with few and many definitions.
enum RunBench {
  /// The workload did not do what is being measured.
  struct Failed: Error {
    let vocabulary: Int
    let message: String?
  }

  static func run(scenarios: Int, vocabularies: [Int], rounds: Int) async throws -> String {
    var table = Table(
      "running, no-op steps", "definitions", "CPU ms", "scenarios / CPU s", "scenarios / s",
      "us / step")
    var costs: [Double] = []
    for count in vocabularies {
      let vocabulary = Sentence.vocabulary(count)
      let files = try features(Array(0..<scenarios / FeatureText.scenarioCount), vocabulary)
      let library = vocabulary.library
      var supportCode: SupportCode?
      let setup = try await Cost.least(of: rounds) {
        var ids = IdGenerator()
        supportCode = try SupportCode([library], root: "/", ids: &ids)
      }
      guard let supportCode else { continue }
      var plan = makePlan(files, supportCode)
      let serial = try await Cost.least(of: rounds) {
        plan = makePlan(files, supportCode)
        try await run(plan, count, parallel: 1)
      }
      let parallel = try await Cost.least(of: rounds) {
        plan = makePlan(files, supportCode)
        try await run(plan, count, parallel: 2)
      }
      let cases = Double(plan.count)
      table.add(
        "making ready", shown(Double(count)), shown(setup.cpu * 1e3, digits: 1), "", "", "")
      for (name, cost) in [
        ("planning and running", serial), ("the same, 2 at once", parallel),
      ] {
        table.add(
          name, shown(Double(count)), shown(cost.cpu * 1e3, digits: 1), shown(cases / cost.cpu),
          shown(cases / cost.wall), shown(perStep(cost.cpu, cases), digits: 2))
      }
      costs.append(perStep(serial.cpu, cases))
    }
    guard let first = costs.first, let last = costs.last else { return table.text }
    let (few, many) = (vocabularies[0], vocabularies[vocabularies.count - 1])
    return table.text
      + "\n\na step with \(many) definitions costs \(shown(last / first, digits: 2)) times one with "
      + "\(few) (planning and running)"
  }

  private static func perStep(_ seconds: Double, _ cases: Double) -> Double {
    seconds * 1e6 / cases / Double(FeatureText.stepCount)
  }

  /// Every message of a run of so many scenarios, whose steps do nothing.
  static func messages(scenarios: Int) async throws -> [Envelope] {
    try await messages(ofFeatures: Array(0..<scenarios / FeatureText.scenarioCount))
  }

  /// Every message of a run of the features with these numbers.
  static func messages(
    ofFeatures numbers: [Int], at start: Timestamp = Timestamp()
  ) async throws -> [Envelope] {
    let vocabulary = Sentence.vocabulary(50)
    let files = try features(numbers, vocabulary)
    var ids = IdGenerator(startingAt: 20_000_000)
    let supportCode = try SupportCode([vocabulary.library], root: "/", ids: &ids)
    var messages: [Envelope] = []
    for file in files { file.announce { messages.append($0) } }
    messages += supportCode.messages
    let plan = makePlan(files, supportCode)
    _ = await Run(plan, environment: .init(clock: realClock(from: start))).run {
      messages.append($0)
    }
    return messages
  }

  private static func realClock(from start: Timestamp = Timestamp()) -> RunClock {
    let began = ContinuousClock.now
    return RunClock(start: start) {
      let elapsed = (ContinuousClock.now - began).components
      return elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
    }
  }

  private static func features(
    _ numbers: [Int], _ vocabulary: [Sentence]
  ) throws -> [FeatureFile] {
    var ids = IdGenerator()
    return numbers.map { number in
      let source = Source(
        uri: "features/\(number).feature",
        data: FeatureText(number: number, vocabulary: vocabulary).text, mediaType: .gherkin)
      let document = parse(source, ids: &ids).document
      return FeatureFile(
        source: source, document: document, pickles: compile(document, ids: &ids))
    }
  }

  private static func makePlan(_ files: [FeatureFile], _ supportCode: SupportCode) -> Plan {
    var ids = IdGenerator(startingAt: 10_000_000)
    var selection = Plan.Selection()
    for file in files { selection.add(file) }
    selection.finish()
    return Plan(
      selection, of: files.map(FeatureProvider.init), supportCode: supportCode, ids: &ids)
  }

  private static func run(_ plan: Plan, _ vocabulary: Int, parallel: Int) async throws {
    var message: String?
    var settings = Run.Settings()
    settings.parallel = parallel
    let passed = await Run(plan, settings: settings, environment: .init(clock: realClock()))
      .run {
        if case .testStepFinished(let finished) = $0, finished.testStepResult.status.isFailure {
          message = finished.testStepResult.message ?? "\(finished.testStepResult.status)"
        }
      }
    if !passed { throw Failed(vocabulary: vocabulary, message: message) }
  }
}
