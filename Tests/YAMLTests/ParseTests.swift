import Testing
import YAML

@Suite struct ParseTests {
  @Test(arguments: [
    ("a: 1", #"{"a":1}"#),
    ("- x\n- [1, -2.5e3, 01, 0x1F]", #"["x",[1,-2.5e3,"01","0x1F"]]"#),
    ("a: {b: true, c: ~, d: null, e: 'null'}", #"{"a":{"b":true,"c":"~","d":null,"e":"null"}}"#),
    ("no: yes\non: off", #"{"no":"yes","on":"off"}"#),
    ("a: |\n  one\n  two\n", #"{"a":"one\ntwo\n"}"#),
    ("a: >-\n  one\n  two\n", #"{"a":"one two"}"#),
    (#"a: "tab\t quote\" \\ \x01""#, #"{"a":"tab\u0009 quote\" \\ \u0001"}"#),
    ("a: !!str 1", #"{"a":"1"}"#),
    ("a: ! 1", #"{"a":"1"}"#),
    ("---\na: 1\n...\n", #"{"a":1}"#),
    ("\u{FEFF}a: 1", #"{"a":1}"#),
    ("a:\r\n  - 1\r\n", #"{"a":[1]}"#),
    ("a: 1e400\nb: 9223372036854775808", #"{"a":1e400,"b":9223372036854775808}"#),
    ("a: &x 1\nb: 2", #"{"a":1,"b":2}"#),
    ("a: 12:30:45\nb: 2001-01-01\nc: .nan", #"{"a":"12:30:45","b":"2001-01-01","c":".nan"}"#),
    ("[]", "[]"), ("{}", "{}"), ("---", #""""#),
  ])
  func accepted(text: String, json: String) throws {
    let node = try #require(try parse(text))
    #expect(node.json == json)
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "\u{FEFF}"])
  func nothing(text: String) throws {
    #expect(try parse(text) == nil)
  }

  @Test func everyNodeAndKeyKnowsItsPlace() throws {
    let root = try #require(try parse("é: x\nlist:\n  - {k: v}\n  - \"q\"\n"))
    let pairs = try root.pairs
    check(root, 1, 1)
    check(pairs[0].key, 1, 1)
    check(pairs[0].value, 1, 4)
    check(pairs[1].key, 2, 1)
    check(pairs[1].value, 3, 3)
    let items = try pairs[1].value.items
    check(items[0], 3, 5)
    check(try items[0].pairs[0].key, 3, 6)
    check(try items[0].pairs[0].value, 3, 9)
    check(items[1], 4, 5)
  }

  @Test(
    "a line ends at LF, CR LF and CR only, and a text at its last character",
    arguments: [
      ("a: \u{2028} b\nc: d", 2, 4), ("a: \u{2029} b\r\nc: d", 2, 4), ("a: \u{85} b\rc: d", 2, 4),
      ("a: b\n? c", 2, 4),
    ])
  func lineEnds(text: String, line: Int, column: Int) throws {
    check(try #require(try parse(text)?["c"]), line, column)
  }

  private func check(
    _ node: Node, _ line: Int, _ column: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(node.position == Position(line: line, column: column), sourceLocation: location)
  }

  @Test func stylesAreKept() throws {
    let root = try #require(try parse("[a, 'b', \"c\"]"))
    let styles = try root.items.map { node -> Node.Style? in
      if case .scalar(let scalar) = node.content { scalar.style } else { nil }
    }
    #expect(styles == [.plain, .singleQuoted, .doubleQuoted])
  }

  @Test func aliasesAreExpandedOnDemandWithinABudget() throws {
    let limits = Limits(aliases: 4, expandedNodes: 10)
    #expect(try parse("a: &x [1, 2]\nb: *x", limits: limits)?.json == #"{"a":[1,2],"b":[1,2]}"#)
    let bomb = "a: &a [1, 2]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
    #expect(throws: YAMLError.self) { try parse(bomb, limits: limits) }
    let self1 = "a: &a [*a]"
    #expect(throws: YAMLError.self) { try parse(self1, limits: limits) }
  }
}
