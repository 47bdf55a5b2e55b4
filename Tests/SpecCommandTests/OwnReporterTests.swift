import Messages
import SpecReporting
import SpecSources
import Testing

@testable import SpecCommand

/// A report that a program brings along, as the documentation of SpecReporting tells.
struct OwnReporterTests {
  private struct TallyReporter: Reporter {
    private var counts: [TestStepResult.Status: Int] = [:]
    private var worst: [String: TestStepResult.Status] = [:]

    mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
      switch envelope {
      case .testStepFinished(let step):
        worst[step.testCaseStartedId, default: .passed] =
          max(worst[step.testCaseStartedId] ?? .passed, step.testStepResult.status)
      case .testCaseFinished(let end) where !end.willBeRetried:
        counts[worst[end.testCaseStartedId] ?? .passed, default: 0] += 1
      default: break
      }
    }

    mutating func finish(into output: inout [UInt8]) {
      for status in TestStepResult.Status.allCases {
        guard let count = counts[status] else { continue }
        output += Array("\(status.rawValue) \(count)\n".utf8)
      }
    }
  }

  @Test func isAskedForByItsName() async throws {
    let test = try CommandTest([
      "a.feature": feature("one", "two") + " Scenario: three\n  Given it fails\n"
    ])
    let tally = ReporterRegistry.Format(
      name: "tally:all", summary: "how many ended how", isForPeople: true
    ) { _ in TallyReporter() }
    let result = await ReporterRegistry.$additional.withValue([tally]) {
      await test.run("-f", "tally:all", "-f", "tally:all:counts.txt", "a.feature")
    }
    #expect(result.status == .failed)
    #expect(result.output == "PASSED 2\nFAILED 1\n")
    #expect(try test.files.read("counts.txt") == Array("PASSED 2\nFAILED 1\n".utf8))
    #expect(await test.run("-f", "tally", "a.feature").status == .couldNotRun)
  }
}
