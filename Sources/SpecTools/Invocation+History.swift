import SpecCommand
import SpecReporting
import SpecSettings
import SpecSources

extension Invocation {
  /// Shows what the runs of a history tell.
  func showHistory(_ settings: HistorySettings) throws -> ExitStatus {
    guard files.kind(of: settings.path) != nil else {
      throw CommandErrors(.source(.noSuchPath(settings.path)))
    }
    let history = try CommandErrors.of { () throws(SettingsErrors) in
      try HistoryFile.open(settings.path, files: files)
    }.history
    let trend = history.trend(settings.selection)
    let options = TerminalStyle(color: settings.color, host: host).options()
    let report =
      switch settings.format {
      case .text: trend.text(options)
      case .markdown: trend.markdown()
      case .json: trend.json()
      }
    try host.output.print(report)
    if trend.runs.isEmpty { return .couldNotRun }
    return trend.notes.isEmpty ? .passed : .incomplete
  }
}
