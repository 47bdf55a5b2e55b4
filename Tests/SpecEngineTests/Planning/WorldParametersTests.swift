import StepKit
import Testing

@testable import SpecEngine

/// World parameters that libraries declare, and the values that a run passes.
struct WorldParametersTests {
  private static let library = StepLibrary(EmptyWorld.self) {
    WorldParameter("network", .oneOf(["stub", "loopback"]), default: "stub", help: "…")
    WorldParameter("till", help: "…")
    WorldParameter("speed", .number, default: "1.5", help: "…")
    WorldParameter("loud", .boolean, help: "…")
  }

  @Test(
    arguments: [
      ("network", "loopback", nil),
      ("till", "", nil),
      ("speed", "-2e3", nil),
      ("loud", "false", nil),
      ("netwrk", "stub", "found \"netwrk\", which no library declares; did you mean \"network\"?"),
      (
        "zzz", "1",
        "found \"zzz\", which no library declares, expected loud, network, speed or till"
      ),
      (
        "network", "stubb",
        "network: found \"stubb\", expected stub or loopback; did you mean stub?"
      ),
      ("speed", "fast", "speed: found \"fast\", expected a number"),
      ("speed", "inf", "speed: found \"inf\", expected a number"),
      ("speed", "", "speed: found \"\", expected a number"),
      ("loud", "yes", "loud: found \"yes\", expected true or false"),
    ] as [(String, String, String?)])
  func values(name: String, value: String, expected: String?) {
    let found = WorldParameters([Self.library]).faults(in: [name: value])
    #expect(found.map(\.fault.sentence) == (expected.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.name == name })
  }

  @Test func nothingIsDeclared() {
    #expect(
      WorldParameters([]).faults(in: ["a": "1"]).map(\.fault.sentence)
        == ["found \"a\", which no library declares; there are no world parameters"])
  }

  @Test func defaultsReachScenarios() async throws {
    let diary = Diary()
    let steps = StepLibrary(PlainWorld.self) {
      BeforeAll { run in diary.note(run.parameters["speed"] ?? "none") }
      Step("it runs") { world in
        let parameters = world.scenario.parameters
        diary.note("\(parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
      }
    }
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * it runs"], [Self.library, steps])
    var settings = Run.Settings()
    settings.parameters = ["network": "loopback"]
    _ = await Run(plan, settings: settings, environment: .init(clock: .stopped)).run { _ in }
    #expect(diary.entries == ["1.5", "[\"network=loopback\", \"speed=1.5\"]"])
  }

  @Test func declarationsThatCannotBe() throws {
    let other = StepLibrary(PlainWorld.self) {
      WorldParameter("till", help: "Said in other words.", file: "/b.swift", line: 1)
      WorldParameter("speed", default: "1.5", help: "…", file: "/b.swift", line: 2)
      WorldParameter(
        "color", .oneOf(["red"]), default: "blue", help: "…", file: "/b.swift", line: 3)
    }
    #expect(throws: SupportCode.Problems.self) { try makePlan([], [Self.library, other]) }
    do {
      _ = try makePlan([], [Self.library, other])
    } catch let problems as SupportCode.Problems {
      let messages = problems.problems.map { $0.message(relativeTo: "/") }
      #expect(messages.count == 2)
      #expect(messages[0].hasPrefix("b.swift:2: the world parameter \"speed\" is declared with"))
      #expect(
        messages[1]
          == "b.swift:3: the default of the world parameter \"color\" is \"blue\", expected red")
    }
  }
}
