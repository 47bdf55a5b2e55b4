import Gherkin
import Messages
import SpecTestSupport
import Testing

@testable import SpecLanguageServer

/// Faults that are found elsewhere.
struct FindingTests {
  /// Wants features to have names that begin with a capital letter.
  private struct Capitals: FindingProvider {
    func findings(in document: GherkinDocument, map: SourceMap, uri: String) -> [Finding] {
      guard let feature = document.feature, let first = feature.name.first, first.isLowercase else {
        return []
      }
      let range = map.nameRange(of: feature)
      let fix = Finding.Fix(
        title: "Begin with a capital",
        edits: [(range, feature.name.prefix(1).uppercased() + feature.name.dropFirst())])
      return [Finding("capital", at: range, .information, message: "in \(uri)", fix: fix)]
    }
  }

  @Test func diagnosticAndFix() throws {
    let test = try ServerTest(findingProviders: [Capitals()])
    let text = "Feature: shop\n  Scenario: s\n    When I pay 5 EUR\n"
    #expect(
      DiagnosticsTests.shown(test.open("Features/a.feature", text))
        == ["0:9-0:13 capital 3: in Features/a.feature"])
    let actions = try test.request(
      "textDocument/codeAction", test.range("Features/a.feature", 0, 0))
    #expect(actions.array?.compactMap { $0["title"] } == ["Begin with a capital"])
    let changes = actions.array?.first?.member("edit", "changes", test.uri("Features/a.feature"))
    #expect(changes?.applied(to: text) == text.replacing("shop", with: "Shop"))
  }
}
