import CommandTestSupport
import StepKit
import Synchronization

/// The step code of the features in `running`, made for each run.
struct RunningSteps {
  /// Lets go of steps that ignore being canceled.
  let released = Flag()
  /// Set while such a step, or one that waits to be canceled, is on: time passes only then.
  let ignoring = Flag()
  let waiting = Flag()
  /// Set when the time of the run is up.
  let late = Flag()
  private let counts = Counts()

  struct Whoops: Error {}

  var library: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Step("a step that passes") { _ in }
      Step("a step that fails") { _ in throw Whoops() }
      Step("a step that is pending") { _ in try pending("later") }
      Step("a step that two definitions match") { _ in }
      Step("a step that {word} definitions match") { (_: inout RunningWorld, _: String) in }
      Step("/^a step that passes the (\\d)(?:nd|rd) time$/") { (_: inout RunningWorld, time: Int) in
        if counts.next("passes \(time)") < time { throw Whoops() }
      }
      Step("the parameter {string} is {string}") {
        (world: inout RunningWorld, name: String, value: String) in
        try expect(world.scenario.parameters[name] ?? "", equals: value, name)
      }
      timing
      locking
      softness
      leaving
      composed
      french
    }
  }

  private var timing: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Step("a step that waits until it is cancelled") { _ in
        waiting.set()
        while !Task.isCancelled { await Task.yield() }
        waiting.set(false)
        throw CancellationError()
      }
      Step("a step that ignores being cancelled") { _ in
        ignoring.set()
        waiting.set()
        while !released.isSet { await Task.yield() }
      }
      Step("a step that meets another one") { _ in
        let number = counts.next("met")
        while counts["met"] < number + number % 2 { await Task.yield() }
      }
    }
  }

  /// Each notes how many use something at once, giving others every chance to get in the way.
  private var locking: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Step("a step that uses the {word} alone") { (_: inout RunningWorld, what: String) in
        try await alone(with: what)
      }
      Step("a step that is alone") { _ in try await alone(with: "everything") }
      Before { _ in _ = counts.next("running") }
      After { _ in counts.back("running") }
    }
  }

  private func alone(with what: String) async throws {
    let users = counts.next(what)
    for _ in 0..<200 { await Task.yield() }
    try expect(users, equals: 1, "users of the \(what)")
    if what == "everything" { try expect(counts["running"], equals: 1, "scenarios at once") }
    counts.back(what)
  }

  private var softness: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Step("a step with 3 soft expectations, of which 2 hold not") { _ in
        try softly { try expect(1, equals: 2, "the first") }
        try softly { try expect(2, equals: 2, "the second") }
        try softly { try expect("a", equals: "b", "the third") }
      }
      Step("a step with a soft expectation that fails and then a failure") { _ in
        try softly { try expect(false, "soft") }
        try expect(false, "hard")
      }
    }
  }

  private var leaving: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Step("a step that prints {string}") { (_: inout RunningWorld, text: String) in
        Printed.shared.add(text)
      }
      Step("a step that attaches a picture") { world in
        world.scenario.attach([0x89, 0x50, 0x4E, 0x47], mediaType: "image/png")
      }
      Step("a step that links to a film") { world in
        world.scenario.attach(url: "films/one.mp4", mediaType: "video/mp4")
      }
      Step("a step that logs a line") { world in world.scenario.log("a line") }
    }
  }

  private var composed: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Composed("{word} is logged in") { (name: String) in
        "Given the page is open"
        "\(name) signs in"
      }
      Composed("{word} is logged in twice") { (name: String) in
        for _ in 1...2 { "\(name) is logged in" }
        PartialStep("the names are:", table: DataTable([[name], [name]]))
      }
      Composed("{word} is locked out") { (name: String) in
        "the page is open"
        "a step that fails"
        "\(name) signs in"
      }
      Composed("{word} is lost") { (name: String) in
        "the page is open"
        "\(name) wanders about"
      }
      Step("the page is open") { _ in }
      Step("{word} signs in") { (_: inout RunningWorld, _: String) in }
      Step("the names are:") { (_: inout RunningWorld, table: DataTable) in
        try expect(table.raw, equals: [["Ann"], ["Ann"]])
      }
    }
  }

  private var french: StepLibrary {
    StepLibrary(RunningWorld.self) {
      Given("la machine est allumée") { _ in }
      When("j'achète {int} café(s)") { (world: inout RunningWorld, count: Int) in
        world.bought = count
      }
      Then("je paie {int} euro(s)") { (world: inout RunningWorld, price: Int) in
        try expect(world.bought, equals: price)
      }
    }
  }
}

struct RunningWorld: World {
  let scenario: ScenarioContext
  var bought = 0

  init(_ scenario: ScenarioContext) { self.scenario = scenario }
}

/// Hooks, which would be in the way of features that are about something else.
enum RunningHooks {
  static let all = StepLibrary(RunningWorld.self) {
    BeforeAll(name: "open the shop") { run in run.log("open") }
    AfterAll { run in run.log("closed") }
    BeforeFeature("@shop", name: "stock up") { feature in feature.log(feature.name) }
    AfterFeature { feature in feature.log(feature.tags.joined(separator: " ")) }
    Before(name: "enter") { world in world.scenario.log("in") }
    Before("@cart", name: "take a cart") { _ in }
    After { (_: inout RunningWorld, scenario: ScenarioContext) in scenario.log("\(scenario.status)")
    }
    BeforeStep("@break-before-step", name: "breaks") { _ in throw RunningSteps.Whoops() }
    BeforeStep("@cart") { (_: inout RunningWorld, step: StepContext) in
      step.scenario.log("before \(step.text)")
    }
    AfterStep(name: "look") { (_: inout RunningWorld, step: StepContext) in
      step.scenario.log("\(step.status) \(step.text)")
    }
  }

  static let feature = StepLibrary(RunningWorld.self) {
    BeforeFeature { feature in feature.share("hello from \(feature.name)", as: "greeting") }
    BeforeFeature("@broken-feature") { _ in throw RunningSteps.Whoops() }
    AfterFeature { feature in feature.attach("bye") }
  }

  static let run = StepLibrary(RunningWorld.self) {
    BeforeAll { run in run.share("127.0.0.1:80", as: "server") }
    BeforeAll { run in run.share((run.parameters["server"] ?? "") + "1", as: "server") }
    AfterAll { run in run.attach("bye") }
  }

  static let failingRun = StepLibrary(RunningWorld.self) {
    BeforeAll { _ in throw RunningSteps.Whoops() }
    BeforeAll { run in run.log("runs nevertheless") }
    AfterAll { run in run.log("so does this") }
  }
}

/// The text `print` would have written; capturing the real output would disturb other tests.
final class Printed: Sendable {
  static let shared = Printed()
  private let bytes = Mutex<[UInt8]>([])

  func add(_ text: String) { bytes.withLock { $0 += Array("\(text)\n".utf8) } }

  func take() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }
}

final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }

  func set(_ isSet: Bool = true) { value.withLock { $0 = isSet } }
}

/// Counts by name.
private final class Counts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

  func next(_ name: String) -> Int {
    counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name] ?? 0
    }
  }

  func back(_ name: String) { counts.withLock { $0[name, default: 0] -= 1 } }
}
