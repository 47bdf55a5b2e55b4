import StepKit

/// A second of a day, as UTC: `2022-11-07 10:00`, `7 November 2022 at noon`, `10:00 on 7 November`.
struct Moment {
  private let text: String

  private static let time = #"(?:\d{1,2}:\d{2}(?::\d{2})?(?: UTC|Z)?|noon|midnight)"#
  static let words =
    #""?\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?(?: UTC|Z)?"?"#
    + "|(?:\(FeedDay.words))(?:, at|,| at)? \(time)|\(time),? (?:on )?(?:\(FeedDay.words))"

  init(_ text: String) { self.text = text }

  /// - Parameter now: The time of the story, in seconds since 1970; the day may be without a year.
  func seconds(near now: Int) throws -> Int {
    let words = text.filter { $0 != "\"" }.split { " ,TZ".contains($0) }.map(String.init)
    let time = try require(
      words.first { $0.contains(":") || $0 == "noon" || $0 == "midnight" }, "\(text) has no time")
    let day = words.filter { $0 != time && !["at", "on", "UTC"].contains($0) }
    let numbers =
      switch time {
      case "noon": [12, 0]
      case "midnight": [0, 0]
      default: time.split(separator: ":").compactMap { Int($0) }
      }
    try expect(
      numbers[0] < 24 && numbers[1] < 60 && (numbers.count < 3 || numbers[2] < 60),
      "\(text) is not a time of day")
    let date = try FeedDay(day.joined(separator: " ")).date(near: now)
    return date.daysSince1970 * 86_400 + numbers[0] * 3_600 + numbers[1] * 60
      + (numbers.count > 2 ? numbers[2] : 0)
  }
}

/// The moment or day at which a sentence says that something was saved; a day begins at midnight.
struct SavingTime {
  private let text: String

  init(_ text: String) {
    let words = ["saved", "cached", "stored", "timestamped", "cache", "from"]
    let pieces = text.split(separator: " ").map(String.init)
    let start = pieces.lastIndex { words.contains($0) }.map { $0 + 1 } ?? 0
    self.text = pieces[start...].drop { ["on", "at"].contains($0) }.joined(separator: " ")
  }

  func seconds(near now: Int) throws -> Int {
    let hasTime = [":", "noon", "midnight"].contains { text.contains($0) }
    return try hasTime
      ? Moment(text).seconds(near: now) : FeedDay(text).date(near: now).daysSince1970 * 86_400
  }
}
