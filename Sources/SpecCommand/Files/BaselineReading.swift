package import SpecReporting
import SpecSources

extension Invocation {
  /// The results of the runs to compare with; nil if none are.
  ///
  /// - Throws: For every path that cannot be read; other problems are named where the comparison is shown.
  package func baseline(_ paths: [String]) throws(CommandErrors) -> RunTable? {
    paths.isEmpty ? nil : try table(of: paths)
  }

  /// The results in recordings, each read piece by piece.
  package func table(of paths: [String]) throws(CommandErrors) -> RunTable {
    var reader = RunTable.Reader()
    var problems: [CommandError] = []
    for path in paths.map(Path.tidy) {
      let found = files.recordings(at: path)
      problems += found.problems
      for file in found.files {
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
