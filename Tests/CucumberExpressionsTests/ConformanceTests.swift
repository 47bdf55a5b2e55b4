import CucumberExpressions
import Foundation
import SpecTestSupport
import Testing
import YAML

@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct ConformanceTests {
  @Test func tokenizer() throws {
    try forEachCase(in: "cucumber-expression/tokenizer") { expression, item in
      let tokens = try CucumberExpression.tokenize(expression)
      let expected = try #require(item["expected_tokens"]).items.map { token in
        [
          try token.text("type"), try token.text("start"), try token.text("end"),
          try token.text("text"),
        ]
      }
      #expect(tokens.map { [$0.kind.rawValue, "\($0.start)", "\($0.end)", $0.text] } == expected)
    }
  }

  @Test func parser() throws {
    try forEachCase(in: "cucumber-expression/parser") { expression, item in
      let root = try CucumberExpression.parse(expression)
      try expectEqual(root, try #require(item["expected_ast"]))
    }
  }

  @Test func matching() throws {
    try forEachCase(in: "cucumber-expression/matching") { source, item in
      let expression = StepExpression.cucumber(try CucumberExpression(source))
      try expectArguments(of: expression, item)
    }
  }

  @Test func transformation() throws {
    try forEachCase(in: "cucumber-expression/transformation") { source, item in
      let expression = try CucumberExpression(source)
      #expect(expression.regularExpression == (try item.text("expected_regex")))
    }
  }

  @Test func regularExpressions() throws {
    try forEachCase(in: "regular-expression/matching") { source, item in
      let expression = StepExpression.regular(try RegularExpression(source))
      try expectArguments(of: expression, item)
    }
  }

  private func expectArguments(of expression: StepExpression, _ item: Node) throws {
    let arguments = try expression.match(item["text"]?.string ?? "")
    let expected = item["expected_args"]
    #expect((arguments == nil) == (expected?.isNull ?? true))
    guard let arguments, let expected, !expected.isNull else { return }
    let values = try arguments.map { try $0.value() }
    let items = try expected.items
    #expect(values.count == items.count)
    for (value, item) in zip(values, items) { #expect(try isEqual(value, item)) }
  }

  /// As JSON values: a number is a number whatever its type, big ones are strings.
  private func isEqual(_ value: (any Sendable)?, _ item: Node) throws -> Bool {
    switch value {
    case nil: item.isNull
    case let value as any FixedWidthInteger: item.json == "\(value)"
    case let value as Double: try item.double == value
    case let value as BigInteger: try item.string == value.description
    case let value as BigDecimal: try item.string == value.description
    case let value as String: try item.json.hasPrefix("\"") && item.string == value
    default: false
    }
  }

  private func expectEqual(_ node: CucumberExpression.Node, _ item: Node) throws {
    #expect(node.kind.rawValue == (try item.text("type")))
    #expect("\(node.start) \(node.end)" == (try "\(item.text("start")) \(item.text("end"))"))
    #expect(node.token == (try item["token"]?.string))
    let expected = try item["nodes"]?.items
    #expect(node.nodes?.count == expected?.count)
    for (child, item) in zip(node.nodes ?? [], expected ?? []) { try expectEqual(child, item) }
  }

  /// A case gives the result or the exception that is thrown.
  private func forEachCase(
    in folder: String, _ body: (String, Node) throws -> Void
  ) throws {
    let files = TestData.files(in: "cucumber-expressions/\(folder)", suffixes: [".yaml"])
    var exceptions = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let item = try #require(try YAML.parse(text))
      let expected = try item["exception"]?.string
      var thrown: String?
      do {
        try body(try item.text("expression"), item)
      } catch let error as CucumberExpressionError {
        thrown = error.description
        exceptions += 1
      }
      #expect(thrown == expected, "\(file.lastPathComponent)")
    }
    #expect(!files.isEmpty)
    print("\(folder): \(files.count) cases, \(exceptions) of them exceptions")
  }
}

extension Node {
  fileprivate func text(_ key: String) throws -> String {
    try #require(self[key]).string
  }
}
