import SpecHistory
import SpecReporting
import SpecSettings
import SpecSources

extension Invocation {
  /// Shows what the runs of a history tell.
  func showHistory(_ settings: HistorySettings) throws -> ExitStatus {
    guard files.kind(of: settings.path) != nil else {
      throw CommandErrors(.source(.noSuchPath(settings.path)))
    }
    let history = try open(settings.path).history
    let trend = history.trend(named: settings.path, settings.selection)
    let options = TerminalStyle(color: settings.color, host: host).options(nil)
    let report =
      switch settings.format {
      case .text: trend.text(options)
      case .markdown: trend.markdown()
      case .json: trend.json()
      }
    try host.output.write(report)
    if trend.runs.isEmpty { return .couldNotRun }
    return trend.notes.isEmpty ? .passed : .incomplete
  }

  /// The file of `--history`; nil where none is named.
  func history(_ path: String?) throws(CommandErrors) -> HistoryFile? {
    guard let path else { return nil }
    return try open(path)
  }

  private func open(_ path: String) throws(CommandErrors) -> HistoryFile {
    try CommandErrors.of { () throws(SettingsErrors) in try HistoryFile.open(path, files: files) }
  }

  /// Adds a run to its history.
  ///
  /// - Returns: Whether it is there, or was not to be.
  func record(_ table: RunTable?, in file: HistoryFile?) -> Bool {
    guard let file, let table, !table.isEmpty else { return true }
    for note in file.notes { host.printNote(note) }
    guard let error = file.add(table) else { return true }
    printErrors([.settings(error)])
    return false
  }
}
