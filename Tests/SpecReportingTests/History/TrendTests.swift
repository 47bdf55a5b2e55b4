import Messages
import Testing

@testable import SpecReporting

/// The trend of many runs.
struct TrendTests {
  /// Runs in letters, `p`assed, `f`ailed, `r`etried and then passed, `-` not run; capitals are of other
  /// steps, and a digit before a letter is the revision.
  private func trend(_ letters: String, _ selection: History.Selection = .usual) -> RunTrend {
    var tables: [RunTable] = []
    var revision: String?
    for letter in letters {
      if letter.isNumber {
        revision = String(letter)
        continue
      }
      let name = letter.isUppercase ? "one!" : "one"
      let word: String? =
        switch letter.lowercased() {
        case "p": "passed"
        case "f": "failed"
        case "r": "flaky"
        default: nil
        }
      tables.append(
        table(
          ["a other passed"] + (word.map { ["a \(name) \($0)"] } ?? []), day: tables.count,
          revision: revision))
    }
    return History(file(tables), named: "h").trend(selection)
  }

  private func check(
    _ letters: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(trend(letters).changes == expected, "\(letters)", sourceLocation: sourceLocation)
  }

  @Test func changes() {
    check("p", "nothing changed")
    check("pf", "1 regressed")
    check("ppff", "nothing changed")
    check("fp", "1 fixed")
    check("p-f", "1 regressed")
    check("-p", "1 new")
    check("-f", "1 new")
    check("p-p", "nothing changed")
    #expect(trend("pppf").regressed.first?.streak == 3)
  }

  @Test func flakiness() {
    // One failure that was repaired is not flaky.
    check("ppffpp", "nothing changed")
    check("ppfpf", "1 regressed, 1 flaky")
    check("pfpf", "1 regressed")
    check("ppppr", "nothing changed")
    check("pprpr", "1 flaky")
    // Both at one revision.
    check("1pf2fp", "1 fixed")
    check("1pf2fpp", "1 flaky")
    // Other steps are another scenario.
    check("ppfpP", "nothing changed")
    check("pfpfPP", "nothing changed")
  }

  @Test(arguments: [
    ([100, 100, 100, 100, 100, 300], true), ([100, 100, 100, 100, 300], false),
    ([100, 100, 100, 100, 100, 190], false), ([1, 1, 1, 1, 1, 9], false),
    ([100, 300, 300, 300, 300, 300], false),
  ])
  func slowness(times: [Int], isSlower: Bool) {
    let tables = times.enumerated().map { table(["a one passed \($1)"], day: $0) }
    let trend = History(file(tables)).trend()
    #expect(trend.slower.count == (isSlower ? 1 : 0))
    guard let range = trend.slower.first?.times else { return }
    #expect(abs(range.lowerBound / .milliseconds(100) - 1) < 0.07)
    #expect(abs(range.upperBound / .milliseconds(300) - 1) < 0.07)
  }

  @Test func aRenamedFileKeepsItsHistory() {
    let before = (0..<4).map { table(["a one passed", "a two failed", "b three passed"], day: $0) }
    let now = table(["c one failed", "c two failed", "b three passed"], day: 4)
    let trend = History(file(before + [now])).trend(.init(scenario: "one"))
    #expect(trend.changes == "1 regressed")
    #expect(trend.regressed.first?.identity.uri == "c.feature")
    #expect(trend.listed?.map { $0.marks.map(\.symbol).joined() } == ["✔✔✔✔✘"])
  }

  @Test(arguments: [
    // Copied: both are there.
    ["a one passed", "c one passed"],
    // Another scenario.
    ["c other passed"],
  ])
  func whatIsNoRenamedFileIsNew(now: [String]) {
    let trend = History(file([table(["a one passed"]), table(now, day: 1)])).trend()
    #expect(trend.added.map(\.identity.uri) == ["c.feature"])
  }

  @Test func aCopyThatCameFirstAloneIsTakenApart() {
    let tables = [
      table(["a one passed"]), table(["c one failed"], day: 1),
      table(["a one passed", "c one failed"], day: 2),
      table(["a one passed", "c one failed"], day: 3),
    ]
    let trend = History(file(tables)).trend(.init(scenario: "one"))
    #expect(trend.listed?.map(\.entry.identity.uri) == ["a.feature", "c.feature"])
    #expect(trend.regressed.isEmpty && trend.fixed.isEmpty)
  }

  @Test func runsCanBeSelected() {
    let tables = (0..<6).map { table(["a one passed"], day: $0, branch: $0 < 4 ? "main" : "b") }
    let history = History(file(tables))
    #expect(history.trend(.init(last: 2)).runs.count == 2)
    #expect(history.trend(.init(branch: "main")).runs.count == 4)
    #expect(history.trend(.init(last: 3, branch: "main")).runs.last?.branch == "main")
    #expect(history.trend(.init(branch: "none")).runs.isEmpty)
  }

  @Test func aRunWithoutAScenarioHasNotPassed() {
    let trend = History(file([table(["a one passed"]), table([], day: 1)]), named: "h").trend()
    let text = String(decoding: trend.text(ReportOptions()), as: UTF8.self)
    #expect(text.contains("  · 2023-11-15 22:13:20 UTC  no scenarios"), "\(text)")
  }

  @Test func writers() {
    let trend = trend("pppfp")
    let text = String(decoding: trend.text(ReportOptions()), as: UTF8.self)
    #expect(text.hasPrefix("h: 5 runs from 2023-11-14 to 2023-11-18\n"))
    #expect(text.contains("    ✔ one  (failed 1 time before)  # a.feature\n"))
    #expect(text.hasSuffix("last run: 2 passed (1 fixed)\n"))
    let markdown = String(decoding: trend.markdown(), as: UTF8.self)
    #expect(markdown.contains("**Fixed: 1**\n\n- ✔ one (failed 1 time before) `a.feature`\n"))
    let json = String(decoding: trend.json(), as: UTF8.self)
    #expect(json.contains("\"fixed\":[{\"name\":\"one\""))
  }
}
