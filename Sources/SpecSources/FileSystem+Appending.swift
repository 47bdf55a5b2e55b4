import CLibrary

extension FileSystem {
  /// Appends bytes that depend on the contents of a file, while no other process does the same.
  ///
  /// Other processes wait for as long as `addition` takes. The file and the folders above it are
  /// created if they are missing. An incomplete addition is removed again.
  ///
  /// - Parameter patience: How long to wait for another process, in milliseconds.
  /// - Throws: `Failure.locked` if another process has the file for longer.
  package func append(
    to path: String, patience: Int = 60_000, _ addition: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try makeFolder(Path.folder(of: path))
    let descriptor = try descriptor(opening: path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK)
    try Self.closing(descriptor) { () throws(Failure) in
      guard Self.isRegular(descriptor) else { throw .notRegular }
      try Self.waitForLock(on: descriptor, patience)
      let contents = try Self.read(descriptor, limit: .max)
      do throws(Failure) {
        try Self.write(try addition(contents), to: descriptor)
      } catch {
        _ = ftruncate(descriptor, off_t(contents.count))
        throw error
      }
    }
  }

  /// A file system without locks still appends each write as a whole, if there is only one write.
  private static func waitForLock(on descriptor: Int32, _ patience: Int) throws(Failure) {
    /// Without a clock: for a wait of a minute, some milliseconds more do not matter.
    let pause = 10
    var waited = 0
    while !lock(descriptor) {
      guard waited < patience else { throw .locked }
      _ = poll(nil, 0, Int32(pause))
      waited += pause
    }
  }
}

extension FileSystem.Failure {
  /// Another process is adding to a file, and does not end.
  package static let locked = FileSystem.Failure(code: -4)
}
