import SpecReporting
package import SpecSources

/// The file of one report.
///
/// A report grows next to its place and is moved there when it is whole; until then its place holds
/// a report that says that the run did not finish. Messages are written in place, so that those of
/// a run that was killed can be read. So is a report without a place of its own: a device, a pipe,
/// an open descriptor, or a file in a folder where no other file may be made.
package struct ReportFile: Sendable {
  /// As it was named.
  package let path: String
  /// Whether the part written so far can be read at once.
  var isInPlace: Bool { if case .beside = way { false } else { true } }

  /// Whether there can be other files next to it.
  var hasPlace: Bool { if case .through = way { false } else { true } }

  private enum Way: Sendable {
    case beside(place: String, temporary: String)
    /// A file, emptied at the beginning.
    case over(place: String, isNew: Bool)
    /// Whatever takes bytes.
    case through
  }

  private var way: Way
  private var descriptor: Int32

  /// Opens the file; its contents do not change before `begin`.
  ///
  /// - Throws: `Failure.inUse` if another run writes the report.
  package init(_ path: String, isStream: Bool, files: FileSystem) throws(FileSystem.Failure) {
    self.path = path
    let place = try files.resolvingLinks(of: path)
    if let descriptor = FileSystem.descriptor(named: place) {
      (self.descriptor, way) = (try FileSystem.copy(descriptor), .through)
      return
    }
    switch files.kind(of: place) {
    case .folder: throw .isFolder
    case .other: (descriptor, way) = (try files.openDevice(place), .through)
    case .file, nil:
      if path.hasSuffix("/") { throw .isFolder }
      try files.makeFolder(Path.folder(of: place))
      (descriptor, way) = try Self.open(place, isStream: isStream, files)
    }
  }

  private static func open(
    _ place: String, isStream: Bool, _ files: FileSystem
  ) throws(FileSystem.Failure) -> (Int32, Way) {
    if !isStream {
      do {
        // A file that must not be written is not replaced either.
        if files.kind(of: place) == .file { try files.checkWritable(place) }
        let file = try files.createBeside(place)
        return (file.descriptor, .beside(place: place, temporary: file.path))
      } catch {
        guard error.isFolderReadOnly, files.kind(of: place) == .file else { throw error }
      }
    }
    let file = try files.openExclusively(place)
    return (file.descriptor, .over(place: place, isNew: file.isNew))
  }

  /// Opens a file to append to its contents, and gives the size it has.
  static func appending(
    to path: String, files: FileSystem
  ) throws(FileSystem.Failure) -> (file: ReportFile, size: Int) {
    let (descriptor, size) = try files.append(path)
    return (ReportFile(path: path, way: .through, descriptor: descriptor), size)
  }

  private init(path: String, way: Way, descriptor: Int32) {
    (self.path, self.way, self.descriptor) = (path, way, descriptor)
  }

  /// Replaces the contents with the report of a run that did not finish.
  mutating func begin(unfinished report: [UInt8], files: FileSystem) throws(FileSystem.Failure) {
    switch way {
    case .beside(let place, let temporary):
      do throws(FileSystem.Failure) {
        FileSystem.copyPermissions(of: place, to: descriptor)
        try files.put(report, at: place, from: files.createBeside(temporary))
      } catch {
        guard error.isNotReplaceable, files.kind(of: place) == .file else { throw error }
        abandon()
        let file = try files.openExclusively(place)
        (descriptor, way) = (file.descriptor, .over(place: place, isNew: file.isNew))
        try FileSystem.empty(descriptor)
      }
    case .over: try FileSystem.empty(descriptor)
    case .through: break
    }
  }

  package func write(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    // After the file was truncated, further bytes would follow a hole.
    if case .over = way { try FileSystem.checkWhole(descriptor) }
    try FileSystem.write(bytes, to: descriptor)
  }

  /// Closes the file and puts it into its place.
  ///
  /// - Parameter isWhole: Whether everything was written; if not, the file in its place stays as it is.
  /// - Throws: Also if a step has replaced the file meanwhile.
  package func finish(isWhole: Bool) throws(FileSystem.Failure) {
    guard case .beside(let place, let temporary) = way else {
      if isWhole, case .over(let place, _) = way {
        try FileSystem.checkUntouched(descriptor, at: place)
      }
      return try FileSystem.close(descriptor)
    }
    guard isWhole else { return abandon() }
    do throws(FileSystem.Failure) {
      try FileSystem.checkUntouched(descriptor, at: temporary)
      // Some file systems report only at closing that there was no room; the file itself is closed
      // last, for until then its lock keeps other runs away.
      try FileSystem.close(try FileSystem.copy(descriptor))
      try FileSystem.move(temporary, to: place)
    } catch {
      abandon()
      throw error
    }
    try FileSystem.close(descriptor)
  }

  /// Leaves everything as it was found.
  package func abandon() {
    switch way {
    case .beside(_, let file), .over(let file, isNew: true): FileSystem.remove(file)
    case .over, .through: break
    }
    try? FileSystem.close(descriptor)
  }
}
