package import SpecReporting
package import SpecSources

/// The scenarios that did not pass when they last ran here: what `--last-failed` runs.
package struct LastFailedFile {
  /// In a folder that version control ignores.
  package static let path = ".specrun/last-failed"

  private let files: FileSystem

  /// The file of the working directory.
  package init(_ files: FileSystem) { self.files = files }

  /// The scenarios; nil if no run has noted any, or another version has.
  package func read() -> RunTable? {
    (try? files.read(Self.path, limit: Self.limit)).flatMap { RunTable(listed: $0) }
  }

  /// More than the names of a million scenarios take.
  private static let limit = 1 << 28

  /// Notes the scenarios that did not pass in a run, and keeps the notes about those that it did not run.
  ///
  /// If the folder cannot be written, as in a container, nothing is noted: only `--last-failed` needs it.
  package func note(_ run: RunTable) {
    // If nothing has ever failed, no folder appears.
    guard
      files.kind(of: Self.path) != nil
        || !run.lastFailed(after: RunTable(), isOther: files.isOther).isEmpty
    else { return }
    let ignored = Path.join(Path.folder(of: Self.path), ".gitignore")
    do throws(FileSystem.Failure) {
      // It is the lock as well: runs may end at the same time.
      try files.append(to: ignored) { contents throws(FileSystem.Failure) in
        let failed = run.lastFailed(after: read() ?? RunTable(), isOther: files.isOther)
        try files.replace(Self.path, with: failed.listed)
        return contents.isEmpty ? Array("*\n".utf8) : []
      }
    } catch {
      return
    }
  }
}
