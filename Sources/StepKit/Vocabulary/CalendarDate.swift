internal import Basics

/// A day of the Gregorian calendar, as `{date}` reads it: without a time or a time zone.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let civil: CivilDay

  public var year: Int { civil.parts.year }
  /// From 1.
  public var month: Int { civil.parts.month }
  /// From 1.
  public var day: Int { civil.parts.day }

  /// Nil if the calendar has no such day, or if the year is not one of 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9_999).contains(year), let day = CivilDay(year: year, month: month, day: day)
    else { return nil }
    civil = day
  }

  /// The day this many days after January 1, 1970; nil outside the years 0 to 9999.
  public init?(daysSince1970 days: Int) {
    civil = CivilDay(daysSince1970: days)
    guard (0...9_999).contains(year) else { return nil }
  }

  /// The number of days since January 1, 1970; negative before it.
  public var daysSince1970: Int { civil.daysSince1970 }

  /// As `2026-01-31`.
  public var description: String { civil.description }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.civil < right.civil
  }
}
