import StepKit

/// `{feedAge}`, such as `6 days 23 hours and 1 second`, in seconds; `{utcTime}`, such as
/// `2026-01-10 12:00:00 UTC`, in seconds since 1970.
let timeParameters = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "feedAge",
    #"\d{1,6} (?:day|hour|minute|second)s?(?:(?:,| and|, and)? \d{1,6} (?:day|hour|minute|second)s?)*"#,
    useForSnippets: false
  ) { text in seconds(inAge: text) }

  ParameterType(
    "utcTime", #"\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC"#, useForSnippets: false
  ) { text in try secondsSince1970(text) }
}

private func seconds(inAge text: String) -> Int {
  let words = text.split(whereSeparator: { $0 == " " || $0 == "," }).filter { $0 != "and" }
  var total = 0
  for (number, unit) in zip(words, words.dropFirst()) {
    guard let count = Int(number) else { continue }
    switch unit.first {
    case "d": total += count * 86_400
    case "h": total += count * 3_600
    case "m": total += count * 60
    default: total += count
    }
  }
  return total
}

private func secondsSince1970(_ text: String) throws -> Int {
  let parts = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
  try expect(
    parts.count == 6 && (1...12).contains(parts[1]) && (1...31).contains(parts[2])
      && parts[3] < 24 && parts[4] < 60 && parts[5] < 60, "\(text) is not a time")
  let days = daysSince1970(year: parts[0], month: parts[1], day: parts[2])
  return days * 86_400 + parts[3] * 3_600 + parts[4] * 60 + parts[5]
}

/// The days from 1970-01-01 to a day of the Gregorian calendar, for years from 0 on.
///
/// A year is taken to begin in March, so that the odd day of a leap year is its last.
private func daysSince1970(year: Int, month: Int, day: Int) -> Int {
  let marchYear = month > 2 ? year : year - 1
  let marchMonth = (month + 9) % 12
  let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
  return marchYear * 365 + leapDays + (153 * marchMonth + 2) / 5 + day - 1 - 719_468
}

/// As a scenario writes it: the inverse of `secondsSince1970`.
func utcTime(_ seconds: Int) -> String {
  var days = seconds / 86_400
  let rest = seconds % 86_400
  var year = 1970
  while days >= daysSince1970(year: year + 1, month: 1, day: 1) { year += 1 }
  let month = (1...12).last { days >= daysSince1970(year: year, month: $0, day: 1) } ?? 1
  days -= daysSince1970(year: year, month: month, day: 1)
  let date = [year, month, days + 1].map(twoDigits).joined(separator: "-")
  let time = [rest / 3_600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
  return "\(date) \(time) UTC"
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
