import Foundation
import Messages
import SpecEngine
import Synchronization
import Testing

@testable import SpecCommand

/// The line that tells how far a run is, byte by byte.
struct LiveTerminalTests {
  private static let twoScenarios = """
    Feature: f
     Scenario: one
      Given it passes
     Scenario: 二つ目
      Given it fails
    """

  @Test func tellsHowFarTheRunIs() async throws {
    let lines = try await bar(width: 60)
    #expect(
      lines == [
        "[                    ] 0/2  0:01  one",
        "[                    ] 0/2  0:02  one",
        "[                    ] 0/2  0:04  one",
        "[==========          ] 1/2  0:05, 0:05 left",
        "[==========          ] 1/2  0:06, 0:06 left  二つ目",
        "[==========          ] 1/2  0:07, 0:07 left  二つ目",
        "[==========          ] 1/2  0:09, 0:09 left  二つ目",
        "[====================] 2/2  1 failed  0:10, 0:00 left",
        "",
      ])
  }

  /// A wide character takes two columns, and the last column stays free.
  @Test(arguments: [
    (52, "left  二つ目"), (51, "left  二つ"), (50, "left  二つ"), (49, "left  二"), (40, "0:07, 0:07 "),
  ])
  func isCutToTheTerminal(width: Int, end: String) async throws {
    let lines = try await bar(width: width)
    let line = try #require(lines.first { $0.contains("0:07") })
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test func isErasedBeforeAnythingElse() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(
      ["--color", "never", "a.feature"], width: 80, clock: Self.clock(milliseconds: 100))
    let line = "[                    ] 0/1  0:00"
    let link = "\u{1B}]8;;file://\(test.folder.path)"
    func place(_ line: Int) -> String {
      "# \(link)/a.feature\u{1B}\\a.feature:\(line)\u{1B}]8;;\u{1B}\\"
    }
    let begin = """
      \r\(line)  one\u{1B}[K\r\(line)  one\u{1B}[K\r\(line)  one\u{1B}[K\
      \r\u{1B}[K
      Feature: f  \(place(1))

        Scenario: one        \(place(2))
          ✔ Given it passes
      """
    #expect(result.output.hasPrefix(begin), "\(result.output.debugDescription)")
    let end = """

      \r[====================] 1/1  0:00, 0:00 left\u{1B}[K\r\u{1B}[K
      1 scenario (1 passed)
      1 step (1 passed)
      0.600s (0.100s in steps)

      """
    #expect(result.output.hasSuffix(end), "\(result.output.debugDescription)")
  }

  @Test func isNotDrawnInsideALine() async throws {
    let test = try CommandTest(["a.feature": feature("one", "two")])
    let result = await test.run(
      ["-f", "progress", "--color", "never", "a.feature"], width: 80,
      clock: Self.clock(milliseconds: 10))
    let parts = result.output.components(separatedBy: "\u{1B}[K")
    #expect(parts.count == 3)
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
      options + ["a.feature"], environment: environment, width: width,
      clock: Self.clock(milliseconds: 1000))
    #expect(!result.output.contains("\r"))
    #expect(!result.output.contains("\u{1B}[K"))
    #expect(!result.output.contains("0/2"))
  }

  @Test func coloursAreAsElsewhere() async throws {
    let test = try CommandTest(["a.feature": Self.twoScenarios])
    func output(_ environment: [String: String]) async -> String {
      await test.run(
        ["-f", "summary", "a.feature"], environment: environment, width: 80,
        clock: Self.clock(milliseconds: 1000)
      ).output
    }
    #expect(await output([:]).contains("\u{1B}[31m  1 failed\u{1B}[0m"))
    let plain = await output(["NO_COLOR": "1"])
    #expect(plain.contains("2/2  1 failed  0:10"))
    #expect(!plain.contains("\u{1B}[31m"))
  }

  /// What the line says, each time it is drawn; empty where it is erased.
  private func bar(width: Int) async throws -> [String] {
    let test = try CommandTest(["a.feature": Self.twoScenarios])
    let result = await test.run(
      ["-f", "summary", "--color", "never", "a.feature"], width: width,
      clock: Self.clock(milliseconds: 1000))
    #expect(result.output.contains("Failures:"))
    #expect(result.output.components(separatedBy: "\u{1B}[K").last?.contains("\r") == false)
    return result.output.components(separatedBy: "\u{1B}[K").dropLast().map {
      #expect($0.hasPrefix("\r"))
      return String($0.dropFirst())
    }
  }

  /// Every look at the clock takes this long.
  private static func clock(milliseconds: Int64) -> @Sendable () -> RunClock {
    {
      let looks = Looks()
      return RunClock(start: .init(seconds: 1_000)) { looks.next() * milliseconds * 1_000_000 }
    }
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
