import Foundation
import SpecTestSupport
import TagExpressions
import Testing
import YAML

@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct TagExpressionConformanceTests {
  @Test func everyExpressionIsFormattedAsOfficially() throws {
    for item in try items(of: "parsing.yml") {
      let expression = try TagExpression.parse(try item.string("expression"))
      #expect(expression.description == (try item.string("formatted")))
      let again = try TagExpression.parse(expression.description)
      #expect(again == expression)
    }
  }

  @Test func everyProblemHasTheOfficialText() throws {
    for item in try items(of: "errors.yml") {
      let source = try item.string("expression")
      do {
        _ = try TagExpression.parse(source)
        Issue.record("\(source) was parsed")
      } catch {
        #expect("\(error)" == (try item.string("error")))
      }
    }
  }

  /// The file may be held back: then there is nothing to count.
  @Test func everyEvaluationIsAsOfficially() throws {
    for item in try items(of: "evaluations.yml", mayBeAbsent: true) {
      let source = try item.string("expression")
      let expression = try TagExpression.parse(source)
      for test in try item["tests"]?.items ?? [] {
        let variables = try test["variables"]?.strings ?? []
        let expected = try test["result"]?.bool ?? false
        #expect(expression.evaluate(variables) == expected, "\(source) with \(variables)")
      }
    }
  }

  private func items(of name: String, mayBeAbsent: Bool = false) throws -> [Node] {
    let files = TestData.files(in: "tag-expressions", suffixes: [name])
    if !mayBeAbsent { #expect(files.count == 1) }
    let items = try files.flatMap { url in
      try YAML.parse(String(contentsOf: url, encoding: .utf8))?.items ?? []
    }
    print("tag-expressions/\(name): \(items.count) cases")
    return items
  }
}

extension Node {
  fileprivate func string(_ key: String) throws -> String {
    try #require(self[key]).string
  }
}
