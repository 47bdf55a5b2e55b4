import Basics
import Testing

@testable import SpecAudit

struct ValueChangeTests {
  @Test(arguments: [
    ("3", ["4", "2"]), ("0", ["1"]), ("-1", ["0", "-2"]), ("05", ["06", "04"]),
    ("9.99", ["10.00", "9.98"]), ("0.0", ["0.1"]), ("1,5", ["1,6", "1,4"]),
    ("8 days", ["9 days", "7 days"]), ("comic 1", ["comic 2", "comic 0"]),
    ("true", ["false"]), ("No", ["Yes"]), ("OFF", ["ON"]),
    ("2026-02-28", ["2026-03-01", "2026-02-27"]),
    ("until 2024-12-31", ["until 2025-01-01", "until 2024-12-30"]),
    ("2026-13-40", ["2027-13-40", "2025-13-40"]),
    ("red", ["ree"]), ("Z", ["A"]), ("fizz", ["fiza"]), ("", ["x"]), ("?!", ["?!x"]),
    ("/films/1", ["/filmt/1"]), ("Ну", ["Нф"]),
  ])
  func valuesThatAreCertainlyOthers(text: String, expected: [String]) {
    #expect(ValueChange(of: text).certain == expected)
  }

  @Test(arguments: [
    ("3", ["0", "30"]), ("0", ["10"]), ("500", ["200", "404", "0", "5000"]),
    ("200", ["404", "0", "2000"]), ("7 days", ["0 days", "70 days"]), ("red", []), ("true", []),
  ])
  func valuesFarAway(text: String, expected: [String]) {
    #expect(ValueChange(of: text).far == expected)
  }

  @Test func numbersTooLargeToCountWithAreWords() {
    #expect(ValueChange(of: "99999999999999999999999").certain == ["99999999999999999999999x"])
  }

  @Test func everyDayIsOneAfterTheDayBefore() throws {
    var day = try #require(CivilDay(year: 1999, month: 12, day: 31))
    var texts = Set(["\(day)"])
    for _ in 0..<1500 {
      day = day.adding(1)
      let found = try #require(CivilDay.first(in: "\(day)"))
      #expect(found.day == day)
      texts.insert("\(day)")
    }
    #expect(texts.count == 1501)
    #expect("\(day)" == "2004-02-08")
    #expect(CivilDay(year: 2023, month: 2, day: 29) == nil)
  }

  @Test(arguments: [
    (#"{"a": "x", "n": [1, -2.5], "b": true, "c": null}"#, ["x", "1", "-2.5", "true"]),
    (#"["say \"hi\"", ""]"#, [#"say \"hi\""#, ""]), ("one\n\n  two", ["one", "  two"]), ("", []),
    (#"{"open": "#, []), ("[\"", [""]),
  ])
  func valuesOfDocStrings(content: String, expected: [String]) {
    #expect(DocStringValues(content).ranges.map { String(content[$0]) } == expected)
  }
}
