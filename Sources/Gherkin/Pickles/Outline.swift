internal import Messages

/// A scenario's templates, cut at the placeholders of one examples table once for all its rows.
struct Outline: Sendable {
  let rows: [GherkinDocument.TableRow]
  let name: Template
  /// In the order of the scenario's.
  let steps: [Step]

  /// Nil for a table without rows.
  init?(_ scenario: GherkinDocument.Scenario, _ examples: GherkinDocument.Examples) {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return nil }
    let columns = Columns(header.cells)
    rows = examples.tableBody
    name = Template(scenario.name, columns)
    steps = scenario.steps.map { Step($0, columns) }
  }

  /// The columns that its texts name.
  var usedColumns: Set<Int> { Set(name.columns + steps.flatMap(\.columns)) }

  /// The templates of one step.
  struct Step: Sendable {
    let text: Template
    /// The argument as written; all rows share it if it has no placeholder.
    private let written: Pickle.Argument?
    /// Those of the argument in the order of its texts, if there is a placeholder.
    private let varying: [Template]

    init(_ step: GherkinDocument.Step, _ columns: Columns) {
      text = Template(step.text, columns)
      var templates: [Template] = []
      written = step.argument {
        templates.append(Template($0, columns))
        return $0
      }
      varying = templates.contains(where: \.hasPlaceholder) ? templates : []
    }

    /// The columns that it names, as often as it does.
    var columns: [Int] { text.columns + varying.flatMap(\.columns) }

    /// The number of bytes for a row; the argument counts if it has a placeholder.
    func size(_ cells: [GherkinDocument.TableCell]) -> Int {
      varying.reduce(text.size(cells)) { $0 + $1.size(cells) }
    }

    /// The argument for a row.
    @inline(__always)
    func argument(
      of step: GherkinDocument.Step, _ cells: [GherkinDocument.TableCell]
    ) -> Pickle.Argument? {
      guard !varying.isEmpty else { return written }
      var next = 0
      return step.argument { _ in
        defer { next += 1 }
        return varying[next].filled(cells)
      }
    }
  }

  /// The columns of an examples table by name, byte for byte; of two with the same name the first counts.
  struct Columns: Sendable {
    private var names: [[UInt8]] = []
    private var byLength: [Int: [Int]] = [:]
    /// The number of bytes of the longest name.
    private(set) var longest = 0

    init(_ header: [GherkinDocument.TableCell]) {
      for (index, cell) in header.enumerated() {
        let name = Array(cell.value.utf8)
        names.append(name)
        byLength[name.count, default: []].append(index)
        longest = max(longest, name.count)
      }
    }

    /// The column whose name is between two offsets.
    func column(named bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
      byLength[end - start]?.first { column in names[column].elementsEqual(bytes[start..<end]) }
    }
  }
}
