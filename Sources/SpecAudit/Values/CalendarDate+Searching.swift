import StepKit

extension CalendarDate {
  func adding(_ days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + days) ?? self
  }

  /// The first date in a text that is written as `2026-11-22`.
  static func first(in text: String) -> (day: CalendarDate, range: Range<String.Index>)? {
    var start = text.startIndex
    while let end = text.index(start, offsetBy: 10, limitedBy: text.endIndex) {
      let isAlone =
        (start == text.startIndex || !text[text.index(before: start)].isNumber)
        && (end == text.endIndex || !text[end].isNumber)
      let parts = text[start..<end].split(separator: "-", omittingEmptySubsequences: false)
      if isAlone, parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]),
        let month = Int(parts[1]), let number = Int(parts[2]),
        let day = CalendarDate(year: year, month: month, day: number)
      {
        return (day, start..<end)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
