import YAML

/// The rows that a file gives to examples: CSV with a header, or a list in YAML or JSON.
public struct DataFile: Sendable, Equatable {
  /// As a person would type it.
  public let path: String
  public let columns: [String]
  /// Each with a cell for every column.
  public let rows: [[String]]

  init(path: String, columns: [String], rows: [[String]]) {
    self.path = path
    self.columns = columns
    self.rows = rows
  }

  /// Reads the content of a file; the end of its name tells what it is written in.
  public init(path: String, bytes: [UInt8]) throws(DataFileError) {
    let table: DataTable
    do {
      switch Format(path: path) {
      case .csv: table = try DataTable(csv: bytes)
      case .json: table = try DataTable(parseJSON(bytes))
      // Unlike configuration, data that people wrote may repeat itself.
      case .yaml: table = try DataTable(parse(bytes, limits: Limits(aliases: 100)))
      case nil: throw DataFault(.unknownFormat)
      }
      try table.checkColumns()
    } catch let fault as DataFault {
      throw DataFileError(fault.fact, path: path, position: fault.position)
    } catch let error as YAMLError {
      throw DataFileError(.malformed(error.sentence), path: path, position: error.position)
    } catch {
      throw DataFileError(.malformed("\(error)"), path: path)
    }
    self.init(path: path, columns: table.columns, rows: table.rows)
  }

  private enum Format {
    case csv
    case json
    case yaml

    init?(path: String) {
      let name = path.lowercased()
      if name.hasSuffix(".csv") {
        self = .csv
      } else if name.hasSuffix(".json") {
        self = .json
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        self = .yaml
      } else {
        return nil
      }
    }
  }
}
