public import Messages

/// A day of the calendar, in UTC: the same on every machine of a run.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let (year, month, day): (Int, Int, Int)

  /// The day of a moment.
  public init(_ timestamp: Timestamp) { (year, month, day) = timestamp.civilDay }

  /// Reads `2026-12-31`; nothing when the text is something else, or no day of the calendar.
  public init?(spelled text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      1...12 ~= month, 1...Self.days(of: month, year) ~= day
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }.joined(separator: "-")
  }
}
