import CommandTestSupport
import Messages
import SpecReporting
import SpecSources
import Testing

@testable import SpecCommand

/// A report that a program brings along, as in the documentation of SpecReporting.
struct OwnReporterTests {
  private struct TallyReporter: Reporter {
    private var query = RunQuery()

    mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
      _ = query.receive(envelope)
    }

    mutating func finish(into output: inout [UInt8]) {
      _ = query.finish()
      for outcome in ScenarioResult.Outcome.allCases where query.totals.scenarios[outcome] > 0 {
        output += Array("\(outcome) \(query.totals.scenarios[outcome])\n".utf8)
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
    #expect(result.output == "passed 2\nfailed 1\n")
    #expect(try test.files.read("counts.txt") == Array("passed 2\nfailed 1\n".utf8))
    #expect(await test.run("-f", "tally", "a.feature").status == .couldNotRun)
  }
}
