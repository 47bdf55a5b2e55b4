import Testing
import YAML

@Suite struct NodeTypedTests {
  @Test(arguments: [
    ("5", 5 as Int?), ("-7", -7), ("007", 7), ("+5", nil), ("1_000", nil), ("９", nil),
    ("99999999999999999999", nil), ("'5'", nil), ("!!str 5", nil), ("1e3", nil), ("", nil),
  ])
  func int(text: String, value: Int?) throws {
    let read = try node(of: text)
    #expect((try? read.int) == value)
  }

  @Test(arguments: [
    ("0.5", 0.5 as Double?), ("3", 3), ("-1e3", -1000), ("nan", nil), ("inf", nil),
    ("1e400", nil), ("0x1p3", nil), ("'1'", nil), ("1,5", nil),
  ])
  func double(text: String, value: Double?) throws {
    let read = try node(of: text)
    #expect((try? read.double) == value)
  }

  @Test(arguments: [
    ("true", true as Bool?), ("false", false), ("yes", nil), ("True", nil), ("\"true\"", nil),
    ("1", nil),
  ])
  func bool(text: String, value: Bool?) throws {
    let read = try node(of: text)
    #expect((try? read.bool) == value)
  }

  @Test(arguments: [
    ("", true), ("~", true), ("null", true), ("''", false), ("'~'", false), ("[]", false),
  ])
  func null(text: String, isNull: Bool) throws {
    #expect(try node(of: text).isNull == isNull)
  }

  @Test func whatIsWrongIsSaid() throws {
    check(try node(of: "[1]"), "1:4: found a list, expected text") { _ = try $0.string }
    check(try node(of: "no"), "1:4: found \"no\", expected true or false") { _ = try $0.bool }
    check(try node(of: "'5'"), "1:4: found the quoted text \"5\", expected a whole number") {
      _ = try $0.int
    }
    check(try node(of: "{}"), "1:4: found a mapping, expected a list") { _ = try $0.items }
    check(try node(of: "~"), "1:4: found nothing, expected a mapping") { _ = try $0.pairs }
    check(try node(of: "[a, [b]]"), "1:8: found a list, expected text") { _ = try $0.strings }
    check(
      try node(of: "\"\\e[2J\""), "1:4: found the quoted text \"<U+001B>[2J\", expected a number"
    ) { _ = try $0.double }
  }

  @Test func mappingsWithKnownKeys() throws {
    let node = try #require(try parse("path: /a\nstatsu: 200\n"))
    check(node, "2:1: found the unknown key \"statsu\", expected \"status\"") {
      _ = try $0.fields("path", "status")
    }
    check(node, "1:1: found the unknown key \"path\", expected one of one, three") {
      _ = try $0.fields("one", "three")
    }
    check(node, "1:1: found no \"body\", which is required here") {
      _ = try $0.fields("path", "statsu", "body").required("body")
    }
    let fields = try node.fields("path", "statsu", "body")
    #expect(try fields.required("path").string == "/a")
    #expect(try fields["statsu"]?.int == 200)
    #expect(fields["body"] == nil)
  }

  private func node(of text: String) throws -> Node {
    try #require(try parse("v: \(text)")?["v"])
  }

  private func check(
    _ node: Node, _ description: String, _ location: SourceLocation = #_sourceLocation,
    _ read: (Node) throws -> Void
  ) {
    do {
      try read(node)
      Issue.record("accepted", sourceLocation: location)
    } catch {
      #expect("\(error)" == description, sourceLocation: location)
    }
  }
}
