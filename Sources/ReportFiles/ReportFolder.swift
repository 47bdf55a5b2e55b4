import SpecReporting
import SpecSources

/// The folder of a report that consists of files.
///
/// Files are written as they come, each whole or not at all. The results of the run before are
/// removed first; until the end a file among them says that the run did not finish.
struct ReportFolder: Sendable {
  /// As it was named.
  let path: String
  private let files: FileSystem
  /// Those that say that the run did not finish.
  private var unfinished: Set<String> = []
  private let lock: OpenFile

  /// - Throws: `Failure.inUse` if another run writes the report.
  init(_ path: String, files: FileSystem) throws(FileSystem.Failure) {
    self.path = path
    self.files = files
    lock = try files.openFolderExclusively(path)
  }

  /// The name of something in a folder that the format would not have written; nil if there is none.
  static func foreignName(
    in path: String, _ format: ReporterRegistry.Folder, files: FileSystem
  ) -> String? {
    (try? files.names(in: path))?.first { !format.recognizes($0) }
  }

  /// Replaces the earlier files with those of a run that did not finish.
  mutating func begin(
    _ format: ReporterRegistry.Folder, unfinished report: [SideFile]
  ) throws(FileSystem.Failure) {
    for name in try files.names(in: path) where format.recognizes(name) {
      let old = Path.join(path, name)
      if files.kind(of: old) == .file { FileSystem.remove(files.absolute(old)) }
    }
    for file in report { try write(file) }
    unfinished = Set(report.map(\.name))
  }

  mutating func write(_ file: SideFile) throws(FileSystem.Failure) {
    unfinished.remove(file.name)
    try files.put(file, in: path)
  }

  /// - Parameter isWhole: Whether everything was written.
  func finish(isWhole: Bool) {
    guard isWhole else { return }
    for name in unfinished { FileSystem.remove(files.absolute(Path.join(path, name))) }
  }
}

extension FileSystem {
  /// Puts a file into a folder, unless it is there already.
  func put(_ file: SideFile, in folder: String) throws(Failure) {
    let place = Path.join(folder, file.name)
    // The file there may be truncated, or another one.
    if !hasRegularFile(place, with: file.bytes) { try replace(place, with: file.bytes) }
  }
}
