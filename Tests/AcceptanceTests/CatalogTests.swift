import CucumberExpressions
import Foundation
import Gherkin
import SpecCatalog
import SpecEngine
import SpecReporting
import SpecTestSupport
import Systems
import Testing

/// The catalog of all systems' sentences.
@Suite struct CatalogTests {
  /// What the libraries define, without the features: each example is made from the pattern then, unless
  /// the definition gives one.
  private static let made: Result<(SupportCode, Catalog), any Error> = Result {
    var ids = IdGenerator()
    let code = try SupportCode(systemLibraries, root: Project.root.path, ids: &ids)
    return (code, Catalog(code, plan: nil, times: nil))
  }

  @Test("every sentence has an example, which it matches, unless a parameter of it has none")
  func examples() throws {
    let (code, catalog) = try Self.made.get()
    #expect(catalog.sentences.count > 300)
    let missing = Set(catalog.parameters.filter { $0.example?.isEmpty ?? true }.map(\.name))
    for sentence in catalog.sentences
    where sentence.example != nil || missing.isDisjoint(with: sentence.parameters) {
      let example = try #require(sentence.example, "\(sentence.pattern)")
      let patterns = code.viewOfAll.matches(example).map { code.expressions[$0.definition].source }
      #expect(patterns.contains(sentence.pattern), "\(sentence.pattern): \(example)")
    }
  }

  @Test("each parameter type has an example without features")
  func parameters() throws {
    let (_, catalog) = try Self.made.get()
    let missing = catalog.parameters.filter { $0.example?.isEmpty ?? true }.map(\.name)
    #expect(missing == [])
  }

  @Test("no definition gives an example that does not match")
  func givenExamples() throws {
    let (code, _) = try Self.made.get()
    #expect(throws: Never.self) { try code.checkExamples() }
  }

  @Test("the page of all sentences is small and well-formed")
  func page() throws {
    let (_, catalog) = try Self.made.get()
    let page = CatalogFormat.html.write(catalog, ReportOptions())
    #expect(page.count < 300_000)
    let body = try #require(try XMLNode(document: page)["body"].first)
    let rows = try #require(body["main"].first)["section"].flatMap { $0["div"] }
      .flatMap { $0["table"] }.flatMap { $0["tbody"] }.flatMap { $0["tr"] }
    #expect(rows.count == catalog.sentences.count)
  }
}
