import StepKit
import TestDoubles

/// The passing of time, and its wording.
let timeSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed day", FeedDay.words, useForSnippets: false) { text in FeedDay(text) }
  ParameterType("time of day", #"\d{2}:\d{2}:\d{2} UTC"#, useForSnippets: false) { text in
    try secondsOfDay(text)
  }

  // a day and time as one: "2022-11-07 10:00"
  ParameterType(
    "moment", #""?\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?(?: UTC|Z)?"?"#, useForSnippets: false
  ) { (text: String) in try Moment(text) }
  ParameterType.wording("passes", passing)
  // 2 days later, after two days: before and behind what happens then
  ParameterType(
    "after time",
    "(?:on )?the (?:next|following) day,?|(?:\(times)) later,?|after (?:another )?(?:\(times)),?"
      + "|(?:when |once )?(?:\(times)) (?:\(passing)),?",
    useForSnippets: false
  ) { text in duration(in: text) }
  ParameterType(
    "later",
    "(?:on )?the (?:next|following) day|(?:\(times)) (?:later|afterwards)|after (?:another )?(?:\(times))",
    useForSnippets: false
  ) { text in duration(in: text) }
  ParameterType.wording(
    "waits", "(?:\(viewer)) (?:waits?|waited)(?: for)?|after")

  When("(another ){duration} {passes}( since then)( more)") {
    (ghibli: inout GhibliWorld, time: Duration, _: String) in
    try await ghibli.pass(time)
  }
  .described(as: "Lets time pass.")

  When("one\\ more/another day {passes}") { (ghibli: inout GhibliWorld, _: String) in
    try await ghibli.pass(.seconds(86_400))
  }

  When("the time/clock is {moment}") { (ghibli: inout GhibliWorld, moment: Moment) in
    ghibli.time.set(moment.seconds)
  }
  .isIdempotent()

  When("{duration} later") { (ghibli: inout GhibliWorld, time: Duration) in
    try await ghibli.pass(time)
  }

  ParameterType.wording(
    "comes back", "(?:\(viewer)) (?:(?:comes?|came) back|returns?|returned)")

  When("{comes back} {later}") { (ghibli: inout GhibliWorld, _: String, time: Duration) in
    try await ghibli.pass(time)
  }

  When("{waits} {duration}") { (ghibli: inout GhibliWorld, _: String, time: Duration) in
    try await ghibli.pass(time)
  }

  for subject in ["the (current )time/(current )date", "today", "it"] {
    Given(.expression("\(subject) is {feed day}( {time of day})")) {
      (ghibli: inout GhibliWorld, day: FeedDay, seconds: Int?) in
      let date = try day.date(near: ghibli.time.now)
      ghibli.time.set(date.daysSince1970 * 86_400 + (seconds ?? 0))
    }
  }
}

private let passing =
  "(?:go|goes|went) by|pass|passes|passed|(?:has|have) (?:passed|gone by|elapsed)|elapses?|elapsed"
private let times: String = {
  let units = Vocabulary.english.units.flatMap(\.words).filter { $0.count > 2 }.joined(
    separator: "|")
  let numbers = Vocabulary.english.cardinals.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  let part =
    #"(?:\d{1,6}|an?|one more|another|"# + numbers.joined(separator: "|") + ") (?:\(units))"
  return "\(part)(?:(?:, and|,| and)? \(part))*"
}()

/// The sum of the times in a text.
private func duration(in text: String) -> Duration {
  var sum = Duration.zero
  var number = 1
  for word in text.split(whereSeparator: { " ,".contains($0) }).map(String.init) {
    if let count = Vocabulary.english.cardinals[word] ?? Int(word) { number = count }
    if let unit = Vocabulary.english.units.first(where: { $0.words.contains(word) }) {
      sum += unit.length * number
      number = 1
    }
  }
  return sum
}

/// A second of a day, `2022-11-07 10:00`, as UTC.
struct Moment {
  let seconds: Int

  init(_ text: String) throws {
    let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    try expect(numbers.count >= 5, "\(text) is not a day and time")
    let date = try require(
      CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]), "there is no day \(text)")
    try expect(
      numbers[3] < 24 && numbers[4] < 60 && (numbers.count < 6 || numbers[5] < 60),
      "\(text) is not a time of day")
    seconds =
      date.daysSince1970 * 86_400 + numbers[3] * 3_600 + numbers[4] * 60
      + (numbers.count > 5 ? numbers[5] : 0)
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
