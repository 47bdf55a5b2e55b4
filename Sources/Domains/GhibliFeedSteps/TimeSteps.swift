import StepKit
import TestDoubles

/// The passing of time, and its wording.
let timeSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed day", FeedDay.words, useForSnippets: false) { text in FeedDay(text) }
  // a day and a time as one: "2022-11-07 10:00", 7 November at noon
  ParameterType("moment", Moment.words, useForSnippets: false) { text in Moment(text) }
  ParameterType("ago", FeedAge.ago, useForSnippets: false) { text in try FeedAge(text) }
  ParameterType.wording("passes", passing)
  // 2 days later, after two days: before and behind what happens then
  ParameterType(
    "after time",
    "(?:on )?the (?:next|following) day,?|(?:\(times)) later,?|after (?:another )?(?:\(times)),?"
      + "|(?:when |once )?(?:\(times)) (?:\(passing)),?",
    useForSnippets: false
  ) { text in timeSpan(in: text) }
  ParameterType(
    "later",
    "(?:on )?the (?:next|following) day|(?:\(times)) (?:later|afterwards|after (?:the|its) cancell?ation)|after (?:another )?(?:\(times))",
    useForSnippets: false
  ) { text in timeSpan(in: text) }
  ParameterType.wording(
    "waits", "(?:\(viewer)) (?:waits?|waited)(?: for)?|after")

  When("(another ){duration} {passes}( since then)( more)") {
    (ghibli: inout GhibliWorld, time: Duration, _: String) in
    try await ghibli.pass(time)
  }
  .described(as: "Lets time pass.")

  // two more days pass, after another 4 seconds
  ParameterType(
    "more time",
    "(?:another )?(?:\(number)) (?:more|further) (?:\(unit))|(?:one more|another) (?:\(unit))",
    useForSnippets: false
  ) { text in timeSpan(in: text) }

  for pattern in [
    "{more time} {passes}", "{more time} later", "after {more time}",
    "(on )the {following time}( comes)( has come)",
  ] {
    if pattern.contains("{passes}") {
      When(.expression(pattern)) { (ghibli: inout GhibliWorld, time: Duration, _: String) in
        try await ghibli.pass(time)
      }
    } else {
      When(.expression(pattern)) { (ghibli: inout GhibliWorld, time: Duration) in
        try await ghibli.pass(time)
      }
    }
  }
  ParameterType("following time", "(?:next|following) (?:day|week)", useForSnippets: false) {
    text in
    timeSpan(in: text)
  }

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

  for subject in ["the (current )time/(current )date/clock", "(now )(today )it", "today/now"] {
    When(.expression("\(subject) is {moment}")) { (ghibli: inout GhibliWorld, moment: Moment) in
      ghibli.time.set(try moment.seconds(near: ghibli.time.now))
    }
    .isIdempotent()

    When(.expression("\(subject) is {feed day}")) { (ghibli: inout GhibliWorld, day: FeedDay) in
      ghibli.time.set(try day.date(near: ghibli.time.now).daysSince1970 * 86_400)
    }
    .isIdempotent()
  }

  // The user requests the feed on 8 March 2023 at 10:00
  ParameterType("dated deed", datedDeed, useForSnippets: false) { (text: String) in text }
  ParameterType("date said", "\(Moment.words)|\(FeedDay.words)", useForSnippets: false) {
    (text: String) in text
  }

  Composed("{dated deed} on/at {date said}") { (deed: String, time: String) in
    "the time is \(time)"
    "\(deed)"
  }

  Composed("on/at {date said}(,) {dated deed}") { (time: String, deed: String) in
    "the time is \(time)"
    "\(deed)"
  }
}

/// What happens at a moment; when a feed was saved is a sentence of its own.
private let datedDeed =
  "(?!.* (?:and|then) (?!\")|.*\\b(?:saved|cached|stored|(?:time)?stamped|time|dated?|filled|updated|yesterday)\\b)"
  + "(?:(?:\(viewer)|an? (?:user|customer)|the (?:system|app|cache|(?:film )?feed)|(?=the \"|\"))(?:[^\"]|\"[^\"]*\")+?)"

private let passing =
  "(?:go|goes|went) by|pass|passes|passed|(?:has|have) (?:passed|gone by|elapsed)|elapses?|elapsed"
private let unit = Vocabulary.english.units.flatMap(\.words).filter { $0.count > 2 }
  .joined(separator: "|")
private let number =
  #"\d{1,6}|an?|"#
  + Vocabulary.english.cardinals.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  .joined(separator: "|")
/// A length of time in words; `{duration}` is one as well.
let times: String = {
  let part = "(?:\(number)|one more|another) (?:\(unit))"
  return "\(part)(?:(?:, and|,| and)? \(part))*"
}()

/// The sum of the times in a text.
func timeSpan(in text: String) -> Duration {
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
