import StepKit
import Testing

struct ExpectationTests {
  @Test func passes() throws {
    try StepKit.expect(true, "never told")
    try StepKit.expect(2, equals: 2)
    #expect(try StepKit.require(Int?.some(1), "never told") == 1)
  }

  @Test func saysWhatAndWhere() {
    let error = #expect(throws: ExpectationFailure.self) {
      try StepKit.expect(false, "the door is open", line: 7)
    }
    #expect(error?.message == "the door is open")
    #expect(error?.description.hasPrefix("the door is open\nat /") == true)
    #expect(error?.description.hasSuffix("/ExpectationTests.swift:7") == true)
    #expect(error?.place.line == 7)
    #expect(error?.place.file.hasSuffix("ExpectationTests.swift") == true)
    check("there is no door") { _ = try StepKit.require(Int?.none, "there is no door") }
  }

  @Test func passesErrorsOn() {
    struct Broken: Error {}
    func broken() throws -> Int { throw Broken() }
    #expect(throws: Broken.self) { try StepKit.expect(try broken() == 1, "") }
    #expect(throws: Broken.self) { try StepKit.expect(try broken(), equals: 1) }
    #expect(throws: Broken.self) { _ = try StepKit.require(try broken(), "") }
  }

  @Test func plainValues() {
    check("expected: 2\n  actual: 1") { try StepKit.expect(1, equals: 2) }
    check("mismatch in the counter\nexpected: 2\n  actual: 1") {
      try StepKit.expect(1, equals: 2, "the counter")
    }
    check("expected: \"b\"\n  actual: \"a \"") { try StepKit.expect("a ", equals: "b") }
    check("expected: false\n  actual: true") { try StepKit.expect(true, equals: false) }
  }

  /// Lines that look the same: invisible characters are named.
  @Test func unseenDifferences() {
    check(
      "expected: \"a b\"\n  actual: \"a\u{A0}b\"\n"
        + "the actual text has a no-break space (U+00A0) instead of a space after \"\"a\""
    ) { try StepKit.expect("a\u{A0}b", equals: "a b") }
    check(
      "- expected\n+ actual\n- x\n- it passes\n+ y\n+ it passes\u{200B}\n"
        + "the actual text has a zero-width space (U+200B) at the end"
    ) { try StepKit.expect("y\nit passes\u{200B}", equals: "x\nit passes") }
  }

  /// A line break is one whatever it consists of, and equal parts are recognized in long lines.
  @Test func linesOfTexts() {
    let long = String(repeating: "x", count: 5_000)
    check("- expected\n+ actual\n- a\r\n+ b\r\n  \(long)") {
      try StepKit.expect("b\r\n\(long)", equals: "a\r\n\(long)")
    }
    // However many lines are equal before and after.
    let many = (0..<5_000).map { "\($0)\n" }.joined()
    let shown = (0..<5_000).map { "  \($0)\n" }.joined()
    check("- expected\n+ actual\n\(shown)- a\n+ b\n\(shown)  ") {
      try StepKit.expect("\(many)b\n\(many)", equals: "\(many)a\n\(many)")
    }
  }

  @Test func optionals() {
    check("expected: 1\n  actual: nothing") { try StepKit.expect(Int?.none, equals: 1) }
    check("expected: nothing\n  actual: \"a\"") {
      try StepKit.expect(String?.some("a"), equals: nil)
    }
  }

  @Test func lines() {
    check("- expected\n+ actual\n  a\n- b\n+ c\n  d") {
      try StepKit.expect("a\nc\nd", equals: "a\nb\nd")
    }
    check("expected: [\"a\\nb\"]\n  actual: [\"a\"]") {
      try StepKit.expect(["a"], equals: ["a\nb"])
    }
  }

  @Test func lists() {
    check("expected: [1]\n  actual: []") { try StepKit.expect([], equals: [1]) }
    check("- expected\n+ actual\n  1\n+ 2\n  3") { try StepKit.expect([1, 2, 3], equals: [1, 3]) }
    check("- expected\n+ actual\n- \"a\"\n  \"b\"") {
      try StepKit.expect(["b"], equals: ["a", "b"])
    }
    check("- expected\n+ actual\n+ 1\n  nothing") {
      try StepKit.expect([1, nil], equals: [nil])
    }
  }

  /// Collections that are no arrays, alone and inside others.
  @Test func slices() {
    check("- expected\n+ actual\n- 2\n- 4\n+ 3") {
      try StepKit.expect([1, 2, 3].suffix(1), equals: [2, 4])
    }
    check("expected: [[1]]\n  actual: [[2]]") {
      try StepKit.expect([[1, 2].suffix(1)], equals: [[1].suffix(1)])
    }
    check("expected: [1]\n  actual: []") {
      try StepKit.expect(ContiguousArray<Int>(), equals: [1])
    }
  }

  @Test func tables() {
    check("- expected\n+ actual\n  | a | 1 |\n- | b | 2 |\n+ | b | 3 |") {
      try StepKit.expect(
        DataTable([["a", "1"], ["b", "3"]]), equals: DataTable([["a", "1"], ["b", "2"]]))
    }
    check("- expected\n+ actual\n  | a |\n- | b |") {
      try StepKit.expect([["a"]], equals: [["a"], ["b"]])
    }
  }

  /// Columns are aligned, and rows that share cells are neighbors.
  @Test func alignedTables() {
    check(
      "- expected\n+ actual\n- | Ann | 1 |\n+ | Ann | 2 |\n- | Bo  | 3 |\n+ | Bo  | 4 |"
    ) {
      try StepKit.expect([["Ann", "2"], ["Bo", "4"]], equals: [["Ann", "1"], ["Bo", "3"]])
    }
  }

  @Test func properties() {
    struct Address: Equatable { var city: String }
    struct Person: Equatable {
      var name: String
      var age: Int?
      var address = Address(city: "Bern")
    }
    check(
      """
      mismatch in Ann
      - expected
      + actual
        name:         "Ann"
      - age:          5
      + age:          nothing
      - address.city: "Bern"
      + address.city: "Basel"
      """
    ) {
      try StepKit.expect(
        Person(name: "Ann", age: nil, address: Address(city: "Basel")),
        equals: Person(name: "Ann", age: 5), "Ann")
    }
    check("expected: Address(city: \"a\")\n  actual: Address(city: \"b\")") {
      try StepKit.expect(Address(city: "b"), equals: Address(city: "a"))
    }
  }

  /// Parts that a description leaves out are shown all the same.
  @Test func valuesOfOneDescription() {
    struct Masked: Equatable, CustomStringConvertible {
      var secret: Int
      var description: String { "…" }
    }
    let error = #expect(throws: ExpectationFailure.self) {
      try StepKit.expect(Masked(secret: 1), equals: Masked(secret: 2))
    }
    #expect(error?.message.contains("-   - secret: 2\n+   - secret: 1") == true)
  }

  @Test func longTextsByWord() {
    let text = "The quick brown fox jumps over the lazy dog, and nobody in the whole village saw it"
    check(
      """
      - expected
      + actual
        The quick
      - brown
      + red
        fox jumps over the lazy dog, and nobody in the whole village saw it
      """
    ) { try StepKit.expect(text.replacing("brown", with: "red"), equals: text) }
    let other = String(repeating: "nothing in common ", count: 6)
    check("expected: \"\(text)\"\n  actual: \"\(other)\"") {
      try StepKit.expect(other, equals: text)
    }
  }

  /// Reports take both sides from the failure, without marks.
  @Test func bothSides() {
    func failure(_ body: () throws -> Void) -> ExpectationFailure? {
      #expect(throws: ExpectationFailure.self) { try body() }
    }
    let numbers = failure { try StepKit.expect(1, equals: 2, "the counter") }
    #expect(numbers?.expected == "2")
    #expect(numbers?.actual == "1")
    let texts = failure { try StepKit.expect("a\nc", equals: "a\nb") }
    #expect(texts?.expected == "a\nb")
    #expect(texts?.actual == "a\nc")
    let condition = failure { try StepKit.expect(false) }
    #expect(condition?.expected == nil)
    #expect(condition?.message == "the condition does not hold")
    #expect(failure { try fail("no way", line: 4) }?.place.line == 4)
  }

  /// Their order of iteration differs from process to process; that of the message must not.
  @Test func setsAndDictionaries() {
    check("- expected\n+ actual\n  1\n- 2\n  3\n+ 4") {
      try StepKit.expect(Set([1, 3, 4]), equals: [1, 2, 3])
    }
    check("- expected\n+ actual\n  \"a\": 1\n- \"b\": 2\n+ \"b\": 3") {
      try StepKit.expect(["b": 3, "a": 1], equals: ["a": 1, "b": 2])
    }
    check("expected: [\"a\": 1]\n  actual: [:]") { try StepKit.expect([:], equals: ["a": 1]) }
  }

  @Test func manyLines() {
    let old = (0..<3000).map(String.init)
    let error = #expect(throws: ExpectationFailure.self) {
      try StepKit.expect(Array(old.reversed()), equals: old)
    }
    #expect(error?.message.split(separator: "\n").count == 2 + 6000)
  }

  private func check(
    _ message: String, at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(throws: ExpectationFailure.self, sourceLocation: location) { try body() }
    #expect(error?.message == message, sourceLocation: location)
  }
}
