import StepKit
import Testing

struct DocStringDecodingTests {
  private enum Colour: String, Decodable, CaseIterable { case red, green }
  private enum Shape: Decodable, Equatable { case circle(radius: Double), square(side: Int) }
  private struct Point: Decodable, Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      (x, y) = (try list.decode(Int.self), try list.decode(Int.self))
    }
  }
  private struct Item: Decodable, Equatable {
    var name: String
    var price: Double
    var count: UInt8?
    var colours: [Colour]?
    var tags: [String: Bool]?
    var at: Point?
    var shape: Shape?
  }
  private struct Order: Decodable, Equatable {
    var items: [Item]
    var note: String?
  }

  private static let json = """
    {"items": [
      {"name": "caf\\u00e9", "price": 1.50e1, "count": 2.0, "colours": ["red", "green"], "more": []},
      {"name": "12", "price": 3, "tags": {"hot": true}, "at": [1, 2],
       "shape": {"circle": {"radius": 2}}}
    ], "note": null}
    """
  private static let yaml = """
    items:
      - name: café
        price: 15
        count: 2
        colours: [red, green]
      - name: 12
        price: 3.0
        tags: { hot: true }
        at: [1, 2]
        shape: { circle: { radius: 2 } }
    note: ~
    """
  private static let order = Order(items: [
    Item(name: "café", price: 15, count: 2, colours: [.red, .green]),
    Item(
      name: "12", price: 3, tags: ["hot": true], at: Point(x: 1, y: 2), shape: .circle(radius: 2)),
  ])

  @Test(arguments: [
    (json, "json"), (json, "application/json"), (json, "text/JSON; charset=utf-8"),
    (json, "application/vnd.shop+json"), (yaml, "yaml"), (yaml, "yml"), (yaml, "application/yaml"),
    (yaml, "text/yaml"), (yaml, "text/x-yaml"), (yaml, "application/x-yaml"),
  ])
  func byMediaType(content: String, mediaType: String) throws {
    #expect(try DocString(content, mediaType: mediaType).decode(Order.self) == Self.order)
  }

  @Test func byFormat() throws {
    #expect(try DocString(Self.json).decode(Order.self, as: .json) == Self.order)
    #expect(try DocString(Self.yaml, mediaType: "x").decode(Order.self, as: .yaml) == Self.order)
  }

  @Test func otherRoots() throws {
    try check("[1, 2]", [1, 2])
    try check("5", 5)
    try check("null", Int?.none)
    try check("\"a\"", String?.some("a"))
    try check("[1, null]", [1, nil] as [Int?])
    try check("{\"1\": \"a\"}", [1: "a"])
    try check("18446744073709551615", UInt64.max)
    try check("-1e2", Int8(-100))
    try check("[]", [Item]())
    #expect(
      try DocString("a: &x [1]\nb: *x", mediaType: "yaml").decode([String: [Int]].self) == [
        "a": [1], "b": [1],
      ])
    #expect(
      try DocString("- no\n- 1.5\n- ''", mediaType: "yaml").decode([String].self) == [
        "no", "1.5", "",
      ])
  }

  @Test func manyMembers() throws {
    let expected = Dictionary(uniqueKeysWithValues: (0..<20).map { ("n\($0)", $0) })
    let members = (0..<20).map { "\"n\($0)\": \($0)" }.joined(separator: ", ")
    try check("{\(members)}", expected)
    let names = (0..<20).map { "n\($0)" }.joined(separator: ", ")
    check(
      "{\(members)}",
      "line 1, column 1 of the doc string: found no \"items\", it has: \(names)")
  }

  @Test func refuses() {
    let whole = "expected a whole number from 0 to 255"
    check(
      "{\n \"items\": [{\"name\": 5}]}",
      "line 2, column 21 of the doc string: items[0].name: found \"5\", expected text")
    check("{}", "line 1, column 1 of the doc string: found no \"items\", nothing is here")
    check(
      "{\"items\": [{\"name\": \"a\", \"cost\": 1}]}",
      "line 1, column 12 of the doc string: items[0]: found no \"price\", it has: name, cost")
    check(
      "{\"items\": {}}",
      "line 1, column 11 of the doc string: items: found a mapping, expected a list")
    check("[]", "line 1, column 1 of the doc string: found a list, expected names with values")
    check(
      item("\"count\": 256"),
      "line 1, column 47 of the doc string: items[0].count: found \"256\", \(whole)")
    check(
      item("\"count\": 1.5"),
      "line 1, column 47 of the doc string: items[0].count: found \"1.5\", expected a whole number")
    check(
      item("\"count\": \"1\""),
      "line 1, column 47 of the doc string: items[0].count: found the quoted text \"1\", \(whole)")
    check(
      item("\"colours\": [\"blue\"]"),
      "line 1, column 50 of the doc string: items[0].colours[0]: found the quoted text \"blue\", expected one of red, green"
    )
    check(
      item("\"tags\": {\"hot\": 1}"),
      "line 1, column 54 of the doc string: items[0].tags.hot: found \"1\", expected true or false")
    check(
      item("\"at\": [1]"),
      "line 1, column 44 of the doc string: items[0].at: found a list of 1, expected a longer one")
    check(
      item("\"shape\": {}"),
      "line 1, column 47 of the doc string: items[0].shape: Invalid number of keys found, expected one."
    )
    check(
      "{\"items\": [{\"name\": null}]}",
      "line 1, column 21 of the doc string: items[0].name: found nothing, expected text")
    check(
      "{\"items\": [{\"name\": \"a\", \"price\": 1e999}]}",
      "line 1, column 35 of the doc string: items[0].price: found \"1e999\", expected a number")
    check(
      "{\"items\": [], \"items\": []}",
      "line 1, column 15 of the doc string: found the key \"items\" again, expected it once (first at 1:2)"
    )
    check(
      "", "line 1, column 1 of the doc string: found the end of the text, expected a JSON value")
    check(
      "items:\n\t- a",
      "line 2, column 1 of the doc string: found a tab, expected spaces for indentation", "yaml")
    check(
      "", "line 1, column 1 of the doc string: found nothing, expected names with values", "yaml")
    check(
      "{}",
      "the doc string is to be read as Order, but nothing says what it is written in: write json or yaml after its opening fence",
      nil)
    check(
      "{}",
      "the doc string is to be read as Order: found the media type \"text/xml\", expected json or yaml",
      "text/xml")
  }

  private func item(_ member: String) -> String {
    "{\"items\": [{\"name\": \"a\", \"price\": 1, \(member)}]}"
  }

  private func check<T: Decodable & Equatable>(
    _ json: String, _ expected: T, at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try DocString(json, mediaType: "json").decode(T.self) == expected, sourceLocation: location)
  }

  private func check(
    _ content: String, _ message: String, _ mediaType: String? = "json",
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DocStringError.self, sourceLocation: location) {
      try DocString(content, mediaType: mediaType).decode(Order.self)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
