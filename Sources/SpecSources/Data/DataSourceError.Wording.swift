internal import Basics
internal import Gherkin
internal import Messages

extension DataSourceError {
  /// `path:line:column: the problem and the remedy`; the location is in the data file if the
  /// error is there.
  public func message(in uri: String) -> String {
    if case .file(_, _, .some) = fact { return sentence }
    return "\(location.shown(in: uri)): \(sentence)"
  }

  /// The problem and its remedy, without the place in the feature.
  public var sentence: String {
    switch fact {
    case .noValue: return "found \(tag), expected a tag such as \(example)"
    case .unknownFormat:
      return "found \(tag), expected @DataFormat:CSV, @DataFormat:YAML or @DataFormat:JSON"
    case .unknownDataSet(let path, let known):
      return "found \(tag), expected one of the lists in \(path): " + known.joined(separator: ", ")
    case .missingColumn(let name, let path, let columns):
      return "the column \"\(name)\" is not in \(path), which has: "
        + columns.joined(separator: ", ") + "; @DataField:name=column gives a column another name"
    case .noRows(let path):
      return "found no rows in \(path), which \(tag) names, so that nothing runs for it; add rows"
    case .file(let path, let error, let location):
      let place = location.map { $0.shown(in: path) + ":" } ?? "\(tag): \(path)"
      return "\(place) \(error.words)"
    }
  }

  private var example: String {
    DataSourceUse.read.tags.first { tag.hasPrefix($0.name) }?.example ?? tag
  }
}

extension DataFileError.Fact {
  /// The text after the path or the location.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let limit, let setting):
      "is larger than \(limit) bytes; split it, or raise the limit with --\(setting)"
    case .outside: "is outside the folder of its feature; move it there"
    case .unknownFormat:
      "has an unknown format, expected .csv, .yaml, .yml or .json, or a tag such as "
        + "@DataFormat:CSV"
    case .excel:
      "is an Excel workbook, expected .csv, .yaml, .yml or .json: export the sheet as CSV and name "
        + "that file, or ignore these tags with --no-data-sources"
    case .empty: "is empty, expected a header and rows"
    case .malformed(let finding): finding
    case .notUTF8: "this is not UTF-8; save the file as UTF-8"
    case .openQuote: "this quote is never closed"
    case .quoteInCell:
      "found a quote inside a cell: put the whole cell in quotes, and double the quote in it"
    case .textAfterQuote:
      "found text after the closing quote, expected a comma or the end of the line"
    case .otherSeparator(let mark):
      "found columns separated by \(mark == "\t" ? "tabs" : "\"\(mark)\""), expected commas; save the "
        + "file as CSV with commas"
    case .wrongCount(let found, let expected):
      "this row has \(counted(found, "cell")), the header has \(counted(expected, "cell"))"
    case .duplicateColumn(let name): "the header names the column \"\(name)\" twice"
    case .missingValue(let name):
      "found no \"\(name)\", which other entries have; add it, even without a value"
    case .wrongShape(let found, let expected): "found \(found), expected \(expected.words)"
    }
  }
}

extension DataFileError.Shape {
  fileprivate var words: String {
    switch self {
    case .list: "a list of mappings, or a list of lists whose first names the columns"
    case .listInside: "a mapping with a list of mappings somewhere in it, or such a list by itself"
    case .row: "a list of cells"
    case .record: "a mapping of columns to cells"
    }
  }
}
