import SpecHistory
import SpecReporting
import SpecSources

/// The file of `--history`: read before a run, added to after it.
struct HistoryFile {
  let path: String
  /// As it was when it was opened.
  let history: History
  private let files: FileSystem

  /// Reads the file, if there is one.
  ///
  /// - Throws: if it cannot be read or is something else, which would be spoiled.
  static func open(_ path: String, files: FileSystem) throws(CommandErrors) -> HistoryFile {
    var bytes: [UInt8] = []
    do throws(FileSystem.Failure) {
      if files.kind(of: path) != nil { bytes = try files.read(path) }
    } catch {
      throw CommandErrors(.source(.unreadable(path, reason: error.reason)))
    }
    guard History.recognizes(bytes) else { throw CommandErrors(.noHistory(path)) }
    return HistoryFile(path: path, history: History(bytes), files: files)
  }

  /// What reports ask, with the run that goes on as the last one.
  var question: RunHistory {
    RunHistory { [history, path] table in
      var history = history
      _ = history.add(table)
      return history.trend(named: path)
    }
  }

  /// Says which of the scenarios that fail are known to be flaky.
  var flakyMarker: FlakyMarker {
    let known = history.flakyScenarios
    return FlakyMarker { known[ScenarioVersion($0, steps: $1)] }
  }

  /// Adds a run to what is in the file by now.
  ///
  /// - Returns: Why it could not be added.
  func add(_ table: RunTable) -> CommandError? {
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
