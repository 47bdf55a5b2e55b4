import Messages
import Testing

@testable import SpecEngine

/// Days are read strictly, and follow each other.
struct DayTests {
  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2000-02-29", true), ("0001-01-01", true),
    ("2026-02-29", false), ("1900-02-29", false), ("2026-13-01", false), ("2026-00-10", false),
    ("2026-04-31", false), ("2026-1-1", false), ("26-01-01", false), ("2026-12-31T00", false),
    ("31.12.2026", false), ("", false), ("２026-12-31", false), ("+026-12-31", false),
  ])
  func spelled(text: String, isDay: Bool) {
    #expect(Day(spelled: text)?.description == (isDay ? text : nil))
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (1_709_164_800, "2024-02-29"), (1_798_761_599, "2026-12-31"), (1_798_761_600, "2027-01-01"),
  ])
  func ofAMoment(seconds: Int, expected: String) {
    #expect(Day(Timestamp(seconds: seconds)).description == expected)
  }

  @Test func order() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"]
      .compactMap(Day.init(spelled:))
    #expect(days.count == 4 && days.sorted() == days && zip(days, days.dropFirst()).allSatisfy(<))
  }
}
