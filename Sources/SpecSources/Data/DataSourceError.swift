public import Messages

/// The reason why a tag provides no examples.
public struct DataSourceError: Error, Equatable, Sendable {
  package enum Fact: Equatable, Sendable {
    /// Nothing follows the colon.
    case noValue
    /// `@DataFormat` names a language that is not supported.
    case unknownFormat
    /// The file has no such list; `known` are those that it contains.
    case unknownDataSet(path: String, known: [String])
    case file(path: String, DataFileError.Fact, at: Location?)
    /// The file does not have a column that the header in the feature, or a tag, names.
    case missingColumn(String, path: String, columns: [String])
    /// The file has only a header: most likely a mistake.
    case noRows(path: String)
  }

  /// As written, such as `@DataSource:users.csv`.
  public let tag: String
  /// The location of the tag, or of the header's cell.
  public let location: Location
  package let fact: Fact
}
