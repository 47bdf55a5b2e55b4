import Basics
public import Messages

/// A day of the calendar, in UTC: the same on every machine of a run.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let civil: CivilDay

  /// The day of a moment.
  public init(_ timestamp: Timestamp) { civil = timestamp.civilDay }

  /// Reads `2026-12-31`; nil if the text is something else, or not a day of the calendar.
  public init?(spelled text: String) {
    guard let day = CivilDay(spelled: text) else { return nil }
    civil = day
  }

  public static func < (left: Day, right: Day) -> Bool { left.civil < right.civil }

  public var description: String { civil.description }
}
