import Messages

extension Timestamp {
  /// The moment in UTC to the second, such as `2026-11-21T02:00:00Z`; nil before 1970 or
  /// beyond the year 9999.
  var iso8601: String? { iso8601(digits: 0) }

  /// The same with as many digits as it needs, in groups of three.
  var exactISO8601: String? {
    switch nanos {
    case 0: iso8601(digits: 0)
    case _ where nanos % 1_000_000 == 0: iso8601(digits: 3)
    case _ where nanos % 1_000 == 0: iso8601(digits: 6)
    default: iso8601(digits: 9)
    }
  }

  /// Nothing instead of the zero that stands for a stopped clock.
  var ifKnown: Timestamp? { seconds == 0 && nanos == 0 ? nil : self }

  /// The moment in UTC with so many digits after the point.
  func iso8601(digits: Int) -> String? {
    guard 0..<253_402_300_800 ~= seconds, 0..<1_000_000_000 ~= nanos else { return nil }
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = Self.civil(days)
    let fraction = padded(nanos, to: 9).prefix(digits)
    return "\(year)-\(padded(month, to: 2))-\(padded(day, to: 2))T"
      + "\(padded(second / 3_600, to: 2)):\(padded(second / 60 % 60, to: 2))"
      + ":\(padded(second % 60, to: 2))\(fraction.isEmpty ? "" : ".")\(fraction)Z"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Year, month and day of a number of days since 1970, counting years from March.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}
