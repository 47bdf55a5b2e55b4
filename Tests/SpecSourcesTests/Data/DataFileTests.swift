import Messages
import Testing

@testable import SpecSources

struct DataFileTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2\r\n\r\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2", [["a", "b"], ["1", "2"]]), ("\u{FEFF}a\nx", [["a"], ["x"]]),
    ("a,b\n\"x, \"\"y\"\"\",\"1\r\n2\"\n", [["a", "b"], ["x, \"y\"", "1\r\n2"]]),
    ("a,b\n,\n\"\",\"\"\n", [["a", "b"], ["", ""], ["", ""]]), ("a,b", [["a", "b"]]),
    ("\"a\",b \n 1 ,é\n", [["a", "b "], [" 1 ", "é"]]), ("a\n\nx", [["a"], [""], ["x"]]),
    ("a,,\n1,2,3", [["a", "", ""], ["1", "2", "3"]]),
    // The header decides, and one in quotes is one column.
    ("\"a;b\"\n1;2", [["a;b"], ["1;2"]]), ("a\n1;2", [["a"], ["1;2"]]),
  ])
  func csv(text: String, table: [[String]]) throws { try check("u.csv", text, table) }

  @Test(arguments: [
    ("- {a: x, b: 1}\n- {b: no, a: ~}", [["a", "b"], ["x", "1"], ["", "no"]]),
    ("- [a, b]\n- [x, 1.50]\n", [["a", "b"], ["x", "1.50"]]), ("- [a]", [["a"]]),
    ("- &x {a: 1}\n- *x", [["a"], ["1"], ["1"]]), ("- a:\n- a: '~'", [["a"], [""], ["~"]]),
  ])
  func yaml(text: String, table: [[String]]) throws {
    try check("u.yaml", text, table)
    try check("sub/U.YML", text, table)
  }

  @Test(arguments: [
    (
      #"[{"a": "\ud83d\ude00", "b": 1e3}, {"a": null, "b": true}]"#,
      [["a", "b"], ["😀", "1e3"], ["", "true"]]
    ),
    (#"[["a"], ["1"]]"#, [["a"], ["1"]]),
    (#"[{"a": [1, "x"], "b": {"c": null}}]"#, [["a", "b"], [#"[1,"x"]"#, #"{"c":null}"#]]),
    (#"{"n": 1, "e": [], "s": [2], "p": [{"a": "1"}], "q": [{"b": "2"}]}"#, [["a"], ["1"]]),
    (#"{"m": {"p": [{"a": "1"}]}, "q": [{"b": "2"}]}"#, [["b"], ["2"]]),
    (#"{"m": {"p": [{"a": "1"}]}}"#, [["a"], ["1"]]),
  ])
  func json(text: String, table: [[String]]) throws { try check("u.json", text, table) }

  private static let nested = """
    shops:
    - town: X
      "two words": [{p: 1, q: a}, {p: 2, q: b}]
    - town: Y
      "two words": [{p: 3, q: c}]
    deep: {er: [{z: 1}]}
    """

  @Test(arguments: [
    (
      "shops",
      [
        ["town", "two words"], ["X", #"[{"p":1,"q":"a"},{"p":2,"q":"b"}]"#],
        ["Y", #"[{"p":3,"q":"c"}]"#],
      ]
    ),
    (
      "shops.two_words",
      [["town", "p", "q"], ["X", "1", "a"], ["X", "2", "b"], ["Y", "3", "c"]]
    ),
    ("deep.er", [["z"], ["1"]]),
  ])
  func dataSets(name: String, table: [[String]]) throws {
    let shown = try Self.table("u.yaml", Array(Self.nested.utf8), dataSet: name)
    #expect([shown.columns] + shown.rows == table)
  }

  @Test func unknownDataSets() {
    #expect {
      try Self.table("u.yaml", Array(Self.nested.utf8), dataSet: "two_words")
    } throws: { error in
      guard case DataFileError.unknownDataSet(let known) = error else { return false }
      return known == ["shops", "shops.two words", "deep.er"]
    }
  }

  @Test(arguments: [
    ("u.csv", "", "u.csv is empty, expected a header and rows"),
    ("u.csv", "\n\n", "u.csv is empty, expected a header and rows"),
    ("u.csv", "a,b\n1\n", "u.csv:2:1: this row has 1 cell, the header has 2 cells"),
    ("u.csv", "a,b\n\n1,2\n", "u.csv:2:1: this row has 1 cell, the header has 2 cells"),
    ("u.csv", "a\n\"x\ny", "u.csv:2:1: this quote is never closed"),
    (
      "u.csv", "a,b\né,x\"y\"",
      "u.csv:2:4: found a quote inside a cell: put the whole cell in quotes, and double the quote in it"
    ),
    (
      "u.csv", "a,b\n\"1\n2\"x,",
      "u.csv:3:3: found text after the closing quote, expected a comma or the end of the line"
    ),
    ("u.csv", "a,a\n1,2", "u.csv:1:1: the header names the column \"a\" twice"),
    (
      "u.csv", "\u{FEFF}a\tb\n1\t2\n",
      "u.csv:1:1: found columns separated by tabs, expected commas; save the file as CSV with commas"
    ),
    (
      "u.csv", "a,b\n\"1\";2\n",
      "u.csv:2:4: found columns separated by \";\", expected commas; save the file as CSV with commas"
    ),
    (
      "u.tab", "a",
      "u.tab has an unknown format, expected .csv, .yaml, .yml or .json, or a tag such as @DataFormat:CSV"
    ),
    ("u.yaml", "", "u.yaml is empty, expected a header and rows"),
    ("u.yaml", "[]", "u.yaml is empty, expected a header and rows"),
    (
      "u.yaml", "a: 1",
      "u.yaml:1:1: found a mapping, expected a mapping with a list of mappings somewhere in it, or such a list by itself"
    ),
    ("u.yaml", "- x", "u.yaml:1:3: found \"x\", expected a mapping of columns to cells"),
    ("u.yaml", "- [a]\n- {a: 1}", "u.yaml:2:3: found a mapping, expected a list of cells"),
    ("u.yaml", "- [a]\n- [1, 2]", "u.yaml:2:3: this row has 2 cells, the header has 1 cell"),
    (
      "u.yaml", "- {a: 1}\n- {b: 1}",
      "u.yaml:1:3: found no \"b\", which other entries have; add it, even without a value"
    ),
    ("u.yaml", "- a: 1\n\tb", "u.yaml:2:1: found a tab, expected spaces for indentation"),
    ("u.json", "[{\"a\": 1},]", "u.json:1:11: found \"]\", expected a JSON value"),
    (
      "u.json", "{}",
      "u.json:1:1: found a mapping, expected a mapping with a list of mappings somewhere in it, or such a list by itself"
    ),
  ])
  func refuses(path: String, text: String, message: String) {
    check(path, Array(text.utf8), message)
  }

  @Test func notUTF8() {
    check("u.csv", [0x61, 0x0A, 0xFF], "u.csv:2:1: this is not UTF-8; save the file as UTF-8")
  }

  private static func table(
    _ path: String, _ bytes: [UInt8], dataSet: String? = nil
  ) throws -> DataTable {
    try DataTable(
      DataFile(path: path, contents: .success(bytes)), DataFile.Format(path: path),
      dataSet: dataSet, limit: 3 << 20)
  }

  private func check(
    _ path: String, _ text: String, _ table: [[String]],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let shown = try Self.table(path, Array(text.utf8))
    #expect([shown.columns] + shown.rows == table, sourceLocation: location)
  }

  private func check(
    _ path: String, _ bytes: [UInt8], _ message: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let thrown = #expect(throws: DataFileError.self, sourceLocation: location) {
      try Self.table(path, bytes)
    }
    guard case .file(let fact, let place) = thrown else { return }
    let shown = DataSourceError(
      tag: "@T", location: .init(line: 7, column: 2),
      fact: .file(path: path, fact, at: place)
    ).message(in: "f")
    let expected = place == nil ? "f:7:2: @T: \(message)" : message
    #expect(shown == expected, sourceLocation: location)
  }
}
