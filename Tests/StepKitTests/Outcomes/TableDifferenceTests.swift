import StepKit
import Testing

struct TableDifferenceTests {
  private let authors = DataTable([
    ["name", "born"], ["Annie Schmidt", "1911"], ["Roald Dahl", "1916"], ["Astrid", "1907"],
  ])

  @Test func equal() throws {
    try authors.diff(against: authors)
    try authors.diff(against: authors.raw)
    try authors.diff(
      against: [
        ["name", "born"], ["Astrid", "1907"], ["Roald Dahl", "1916"], ["Annie Schmidt", "1911"],
      ], ignoring: [.rowOrder])
    try authors.diff(against: authors.hashes().reversed(), ignoring: [.rowOrder])
    try DataTable([["a", "b"], ["1", "2"]]).diff(
      against: [["b", "a", "c"], ["2", "1", "3"], ["5", "4", "6"]],
      ignoring: [.columnOrder, .surplusColumns, .surplusRows])
  }

  /// More rows than are compared in every way.
  @Test func manyRows() throws {
    let rows = [["n"]] + (0..<5_000).map { ["\($0)"] }
    try DataTable(rows).diff(against: rows)
    for some in [1..<11, 100..<110, 4_991..<5_001] {
      try DataTable([["n"]] + rows[some]).diff(against: rows, ignoring: [.surplusRows])
    }
    let error = #expect(throws: ExpectationFailure.self) {
      try DataTable(rows).diff(against: rows + [["x"]])
    }
    #expect(error?.message.hasPrefix("mismatch in the table: 1 row is surplus\n") == true)
  }

  @Test func cells() {
    check(
      [
        ["name", "born"], ["Annie Schmidt", "1911"], ["Roald Dahl", "1917"], ["Astrid", "1907"],
      ],
      """
      mismatch in the table: row 2, column "born"
      - expected
      + actual
        | name          | born |
        | Annie Schmidt | 1911 |
      - | Roald Dahl    | 1916 |
      + | Roald Dahl    | 1917 |
        | Astrid        | 1907 |
      """)
  }

  @Test func rows() {
    check(
      [["name", "born"], ["Tove", "1914"], ["Annie Schmidt", "1911"], ["Astrid", "1907"]],
      """
      mismatch in the table: row 2 is missing; 1 row is surplus
      - expected
      + actual
        | name          | born |
      + | Tove          | 1914 |
        | Annie Schmidt | 1911 |
      - | Roald Dahl    | 1916 |
        | Astrid        | 1907 |
      """)
    check(
      [["name", "born"], ["Tove", "1914"], ["Annie Schmidt", "1911"], ["Astrid", "1907"]],
      ignoring: [.surplusRows],
      """
      mismatch in the table: row 2 is missing
      - expected
      + actual
        | name          | born |
        | Annie Schmidt | 1911 |
      - | Roald Dahl    | 1916 |
        | Astrid        | 1907 |
      """)
  }

  @Test func anyOrder() {
    check(
      [
        ["name", "born"], ["Astrid", "1907"], ["Annie Schmidt", "1912"], ["Roald Dahl", "1916"],
      ],
      ignoring: [.rowOrder],
      """
      mismatch in the table: row 1, column "born"
      - expected
      + actual
        | name          | born |
      - | Annie Schmidt | 1911 |
      + | Annie Schmidt | 1912 |
        | Roald Dahl    | 1916 |
        | Astrid        | 1907 |
      """)
  }

  @Test func columns() {
    let table = DataTable([["name", "born"], ["Ann", "1"]])
    check(
      [["name", "died"], ["Ann", "2"]], of: table,
      """
      mismatch in the table: column "born" is missing; column "died" is surplus
      - expected
      + actual
      - | name | born |      |
      + | name |      | died |
        | Ann  | 1    |      |
      """)
    check(
      [["born", "name"], ["1", "Ann"]], of: table,
      """
      mismatch in the table: the columns are in another order: born, name
      - expected
      + actual
      - | name | born |
      + | name | born |
        | Ann  | 1    |
      """)
  }

  @Test func widthsAndMarks() {
    check(
      [["a"], ["x|y\n"]], of: DataTable([["a"], ["映画"]]),
      """
      mismatch in the table: row 1 is missing; 1 row is surplus
      - expected
      + actual
        | a      |
      - | 映画   |
      + | x\\|y\\n |
      """)
  }

  @Test func properties() throws {
    enum Size: String { case large }
    struct Cup {
      var name: String
      var unitPrice: Double
      var size: Size? = .large
      var secret = 7
    }
    let table = DataTable([["name", "unit price", "Size"], ["Tea", "2.50", "large"]])
    try table.diff(against: [Cup(name: "Tea", unitPrice: 2.5)])
    check(
      """
      mismatch in the cups: row 1, column "unit price"; row 1, column "Size"
      - expected
      + actual
        | name | unit price | Size  |
      - | Tea  | 2.50       | large |
      + | Tea  | 3.0        |       |
      """
    ) { try table.diff(against: [Cup(name: "Tea", unitPrice: 3, size: nil)], "the cups") }
    check(
      """
      mismatch in the table: row 1 is missing
      - expected
      + actual
        | name | unit price | Size  |
      - | Tea  | 2.50       | large |
      """
    ) { try table.diff(against: [Cup]()) }
  }

  private func check(
    _ actual: [[String]], of table: DataTable? = nil, ignoring: Set<DataTable.Aspect> = [],
    _ message: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    check(message, at: location) {
      try (table ?? authors).diff(against: actual, ignoring: ignoring)
    }
  }

  private func check(
    _ message: String, at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(throws: ExpectationFailure.self, sourceLocation: location) { try body() }
    #expect(error?.message == message, sourceLocation: location)
  }
}
