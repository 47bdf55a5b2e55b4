import SpecEngine
import SpecReporting
import SpecSettings
import SpecSources

/// The files that settings name beside the features.
struct NamedFiles: Sendable {
  let requirements: Requirements?
  /// What is read as requirements, or would be.
  let requirementPlaces: [String]
  let timings: TimingsFile?
  let history: HistoryFile?
  var quarantine: QuarantineUse

  /// - Parameter uris: The features.
  init(_ settings: Settings, uris: [String], files: FileSystem) throws(SettingsErrors) {
    requirementPlaces = settings.requirementPlaces(files)
    requirements = try RequirementsFile.find(
      settings.requirements, orAt: requirementPlaces, formats: settings.formats,
      rules: settings.requirementRules, hasDocuments: uris.contains(where: Path.isStoryDocument),
      files: files)
    timings = try settings.timings.map { path throws(SettingsErrors) in
      try TimingsFile(path, inputs: uris + [settings.configuration], files: files)
    }
    history = try settings.history.map { path throws(SettingsErrors) in
      try HistoryFile.open(path, files: files)
    }
    quarantine = try QuarantineUse(settings, now: RunClock.sinceNow.now, files: files)
  }
}
