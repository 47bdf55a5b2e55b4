import Testing

@testable import StepKit

struct StepValueTests {
  enum Size: String { case small, large }
  struct Celsius: LosslessStringConvertible, Equatable {
    var degrees: Int
    init(degrees: Int) { self.degrees = degrees }
    init?(_ text: String) {
      guard text.hasSuffix("C"), let degrees = Int(text.dropLast()) else { return nil }
      self.degrees = degrees
    }
    var description: String { "\(degrees)C" }
  }

  @Test func keepsTheType() {
    check(.transformed(5), 5)
    check(.transformed("a"), "a")
    check(.transformed(5), Int?.some(5))
    check(.transformed(Celsius(degrees: 3)), Celsius(degrees: 3))
  }

  @Test func numbersOfAnotherWidth() {
    check(.transformed(5), Int8(5))
    check(.transformed(255), UInt8(255))
    check(.transformed(Int8(-5)), Int64(-5))
    check(.transformed(5), UInt16?.some(5))
    check(.transformed(1.5), Float(1.5))
    check(.transformed(1.5), Float?.some(1.5))
  }

  @Test func numbersThatDoNotFit() {
    refuse(.transformed(128), Int8.self, "found 128, expected a value of type Int8")
    refuse(.transformed(-1), UInt.self, "found -1, expected a value of type UInt")
    refuse(
      .transformed(256), UInt8?.self, "found 256, expected a value of type Optional<UInt8>")
    refuse(.transformed(1e300), Float.self, "found 1e+300, expected a value of type Float")
    refuse(.transformed(5), String.self, "found 5, expected a value of type String")
    refuse(.transformed(5), Double.self, "found 5, expected a value of type Double")
  }

  @Test func captureGroups() {
    check(.text("large"), "large")
    check(.text("large"), Size.large)
    check(.text("large"), Size?.some(.large))
    check(.text("21C"), Celsius(degrees: 21))
    check(.text("21"), 21)
    check(.text("1.5"), 1.5)
    check(.text("true"), true)
    check(.text("21"), Int?.some(21))
    refuse(.text("huge"), Size.self, "found \"huge\", expected a value of type Size")
    refuse(
      .text("huge"), Size?.self, "found \"huge\", expected a value of type Optional<Size>")
    refuse(.text("x"), Int?.self, "found \"x\", expected a value of type Optional<Int>")
    refuse(.text("x"), Celsius.self, "found \"x\", expected a value of type Celsius")
  }

  @Test func absentGroups() {
    check(.missing, Int?.none)
    check(.missing, String?.none)
    check(.missing, DataTable?.none)
    refuse(.missing, String.self, "found nothing, expected a value of type String")
  }

  @Test func whatHangsBelow() {
    let table = DataTable([["a"]])
    let docString = DocString("text", mediaType: "json")
    check(.dataTable(table), table)
    check(.dataTable(table), DataTable?.some(table))
    check(.docString(docString), docString)
    check(.docString(docString), "text")
    check(.docString(docString), String?.some("text"))
    refuse(.dataTable(table), Int.self, "found the data table, expected a value of type Int")
    refuse(.docString(docString), Int.self, "found the doc string, expected a value of type Int")
  }

  @Test func dataBelow() {
    struct Row: Decodable, Equatable { var a: Int }
    let table = DataTable([["a"], ["1"]])
    check(.dataTable(table), [Row(a: 1)])
    check(.dataTable(table), [Row]?.some([Row(a: 1)]))
    check(.dataTable(table), [["a"], ["1"]])
    check(.dataTable(table), ["a", "1"])
    check(.docString(DocString("{\"a\": 1}", mediaType: "json")), Row(a: 1))
    check(.docString(DocString("- a: 1", mediaType: "yaml")), [Row(a: 1)])
    check(.missing, [Row]?.none)
  }

  @Test func tooFew() {
    var values = [StepValue]().makeIterator()
    let error = #expect(throws: StepValueError.self) {
      try StepValue.take(from: &values, as: Int.self)
    }
    #expect(error?.description == "the step takes more values than its text gives")
  }

  private func check<T: Equatable>(
    _ value: StepValue, _ expected: T, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var values = [value].makeIterator()
    do {
      let taken = try StepValue.take(from: &values, as: T.self)
      #expect(taken == expected, sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  private func refuse<T>(
    _ value: StepValue, _ type: T.Type, _ message: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var values = [value].makeIterator()
    let error = #expect(throws: StepValueError.self, sourceLocation: location) {
      try StepValue.take(from: &values, as: type)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
