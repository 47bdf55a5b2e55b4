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
      Outline(outline, table).flatMap(excess).map {
        GherkinError(location: table.location, fact: $0)
      }
    }
  }

  /// The fault of an outline's scenarios, if they are too large.
  private func excess(of outline: Outline) -> GherkinError.Fact? {
    let rows = outline.rows
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
      // Without cells, only the bytes that stay.
      var largest = step.size([])
      total += largest * rows.count
      for column in step.columns where column < longest.count {
        largest += longest[column]
        total += sums[column]
      }
      // The longest cells may be in different rows.
      if largest > stepBytes,
        let excess = rows.lazy.map({ step.size($0.cells) }).first(where: { $0 > stepBytes })
      {
        return .stepTooLarge(bytes: excess, limit: stepBytes, isOfExamples: true)
      }
      if total > bytes { return .expansionTooLarge(limit: bytes) }
    }
    return nil
  }
}
