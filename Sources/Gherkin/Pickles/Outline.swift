internal import Messages

/// A scenario's templates, cut at the placeholders of one examples table once for all its rows.
struct Outline {
  let name: Template
  let steps: [Step]

  init(_ scenario: GherkinDocument.Scenario, header: GherkinDocument.TableRow) {
    var columns: [String: Int] = [:]
    for (index, cell) in header.cells.enumerated() where columns[cell.value] == nil {
      columns[cell.value] = index
    }
    name = Template(scenario.name, columns)
    steps = scenario.steps.map { Step($0, columns) }
  }

  /// One step of an outline.
  struct Step {
    let id: String
    /// None for a conjunction.
    let type: Pickle.KeywordType?
    let text: Template
    private var docString: (index: Int?, mediaType: Template?, content: Template)?
    private var table: (index: Int?, rows: [[Template]])?

    init(_ step: GherkinDocument.Step, _ columns: [String: Int]) {
      id = step.id
      type = Pickle.KeywordType(step.keywordType)
      text = Template(step.text, columns)
      let places = Self.places(of: step)
      if let found = step.docString {
        docString = (
          places?.docString, found.mediaType.map { Template($0, columns) },
          Template(found.content, columns)
        )
      }
      if let found = step.dataTable {
        let rows = found.rows.map { row in row.cells.map { Template($0.value, columns) } }
        table = (places?.table, rows)
      }
    }

    /// Which argument comes first, from 1, when a step has both.
    static func places(of step: GherkinDocument.Step) -> (docString: Int, table: Int)? {
      guard let docString = step.docString, let table = step.dataTable else { return nil }
      return docString.location > table.location ? (2, 1) : (1, 2)
    }

    func argument(_ cells: [GherkinDocument.TableCell]) -> Pickle.Argument? {
      guard docString != nil || table != nil else { return nil }
      return Pickle.Argument(
        docString: docString.map {
          Pickle.DocString(
            argumentIndex: $0.index, mediaType: $0.mediaType?.filled(cells),
            content: $0.content.filled(cells))
        },
        dataTable: table.map {
          Pickle.Table(
            argumentIndex: $0.index,
            rows: $0.rows.map { row in
              Pickle.Row(cells: row.map { Pickle.Cell(value: $0.filled(cells)) })
            })
        })
    }
  }
}
