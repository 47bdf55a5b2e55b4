import Basics
import Messages

extension RunTrend {
  /// Scenarios of which the same is to be said.
  struct Section: Sendable {
    var title: String
    /// After a number.
    var word: String
    var entries: [Entry]
    /// How it looks.
    var status: TestStepResult.Status
    /// The rule by which a scenario is in it, where that is not plain.
    var rule: String?
  }

  /// The sections with something in them, those first that somebody has to look at.
  var sections: [Section] {
    [
      Section(title: "Regressed", word: "regressed", entries: regressed, status: .failed),
      Section(
        title: "Flaky", word: "flaky", entries: flaky, status: .pending, rule: Self.flakyRule),
      Section(
        title: "Slower than usual", word: "slower than usual", entries: slower, status: .pending,
        rule: Self.slowRule),
      Section(title: "Fixed", word: "fixed", entries: fixed, status: .passed),
      Section(title: "New scenarios", word: "new", entries: added, status: .skipped),
    ].filter { !$0.entries.isEmpty }
  }

  /// The numbers of all sections, such as `1 regressed, 2 flaky`.
  var changes: String {
    let words = sections.map { "\($0.entries.count) \($0.word)" }
    return words.isEmpty ? "nothing changed" : words.joined(separator: ", ")
  }

  /// The last run in one line, such as `18 passed, 1 failed (1 regressed)`.
  var lastOutcome: String {
    guard let last = runs.last else { return "" }
    return "\(last.outcome) (\(runs.count > 1 ? changes : "the first run"))"
  }

  /// The pass rate of the last run beside the average.
  var passRates: String? {
    guard let average = averagePassRate, let now = runs.last?.scenarios.passRate else { return nil }
    return runs.count > 1 ? "\(percent(now)) now, \(percent(average)) on average" : percent(now)
  }

  /// The duration of the last run beside the usual one.
  var durations: String? {
    guard let usual = usualDuration, let now = runs.last?.duration else { return nil }
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

  /// The average pass rate of all runs with one.
  var averagePassRate: Double? {
    let rates = runs.compactMap(\.scenarios.passRate)
    return rates.isEmpty ? nil : rates.reduce(0, +) / Double(rates.count)
  }

  /// The time that most runs took, in the middle.
  var usualDuration: Duration? {
    let times = runs.compactMap(\.duration).sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }
}

extension RunTrend.Run {
  /// When it was and what it was of, such as `2026-11-23 10:00:12 UTC, main, 6c1e0b2`.
  var title: String {
    var facts: [String] = []
    if let time = startedAt.ifKnown?.iso8601 {
      facts.append("\(time.prefix(10)) \(time.dropFirst(11).prefix(8)) UTC")
    }
    if let branch { facts.append(branch) }
    if let revision { facts.append(String(revision.prefix(10))) }
    return facts.isEmpty ? "a run without a time" : facts.joined(separator: ", ")
  }

  /// What its scenarios came to, such as `118 passed, 1 flaky, 2 failed`.
  var outcome: String {
    let parts = scenarios.parts.map(\.words)
    return parts.isEmpty ? "no scenarios" : parts.joined(separator: ", ")
  }
}

extension RunTrend.Entry {
  /// What is said beside its name in a section.
  func detail(in section: RunTrend.Section) -> String {
    if let times, section.word == "slower than usual" {
      return "\(shortTime(times.lowerBound)) → \(shortTime(times.upperBound))"
    }
    switch section.word {
    case "regressed": return "passed \(counted(streak, "time")) before"
    case "fixed": return "failed \(counted(streak, "time")) before"
    case "flaky":
      let again = retried > 0 ? ", \(retried) passed only when tried again" : ""
      return
        "failed in \(failures) of \(counted(results, "run")), \(counted(changes, "change"))\(again)"
    default: return ""
    }
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
