/// Whether tags such as `@DataSource:users.csv` have a meaning.
public enum DataSourceUse: Sendable, Equatable {
  /// They name files with examples.
  case read
  /// They are ordinary tags, as in a Cucumber that does not support them.
  case ignored
}
