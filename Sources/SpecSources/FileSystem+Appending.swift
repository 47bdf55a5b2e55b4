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
    let descriptor = open(
      systemPath(path), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    try Self.closing(descriptor) { () throws(Failure) in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
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
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK where waited >= patience: throw .locked
      case EWOULDBLOCK:
        _ = poll(nil, 0, Int32(pause))
        waited += pause
      default: return
      }
    }
  }
}

extension FileSystem.Failure {
  /// Another process is adding to a file, and does not end.
  package static let locked = FileSystem.Failure(code: -4)
}
