import SpecTestSupport
import Testing

/// Swift and Gherkin in the pages are taken from the packages in Examples, which other tests build
/// and run, or from the sample systems.
@Suite struct ExcerptTests {
  @Test(
    "every block is an excerpt of an example or a sample system",
    arguments: Page.all.filter { !$0.isGenerated })
  func excerpts(page: Page) throws {
    for fence in page.fences where fence.mark == nil {
      guard let suffix = ["swift": ".swift", "gherkin": ".feature"][fence.language] else {
        continue
      }
      let sources = try Self.examples.get()[suffix, default: []]
      #expect(
        sources.contains { contains($0, parts(of: fence.lines)) },
        "\(page.path):\(fence.line): no \(suffix) file in \(Self.folders) has these lines")
    }
  }

  @Test("every block has a known language, and is left out only for a reason", arguments: Page.all)
  func languages(page: Page) {
    let known = [
      "swift", "gherkin", "sh", "console", "yaml", "json", "csv", "markdown", "text",
    ]
    for fence in page.fences {
      let place = "\(page.path):\(fence.line)"
      #expect(known.contains(fence.language), "\(place): \(fence.language)")
      guard let mark = fence.mark else { continue }
      #expect(!mark.value.isEmpty, "\(place)")
      switch mark.key {
      // Swift in a file is compiled as the package of the README.
      case "file": #expect(fence.language != "swift" || page.path == "README.md", "\(place)")
      case "not run": #expect(["sh", "console"].contains(fence.language), "\(place)")
      default: Issue.record("\(place): unknown mark \(mark.key)")
      }
    }
  }

  private static let folders = ["Examples", "Features", "Sources/Domains"]

  /// The lines of their files, by suffix.
  private static let examples = Result {
    var examples: [String: [[String]]] = [:]
    for suffix in [".swift", ".feature"] {
      let files = folders.flatMap { Project.files(below: $0, ending: suffix) }
      examples[suffix] = try files.filter { !$0.contains("/.build/") }
        .map { try Project.text(of: $0).split(separator: "\n").map(String.init) }
    }
    return examples
  }

  /// The runs of lines between those that say that something was left out, without blank lines.
  private func parts(of lines: [String]) -> [[String]] {
    lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .split { $0.drop(while: \.isWhitespace) == "// …" }.map(Array.init)
  }

  /// Whether the parts follow one another in the source, each indented by as much as one likes.
  private func contains(_ source: [String], _ parts: [[String]]) -> Bool {
    var start = 0
    for part in parts {
      let places = source.indices.dropFirst(start).dropLast(part.count - 1)
      let wanted = unindented(part)
      guard let place = places.first(where: { unindented(source[$0..<$0 + part.count]) == wanted })
      else { return false }
      start = place + part.count
    }
    return !parts.isEmpty
  }

  private func unindented(_ lines: some Sequence<String>) -> [Substring] {
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indentation) }
  }
}
