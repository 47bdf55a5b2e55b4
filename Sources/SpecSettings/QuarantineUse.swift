package import Messages
package import SpecEngine
import SpecSession
package import SpecSources
import TagExpressions
import YAML

/// The scenarios in quarantine by a file, and which of its entries were of use.
package struct QuarantineUse {
  package let quarantine: Quarantine
  private let places: [String]
  private var isUsed: [Bool]
  private var uris: Set<String> = []

  init(_ contents: QuarantineFile.Contents, today: Day) {
    var quarantine = Quarantine()
    quarantine.entries = contents.entries.map(\.entry)
    quarantine.today = today
    self.quarantine = quarantine
    places = contents.entries.map(\.place)
    isUsed = contents.entries.map { _ in false }
  }

  /// Takes a message of what was read.
  package mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .gherkinDocument(let document): uris.insert(document.uri ?? "")
    case .pickle(let pickle):
      for (index, entry) in quarantine.entries.enumerated()
      where !isUsed[index] && entry.includes(pickle) { isUsed[index] = true }
    default: break
    }
  }

  /// What is to be said of entries: those that have ended, and those of no scenario.
  ///
  /// - Parameter isWhole: Whether everything that there is was read, so that nothing can be elsewhere.
  /// - Parameter exists: Whether there is such a file.
  func notes(isWhole: Bool, exists: (String) -> Bool) -> [String] {
    var notes: [String] = []
    for (index, entry) in quarantine.entries.enumerated() {
      if !isUsed[index], let text = sought(by: entry.scope, isWhole, exists) {
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

  /// What an entry is about, if it must have been among the features that were read.
  private func sought(
    by scope: Quarantine.Scope, _ isWhole: Bool, _ exists: (String) -> Bool
  ) -> String? {
    switch scope {
    case .scenario(let name, let uri):
      if !exists(uri) { return "file \(uri)" }
      return uris.contains(uri) ? "scenario \"\(name)\" in \(uri)" : nil
    case .tags(let expression):
      return isWhole ? "scenario whose tags match \(expression.source)" : nil
    }
  }
}

extension QuarantineUse {
  /// What is in quarantine today, by the file of the settings and by tags.
  ///
  /// - Parameter now: The real time, also where the clock of the run stands still.
  package init(
    _ settings: Settings, now: Timestamp, files: FileSystem
  ) throws(SettingsErrors) {
    let today = Day(now)
    let contents = try settings.quarantine.map { path throws(SettingsErrors) in
      try files.settingsFile(path) { bytes throws(YAMLError) in
        try QuarantineFile.read(bytes, path: path)
      }
    }
    self.init(contents ?? .init(), today: today)
  }

  /// What is to be said of entries of the file.
  ///
  /// - Parameter isPartial: Whether messages tell only of some features, as those of a shard may.
  package func notes(_ settings: Settings, isPartial: Bool, files: FileSystem) -> [String] {
    let isWhole =
      !isPartial && settings.session.paths.allSatisfy { files.kind(of: $0) == .folder }
    return notes(isWhole: isWhole) { files.kind(of: $0) != nil }
  }
}
