import StepKit

/// A day as a sentence names it: `2026-03-01`, `1 March 2026`, or `1 March` of the nearest year.
struct FeedDay {
  private let text: String

  private static let month = Vocabulary.english.months.flatMap(\.self)
    .sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
  static let words =
    #"\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:\#(month))(?:,? \d{4})?"#
    + #"|(?:\#(month)) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?"#

  init(_ text: String) { self.text = text }

  /// - Parameter now: The time of the story, in seconds since 1970.
  func date(near now: Int) throws -> CalendarDate {
    let words = text.split { " ,-".contains($0) }
    let numbers = words.compactMap { Int($0.prefix { $0.isWholeNumber }) }
    let name = words.lazy.compactMap { word in
      Vocabulary.english.months.firstIndex { $0.contains(String(word)) }
    }.first
    guard let name else {
      return try require(
        CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]),
        "there is no day \(text)")
    }
    let today = now / 86_400
    let year = try require(CalendarDate(daysSince1970: today), "the story has no day").year
    let years = numbers.count > 1 ? [numbers[1]] : [year - 1, year, year + 1]
    let days = years.compactMap { CalendarDate(year: $0, month: name + 1, day: numbers[0]) }
    return try require(
      days.min { abs($0.daysSince1970 - today) < abs($1.daysSince1970 - today) },
      "there is no day \(text)")
  }
}
