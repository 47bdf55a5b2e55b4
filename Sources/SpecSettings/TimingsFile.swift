package import SpecEngine
package import SpecReporting
package import SpecSources

/// The file of `--timings`: what it knows, and what a run adds to it.
package struct TimingsFile {
  private let path: String
  /// The times in the file.
  package private(set) var known = Timings()
  /// The lines that do not contain times.
  private var badLines: [Int] = []
  private let files: FileSystem

  /// Reads the file, if there is one; nil if the settings name none.
  ///
  /// - Parameters:
  ///   - inputs: Files that must not be replaced, as the configuration.
  ///   - note: Receives a remark about damaged lines.
  /// - Throws: for a file that cannot be read, or that is something else.
  package init?(
    _ settings: Settings, inputs: [String], files: FileSystem, note: (String) -> Void
  ) throws(SettingsErrors) {
    guard let path = settings.timings else { return nil }
    self.path = path
    self.files = files
    let identity = files.identity(of: path)
    let others = inputs + [settings.configuration]
    if identity != nil, others.contains(where: { files.identity(of: $0) == identity }) {
      throw SettingsErrors(.notTimings(path))
    }
    guard files.kind(of: path) != nil else { return }
    (known, badLines) = Timings.read(try files.settingsFile(path, limit: Self.limit))
    if known.isEmpty, !badLines.isEmpty { throw SettingsErrors(.notTimings(path)) }
    if let text = self.note { note(text) }
  }

  /// A note that names the damaged lines, if there are any.
  private var note: String? {
    guard let first = badLines.first else { return nil }
    return "\(path):\(first): "
      + (badLines.count == 1
        ? "this line is no time" : "this line and \(badLines.count - 1) more are no times")
      + " of a scenario, expected 16 hexadecimal digits, a space and milliseconds; the others count"
  }

  /// More than the times of ten million scenarios take.
  private static let limit = 1 << 28

  /// Writes the file, if a run adds something to it.
  ///
  /// - Returns: Why it could not be written.
  package func add(_ times: ScenarioTimes) -> [SettingsError] {
    var result = known
    result.note(passed: times.passed, failed: times.failed)
    guard result != known || !badLines.isEmpty else { return [] }
    do throws(FileSystem.Failure) {
      try files.replace(path, with: result.bytes)
      return []
    } catch {
      return [.timingsNotWritten(path, reason: error.reason)]
    }
  }
}
