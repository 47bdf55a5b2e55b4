import Foundation
import Messages
import SpecTestSupport
import Testing

/// Checks that the checker that other tests rely on finds violations.
struct JSONSchemaTests {
  @Test func acceptsWhatIsValid() throws {
    #expect(try violations(of: #"{"name":"a","kind":"X","list":[{"id":1}]}"#) == [])
    #expect(try violations(of: #"{"name":"a"}"#) == [])
  }

  @Test(arguments: [
    (#"{}"#, "$: name is missing"),
    (#"[]"#, "$: not of type object"),
    (#"{"name":1}"#, "$.name: not of type string"),
    (#"{"name":null}"#, "$.name: not of type string"),
    (#"{"name":"a","other":1}"#, "$.other: nothing is allowed here"),
    (#"{"name":"a","kind":"Y"}"#, "$.kind: not one of the listed values"),
    (#"{"name":"a","list":[]}"#, "$.list: fewer than 1 elements"),
    (#"{"name":"a","list":[{"id":1},{"id":"2"}]}"#, "$.list[1].id: not of type integer"),
    (#"{"name":"a","list":[{"id":1.5}]}"#, "$.list[0].id: not of type integer"),
    (#"{"name":"a","list":[{"id":true}]}"#, "$.list[0].id: not of type integer"),
    (#"{"name":"a","list":[{"id":-1}]}"#, "$.list[0].id: less than 0.0"),
    (#"{"name":"a","list":[{"id":9}]}"#, "$.list[0].id: more than 5.0"),
    (#"{"name":"a","list":[{"id":1,"x":1}]}"#, "$.list[0].x: nothing is allowed here"),
    (#"{"name":"a","other":{"name":"b"}}"#, "$.other: nothing is allowed here"),
    (#"{"name":"a","nested":{}}"#, "$.nested: name is missing"),
    (#"{"name":"a","either":1.5}"#, "$.either: matches 0 of oneOf"),
  ])
  func findsWhatIsWrong(text: String, violation: String) throws {
    #expect(try violations(of: text) == [violation])
  }

  @Test(arguments: [
    (#"{"pattern":"^a+$"}"#, "aa", []), (#"{"pattern":"^a+$"}"#, "ab", ["$: does not match ^a+$"]),
    (#"{"format":"date-time"}"#, "2026-01-02T03:04:05Z", []),
    (#"{"format":"date-time"}"#, "2026-01-02", ["$: is no date-time"]),
    (#"{"format":"uuid"}"#, "0f87cc74-9754-4fdf-8ad2-a7208a4d6251", []),
    (#"{"format":"uuid"}"#, "7", ["$: is no uuid"]),
    (#"{"format":"uri"}"#, "a b", ["$: is no uri"]),
    (#"{"format":"other"}"#, "a", ["$: the format other is not known"]),
  ])
  func checksText(schema: String, text: String, violations: [String]) throws {
    let schema = try JSONSchema(documents: ["a": JSON(bytes: schema.utf8)])
    #expect(schema.violations(of: .string(text), against: "a") == violations)
  }

  @Test func refusesAKeywordItDoesNotKnow() throws {
    #expect(throws: UnknownSchemaKeyword.self) {
      try JSONSchema(documents: ["a": JSON(bytes: Array(#"{"patternProperties":{}}"#.utf8))])
    }
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func readsThePublishedSchemas() throws {
    let root = try #require(TestData.root)
    let schema = try JSONSchema(folder: root.appendingPathComponent("messages"))
    func check(_ text: String) throws -> [String] {
      schema.violations(of: try JSON(bytes: text.utf8), against: "Envelope.schema.json")
    }
    let start = #"{"testRunStarted":{"timestamp":{"seconds":1,"nanos":2}}}"#
    #expect(try check(start) == [])
    #expect(try check(#"{"testRunStarted":{}}"#) == ["$.testRunStarted: timestamp is missing"])
    #expect(try check(#"{"testRunStart":{}}"#) == ["$.testRunStart: nothing is allowed here"])
    #expect(
      try check(#"{"testRunStarted":{"timestamp":{"seconds":"1","nanos":2}}}"#)
        == ["$.testRunStarted.timestamp.seconds: not of type integer"])
  }

  private func violations(of text: String) throws -> [String] {
    let schemas = [
      "a.schema.json": """
      {"type": "object", "required": ["name"], "additionalProperties": false,
       "properties": {
         "name": {"type": "string"}, "kind": {"enum": ["X"]},
         "either": {"oneOf": [{"type": "integer"}, {"type": "string"}]},
         "list": {"type": "array", "minItems": 1, "items": {"$ref": "#/definitions/item"}},
         "nested": {"$ref": "./b.schema.json"}},
       "definitions": {"item": {"type": "object", "additionalProperties": false,
         "properties": {"id": {"type": "integer", "minimum": 0, "maximum": 5}}}}}
      """,
      "b.schema.json": #"{"type": "object", "required": ["name"]}"#,
    ]
    let schema = try JSONSchema(documents: schemas.mapValues { try JSON(bytes: $0.utf8) })
    return schema.violations(of: try JSON(bytes: text.utf8), against: "a.schema.json")
  }
}
