import Gherkin
import SpecEngine
import SpecReporting
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCatalog

/// The ways to write a catalog.
struct WriterTests {
  @Test(arguments: [
    (CatalogFormat.text, "catalog.txt"), (.markdown, "catalog.md"), (.json, "catalog.json"),
    (.html, "catalog.html"),
  ])
  func goldens(format: CatalogFormat, name: String) async throws {
    var written = format.write(
      try await makeCatalog(measures: true), ReportOptions { $0.width = nil })
    if format == .html {
      // The style and the script have files of their own.
      let page = try XMLNode(document: written)
      let body = try #require(page["body"].first)
      written = Array(Self.markup(body, 0).utf8)
    }
    expectGolden(written, named: name)
  }

  /// An element as text, one a line.
  private static func markup(_ node: XMLNode, _ depth: Int) -> String {
    guard node.name != "script" else { return "" }
    let attributes = node.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
    return String(repeating: " ", count: depth) + node.name + attributes.joined()
      + (node.text.isEmpty ? "" : ": \(node.text)") + "\n"
      + node.children.map { markup($0, depth + 1) }.joined()
  }

  @Test("only known facts are shown")
  func withoutFeatures() async throws {
    let catalog = try await makeCatalog(readsFeature: false)
    for format in CatalogFormat.allCases {
      let text = String(
        decoding: format.write(catalog, ReportOptions { $0.width = nil }), as: UTF8.self)
      #expect(!text.contains(">Uses<") && !text.contains("| Uses |"), "\(format)")
      #expect(!text.contains("not used"), "\(format)")
      #expect(!text.contains("\"uses\""), "\(format)")
    }
  }

  @Test("each way knows its own files, and no others", arguments: CatalogFormat.allCases)
  func recognizes(format: CatalogFormat) async throws {
    let catalog = try await makeCatalog()
    for other in CatalogFormat.allCases {
      let bytes = other.write(catalog, ReportOptions { $0.width = nil })
      let (head, tail) = (Array(bytes.prefix(4096)), Array(bytes.suffix(4096)))
      #expect(format.recognizes(head, tail) == (format == other), "\(other)")
    }
    #expect(!format.recognizes(Array("my notes".utf8), Array("my notes".utf8)))
  }

  @Test("a pattern is shown as text, whatever it contains")
  func hostile() throws {
    let library = StepLibrary(EmptyWorld.self) {
      Given(.regex("<script>\u{1B}[31m]]>&|`\u{202E}")) { _ in }
        .described(as: "<b>|\n::error::x")
    }
    var ids = IdGenerator()
    let code = try SupportCode([library], root: "/", ids: &ids)
    let catalog = Catalog(code, plan: nil, times: nil)
    let page = CatalogFormat.html.write(catalog, ReportOptions())
    #expect(throws: Never.self) { try XMLNode(document: page) }
    for format in [CatalogFormat.text, .markdown, .html] {
      let text = String(
        decoding: format.write(catalog, ReportOptions { $0.width = nil }), as: UTF8.self)
      #expect(!text.contains("\u{1B}"), "\(format)")
      #expect(!text.contains("\u{202E}"), "\(format)")
      // The lines of a page are no commands.
      if format != .html { #expect(!text.contains("\n::error"), "\(format)") }
    }
    let markdown = String(
      decoding: CatalogFormat.markdown.write(catalog, ReportOptions()), as: UTF8.self)
    #expect(markdown.contains("\\|"))
    #expect(!markdown.contains("<b>"))
  }

  @Test(arguments: [
    ([], ""), (["a/b/c.swift"], "a/b/"), (["a/b/c.swift", "a/b/d.swift"], "a/b/"),
    (["a/bc/d", "a/bd/d"], "a/"), (["a", "b"], ""), (["é/a", "è/a"], ""),
  ])
  func commonFolder(paths: [String], folder: String) {
    #expect(CatalogSection.commonFolder(of: paths) == folder)
  }
}
