/// A day of the Gregorian calendar.
struct Day: Equatable {
  /// Days since 1970-01-01.
  private let number: Int

  /// Nil unless there is such a day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    number = Self.number(year, month, day)
    guard parts == (year, month, day) else { return nil }
  }

  private init(number: Int) { self.number = number }

  func adding(_ days: Int) -> Day { Day(number: number + days) }

  /// As `2026-11-22`.
  var text: String {
    let (year, month, day) = parts
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The first date in a text that is written as `2026-11-22`.
  static func first(in text: String) -> (day: Day, range: Range<String.Index>)? {
    let characters = Array(text)
    guard characters.count >= 10 else { return nil }
    for start in 0...(characters.count - 10) {
      let part = characters[start..<start + 10]
      let isAlone =
        (start == 0 || !characters[start - 1].isNumber)
        && (start + 10 == characters.count || !characters[start + 10].isNumber)
      guard isAlone, part[start + 4] == "-", part[start + 7] == "-",
        let year = Int(String(part[start..<start + 4])),
        let month = Int(String(part[start + 5..<start + 7])),
        let number = Int(String(part[start + 8..<start + 10])),
        let day = Day(year: year, month: month, day: number)
      else { continue }
      let begin = text.index(text.startIndex, offsetBy: start)
      return (day, begin..<text.index(begin, offsetBy: 10))
    }
    return nil
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  // Years begin in March here, so that the leap day is the last of its year.

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private var parts: (Int, Int, Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let calendarMonth = month < 10 ? month + 3 : month - 9
    return (
      yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0), calendarMonth,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}
