import Basics
import Messages

extension RunTrend {
  /// The sections that are not empty, those first that need attention.
  var sections: [ScenarioSection] {
    func section(
      _ title: String, _ word: String, _ entries: [Entry], _ status: TestStepResult.Status,
      rule: String? = nil, _ detail: (Entry) -> String?
    ) -> ScenarioSection {
      ScenarioSection(
        title: title, word: word, status: status, rule: rule, count: entries.count,
        lines: entries.map { entry in
          .scenario(
            ScenarioSection.Scenario(
              title: entry.identity.title, detail: detail(entry), place: entry.place,
              identity: entry.identity))
        })
    }
    return [
      section("Regressed", "regressed", regressed, .failed) { entry in
        "passed \(counted(entry.streak, "time")) before"
      },
      section("Flaky", "flaky", flaky, .pending, rule: Self.flakyRule) { entry in
        entry.flakiness
      },
      section(
        "Slower than usual", "slower than usual", slower, .pending, rule: Self.slowRule
      ) { entry in
        entry.times.map { "\(shortTime($0.lowerBound)) → \(shortTime($0.upperBound))" }
      },
      section("Fixed", "fixed", fixed, .passed) { entry in
        "failed \(counted(entry.streak, "time")) before"
      },
      section("New scenarios", "new", added, .skipped) { _ in nil },
    ].filter { $0.count > 0 }
  }

  /// The numbers of all sections, such as `1 regressed, 2 flaky`.
  var changes: String {
    let words = sections.map(\.words)
    return words.isEmpty ? "nothing changed" : words.joined(separator: ", ")
  }

  /// The last run in one line, such as `18 passed, 1 failed (1 regressed)`.
  var lastOutcome: String {
    guard let last = runs.last else { return "" }
    return "\(last.outcome) (\(runs.count > 1 ? changes : "the first run"))"
  }

  /// The pass rate of the last run, with the average of all with one.
  var passRates: String? {
    guard let now = runs.last?.scenarios.passRate else { return nil }
    let rates = runs.compactMap(\.scenarios.passRate)
    let average = rates.reduce(0, +) / Double(rates.count)
    return runs.count > 1 ? "\(percent(now)) now, \(percent(average)) on average" : percent(now)
  }

  /// The duration of the last run, with the median as the usual one.
  var durations: String? {
    guard let now = runs.last?.duration else { return nil }
    let times = runs.compactMap(\.duration).sorted()
    let usual = times[times.count / 2]
    return runs.count > 1 ? "\(shortTime(now)) now, \(shortTime(usual)) usually" : shortTime(now)
  }

  /// The runs in words, such as `12 runs from 2026-11-01 to 2026-11-23`.
  var span: String {
    let days = [runs.first, runs.last].compactMap { run in
      run?.startedAt.ifKnown?.iso8601.map { String($0.prefix(10)) }
    }
    guard days.count == 2 else { return counted(runs.count, "run") }
    return days[0] == days[1]
      ? "\(counted(runs.count, "run")) on \(days[0])"
      : "\(counted(runs.count, "run")) from \(days[0]) to \(days[1])"
  }
}

extension RunTrend.Run {
  /// When it was and what it was of, such as `2026-11-23 10:00:12 UTC, main, 6c1e0b2`.
  var title: String {
    let facts = [startedAt.text, branch, revision.map { String($0.prefix(10)) }].compactMap(\.self)
    return facts.isEmpty ? "a run without a time" : facts.joined(separator: ", ")
  }

  /// The results of its scenarios, such as `118 passed, 1 flaky, 2 failed`.
  var outcome: String {
    let parts = scenarios.parts.map(\.words)
    return parts.isEmpty ? "no scenarios" : parts.joined(separator: ", ")
  }
}

extension RunTrend.Entry {
  /// Why it is flaky.
  fileprivate var flakiness: String {
    let again = retried > 0 ? ", \(retried) passed only when tried again" : ""
    return "failed in \(failures) of \(counted(results, "run")), "
      + "\(counted(changes, "change"))\(again)"
  }

  var place: Place { Place(uri: identity.uri, line: nil) }
}

extension RunTrend.Mark {
  /// One column.
  var symbol: String {
    switch self {
    case .none: "·"
    case .passed: "✔"
    case .flaky: "↻"
    case .failed: "✘"
    case .other: "-"
    }
  }
}
