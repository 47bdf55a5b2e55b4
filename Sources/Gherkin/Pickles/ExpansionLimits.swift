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
    var errors: [GherkinError] = []
    for (node, _) in nodes {
      switch node {
      case .rule: break
      case .background(let background): limits.check(background.steps, &errors)
      case .scenario(let scenario): scenario.check(limits, &errors)
      }
    }
    return errors
  }
}

extension ExpansionLimits {
  fileprivate func check(_ steps: [GherkinDocument.Step], _ errors: inout [GherkinError]) {
    for step in steps where step.text.utf8.count > stepBytes {
      errors.append(
        GherkinError(
          location: step.location,
          fact: .stepTooLarge(
            bytes: step.text.utf8.count, limit: stepBytes, isOfExamples: false)))
    }
  }
}

extension GherkinDocument.Scenario {
  fileprivate func check(_ limits: ExpansionLimits, _ errors: inout [GherkinError]) {
    if examples.isEmpty { limits.check(steps, &errors) }
    for table in examples {
      guard let header = table.tableHeader, !table.tableBody.isEmpty else { continue }
      let expansion = Expansion(Outline(self, header: header), table.tableBody)
      if let fact = expansion.excess(over: limits) {
        errors.append(GherkinError(location: table.location, fact: fact))
      }
    }
  }
}

/// The sizes of an outline's scenarios for the rows of a table.
private struct Expansion {
  private let outline: Outline
  private let rows: [GherkinDocument.TableRow]

  init(_ outline: Outline, _ rows: [GherkinDocument.TableRow]) {
    self.outline = outline
    self.rows = rows
  }

  func excess(over limits: ExpansionLimits) -> GherkinError.Fact? {
    let (steps, overflow) = outline.steps.count.multipliedReportingOverflow(by: rows.count)
    guard !overflow, steps <= limits.steps else {
      return .tooManyExpandedSteps(limit: limits.steps)
    }
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
      if largest > limits.stepBytes,
        let bytes = rows.lazy.map(size.bytes).first(where: { $0 > limits.stepBytes })
      {
        return .stepTooLarge(bytes: bytes, limit: limits.stepBytes, isOfExamples: true)
      }
      if total > limits.bytes { return .expansionTooLarge(limit: limits.bytes) }
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
