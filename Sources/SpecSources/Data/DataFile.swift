/// A file of examples: CSV with a header, or YAML or JSON.
package struct DataFile: Sendable {
  /// As a person would type it.
  package let path: String
  /// Its bytes, or the reason why it cannot be read.
  package let contents: Result<[UInt8], DataFileError>
}

extension DataFile {
  /// The languages of such files.
  enum Format {
    case csv
    case json
    case yaml
    /// Known but not supported.
    case excel

    init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(name: String(path[path.index(after: dot)...]))
    }

    /// A language by its name or ending, in any case.
    init?(name: String) {
      switch name.lowercased() {
      // Tabs are rejected in the file, with their position.
      case "csv", "tsv": self = .csv
      case "json": self = .json
      case "yaml", "yml": self = .yaml
      case "excel", "xlsx", "xls", "xlsb": self = .excel
      default: return nil
      }
    }
  }
}
