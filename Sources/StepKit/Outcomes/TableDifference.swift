import Messages

/// The differences between a table of a story and one of the system.
///
/// Columns are identified by their names in the header, rows by their cells.
struct TableDifference {
  /// The differences, in words.
  private(set) var facts: [String] = []
  /// The rows of both.
  private(set) var lines: [MarkedLine] = []
  private static let maximumFacts = 3

  var isEmpty: Bool { facts.isEmpty }

  /// The facts for a heading.
  var summary: String {
    let more = facts.count - Self.maximumFacts
    return facts.prefix(Self.maximumFacts).joined(separator: "; ")
      + (more > 0 ? "; and \(more) more" : "")
  }

  /// - Parameter areNumbers: The names of columns whose cells are compared as numbers.
  init(
    expected: [[String]], actual: [[String]], ignoring ignored: Set<DataTable.Aspect> = [],
    areNumbers: Set<String> = []
  ) {
    let columns = Columns(expected.first ?? [], actual.first ?? [], ignored)
    facts = columns.facts
    let rows = Rows(
      expected: expected.dropFirst().map(columns.expected),
      actual: actual.dropFirst().map(columns.actual),
      common: columns.common, numbers: columns.positions(of: areNumbers))
    var steps = ignored.contains(.rowOrder) ? rows.stepsInAnyOrder() : rows.steps()
    if ignored.contains(.surplusRows) {
      steps.removeAll { if case .surplus = $0 { true } else { false } }
    }
    facts += rows.facts(steps, names: columns.names)
    guard !facts.isEmpty else { return }
    lines = RowAlignment.lines(
      header: columns.header, steps, expected: rows.expected, actual: rows.actual)
  }
}

// MARK: - Columns

/// The columns of both tables: the expected ones, then the others.
private struct Columns {
  let names: [String]
  /// The positions of the columns that both tables have.
  let common: [Int]
  private(set) var facts: [String] = []
  private(set) var header: [(Comparison.Mark, [String])] = []
  /// For each column its position in the table of the system, if it is there.
  private let sources: [Int?]

  init(_ expected: [String], _ actual: [String], _ ignored: Set<DataTable.Aspect>) {
    var free = Array(actual.indices)
    var sources: [Int?] = expected.map { name in
      free.firstIndex { actual[$0] == name }.map { free.remove(at: $0) }
    }
    let surplus = ignored.contains(.surplusColumns) ? [] : free
    let found = sources.compactMap(\.self)
    common = sources.indices.filter { sources[$0] != nil }
    let missing = expected.indices.filter { sources[$0] == nil }
    sources += surplus
    self.sources = sources
    names = expected + surplus.map { actual[$0] }
    let isMoved = !ignored.contains(.columnOrder) && found != found.sorted()
    facts += missing.map { "column \"\(expected[$0])\" is missing" }
    facts += surplus.map { "column \"\(actual[$0])\" is surplus" }
    if isMoved {
      let order = found.sorted().map { actual[$0] }
      facts.append("the columns are in another order: \(order.joined(separator: ", "))")
    }
    header =
      facts.isEmpty
      ? [(.both, expected)]
      : [(.missing, self.expected(expected)), (.surplus, self.actual(actual))]
  }

  /// A row of the story with blanks for the columns that were not expected.
  func expected(_ row: [String]) -> [String] {
    row + Array(repeating: "", count: max(0, names.count - row.count))
  }

  /// A row of the system, with its cells in the expected order.
  func actual(_ row: [String]) -> [String] {
    sources.map { source in source.flatMap { $0 < row.count ? row[$0] : nil } ?? "" }
  }

  func positions(of names: Set<String>) -> Set<Int> {
    Set(self.names.indices.filter { names.contains(self.names[$0]) })
  }
}

// MARK: - Rows

/// The rows of both tables, all with the same columns.
private struct Rows {
  let expected: [[String]]
  let actual: [[String]]
  private let common: [Int]
  /// The cells of each row that are compared.
  private let expectedKeys: [[String]]
  private let actualKeys: [[String]]

  init(expected: [[String]], actual: [[String]], common: [Int], numbers: Set<Int>) {
    self.expected = expected
    self.actual = actual
    self.common = common
    func key(_ row: [String]) -> [String] {
      common.map { column in
        numbers.contains(column) ? Double(row[column]).map { "\($0)" } ?? row[column] : row[column]
      }
    }
    expectedKeys = expected.map(key)
    actualKeys = actual.map(key)
  }

  func steps() -> [LineAlignment.Step] {
    LineAlignment.steps(expectedKeys, actualKeys, areSimilar: areSimilar)
  }

  func stepsInAnyOrder() -> [LineAlignment.Step] {
    var positions: [[String]: [Int]] = [:]
    for (row, key) in actualKeys.enumerated().reversed() { positions[key, default: []].append(row) }
    let partners = expectedKeys.map { positions[$0]?.popLast() }
    var surplus = positions.values.flatMap(\.self).sorted()[...]
    var steps: [LineAlignment.Step] = []
    for (row, partner) in partners.enumerated() {
      if let partner {
        steps.append(.both(row, partner))
        continue
      }
      let replacement = surplus.firstIndex { areSimilar(row, $0) }
      steps.append(replacement.map { .replaced(row, surplus.remove(at: $0)) } ?? .missing(row))
    }
    return steps + surplus.map(LineAlignment.Step.surplus)
  }

  private var areSimilar: LineAlignment.Similarity {
    RowAlignment.similarity(expectedKeys, actualKeys)
  }

  /// The cells and rows that differ, in words; rows count from 1 below the header.
  func facts(_ steps: [LineAlignment.Step], names: [String]) -> [String] {
    var facts: [String] = []
    var surplus = 0
    for step in steps {
      switch step {
      case .both: continue
      case .missing(let row): facts.append("row \(row + 1) is missing")
      case .surplus: surplus += 1
      case .replaced(let row, let other):
        for (position, column) in common.enumerated()
        where expectedKeys[row][position] != actualKeys[other][position] {
          facts.append("row \(row + 1), column \"\(names[column])\"")
        }
      }
    }
    if surplus > 0 {
      facts.append(surplus == 1 ? "1 row is surplus" : "\(surplus) rows are surplus")
    }
    return facts
  }
}
