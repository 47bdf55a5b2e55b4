/// A day of the Gregorian calendar, as `{date}` reads it: without a time or a time zone.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let year: Int
  /// From 1.
  public let month: Int
  /// From 1.
  public let day: Int

  /// Nil where the calendar has no such day, or the year is not one of 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that is so many days after January 1, 1970; nil outside the years 0 to 9999.
  public init?(daysSince1970 days: Int) {
    // A year is taken to begin in March, so that the odd day of a leap year is its last.
    let shifted = days + 719_468 + 146_097
    guard shifted >= 0 else { return nil }
    let era = shifted / 146_097 - 1
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The number of days since January 1, 1970; negative before it.
  public var daysSince1970: Int {
    let year = month > 2 ? year : year - 1
    let leapDays = year / 4 - year / 100 + (year >= 0 ? year / 400 : -1)
    return year * 365 + leapDays + (153 * ((month + 9) % 12) + 2) / 5 + day - 1 - 719_468
  }

  /// As `2026-01-31`.
  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
