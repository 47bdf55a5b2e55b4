import CucumberExpressions
import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

/// The parameter types that read numbers, durations, dates and lists in words, as steps use them.
struct VocabularyTests {
  private static let library = StepLibrary(PlainWorld.self) {
    Given("the cache has {count} film(s)") { (_: inout PlainWorld, _: Int) in }
    Given("the {ordinal} film") { (_: inout PlainWorld, _: Int) in }
    Given("the cache is {duration} old") { (_: inout PlainWorld, _: Duration) in }
    Given("today is {date}") { (_: inout PlainWorld, _: CalendarDate) in }
    Given("the films {quoted list} are shown") { (_: inout PlainWorld, _: [String]) in }
    Given("{duration} pass(es)") { (_: inout PlainWorld, _: Duration) in }
  }

  @Test(arguments: [
    ("3", 3), ("0", 0), ("1,000", 1_000), ("12,345,678", 12_345_678), ("no", 0), ("a", 1),
    ("zero", 0), ("one", 1), ("seven", 7), ("sixteen", 16), ("twenty", 20), ("twenty-one", 21),
    ("ninety nine", 99), ("a hundred", 100), ("two hundred", 200),
    ("two hundred and five", 205), ("nine hundred ninety-nine", 999),
  ])
  func counts(text: String, expected: Int) throws {
    try check("the cache has \(text) films", expected)
  }

  @Test(arguments: [
    ("first", 1), ("second", 2), ("third", 3), ("twelfth", 12), ("twentieth", 20),
    ("twenty-first", 21), ("ninety ninth", 99), ("1st", 1), ("2nd", 2), ("113th", 113),
  ])
  func ordinals(text: String, expected: Int) throws {
    try check("the \(text) film", expected)
  }

  @Test(
    arguments: [
      ("7 days", .seconds(604_800)), ("seven days", .seconds(604_800)),
      ("a week", .seconds(604_800)), ("an hour", .seconds(3_600)), ("1 day", .seconds(86_400)),
      ("1 h 30 min", .seconds(5_400)), ("1h30min", .seconds(5_400)), ("90s", .seconds(90)),
      ("1.5 seconds", .milliseconds(1_500)), ("0.25 h", .seconds(900)),
      ("250 ms", .milliseconds(250)),
      ("twenty-one days", .seconds(1_814_400)), ("twenty one days", .seconds(1_814_400)),
      ("6 days, 23 hours and 59 minutes", .seconds(604_740)),
      ("6 days 23 hours, and 1 second", .seconds(601_201)),
      ("two minutes and a second", .seconds(121)), ("0 seconds", .zero),
    ] as [(String, Duration)])
  func durations(text: String, expected: Duration) throws {
    try check("the cache is \(text) old", expected)
    try check("\(text) passes", expected)
  }

  @Test(arguments: [
    "2026-01-31", "January 31, 2026", "31 January 2026", "Jan 31 2026", "31st January 2026",
    "the 31st of January 2026", "January 31st, 2026",
  ])
  func dates(text: String) throws {
    let text = text.hasPrefix("the ") ? String(text.dropFirst(4)) : text
    try check("today is \(text)", CalendarDate(year: 2026, month: 1, day: 31))
  }

  @Test(arguments: [
    (#""a""#, ["a"]), (#""a", "b""#, ["a", "b"]), (#""a" and "b""#, ["a", "b"]),
    (#""a", "b" and "c""#, ["a", "b", "c"]), (#""a", "b", and "c""#, ["a", "b", "c"]),
    (#"'a', "it's""#, ["a", "it's"]), (#""a, b", "c \"d\"""#, ["a, b", "c \"d\""]),
    (#""""#, [""]), (#""and" and "or""#, ["and", "or"]), (#""c:\d""#, [#"c:\d"#]),
  ])
  func quotedLists(text: String, expected: [String]) throws {
    try check("the films \(text) are shown", expected)
  }

  @Test(arguments: [
    "the cache has nothing films", "the cache has twentyone films", "the cache has -1 films",
    "the firsts film", "the cache is 7 old", "the cache is days old", "today is 31 January",
    "today is Smarch 1, 2026", #"the films "a" "b" are shown"#, "the cache has 1,00 films",
  ])
  func leavesOtherTexts(text: String) throws {
    #expect(try value(of: text) == nil)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "April 31, 2026", "0 May 2026"])
  func aDayThatTheCalendarLacksFailsTheStep(text: String) throws {
    #expect {
      _ = try value(of: "today is \(text)")
    } throws: { error in
      "\(error)" == "\"\(text)\" is no value of {date}: the calendar has no such day"
    }
  }

  @Test func aTypeOfALibrarysOwnTakesThePlace() throws {
    let library = StepLibrary(PlainWorld.self) {
      ParameterType("count", "few|many") { $0 == "many" }
      Given("{count} films") { (_: inout PlainWorld, _: Bool) in }
    }
    #expect(try value(of: "many films", [library]) as? Bool == true)
    #expect(try value(of: "3 films", [library]) == nil)
  }

  private func check<Value: Equatable>(_ text: String, _ expected: Value?) throws {
    #expect(try value(of: text) as? Value == expected, "\(text)")
  }

  /// The one argument of the one definition that matches.
  private func value(
    of text: String, _ libraries: [StepLibrary] = [library]
  ) throws -> (any Sendable)? {
    var ids = IdGenerator()
    let supportCode = try SupportCode(libraries, root: "/", ids: &ids)
    let matches = supportCode.viewOfAll.matches(text)
    guard let match = matches.first else { return nil }
    #expect(matches.count == 1)
    if let problem = match.problem { throw problem }
    return try match.arguments.first?.value()
  }
}
