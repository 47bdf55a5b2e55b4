import Messages
import Testing

@testable import SpecReporting

/// Which failures a history knows to be flaky.
struct FlakyScenariosTests {
  /// Runs in letters, as in `TrendTests`; `.` is another branch for the next run.
  private func check(
    _ letters: String, _ expected: KnownFlakiness?, steps: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var tables: [RunTable] = []
    var branch = "main"
    for letter in letters {
      if letter == "." {
        branch = "other"
        continue
      }
      let word = ["p": "passed", "f": "failed", "r": "flaky", "s": "skipped"][letter.lowercased()]
      let name = letter.isUppercase ? "one!" : "one"
      tables.append(table(["a \(name) \(word ?? "passed")"], day: tables.count, branch: branch))
      branch = "main"
    }
    let known = History(file(tables)).flakyScenarios
    let found = known.first { $0.key.identity.name == "one" }
    #expect(found?.value == expected, "\(letters)", sourceLocation: sourceLocation)
    if expected != nil { #expect(found?.key.steps == steps, sourceLocation: sourceLocation) }
  }

  @Test func theRule() {
    check("pfpfp", KnownFlakiness(failures: 2, results: 5))
    check("ppfpf", KnownFlakiness(failures: 2, results: 5))
    // Too few results; one failure that was repaired; failures that stay.
    check("pfpf", nil)
    check("pppfppp", nil)
    check("pppppff", nil)
    check("fffff", nil)
    // Passed only when tried again, twice.
    check("prprp", KnownFlakiness(failures: 2, results: 5))
    // A skipped scenario is no result.
    check("psfspfsp", KnownFlakiness(failures: 2, results: 5))
  }

  @Test func onlyTheLastResultsCount() {
    let quiet = String(repeating: "p", count: History.maximumFlakyResults)
    check("pfpfpf" + quiet, nil)
    check("pfpfpf" + quiet.dropLast(6), KnownFlakiness(failures: 3, results: 20))
    check("ffffff" + "pfpfpf" + quiet.dropLast(6), KnownFlakiness(failures: 3, results: 20))
  }

  @Test func otherStepsAreAnotherScenario() {
    check("pfpfpP", nil)
    check("PFPFPp", nil)
    check("pppppPFPFP", KnownFlakiness(failures: 2, results: 5), steps: 2)
  }

  @Test func aBranchThatBreaksAScenarioIsNoChange() {
    check("p.fp.fp.fp", nil)
    check("p.fp.pp.fp.p", KnownFlakiness(failures: 2, results: 8))
  }
}
