package import Messages
package import SpecEngine
import SpecSession
package import SpecSources
import TagExpressions
import YAML

/// The scenarios in quarantine by a file, and which of its entries were of use.
package struct QuarantineUse {
  package private(set) var quarantine = Quarantine()
  private let places: [String]
  private var isUsed: [Bool]
  private var uris: Set<String> = []

  /// The scenarios in quarantine today, by the file of the settings and by tags.
  ///
  /// - Parameter now: The real time, even if the clock of the run is stopped.
  package init(
    _ settings: Settings, now: Timestamp, files: FileSystem
  ) throws(SettingsErrors) {
    let entries =
      try settings.quarantine.map { path throws(SettingsErrors) in
        try files.settingsFile(path) { bytes throws(YAMLError) in
          try QuarantineFile.read(bytes, path: path)
        }
      } ?? []
    quarantine.entries = entries.map(\.entry)
    quarantine.today = Day(now)
    places = entries.map(\.place)
    isUsed = entries.map { _ in false }
  }

  /// Takes a message that was read.
  package mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .gherkinDocument(let document): uris.insert(document.uri ?? "")
    case .pickle(let pickle):
      for (index, entry) in quarantine.entries.enumerated()
      where !isUsed[index] && entry.includes(pickle) { isUsed[index] = true }
    default: break
    }
  }

  /// Remarks about entries of the file: those that have ended, and those that match no scenario.
  ///
  /// - Parameter isPartial: Whether the messages cover only some features, as those of a shard may.
  package func notes(_ settings: Settings, isPartial: Bool, files: FileSystem) -> [String] {
    /// Whether everything was read, so that no scenario can be elsewhere.
    let isWhole = !isPartial && settings.session.paths.allSatisfy { files.kind(of: $0) == .folder }
    var notes: [String] = []
    for (index, entry) in quarantine.entries.enumerated() {
      if !isUsed[index], let text = sought(by: entry.scope, isWhole, files) {
        notes.append(
          "\(places[index]): quarantines nothing: found no \(text); correct or remove it")
      } else if let until = entry.until, let today = quarantine.today, until < today {
        notes.append(
          "\(places[index]): the quarantine ended on \(until), and failures fail the run again; "
            + "repair the scenario and remove the entry, or give it another day")
      }
    }
    return notes
  }

  /// The subject of an entry, if it must have been among the features that were read.
  private func sought(
    by scope: Quarantine.Scope, _ isWhole: Bool, _ files: FileSystem
  ) -> String? {
    switch scope {
    case .scenario(let name, let uri):
      if files.kind(of: uri) == nil { return "file \(uri)" }
      return uris.contains(uri) ? "scenario \"\(name)\" in \(uri)" : nil
    case .tags(let expression):
      return isWhole ? "scenario whose tags match \(expression.source)" : nil
    }
  }
}
