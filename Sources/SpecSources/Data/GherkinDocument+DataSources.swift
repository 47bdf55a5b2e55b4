package import Gherkin
package import Messages

extension GherkinDocument {
  /// Adds the rows of the files that tags name to examples.
  ///
  /// A tag above a feature or rule applies to all scenarios in it, one above a scenario to all its
  /// examples; the innermost counts. Rows in the feature come first. If the feature has a header, its
  /// columns are taken, in its order; otherwise all of the (first) file's. A scenario
  /// without examples is given some. Added rows have the location of their tag, or of the
  /// scenario if the tag is further out, and their ids come after all others.
  ///
  /// - Parameters:
  ///   - use: Whether such tags have an effect.
  ///   - limit: The number of bytes beyond which files in YAML or JSON are not read.
  ///   - read: Returns the file at a path as in the tag; called for each examples table.
  /// - Returns: The faults of tags and files; with any but `noRows` the document is not complete.
  package mutating func fillExamples(
    _ use: DataSourceUse = .read, limit: Int = 3 << 20, ids: inout IdGenerator,
    read: (String) -> DataFile
  ) -> [DataSourceError] {
    // Most features have none and then stay unchanged.
    guard use == .read, var feature, feature.allTags.nameDataSource else { return [] }
    return withoutActuallyEscaping(read) { read in
      var filler = ExamplesFiller(read: read, limit: limit, ids: ids, language: feature.language)
      filler.fill(&feature)
      self.feature = feature
      ids = filler.ids
      return filler.errors
    }
  }
}
