public import Messages

/// The largest allowed sizes of steps, and of the scenarios of one examples table.
///
/// A few lines can expand to gigabytes: an outline whose steps name a column many times, with many
/// rows of long cells.
public struct ExpansionLimits: Sendable, Equatable {
  /// The number of steps: those of the outline times the rows.
  public var steps = 10_000_000
  /// The number of bytes of one step's text; if it has values of examples, those of its argument count too.
  public var stepBytes = 1 << 20
  /// The number of bytes of all steps of a table with their values.
  public var bytes = 256 << 20

  public init() {}
}

extension GherkinDocument {
  /// The steps and the examples tables whose scenarios would be larger than `limits` allow, as errors
  /// at their locations, in the order of the file.
  ///
  /// They are found without expanding anything.
  public func errors(exceeding limits: ExpansionLimits) -> [GherkinError] {
    nodes.flatMap { node, _ -> [GherkinError] in
      switch node {
      case .rule: []
      case .background(let background): limits.errors(in: background.steps)
      case .scenario(let scenario):
        scenario.examples.isEmpty ? limits.errors(in: scenario.steps) : limits.errors(in: scenario)
      }
    }
  }
}

extension ExpansionLimits {
  fileprivate func errors(in steps: [GherkinDocument.Step]) -> [GherkinError] {
    steps.filter { $0.text.utf8.count > stepBytes }.map { step in
      GherkinError(
        location: step.location,
        fact: .stepTooLarge(bytes: step.text.utf8.count, limit: stepBytes, isOfExamples: false))
    }
  }

  fileprivate func errors(in outline: GherkinDocument.Scenario) -> [GherkinError] {
    outline.examples.compactMap { table in
      guard let header = table.tableHeader, !table.tableBody.isEmpty else { return nil }
      return excess(of: Outline(outline, header: header), table.tableBody).map {
        GherkinError(location: table.location, fact: $0)
      }
    }
  }

  /// The fault of an outline's scenarios for the rows of a table, if they are too large.
  private func excess(
    of outline: Outline, _ rows: [GherkinDocument.TableRow]
  ) -> GherkinError.Fact? {
    let (count, overflow) = outline.steps.count.multipliedReportingOverflow(by: rows.count)
    guard !overflow, count <= steps else { return .tooManyExpandedSteps(limit: steps) }
    var (longest, sums): ([Int], [Int]) = ([], [])
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        if column == longest.count {
          longest.append(0)
          sums.append(0)
        }
        let size = cell.value.utf8.count
        longest[column] = max(longest[column], size)
        sums[column] += size
      }
    }
    var total = 0
    for step in outline.steps {
      let size = step.size
      var largest = size.literal
      total += size.literal * rows.count
      for (column, uses) in size.uses where column < longest.count {
        largest += uses * longest[column]
        total += uses * sums[column]
      }
      // The longest cells may be in different rows.
      if largest > stepBytes,
        let excess = rows.lazy.map(size.bytes).first(where: { $0 > stepBytes })
      {
        return .stepTooLarge(bytes: excess, limit: stepBytes, isOfExamples: true)
      }
      if total > bytes { return .expansionTooLarge(limit: bytes) }
    }
    return nil
  }
}

/// The bytes of a step of an outline: those that stay, and how often it names each column.
struct TemplateSize {
  var literal = 0
  var uses: [Int: Int] = [:]

  func bytes(with row: GherkinDocument.TableRow) -> Int {
    uses.reduce(literal) { size, use in
      use.key < row.cells.count ? size + use.value * row.cells[use.key].value.utf8.count : size
    }
  }
}
