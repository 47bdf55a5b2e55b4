import Foundation
import Gherkin
import Messages
import SpecTestSupport
import Testing

/// Ranges are held by three properties: they nest, they do not overlap, and their text is the node's.
struct SourceMapTests {
  private static let text = """
    # c
    @a @b #d
    Feature: été

      one
      # within
      two

      Scenario Outline:  <x> \t
      \tGiven   a step
        | é | b \\| c |  |
        | 1 | 2   |3|
        \"\"\"json
         {
        \"\"\"
      @e
      Examples: values
        | x |
        | 1 |

    """

  @Test func ranges() throws {
    let reading = Reading(Self.text)
    let map = SourceMap(SourceText(Self.text))
    let feature = try #require(reading.feature)
    let scenario = try #require(reading.scenarios.first)
    let examples = try #require(scenario.examples.first)
    let step = try #require(scenario.steps.first)
    let table = try #require(step.dataTable)
    let docString = try #require(step.docString)
    let cell = table.rows[0].cells[1]
    let expected: [(String, Range<Location>?)] = [
      ("2:1-19:10", map.range(of: feature)), ("3:1-3:13", map.titleRange(of: feature)),
      ("3:1-3:8", map.keywordRange(of: feature)), ("3:10-3:13", map.nameRange(of: feature)),
      ("5:3-7:6", map.descriptionRange(of: feature)), ("none", map.descriptionRange(of: scenario)),
      ("2:4-2:6", map.range(of: feature.tags[1])), ("9:3-19:10", map.range(of: scenario)),
      ("9:3-9:19", map.keywordRange(of: scenario)), ("9:22-9:25", map.nameRange(of: scenario)),
      ("10:4-15:8", map.range(of: step)), ("10:4-10:10", map.keywordRange(of: step)),
      ("10:12-10:18", map.textRange(of: step)), ("11:5-12:18", map.range(of: table)),
      ("11:5-11:22", map.range(of: table.rows[0])), ("11:11-11:17", map.range(of: cell)),
      ("11:21-11:21", map.range(of: table.rows[0].cells[2])),
      ("13:5-15:8", map.range(of: docString)), ("14:1-14:7", map.contentRange(of: docString)),
      ("16:3-19:10", map.range(of: examples)), ("17:3-17:19", map.titleRange(of: examples)),
      ("1:1-1:4", reading.document.comments.first.map { map.range(of: $0) }),
    ]
    for (shown, range) in expected {
      let ends = range.map { [$0.lowerBound, $0.upperBound] } ?? []
      let text = ends.map { "\($0.line):\($0.column ?? 0)" }.joined(separator: "-")
      #expect((ends.isEmpty ? "none" : text) == shown)
    }
    #expect(map.text(in: map.range(of: table)).hasSuffix("|3|"))
  }

  @Test func whatIsNotInTheTextHasNoRange() {
    let map = SourceMap(SourceText("Feature: f\n"))
    let far = Location(line: 9, column: 9)
    #expect(map.range(of: GherkinDocument.Tag(location: far, name: "@a", id: "")).isEmpty)
    let here = Location(line: 1, column: 3)
    #expect(map.range(of: GherkinDocument.TableCell(location: here, value: "a")).isEmpty)
    let row = GherkinDocument.TableRow(location: here, cells: [], id: "")
    #expect(map.range(of: row).isEmpty)
    #expect(map.range(of: GherkinDocument.DataTable(location: far, rows: [row])).isEmpty)
    let rule = GherkinDocument.Rule(location: here, keyword: "Story", name: "n", id: "")
    #expect(map.keywordRange(of: rule).isEmpty)
    #expect(map.text(in: far..<far) == "")
  }

  private static let files: [URL] =
    TestData.files(in: "gherkin", suffixes: [".feature", ".feature.md"])
    + ((FileManager.default.enumerator(
      at: Project.root.appendingPathComponent("Features"), includingPropertiesForKeys: nil)?
      .allObjects as? [URL] ?? []).filter { $0.pathExtension == "feature" })

  @Test func allFiles() throws {
    for file in Self.files {
      let bytes = try [UInt8](Data(contentsOf: file))
      let text = SourceText(bytes)
      Self.check(Reading(bytes, uri: file.lastPathComponent).document, in: text.utf8)
    }
    print("Gherkin files whose ranges were checked: \(Self.files.count)")
    #expect(Self.files.count > 30)
  }
}

// MARK: - Properties

extension SourceMapTests {
  /// Checks the ranges of every node of a document that was read from these bytes.
  static func check(_ document: GherkinDocument, in file: [UInt8]) {
    var checker = Checker(map: SourceMap(SourceText(file)))
    for comment in document.comments {
      checker.expect(comment.text, checker.map.range(of: comment))
    }
    if let feature = document.feature { _ = checker.visit(feature) }
  }

