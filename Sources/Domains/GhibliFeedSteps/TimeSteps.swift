import StepKit
import TestDoubles

/// The passing of time, and its wording.
let timeSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("time of day", #"\d{2}:\d{2}:\d{2} UTC"#, useForSnippets: false) { text in
    try secondsOfDay(text)
  }

  for pattern in ["{duration} go(es) by", "{duration} pass(es)"] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, time: Duration) in
      try await ghibli.pass(time)
    }
  }

  When("{duration} has/have passed( since then)") { (ghibli: inout GhibliWorld, time: Duration) in
    try await ghibli.pass(time)
  }

  for subject in ["the (current )time/(current )date", "today", "it"] {
    Given(.expression("\(subject) is {date}( {time of day})")) {
      (ghibli: inout GhibliWorld, date: CalendarDate, seconds: Int?) in
      ghibli.time.set(date.daysSince1970 * 86_400 + (seconds ?? 0))
    }
  }
}

private func secondsOfDay(_ text: String) throws -> Int {
  let parts = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
  try expect(
    parts.count == 3 && parts[0] < 24 && parts[1] < 60 && parts[2] < 60,
    "\(text) is not a time of day")
  return parts[0] * 3_600 + parts[1] * 60 + parts[2]
}

/// A time as a scenario writes it: `2026-01-10 12:00:00 UTC`.
func utcTime(_ seconds: Int) -> String {
  let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
  let rest = seconds - days * 86_400
  let date = CalendarDate(daysSince1970: days)?.description ?? "day \(days)"
  let time = [rest / 3_600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
  return "\(date) \(time) UTC"
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension Duration {
  /// Whole seconds, as the time stamp of the cache has them.
  var wholeSeconds: Int { Int(components.seconds) }
}
