package import Gherkin
package import Messages

extension GherkinDocument {
  /// Adds to examples the rows of the files that tags name.
  ///
  /// A tag above a feature or rule is meant for all scenarios in it, one above a scenario for all its
  /// examples; the innermost counts. Rows in the feature come first. With a header in the feature
  /// its columns are taken, in its order; without one all that the (first) file has. A scenario
  /// without examples is given some. Added rows have the location of their tag, or of the
  /// scenario if the tag stands further out, and its ids come after all others.
  ///
  /// - Parameters:
  ///   - use: Whether such tags mean anything.
  ///   - limit: The number of bytes beyond which files in YAML or JSON are not read.
  ///   - read: Gives the file at a path as in the tag; asked for each examples table.
  /// - Returns: The faults of tags and files; with any but `noRows` the document is not complete.
  package mutating func fillExamples(
    _ use: DataSourceUse = .read, limit: Int = 3 << 20, ids: inout IdGenerator,
    read: (String) -> Result<DataFile, DataFileError>
  ) -> [DataSourceError] {
    guard use == .read, var feature, feature.hasDataSource else { return [] }
    return withoutActuallyEscaping(read) { read in
      var filler = ExamplesFiller(read: read, limit: limit, ids: ids, language: feature.language)
      filler.fill(&feature)
      self.feature = feature
      ids = filler.ids
      return filler.errors
    }
  }
}

extension GherkinDocument.Feature {
  /// Most features have none and are then left alone.
  fileprivate var hasDataSource: Bool {
    allTags.nameDataSource
  }
}
