/// A day of the Gregorian calendar.
package struct CivilDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let daysSince1970: Int

  package init(daysSince1970: Int) { self.daysSince1970 = daysSince1970 }

  /// Nil unless the calendar has such a day.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, 1...31 ~= day else { return nil }
    // A year begins in March here, so that the leap day is its last.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    daysSince1970 =
      era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  /// Reads `2026-12-31`; nil for anything else.
  package init?(spelled text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package var parts: (year: Int, month: Int, day: Int) {
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// As `2026-01-31`.
  package var description: String {
    [(parts.year, 4), (parts.month, 2), (parts.day, 2)]
      .map { padded("\($0)", to: $1) }.joined(separator: "-")
  }
}
