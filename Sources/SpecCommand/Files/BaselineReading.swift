package import SpecReporting
import SpecSources

extension Invocation {
  /// The results of the runs to compare with; nil where none are.
  ///
  /// - Throws: for every path that cannot be read; whatever else is wrong in it is named where the
  ///   comparison is shown.
  package func baseline(_ paths: [String]) throws(CommandErrors) -> RunTable? {
    paths.isEmpty ? nil : try table(of: paths)
  }

  /// The results in recordings, each read piece by piece.
  package func table(of paths: [String]) throws(CommandErrors) -> RunTable {
    var reader = RunTable.Reader()
    var problems: [CommandError] = []
    for path in paths.map(Path.tidy) {
      var found = [path]
      if files.kind(of: path) == .folder {
        var finder = FeatureDiscovery(files: files)
        found = finder.files(below: path, where: FileSystem.isRecording)
        problems += finder.problems.map(CommandError.source)
        if found.isEmpty { problems.append(.noRecordingsIn(path)) }
      } else if files.kind(of: path) == nil {
        problems.append(.source(.noSuchPath(path)))
        continue
      }
      for file in found {
        reader.begin(file)
        do throws(CommandError) {
          try files.readRecording(file) { reader.read($0) }
        } catch {
          problems.append(error)
        }
        reader.end()
      }
    }
    guard problems.isEmpty else { throw CommandErrors(problems) }
    return reader.table
  }
}
