package import Gherkin

/// Whether tags such as `@DataSource:users.csv` have a meaning.
public enum DataSourceUse: Sendable, Equatable {
  /// They name files with examples.
  case read
  /// They are ordinary tags, as in a Cucumber that does not support them.
  case ignored

  /// The tags with a meaning here.
  package var tags: [TagVocabulary.Entry] {
    guard self == .read else { return [] }
    return [
      entry("@DataSource:", "users.csv"), TagVocabulary.Entry("@DisableDataSource"),
      entry("@DataField:", "name=column"), entry("@DataSet:", "users"),
      entry("@DataFormat:", "CSV"),
    ]
  }

  /// A tag whose value is checked when it is read.
  private func entry(_ prefix: String, _ value: String) -> TagVocabulary.Entry {
    TagVocabulary.Entry(
      String(prefix.dropLast()), example: prefix + value,
      companion: prefix == "@DataSource:" ? nil : "@DataSource:"
    ) { $0.utf8.starts(with: prefix.utf8) }
  }
}