  private struct Checker {
    let map: SourceMap

    func expect(_ text: String, _ range: Range<Location>) {
      #expect(map.text(in: range) == text, "\(range)")
    }

    /// Children lie in their parent, one after the other.
    func nest(_ children: [Range<Location>], in parent: Range<Location>) -> Range<Location> {
      var end = parent.lowerBound
      for child in children.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        #expect(
          end <= child.lowerBound && child.upperBound <= parent.upperBound, "\(child) \(parent)")
        end = child.upperBound
      }
      return parent
    }

    mutating func visit(_ feature: GherkinDocument.Feature) -> Range<Location> {
      nest(
        visit(feature.tags) + title(feature) + feature.children.map(visit),
        in: map.range(of: feature))
    }

    private func visit(_ child: GherkinDocument.FeatureChild) -> Range<Location> {
      switch child {
      case .background(let background): visit(background)
      case .scenario(let scenario): visit(scenario)
      case .rule(let rule): visit(rule)
      }
    }

    private func visit(_ rule: GherkinDocument.Rule) -> Range<Location> {
      nest(
        visit(rule.tags) + title(rule) + rule.children.map { visit(.init($0)) },
        in: map.range(of: rule))
    }

    private func visit(_ background: GherkinDocument.Background) -> Range<Location> {
      nest(title(background) + background.steps.map(visit), in: map.range(of: background))
    }

    private func visit(_ scenario: GherkinDocument.Scenario) -> Range<Location> {
      nest(
        visit(scenario.tags) + title(scenario) + scenario.steps.map(visit)
          + scenario.examples.map(visit), in: map.range(of: scenario))
    }

    private func visit(_ examples: GherkinDocument.Examples) -> Range<Location> {
      let rows = (examples.tableHeader.map { [$0] } ?? []) + examples.tableBody
      return nest(
        visit(examples.tags) + title(examples) + rows.map(visit), in: map.range(of: examples))
    }

    private func visit(_ tags: [GherkinDocument.Tag]) -> [Range<Location>] {
      tags.map { tag in
        expect(tag.name, map.range(of: tag))
        return map.range(of: tag)
      }
    }

    private func title(_ node: some TitledNode) -> [Range<Location>] {
      expect(node.titleKeyword ?? "", map.keywordRange(of: node))
      expect(node.name, map.nameRange(of: node))
      if !node.name.isEmpty || node.titleKeyword != nil {
        _ = nest(
          [map.keywordRange(of: node), map.nameRange(of: node)], in: map.titleRange(of: node))
      }
      let description = map.descriptionRange(of: node)
      let own = node.description.split(whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) }
      let shown = description.map { map.text(in: $0) } ?? ""
      #expect((description == nil) == own.isEmpty)
      for line in own { #expect(shown.contains(line.trimmingCharacters(in: .whitespaces))) }
      return [map.titleRange(of: node)] + (description.map { [$0] } ?? [])
    }

    private func visit(_ step: GherkinDocument.Step) -> Range<Location> {
      expect(step.keyword, map.keywordRange(of: step))
      expect(step.text, map.textRange(of: step))
      let table = step.dataTable.map { table in
        nest(table.rows.map(visit), in: map.range(of: table))
      }
      let docString = step.docString.map(visit)
      return nest(
        [map.keywordRange(of: step), map.textRange(of: step), table, docString]
          .compactMap(\.self), in: map.range(of: step))
    }

    private func visit(_ row: GherkinDocument.TableRow) -> Range<Location> {
      let cells = row.cells.map { cell in
        let text = map.text(in: map.range(of: cell))
        #expect(unescaped(text) == cell.value)
        return map.range(of: cell)
      }
      return nest(cells, in: map.range(of: row))
    }

    /// A cell as the language has it, step by step.
    private func unescaped(_ text: String) -> String {
      var result = String.UnicodeScalarView()
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\", let next = rest.popFirst() else {
          result.append(scalar)
          continue
        }
        if next != "n", next != "|", next != "\\" { result.append(scalar) }
        result.append(next == "n" ? "\n" : next)
      }
      return String(result)
    }

    private func visit(_ docString: GherkinDocument.DocString) -> Range<Location> {
      let range = map.range(of: docString)
      let content = map.contentRange(of: docString)
      #expect(map.text(in: range).hasPrefix(docString.delimiter))
      let lines = map.text(in: content).split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      let own = docString.content.split(omittingEmptySubsequences: false) { $0 == "\n" }
      if !docString.content.isEmpty { #expect(lines.count == own.count) }
      for (line, text) in zip(lines, own) where !text.contains(docString.delimiter) {
        #expect(line.hasSuffix(text))
      }
      return nest([content], in: range)
    }
  }
}
