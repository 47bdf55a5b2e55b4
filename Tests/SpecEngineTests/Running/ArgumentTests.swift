import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Values reach closures in a real run.
struct ArgumentTests {
  private enum Size: String, Sendable { case small, large }
  private struct Point: Decodable, Sendable { var x: Int }
  private struct Whoops: Error, CustomStringConvertible { var description: String { "no flight" } }

  private static func library(_ diary: Diary) -> StepLibrary {
    StepLibrary(PlainWorld.self) {
      ParameterType("flight", "([A-Z]+)-([A-Z]+)") { (groups: [String?]) in
        groups.map { $0 ?? "nil" }
      }
      ParameterType("broken", "broken") { (_: String) throws -> String in throw Whoops() }
      Step("int {int}") { (_: inout PlainWorld, n: Int) in diary.note("\(n)") }
      Step("small {int}") { (_: inout PlainWorld, n: Int8) in diary.note("\(n)") }
      Step("maybe {int}") { (_: inout PlainWorld, n: Int8?) in diary.note("\(n as Any)") }
      Step("float {float}") { (_: inout PlainWorld, n: Float) in diary.note("\(n)") }
      Step("string {string}") { (_: inout PlainWorld, s: String) in diary.note(s) }
      Step("flight {flight}") { (_: inout PlainWorld, f: [String]) in diary.note("\(f)") }
      Step("flight {broken}") { (_: inout PlainWorld, f: String) in diary.note("\(f)") }
      Step("/^size ?(small|large|huge)?$/") { (_: inout PlainWorld, s: Size?) in
        diary.note(s?.rawValue ?? "none")
      }
      Step("/^text ?(.*?)(?: and (.*))?$/") { (_: inout PlainWorld, a: String, b: String?) in
        diary.note("\(a)|\(b as Any)")
      }
      Step("/^must( be)?$/") { (_: inout PlainWorld, s: String) in diary.note(s) }
      Step("any {}") { (_: inout PlainWorld, n: Int) in diary.note("\(n)") }
      Step("wait( for {int} s)( as {string})") { (_: inout PlainWorld, n: Int?, s: String?) in
        diary.note("\(n as Any)|\(s as Any)")
      }
      Step("table") { (_: inout PlainWorld, t: DataTable) in diary.note("\(t.raw)") }
      Step("table or not") { (_: inout PlainWorld, t: DataTable?) in
        diary.note("\(t?.raw as Any)")
      }
      Step("doc") { (_: inout PlainWorld, d: DocString) in
        diary.note("\(d.content)|\(d.mediaType ?? "-")")
      }
      Step("doc text") { (_: inout PlainWorld, d: String?) in diary.note("\(d as Any)") }
      ParameterType("point", "x(\\d+)") { (x: String) in Point(x: Int(x) ?? 0) }
      Step("at {point}") { (_: inout PlainWorld, p: Point) in diary.note("\(p.x)") }
      Step("from {point} on") { (_: inout PlainWorld, p: Point, others: [Point]?) in
        diary.note("\(p.x) \(others?.map(\.x) as Any)")
      }
      Step("rows") { (_: inout PlainWorld, t: [[String: Int]]) in diary.note("\(t)") }
      Step("rows {int}") { (_: inout PlainWorld, n: Int, t: [[String: Int]]?) in
        diary.note("\(n) \(t as Any)")
      }
      Step("table and data") { (_: inout PlainWorld, d: [Int], t: DataTable) in
        diary.note("\(d) \(t.raw)")
      }
      Step("data and data") { (_: inout PlainWorld, t: [[Int]], d: [Int]) in
        diary.note("\(t) \(d)")
      }
      Step("data and doc") { (_: inout PlainWorld, d: String?, t: [Int]) in
        diary.note("\(t) \(d as Any)")
      }
      Step("unused {int} {flight}") { _ in diary.note("nothing") }
      Step("unused {broken}") { _ in diary.note("nothing") }
      Step("unused {int} but a table") { (_: inout PlainWorld, t: DataTable) in
        diary.note("\(t.raw)")
      }
      Step("scenario") { _, scenario in diary.note(scenario.name) }
      Step("scenario {int}") { (_: inout PlainWorld, scenario: ScenarioContext, n: Int) in
        diary.note("\(scenario.name) \(n)")
      }
      ParameterType("time", #"(\d+):(\d+)( pm)?"#) { (hours: Int, minutes: UInt8, pm: Substring?) in
        (pm == nil ? hours : hours + 12) * 60 + Int(minutes)
      }
      Step("time {time}") { (_: inout PlainWorld, minutes: Int) in diary.note("\(minutes)") }
      Step(regex: /^regex (\d+)( cukes)?$/) { _, count, what in
        diary.note("\(count)|\(what as Substring?, default: "nil")")
      }
      Step(regex: /^bare regex$/) { _ in diary.note("bare") }
      Step(.regex(/^number (\d+)$/)) { (_: inout PlainWorld, n: Int) in diary.note("\(n + 1)") }
      Step(.regex(/^key (\d+) is lost$/)) { (_: inout PlainWorld, key: String) in diary.note(key) }
      Step(regex: /^(i)n (CAPITALS)$/.ignoresCase()) { _, a, b in diary.note("\(a)\(b)") }
      Step("as it stands: {string}") { (_: inout PlainWorld, s: Substring) in diary.note("\(s)") }
      Step("typed {} and {}", .int, .quotedList) { _, n, list in
        diary.note("\(n + 1) \(list.count)")
      }
      Step("both") { (_: inout PlainWorld, t: DataTable, d: DocString) in
        diary.note("\(t.raw) \(d.content)")
      }
    }
  }

