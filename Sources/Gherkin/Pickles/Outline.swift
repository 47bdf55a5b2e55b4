internal import Messages

/// A scenario's templates, cut at the placeholders of one examples table once for all its rows.
struct Outline: Sendable {
  let id: String
  let name: Template
  let steps: [Step]

  init(_ scenario: GherkinDocument.Scenario, header: GherkinDocument.TableRow) {
    let columns = Columns(header.cells)
    id = scenario.id
    name = Template(scenario.name, columns)
    steps = scenario.steps.map { Step($0, columns) }
  }

  /// The columns that its texts name.
  var usedColumns: Set<Int> {
    var size = TemplateSize()
    name.add(to: &size)
    return steps.reduce(into: Set(size.uses.keys)) { $0.formUnion($1.size.uses.keys) }
  }

  /// One step of an outline.
  struct Step: Sendable {
    let id: String
    /// None for a conjunction.
    let type: Pickle.KeywordType?
    let text: Template
    let line: Int
    /// The argument as written; all rows share it if it has no placeholder.
    private let written: Pickle.Argument?
    /// The step and its texts' templates in the order of `argument(_:)`, if there is a placeholder.
    private let varying: (step: GherkinDocument.Step, templates: [Template])?

    init(_ step: GherkinDocument.Step, _ columns: Columns) {
      id = step.id
      type = Pickle.KeywordType(step.keywordType)
      text = Template(step.text, columns)
      line = step.location.line
      var templates: [Template] = []
      written = step.argument {
        templates.append(Template($0, columns))
        return $0
      }
      varying = templates.contains { $0.hasPlaceholder } ? (step, templates) : nil
    }

    /// Whether it has a table or a doc string.
    var hasArgument: Bool { written != nil }

    /// The size for any row; the argument counts if it has a placeholder.
    var size: TemplateSize {
      var size = TemplateSize()
      text.add(to: &size)
      for template in varying?.templates ?? [] { template.add(to: &size) }
      return size
    }

    /// The argument for a row.
    @inline(__always)
    func argument(_ cells: [GherkinDocument.TableCell]) -> Pickle.Argument? {
      guard let varying else { return written }
      var next = 0
      return varying.step.argument { _ in
        defer { next += 1 }
        return varying.templates[next].filled(cells)
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
