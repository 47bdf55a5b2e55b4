internal import Messages

/// A tag that names a file with more examples: `@DataSource:users.csv`.
///
/// It stands above an outline, for all its examples that have none of their own, or above examples.
public struct DataSource {
  /// What such a tag begins with, as Reqnroll has it.
  public static let prefix = "@DataSource:"

  let tag: GherkinDocument.Tag
  var path: String { String(tag.name.dropFirst(Self.prefix.count)) }

  init?(_ tag: GherkinDocument.Tag) {
    guard tag.name.utf8.starts(with: Self.prefix.utf8) else { return nil }
    self.tag = tag
  }

  func error(_ fact: DataSourceError.Fact) -> DataSourceError {
    DataSourceError(tag: tag.name, location: tag.location, fact: fact)
  }
}