  @Test(arguments: [
    ("int 5", "5"), ("int -5", "-5"), ("small 127", "127"), ("maybe 5", "Optional(5)"),
    ("float 1.5", "1.5"), ("string 'a b'", "a b"), ("flight LHR-CDG", "[\"LHR\", \"CDG\"]"),
    ("size large", "large"), ("size", "none"), ("text x", "x|nil"),
    ("text x and y", "x|Optional(\"y\")"), ("any 12", "12"), ("must be", " be"),
    ("wait", "nil|nil"), ("wait for 5 s", "Optional(5)|nil"),
    ("wait as 'b'", "nil|Optional(\"b\")"),
    ("table\n   | a | b |", "[[\"a\", \"b\"]]"), ("table or not", "nil"),
    ("doc\n   ```json\n   x\n   y\n   ```", "x\ny|json"), ("doc text", "nil"),
    ("doc text\n   ```\n   x\n   ```", "Optional(\"x\")"),
    ("at x5", "5"), ("from x5 on", "5 nil"), ("from x5 on\n   | x |\n   | 7 |", "5 Optional([7])"),
    ("rows\n   | a |\n   | 1 |", "[[\"a\": 1]]"), ("rows\n   ```json\n   []\n   ```", "[]"),
    ("rows 5", "5 nil"), ("rows 5\n   | a |", "5 Optional([])"),
    ("table and data\n   ```json\n   [1]\n   ```\n   | a |", "[1] [[\"a\"]]"),
    ("data and data\n   ```yaml\n   - 1\n   ```\n   | 2 |", "[[2]] [1]"),
    ("data and doc\n   | 2 |", "[2] nil"),
    ("both\n   ```\n   x\n   ```\n   | a |", "[[\"a\"]] x"),
    ("both\n   | a |\n   ```\n   x\n   ```", "[[\"a\"]] x"),
    ("unused 5 LHR-CDG", "nothing"), ("unused 5 but a table\n   | a |", "[[\"a\"]]"),
    ("scenario", "s"), ("scenario 5", "s 5"), ("time 9:05", "545"),
    ("time 9:05 pm", "1265"), ("regex 5", "5|nil"), ("regex 5 cukes", "5| cukes"),
    ("bare regex", "bare"), ("number 5", "6"), ("key 007 is lost", "007"),
    ("In capitalS", "IcapitalS"),
    ("as it stands: 'a b'", "'a b'"), ("typed 5 and \"a\" and \"b\"", "6 2"),
  ])
  func gives(step: String, expected: String) async throws {
    let (result, entries) = try await outcome(of: step)
    #expect(result?.status == .passed, "\(result?.message ?? "")")
    #expect(entries == [expected])
  }

  @Test(arguments: [
    (
      "int 99999999999999999999",
      "'99999999999999999999' is not a value of {int}: it does not fit Int"
    ),
    ("small 128", "found 128, expected a value of type Int8"),
    ("maybe 300", "found 300, expected a value of type Optional<Int8>"),
    ("size huge", "found \"huge\", expected a value of type Optional<Size>"),
    ("must", "found nothing, expected a value of type String"),
    ("any x", "found \"x\", expected a value of type Int"),
    ("flight broken", "no flight"),
    // The value is unused, and yet there is none.
    ("unused broken", "no flight"),
    ("time 9:999", "found \"999\", expected a value of type UInt8"),
    (
      "unused 5 LHR-CDG\n   | a |",
      "there is a data table below this step, but its definition takes none: "
        + "remove the table, or let its closure take a DataTable"
    ),
    (
      "at x5\n   | x |\n   | 7 |",
      "there is a data table below this step, but its definition takes none: "
        + "remove the table, or let its closure take a DataTable"
    ),
    (
      "rows",
      "there is neither a data table nor a doc string below this step, but its definition takes "
        + "one of them: add it"
    ),
    (
      "rows\n   | a |\n   ```\n   x\n   ```",
      "there are a data table and a doc string below this step, but its definition takes only one "
        + "of them: remove the other"
    ),
    (
      "data and doc\n   ```\n   x\n   ```",
      "there is no data table below this step, but its definition takes one: "
        + "add a table"
    ),
    (
      "int 5\n   | a |",
      "there is a data table below this step, but its definition takes none: "
        + "remove the table, or let its closure take a DataTable"
    ),
    (
      "int 5\n   ```\n   x\n   ```",
      "there is a doc string below this step, but its definition takes none: "
        + "remove it, or let its closure take a DocString"
    ),
    (
      "table",
      "there is no data table below this step, but its definition takes one: "
        + "add a table"
    ),
    (
      "doc",
      "there is no doc string below this step, but its definition needs one for the last parameter of its "
        + "closure: add one"
    ),
  ])
  func refuses(step: String, message: String) async throws {
    let (result, entries) = try await outcome(of: step)
    #expect(result?.status == .failed)
    #expect(result?.message == message)
    #expect(entries.isEmpty)
  }

  private func outcome(of step: String) async throws -> (TestStepResult?, [String]) {
    let diary = Diary()
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * \(step)"], [Self.library(diary)])
    return (await run(plan).messages.stepResults.first, diary.entries)
  }
}
