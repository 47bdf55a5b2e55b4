import Gherkin
import Messages
import StepKit
import Synchronization
import Testing

@testable import SpecEngine

/// A run whose jobs travel to a worker and back gives the messages of one that runs here.
struct OrderedJobsTests {
  private static let text = """
    @tagged
    Feature: F
      Background:
        Given a number 7
      Scenario Outline: O <n>
        When <n> is added
          | a | b |
        Then the sum is 8
          \"\"\"
          text
          \"\"\"
        Examples:
          | n |
          | 1 |
          | 2 |
      Scenario: hooks and kinds
        Given nobody knows this
        And it is made of others
        And it fails

    """

  private struct Sum: Logging {
    var sum = 0
    let scenario: ScenarioContext
    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private static var library: StepLibrary {
    StepLibrary(Sum.self) {
      Before("@tagged") { world in
        world.scenario.log("\(world.scenario.parameters.sorted { $0.key < $1.key })")
      }
      BeforeStep { _, step in if step.text.isEmpty { throw CancellationError() } }
      Given("a number {int}") { (world: inout Sum, number: Int) in world.sum = number }
      When("{int} is added") { (world: inout Sum, number: Int, _: DataTable) in
        world.sum += number
      }
      Then("the sum is {int}") { (world: inout Sum, sum: Int, text: DocString) in
        world.scenario.attach(text.content)
        try expect(world.sum == sum, "the sum is \(world.sum)")
      }
      Composed("it is made of others") {
        "a number 1"
        "a number 2"
      }
      Step("it fails") { (_: inout Sum) in throw CancellationError() }
    }
  }

  /// What two libraries have in common: one of them is not valid here.
  private static let shared = """
    Feature: F
      Scenario: one
        When all of it
        And its beginning

    """

  private struct Other: Logging {
    let scenario: ScenarioContext
    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private protocol Logging: World {
    var scenario: ScenarioContext { get }
  }

  private static var twoWorlds: [StepLibrary] {
    func library<Kind: Logging>(_ world: Kind.Type, _ name: String, in path: String) -> StepLibrary
    {
      StepLibrary(world, in: path) {
        Step("it is shared") { (world: inout Kind) in world.scenario.log(name) }
        Composed("all of it") {
          "Given it is shared"
          "its beginning"
        }
        Step("its beginning") { (world: inout Kind) in world.scenario.log("beginning of \(name)") }
      }
    }
    return [library(Sum.self, "first", in: "x/"), library(Other.self, "second", in: "a.feature")]
  }

  @Test(arguments: [(text, [library], 30), (shared, twoWorlds, 8)])
  func sameMessages(text: String, libraries: [StepLibrary], least: Int) async throws {
    let plan = try makePlan([text], libraries)
    var settings = Run.Settings()
    settings.retries.count = 1
    settings.parameters = ["b": "2", "a": "1"]
    var environment = Run.Environment(clock: .stopped)
    var here: [Envelope] = []
    _ = await Run(plan, settings: settings, environment: environment).run { here.append($0) }
    environment.makeExecutor = { Travelling(setup: $0, libraries: libraries) }
    var there: [Envelope] = []
    _ = await Run(plan, settings: settings, environment: environment).run { there.append($0) }
    #expect(here.count > least)
    if libraries.count > 1 {
      #expect(
        here.contains { if case .attachment(let log) = $0 { log.body == "second" } else { false } })
    }
    #expect(there.count == here.count)
    for (travelled, stayed) in zip(there, here) { #expect(travelled == stayed) }
  }

  @Test(arguments: [false, true])
  func whatIsReadBesideFeaturesIsTold(isElsewhere: Bool) async throws {
    let libraries = [
      StepLibrary(Other.self) {
        BeforeFeature { feature in _ = try? feature.resource("feature.json") }
        Step("{word} is read") { (other: inout Other, name: String) in
          _ = try? other.scenario.resource(name)
        }
      }
    ]
    let text = """
      Feature: F
        Scenario: one
          Given a.json is read
          And missing.json is read
        Scenario: two
          Given a.json is read

      """
    let plan = try makePlan([text], libraries)
    var environment = Run.Environment(
      clock: .stopped,
      resources: ResourceReader { name, _ in
        guard name != "missing.json" else { throw ResourceError(path: name, reason: "missing") }
        return Resource(path: name, bytes: [])
      })
    if isElsewhere { environment.makeExecutor = { Travelling(setup: $0, libraries: libraries) } }
    let uses = Mutex<[String]>([])
    environment.resourceRead = { use in
      uses.withLock { $0.append("\(use.name) \(use.location.map { "\($0.line)" } ?? "feature")") }
    }
    _ = await Run(plan, environment: environment).run { _ in }
    #expect(
      uses.withLock(\.self) == [
        "feature.json feature", "a.json 2", "missing.json 2", "a.json 5",
      ])
  }

  /// Executes orders as a worker does, after they and the replies were bytes.
  private struct Travelling: JobExecutor {
    let setup: Run.Setup
    let libraries: [StepLibrary]
    var job: Job?
    var canAcceptJob: Bool { job == nil }
    mutating func start(_ job: Job) { self.job = job }

    mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
      guard let job = job.take() else { return nil }
      let order = ByteWriter.bytes { job.order(to: &$0, known: nil, setup.settings) }
      let settings = ByteWriter.bytes {
        $0.put(WorkerSettings(setup, runBegan: 0, frontEnd: [:]))
      }
      var record = JobRecord(job)
      do {
        let worker = try #require(WorkerSettings(packed: settings[...]))
        var ids = Gherkin.IdGenerator()
        let code = try SupportCode(libraries, root: worker.root, ids: &ids)
        let there = Run.Setup(code, worker.run, Run.Environment(clock: .stopped))
        var jobs = OrderedJobs(there)
        var events: [[UInt8]] = []
        let end = await jobs.run(order[...]) { event, time in
          events.append(ByteWriter.bytes { $0.put(WorkerReport.event(event, at: time)) })
        }
        for bytes in events {
          guard case .event(let event, let time)? = WorkerReport(packed: bytes[...]) else {
            continue
          }
          try record.receive(event, at: time)
        }
        return record.result(end, setup: setup, workerId: nil)
      } catch {
        Issue.record(error)
        return nil
      }
    }
  }
}
