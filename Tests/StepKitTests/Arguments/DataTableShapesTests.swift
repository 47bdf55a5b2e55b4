import StepKit
import Testing

struct DataTableShapesTests {
  private enum Colour: String, Decodable { case red, green }
  private struct User: Decodable, Hashable {
    var name: String
    var age: Int?
  }

  private let users = DataTable([["name", "age"], ["Bill", "3"], ["Jane", ""]])
  private let bill = DataTable([["name", "Bill"], ["age", "3"]])

  @Test func rowsBelowAHeader() throws {
    let expected = [User(name: "Bill", age: 3), User(name: "Jane")]
    #expect(try users.decode([User].self) == expected)
    #expect(try users.decode(Set<User>.self) == Set(expected))
    #expect(
      try users.decode([[String: String]].self)
        == [["name": "Bill", "age": "3"], ["name": "Jane", "age": ""]])
    #expect(
      try DataTable([["a", "b"], ["1", ""]]).decode([[String: Int?]].self) == [["a": 1, "b": nil]])
    #expect(try DataTable([["name", "age"]]).decode([User].self) == [])
  }

  @Test func cells() throws {
    #expect(try DataTable([["a"], [""]]).decode([String].self) == ["a", ""])
    #expect(try DataTable([["1"], [""]]).decode([Int?].self) == [1, nil])
    #expect(try DataTable([["red"]]).decode([Colour].self) == [.red])
    #expect(try DataTable([["1", "2"], ["3", "4"]]).decode([[Int]].self) == [[1, 2], [3, 4]])
    #expect(try users.decode([[String]].self) == users.raw)
  }

  @Test func namesAndValues() throws {
    #expect(try bill.decode(User.self) == User(name: "Bill", age: 3))
    #expect(try bill.decode([String: String].self) == ["name": "Bill", "age": "3"])
    #expect(try DataTable([["a", "1"]]).decode([String: Int].self) == ["a": 1])
    #expect(try DataTable([["name", "X"], ["age", ""]]).decode(User.self) == User(name: "X"))
  }

  @Test func refuses() {
    let whole = "expected a whole number"
    check([["name", "x"], ["age", "y"]], User.self, "row \"age\": found \"y\", \(whole)")
    check([["age", "3"]], User.self, "the table has no row \"name\", it has: age")
    check(
      [["name", "age"], ["x", "y"]], [User].self, "row 1, column \"age\": found \"y\", \(whole)")
    check([["age"], ["3"]], [User].self, "the table has no column \"name\", it has: age")
    // An optional property without its column, and with one that is nearly its.
    check(
      [["name", "Age"], ["x", "3"]], [User].self,
      "the table has no column \"age\", it has: name, Age")
    check(
      [["name", "x"], ["Age", "3"]], User.self, "the table has no row \"age\", it has: name, Age")
    check([["1"], ["x"]], [Int].self, "row 2, column 1: found \"x\", \(whole)")
    check([["1", "2"], ["3", "x"]], [[Int]].self, "row 2, column 2: found \"x\", \(whole)")
    check([["blue"]], [Colour].self, "row 1, column 1: found \"blue\", expected Colour")
    check([["1", "2"]], [Int].self, "the table has 2 columns, expected 1")
    check([["1"]], User.self, "the table has 1 column, expected 2: a name and its value")
    check(
      [["a", "a"]], [[User]].self,
      "a table row cannot be read as a nested type: its properties must be numbers, texts, truth "
        + "values or raw-value enums")
  }

  private func check<T: Decodable>(
    _ raw: [[String]], _ type: T.Type, _ message: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DataTableError.self, sourceLocation: location) {
      _ = try DataTable(raw).decode(type)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
