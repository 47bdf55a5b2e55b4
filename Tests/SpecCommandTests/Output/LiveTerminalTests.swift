import CommandTestSupport
import Foundation
import Messages
import SpecEngine
import SpecReporting
import SpecTestSupport
import Synchronization
import Testing

@testable import SpecCommand

/// The progress line of a run, byte by byte.
struct LiveTerminalTests {
  private static let twoScenarios = """
    Feature: f
     Scenario: one
      Given it passes
     Scenario: 二つ目
      Given it fails
    """

  @Test func showsTheProgressOfTheRun() throws {
    let lines = try drawn(width: 70)
    #expect(
      lines == [
        "[                    ] 0/3  0:00  one",
        "[                    ] 0/3  0:02  one",
        "[======              ] 1/3  0:02, 0:04 left  二つ目",
        "[======              ] 1/3  1:05, 2:10 left  二つ目",
        "[=============       ] 2/3  1 failed  1:05, 0:32 left  three",
        "[=============       ] 2/3  1 failed  1:06, 0:33 left  three",
        "", "",
      ])
  }

  /// A wide character takes two columns, and the last column stays free.
  @Test(arguments: [
    (52, "left  二つ目"), (51, "left  二つ…"), (50, "left  二…"), (49, "left"), (40, "0:02  二つ…"),
  ])
  func isCutToTheTerminal(width: Int, end: String) throws {
    let line = try #require(try drawn(width: width).first { $0.contains("1/3") })
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test func isErasedBeforeAnythingElse() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(["--color", "never", "a.feature"], width: 80)
    let line = "[                    ] 0/1  0:00"
    let link = "\u{1B}]8;;file://\(test.folder.path)"
    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    func place(_ line: Int) -> String {
      "# \(link)/a.feature\u{1B}\\a.feature:\(line)\u{1B}]8;;\u{1B}\\"
    }
    let begin = """
      \r\(line)  one\r\(spaces(37))\r
      Feature: f  \(place(1))

        Scenario: one        \(place(2))
          ✔ Given it passes
      """
    #expect(result.output.hasPrefix(begin), "\(result.output.debugDescription)")
    let end = """

      \r[====================] 1/1  0:00, 0:00 left\r\(spaces(43))\r
      1 scenario (1 passed)
      1 step (1 passed)
      0.000s (0.000s in steps)

      """
    #expect(result.output.hasSuffix(end), "\(result.output.debugDescription)")
  }

  @Test func isNotDrawnInsideALine() async throws {
    let test = try CommandTest(["a.feature": feature("one", "two")])
    let result = await test.run(
      ["-f", "progress", "--color", "never", "a.feature"], width: 80)
    let parts = result.output.components(separatedBy: "\r")
    #expect(parts.count == 4)
    #expect(parts.last?.hasPrefix("..\n\n2 scenarios (2 passed)\n") == true)
  }

  @Test(
    arguments: [
      ([], [:], nil), ([], ["CI": "true"], 80), ([], ["CI": "1"], 80), ([], ["TERM": "dumb"], 80),
      (["--deterministic"], [:], 80), (["-f", "message"], [:], 80), (["-f", "junit"], [:], 80),
      ([], [:], 39),
    ] as [([String], [String: String], Int?)])
  func isNotDrawnWhereNobodyWatches(
    options: [String], environment: [String: String], width: Int?
  ) async throws {
    let test = try CommandTest(["a.feature": Self.twoScenarios])
    let result = await test.run(
      options + ["a.feature"], environment: environment, width: width
    ) { $0.makeClock = Self.slowClock }
    #expect(!result.output.contains("\r"))
    #expect(!result.output.contains("0/2"))
  }

  @Test func colorsAreAsElsewhere() async throws {
    let test = try CommandTest(["a.feature": Self.twoScenarios])
    func output(_ environment: [String: String]) async -> String {
      await test.run(
        ["-f", "summary", "a.feature"], environment: environment, width: 80
      ) { $0.makeClock = Self.slowClock }.output
    }
    #expect(await output([:]).contains("\u{1B}[31m  1 failed\u{1B}[0m"))
    let plain = await output(["NO_COLOR": "1"])
    #expect(plain.contains("2/2  1 failed  0:"))
    #expect(!plain.contains("\u{1B}["))
  }

  /// Scenarios count as they end, and running ones are named, whatever the order of the messages.
  @Test func isFedAsThingsHappen() throws {
    let envelopes = EventScript(features: [
      .init(
        "F",
        (1...3).map { .init("s\($0)", line: $0 * 3, [.passed("Given a")]) })
    ]).envelopes
    let start = try #require(
      envelopes.firstIndex { if case .testCaseStarted = $0 { true } else { false } })
    let ends = envelopes.indices.filter {
      if case .testCaseFinished = envelopes[$0] { true } else { false }
    }
    let (live, lines) = watched(width: 80)
    live.receive(running: ["a hook of the run"], after: .seconds(1))
    for envelope in envelopes[..<start] { try live.receive(envelope, []) }
    // As long as the plan may grow, nothing is counted.
    #expect(!lines().contains { $0.contains("/") }, "\(lines())")
    live.receive(running: ["s1", "s2"], after: .seconds(2))
    #expect(lines().last == "[                    ] 0/3  0:02  s1, s2")
    // The second ends first, and is not counted again when its turn has come.
    live.receive(early: Array(envelopes[(ends[0] + 1)...ends[1]]))
    live.receive(running: ["s1", "s3"], after: .seconds(4))
    #expect(lines().last == "[======              ] 1/3  0:04, 0:08 left  s1, s3")
    for envelope in envelopes[start...ends[1]] { try live.receive(envelope, []) }
    live.receive(early: Array(envelopes[(ends[0] + 1)...ends[1]]))
    live.receive(running: ["s3"], after: .seconds(6))
    #expect(lines().last == "[=============       ] 2/3  0:06, 0:03 left  s3")
    // A step that goes on for long is heard of.
    live.receive(running: ["a.feature:9: a (5 s)"], after: .seconds(9))
    #expect(lines().last?.hasSuffix("a.feature:9: a (5 s)") == true)
    live.making {}
    try live.finish(Array("end\n".utf8))
    live.receive(running: ["s4"], after: .seconds(12))
    #expect(lines().last == "end\n")
  }

  /// Work of more than a second before the first scenario is shown.
  @Test func planningIsShown() throws {
    let envelopes = EventScript(
      features: [.init("F", [.init("s1", line: 3, [.passed("Given a")])])]
    ).envelopes
    let start = try #require(
      envelopes.firstIndex { if case .testCaseStarted = $0 { true } else { false } })
    let definition = Envelope.StepDefinition(
      id: "d", pattern: .init(source: "a", type: .cucumberExpression),
      sourceReference: .init())
    let (live, lines) = watched(width: 80)
    let time = Mutex<Int64>(0)
    let pending = Mutex<(@Sendable () -> Void)?>(nil)
    let clock = RunClock(
      start: Timestamp(),
      schedule: { _, action in
        pending.withLock { $0 = action }
        return { pending.withLock { $0 = nil } }
      }, elapsed: { time.withLock { $0 } })
    func pass(to nanoseconds: Int64) {
      time.withLock { $0 = nanoseconds }
      pending.withLock { $0 }?()
    }
    let ticks = PlanningTicks(live, clock: clock)
    let uri = "Features/a.feature"
    try live.receive(.source(Source(uri: uri, data: "", mediaType: .gherkin)), [])
    pass(to: 900_000_000)
    #expect(lines() == [""])
    pass(to: 2_000_000_000)
    #expect(lines().last == "0:02  reading Features/a.feature …")
    // Nothing gets into a note.
    live.making {
      let before = lines()
      pass(to: 2_500_000_000)
      #expect(lines() == before)
    }
    try live.receive(.stepDefinition(definition), [])
    pass(to: 65_000_000_000)
    #expect(lines().last == "1:05  matching the steps of 1 feature …")
    for envelope in envelopes[..<start] {
      try live.receive(envelope, [])
      guard case .testRunStarted = envelope else { continue }
      live.receive(running: ["a hook of the run"], after: .seconds(66))
      pass(to: 66_000_000_000)
      #expect(lines().last == "1:06  a hook of the run …")
      live.receive(running: [], after: .seconds(66))
    }
    try live.receive(envelopes[start], [])
    pass(to: 67_000_000_000)
    #expect(lines().last?.hasPrefix("[                    ] 0/1") == true, "\(lines())")
    ticks.end()
    #expect(pending.withLock { $0 == nil })
  }

  /// A window that has become narrower has wrapped the line: all of it is erased.
  @Test(arguments: [(80, nil), (71, nil), (60, 0), (43, 1), (41, 1)])
  func followsTheWindow(columns: Int, up: Int?) throws {
    let name = String(repeating: "n", count: 60)
    let envelopes = EventScript(
      features: [.init("F", [.init(name, line: 3, [.passed("Given a")])])]
    ).envelopes
    let screen = Screen(isInteractive: true, width: 72)
    let width = Mutex(72)
    var terminal = screen.terminal
    terminal.currentWidth = { width.withLock { $0 } }
    let live = LiveTerminal(terminal, options: ReportOptions { $0.width = 72 })
    for envelope in envelopes.dropLast(3) { try live.receive(envelope, []) }
    screen.clear()
    width.withLock { $0 = columns }
    try live.finish([])
    let text = screen.text
    switch up {
    case nil: #expect(text == "\r" + String(repeating: " ", count: 71) + "\r" || columns == 71)
    case 0: #expect(text == "\r\u{1B}[1A\u{1B}[J")
    case let rows?: #expect(text == "\r\u{1B}[\(rows)A\u{1B}[J")
    }
  }

  private func watched(width: Int) -> (live: LiveTerminal, lines: () -> [String]) {
    let screen = Screen(isInteractive: true, width: width)
    let live = LiveTerminal(screen.terminal, options: ReportOptions { $0.width = width })
    return (
      live,
      {
        screen.text.components(separatedBy: "\r").map { line in
          String(line.reversed().drop { $0 == " " }.reversed())
        }
      }
    )
  }

  /// The text of the line each time it is drawn; empty when it is erased.
  private func drawn(width: Int) throws -> [String] {
    func scenario(_ name: String, _ line: Int, _ step: EventScript.Step, _ milliseconds: Int)
      -> EventScript.Scenario
    {
      .init(name, line: line, [step.with { $0.milliseconds = milliseconds }])
    }
    let script = EventScript(features: [
      .init(
        "F",
        [
          scenario("one", 3, .passed("Given a"), 2_000),
          scenario("二つ目", 6, .failed("Given b", "no"), 63_000),
          scenario("three", 9, .passed("Given c"), 1_000),
        ])
    ])
    let screen = Screen(isInteractive: true, width: width)
    let live = LiveTerminal(screen.terminal, options: ReportOptions { $0.width = width })
    for envelope in script.envelopes { try live.receive(envelope, []) }
    try live.finish([])
    let text = screen.text
    #expect(!text.contains("\u{1B}"))
    return text.components(separatedBy: "\r").dropFirst().map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Every look at the clock takes a second.
  private static let slowClock: @Sendable () -> RunClock = {
    let looks = Looks()
    return RunClock(start: .init(seconds: 1_000)) { looks.next() * 1_000_000_000 }
  }

  private final class Looks: Sendable {
    private let count = Mutex<Int64>(-1)

    func next() -> Int64 {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
