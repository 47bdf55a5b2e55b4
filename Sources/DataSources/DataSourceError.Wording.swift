internal import Messages

extension DataSourceError {
  /// `path:line:column: what is wrong and what to do`; the place is in the data file where that is
  /// where one mends it.
  public func message(in uri: String) -> String {
    switch fact {
    case .misplaced:
      return "\(place(location, in: uri)): found \(tag) above a feature or rule, expected it above "
        + "a scenario or its examples"
    case .noName:
      return "\(place(location, in: uri)): \(tag) names no file, expected one such as "
        + "\(DataSource.prefix)users.csv"
    case .missingColumn(let name, let header, let path, let columns):
      return "\(place(header, in: uri)): the column \"\(name)\" is not in \(path), which has: "
        + columns.joined(separator: ", ")
    case .file(let error):
      guard let line = error.line, let column = error.column else {
        return "\(place(location, in: uri)): \(tag): \(error.path) \(error.fact.words)"
      }
      return "\(error.path):\(line):\(column): \(error.fact.words)"
    }
  }

  private func place(_ location: Location, in uri: String) -> String {
    "\(uri):\(location.line)" + (location.column.map { ":\($0)" } ?? "")
  }
}

extension DataFileError.Fact {
  /// Goes on after the path or the place.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .outside: "is not below the folder of its feature, where data must lie"
    case .unknownFormat: "is of an unknown kind, expected .csv, .yaml, .yml or .json"
    case .empty: "has no header and no rows"
    case .malformed(let finding): finding
    case .notUTF8: "this is not UTF-8; save the file as UTF-8"
    case .openQuote: "this quote is never closed"
    case .quoteInCell:
      "found a quote inside a cell: put the whole cell in quotes, and double the quote in it"
    case .textAfterQuote:
      "found text after the closing quote, expected a comma or the end of the line"
    case .wrongCount(let found, let expected):
      "this row has \(cells(found)), the header has \(cells(expected))"
    case .duplicateColumn(let name): "the header names the column \"\(name)\" twice"
    case .missingValue(let name):
      "found no \"\(name)\", which other entries have: write it, if only with nothing after it"
    case .wrongShape(let found, let expected): "found \(found), expected \(expected.words)"
    }
  }

  private func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}

extension DataFileError.Shape {
  fileprivate var words: String {
    switch self {
    case .list: "a list of mappings, or a list of lists whose first names the columns"
    case .row: "a list of cells"
    case .record: "a mapping of columns to cells"
    case .cell: "text, a number, true, false or nothing"
    }
  }
}
