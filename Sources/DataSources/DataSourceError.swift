public import Messages

/// Why a tag gives no examples.
public struct DataSourceError: Error, Equatable, Sendable {
  /// The fact.
  public enum Fact: Equatable, Sendable {
    /// The tag stands above a feature or rule.
    case misplaced
    case noName
    case file(DataFileError)
    /// The header in the feature, at `header`, names a column that the file has not got.
    case missingColumn(String, header: Location, path: String, columns: [String])
  }

  /// As written, such as `@DataSource:users.csv`.
  public let tag: String
  /// Where the tag stands.
  public let location: Location
  public let fact: Fact
}
