import SpecReporting
import SpecSession
package import SpecSettings
package import SpecSources

extension Invocation {
  /// The files and lines to run: those of the paths, or of the scenarios in them that run again.
  ///
  /// - Throws: If a recording cannot be read, if no run has noted failures, or if all the scenarios are gone.
  package func selection(_ settings: Settings) throws(CommandErrors) -> FeatureSelection {
    guard let recorded = try recorded(settings) else {
      return FeatureSelection.find(settings.session.paths, in: files)
    }
    var session = settings.session
    if !settings.namesPaths {
      // A file that has moved is most likely found among the others.
      if session.paths.isEmpty, let usual = FeatureSelection.usualPath(in: files) {
        session.paths = [usual]
      }
      session.paths =
        recorded.urisToRerun.sorted().filter { files.kind(of: $0) == .file } + session.paths
    }
    var found = FeatureSelection()
    if !session.paths.isEmpty {
      found = FeatureSelection.find(session.paths, in: files)
      guard found.problems.isEmpty else { return found }
    }
    var reading = RunReading()
    reading.keepTable()
    if !found.entries.isEmpty {
      // Read as for a run, but without its filters; problems are reported by the run.
      session.tags = []
      session.names = []
      session.shard = nil
      session.limit = nil
      _ = Session(session, selection: found, libraries: [], files: files) { reading.receive($0) }
    }
    let current = reading.table ?? RunTable()
    let rerun = recorded.parts(readBy: current, isOther: files.isOther).read.rerun(in: current)
    // A scenario that has moved away from the paths that were named is not gone.
    let gone = settings.namesPaths ? rerun.goneFromFiles : rerun.gone
    if !gone.isEmpty, rerun.places.isEmpty {
      throw CommandErrors(.goneSinceRecorded(gone))
    }
    if !gone.isEmpty { printErrors([.goneSinceRecorded(gone)]) }
    return found.narrowed(to: rerun.places.map { ($0.uri, $0.line) })
  }

  /// The run whose scenarios that did not pass run again; nil if others run.
  private func recorded(_ settings: Settings) throws(CommandErrors) -> RunTable? {
    if settings.lastFailed {
      guard let table = LastFailedFile(files).read() else { throw CommandErrors(.noLastRun) }
      return table
    }
    guard !settings.rerunFrom.isEmpty else { return nil }
    let table = try table(of: settings.rerunFrom)
    guard !table.isEmpty else {
      throw CommandErrors(settings.rerunFrom.map { CommandError.noMessages($0) })
    }
    return table
  }
}
