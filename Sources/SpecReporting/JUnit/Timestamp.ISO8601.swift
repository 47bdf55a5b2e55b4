import Basics
import Messages

extension Timestamp {
  /// The moment in UTC to the second, such as `2026-11-21T02:00:00Z`; nil before 1970 or
  /// beyond the year 9999.
  var iso8601: String? { iso8601(digits: 0) }

  /// The moment for people, such as `2026-11-21 02:00:00 UTC`; nil if it is unknown.
  var text: String? {
    ifKnown?.iso8601.map { "\($0.prefix(10)) \($0.dropFirst(11).prefix(8)) UTC" }
  }

  /// The same with as many digits as it needs, in groups of three.
  var exactISO8601: String? {
    switch nanos {
    case 0: iso8601(digits: 0)
    case _ where nanos % 1_000_000 == 0: iso8601(digits: 3)
    case _ where nanos % 1_000 == 0: iso8601(digits: 6)
    default: iso8601(digits: 9)
    }
  }

  /// Nil instead of zero, which means that the clock was stopped.
  var ifKnown: Timestamp? { seconds == 0 && nanos == 0 ? nil : self }

  /// The moment in UTC with so many digits after the point.
  func iso8601(digits: Int) -> String? {
    guard 0..<253_402_300_800 ~= seconds, 0..<1_000_000_000 ~= nanos else { return nil }
    let second = seconds % 86_400
    let time = [second / 3_600, second / 60 % 60, second % 60]
      .map { padded("\($0)", to: 2) }.joined(separator: ":")
    let fraction = padded("\(nanos)", to: 9).prefix(digits)
    return "\(civilDay)T\(time)\(fraction.isEmpty ? "" : ".")\(fraction)Z"
  }
}
