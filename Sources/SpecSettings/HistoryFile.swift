package import SpecReporting
package import SpecSources

/// The file of `--history`: read before a run, added to after it.
package struct HistoryFile {
  private let path: String
  /// As it was when it was opened.
  package let history: History
  private let files: FileSystem

  /// Reads the file, if there is one.
  ///
  /// - Throws: if it cannot be read or is something else, which would be spoiled.
  package init(_ path: String, files: FileSystem) throws(SettingsErrors) {
    (self.path, self.files) = (path, files)
    let bytes = files.kind(of: path) == nil ? [] : try files.settingsFile(path)
    guard History.recognizes(bytes) else { throw SettingsErrors(.noHistory(path)) }
    history = History(bytes, named: path)
  }

  /// The problems in it, each with its path.
  package var notes: [String] { history.notes.map { "\(path): \($0)" } }

  /// The reason why a run that was cut short is not in it, with its path.
  package var noteOnCutRun: String { "\(path): the run was cut short, so it was not added" }

  /// Adds a run to the current contents of the file.
  ///
  /// - Returns: The reason if it could not be added.
  package func add(_ table: RunTable) -> SettingsError? {
    do throws(FileSystem.Failure) {
      try files.append(to: path) { bytes in
        var history = History(bytes)
        return history.add(table)
      }
      return nil
    } catch {
      return .notRecorded(path, reason: error.reason)
    }
  }
}
