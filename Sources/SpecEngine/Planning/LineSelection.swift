import Gherkin
import Messages

/// The nodes that the lines of a feature file select.
///
/// A line selects the innermost element it belongs to: a feature or rule with its background selects
/// all scenarios below, an outline all its rows, an examples table its rows, and a row
/// itself. A line belongs to the nearest element that begins on it or above it; an element begins
/// at its first tag.
struct LineSelection {
  private struct Element {
    let firstLine: Int
    /// The scenarios and rows it selects, by their ids in the document.
    let nodes: [String]
  }

  /// In the order of their first lines.
  private var elements: [Element] = []
  /// The number of lines of the file.
  let lastLine: Int

  init(_ file: FeatureFile) {
    lastLine = Self.countLines(file.source.data)
    guard let feature = file.document.feature else { return }
    let all = feature.scenarios.map(\.scenario.id)
    add(feature.location, feature.tags, all)
    for (node, rule) in feature.nodes {
      switch node {
      case .rule(let rule): add(rule.location, rule.tags, rule.scenarios.map(\.id))
      case .background: add(node.location, [], rule?.scenarios.map(\.id) ?? all)
      case .scenario(let scenario): add(scenario)
      }
    }
    elements.sort { $0.firstLine < $1.firstLine }
  }

  /// Whether a line selects a scenario or an example row.
  func hasNodes(at line: Int) -> Bool {
    element(at: line).map { !elements[$0].nodes.isEmpty } ?? false
  }

  /// The ids of the scenarios and example rows that any of `lines` selects; empty if none.
  func nodes(at lines: [Int]) -> Set<String> {
    Set(lines.compactMap(element)).reduce(into: []) { $0.formUnion(elements[$1].nodes) }
  }

  /// The index of the last element that begins on a line or above it.
  private func element(at line: Int) -> Int? {
    guard line >= 1, line <= lastLine else { return nil }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].firstLine <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  private mutating func add(_ scenario: GherkinDocument.Scenario) {
    add(scenario.location, scenario.tags, [scenario.id])
    for examples in scenario.examples {
      add(examples.location, examples.tags, examples.tableBody.map(\.id))
      // Rows from a file are located at the tag that names it: they belong to the table as a whole.
      for row in examples.tableBody where row.location.line > examples.location.line {
        add(row.location, [], [row.id])
      }
    }
  }

  private mutating func add(
    _ location: Location, _ tags: [GherkinDocument.Tag], _ nodes: [String]
  ) {
    let first = min(location.line, tags.first?.location.line ?? location.line)
    elements.append(Element(firstLine: first, nodes: nodes))
  }

  /// A line break at the very end begins no further line.
  private static func countLines(_ text: String) -> Int {
    var count = 0
    var previous: UInt8 = 0x0A
    for byte in text.utf8 {
      let isAfterBreak = previous == 0x0A || (previous == 0x0D && byte != 0x0A)
      if isAfterBreak { count += 1 }
      previous = byte
    }
    return count
  }
}
