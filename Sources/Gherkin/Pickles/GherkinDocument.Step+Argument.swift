internal import Messages

extension GherkinDocument.Step {
  /// The argument below the step, with each of its texts changed.
  @inline(__always)
  func argument(_ change: (String) -> String) -> Pickle.Argument? {
    guard docString != nil || dataTable != nil else { return nil }
    let places = argumentPlaces
    return Pickle.Argument(
      docString: docString.map {
        Pickle.DocString(
          argumentIndex: places?.docString, mediaType: $0.mediaType.map(change),
          content: change($0.content))
      },
      dataTable: dataTable.map {
        Pickle.Table(
          argumentIndex: places?.table,
          rows: $0.rows.map { row in
            Pickle.Row(cells: row.cells.map { Pickle.Cell(value: change($0.value)) })
          })
      })
  }

  /// The position of an argument, from 1, if the step has both.
  private var argumentPlaces: (docString: Int, table: Int)? {
    guard let docString, let dataTable else { return nil }
    return docString.location > dataTable.location ? (2, 1) : (1, 2)
  }
}
