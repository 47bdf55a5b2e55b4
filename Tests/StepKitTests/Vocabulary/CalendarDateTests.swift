import StepKit
import Testing

struct CalendarDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
    (2026, 1, 10, 20_463), (1900, 3, 1, -25_508), (0, 1, 1, -719_528),
  ])
  func countsDays(year: Int, month: Int, day: Int, expected: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == expected)
    #expect(CalendarDate(daysSince1970: expected) == date)
  }

  @Test func everyDayHasItsNeighbors() throws {
    var previous = try #require(CalendarDate(daysSince1970: -60_001))
    for days in -60_000...60_000 {
      let date = try #require(CalendarDate(daysSince1970: days))
      guard date > previous, date.daysSince1970 == days else {
        Issue.record("\(date) after \(previous)")
        return
      }
      previous = date
    }
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
    (10_000, 1, 1), (-1, 1, 1),
  ])
  func refusesDaysThatAreNone(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func isShownAsISOWritesIt() {
    #expect(CalendarDate(year: 987, month: 6, day: 5)?.description == "0987-06-05")
  }
}
