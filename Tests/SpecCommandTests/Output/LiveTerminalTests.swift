import Foundation
import Messages
import SpecEngine
import SpecReporting
import SpecTestSupport
import Synchronization
import SpecSources
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
    (52, "left  二つ目"), (51, "left  二つ"), (50, "left  二つ"), (49, "left  二"), (40, "0:02, 0:04"),
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

  /// The text of the line each time it is drawn; empty where it is erased.
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
    let output = Mutex<[UInt8]>([])
    let terminal = SpecCommand.Host.Terminal(isInteractive: true, width: width) {
      (bytes: [UInt8]) throws(FileSystem.Failure) in
      output.withLock { $0 += bytes }
    }
    var live = LiveTerminal(terminal, options: ReportOptions(width: width))
    for envelope in script.envelopes { try live.receive(envelope, []) }
    try live.finish([])
    let text = String(decoding: output.withLock { $0 }, as: UTF8.self)
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
