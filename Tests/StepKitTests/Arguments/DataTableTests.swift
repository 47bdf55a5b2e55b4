import StepKit
import Testing

struct DataTableTests {
  private let table = DataTable([["name", "age"], ["Bill", "3"], ["Jane", ""]])

  @Test func parts() {
    #expect(table.raw == [["name", "age"], ["Bill", "3"], ["Jane", ""]])
    #expect(table.header == ["name", "age"])
    #expect(table.rows == [["Bill", "3"], ["Jane", ""]])
    #expect(DataTable([]).header.isEmpty)
    #expect(DataTable([]).rows.isEmpty)
  }

  @Test(arguments: [
    ([["a", "b"], ["1", "2"]], [["a", "1"], ["b", "2"]]),
    ([["a", "b", "c"]], [["a"], ["b"], ["c"]]),
    ([], []),
    ([["a", "b"], ["1"]], [["a", "1"], ["b", ""]]),
  ])
  func transposed(raw: [[String]], expected: [[String]]) {
    #expect(DataTable(raw).transposed().raw == expected)
  }

  @Test func hashes() throws {
    #expect(try table.hashes() == [["name": "Bill", "age": "3"], ["name": "Jane", "age": ""]])
    #expect(try DataTable([]).hashes() == [])
    #expect(try DataTable([["a"]]).hashes() == [])
  }

  @Test func rowsHash() throws {
    #expect(try DataTable([["a", "1"], ["b", "2"]]).rowsHash() == ["a": "1", "b": "2"])
    #expect(try DataTable([]).rowsHash() == [:])
  }

  @Test func wrongShapes() {
    check("the table names \"a\" twice: rename one, or use `raw`") {
      try DataTable([["a", "b", "a"]]).hashes()
    }
    check("the table names \"a\" twice: rename one, or use `raw`") {
      try DataTable([["a", "1"], ["a", "2"]]).rowsHash()
    }
    check("the table has 3 columns, expected 2: a name and its value") {
      try DataTable([["a", "1", "x"]]).rowsHash()
    }
    check("the table has 1 column, expected 2: a name and its value") {
      try DataTable([["a"], ["b"]]).rowsHash()
    }
    check("the table has 1 column, expected 2: a name and its value") {
      try DataTable([["a", "1"], ["b"]]).rowsHash()
    }
  }

  @Test("a column that a step does not read is refused")
  func knownColumns() throws {
    try table.checkColumns(["Name", "AGE", "size"])
    try DataTable([]).checkColumns([])
    check("the step does not read the column \"age\", only: name, size") {
      try table.checkColumns(["name", "size"])
    }
  }

  private func check<T>(
    _ message: String, at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> T
  ) {
    let error = #expect(throws: DataTableError.self, sourceLocation: location) { _ = try body() }
    #expect(error?.description == message, sourceLocation: location)
  }
}
