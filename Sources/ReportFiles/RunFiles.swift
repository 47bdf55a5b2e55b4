package import Messages
import SpecEngine
package import SpecReporting
package import SpecSession
package import SpecSettings
package import SpecSources

/// The files that the settings of a run name besides its features: read before it, and some of them
/// written after it.
///
/// They are opened here for every front end, in one order, so that none forgets one:
///
///     let files = try RunFiles(settings, features: uris, now: now, files: files, note: print)
///     var recorder = RunRecorder(files, targets: targets)
package struct RunFiles: Sendable {
  package let settings: Settings
  package let requirements: Requirements?
  /// The files that are read as requirements, or would be.
  private let requirementPlaces: [String]
  /// Nil if none is named, and for a run that must not change it.
  var timings: TimingsFile?
  package let history: HistoryFile?
  /// The results to compare with, once a front end has read those that the settings name.
  package var baseline: RunTable?
  private var quarantine: QuarantineUse
  /// The features, or the recordings of their run.
  private let sources: [String]
  package let isRecorded: Bool
  private let files: FileSystem

  /// Opens the files.
  ///
  /// - Parameters:
  ///   - uris: The features.
  ///   - recordings: The files with the messages of the run; nil if it is yet to run.
  ///   - now: The real time, even if the clock of the run is stopped.
  ///   - note: Receives problems with a file that do not keep the run from starting.
  package init(
    _ settings: Settings, features uris: [String], recordings: [String]? = nil, now: Timestamp,
    files: FileSystem, note: (String) -> Void
  ) throws(SettingsErrors) {
    (self.settings, self.files) = (settings, files)
    (sources, isRecorded) = (recordings ?? uris, recordings != nil)
    timings = try TimingsFile(settings, inputs: sources, files: files, note: note)
    requirementPlaces =
      recordings == nil
      ? settings.requirementPlaces(files) : settings.requirementPlaces(recordedOf: uris)
    requirements = try RequirementsFile.find(
      settings, orAt: requirementPlaces, hasDocuments: uris.contains(where: Path.isStoryDocument),
      files: files)
    quarantine = try QuarantineUse(settings, now: now, files: files)
    history = try settings.history.map { path throws(SettingsErrors) in
      try HistoryFile(path, files: files)
    }
  }

  /// The files that are read, which no report may replace.
  package var inputs: [String] {
    sources + requirementPlaces + [settings.configuration]
      + [settings.history, settings.quarantine].compactMap(\.self)
  }

  /// Gives a session what the files say.
  package func prepare(_ session: inout Session.Settings) {
    session.run.quarantine = quarantine.quarantine
    session.timings = timings?.known ?? Timings()
    let others = [settings.configuration, settings.quarantine].compactMap(\.self)
    session.otherFiles = Set((requirementPlaces + others).map(Path.tidy))
  }

  /// The options of a report in a file.
  ///
  /// - Parameter hostName: The name of the machine, if it may be published.
  package func reportOptions(
    command: String, hostName: String?, environment: [String: String]
  ) -> ReportOptions {
    ReportOptions {
      $0.command = command
      $0.requirements = requirements
      $0.hostName = hostName
      $0.repositoryFolder = RepositoryFolder.path(of: files.workingDirectory, in: environment)
      $0.sourceURL = settings.sourceURL
      $0.workingDirectory = files.workingDirectory
      $0.categories = settings.categories
      $0.hasFile = { [files] in files.kind(of: $0) == .file }
    }
  }

  package mutating func receive(_ envelope: Envelope) { quarantine.receive(envelope) }

  /// Remarks about the quarantine, once everything was read.
  package func notes(on session: Session) -> [String] {
    guard let plan = session.plan else { return [] }
    return quarantine.notes(settings, isPartial: plan.selection.recordedFiles != nil, files: files)
  }
}

extension Settings {
  /// The requirements file, or the places next to recorded features and in the folders around them
  /// where it may be, the outermost first; the working directory, which is around all of them, is the last.
  fileprivate func requirementPlaces(recordedOf uris: [String]) -> [String] {
    if let requirements { return [requirements] }
    var folders: Set<String> = []
    for uri in uris {
      var folder = Path.folder(of: uri)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
    let places = folders.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } + [""]
    return places.map { Path.join($0, RequirementsFile.name) }
  }
}
