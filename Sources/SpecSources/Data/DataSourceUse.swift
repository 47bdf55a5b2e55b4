/// Whether tags such as `@DataSource:users.csv` mean anything.
public enum DataSourceUse: Sendable, Equatable {
  /// They name files with examples.
  case read
  /// They are tags like all others, as in a Cucumber that does not know them.
  case ignored
}
