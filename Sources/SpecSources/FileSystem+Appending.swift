#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Adds to a file what depends on what is in it, while no other process does the same.
  ///
  /// Whoever else adds waits for as long as `addition` takes. The file and the folders above it are
  /// made where they are missing. What could not be written whole is taken back.
  package func append(
    to path: String, _ addition: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try makeFolder(Path.folder(of: path))
    let descriptor = open(
      systemPath(path), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
      // A file system without locks still appends each write whole, where there is only one of it.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      let contents = try Self.read(descriptor, limit: .max)
      do throws(Failure) {
        try Self.write(try addition(contents), to: descriptor)
      } catch {
        _ = ftruncate(descriptor, off_t(contents.count))
        throw error
      }
    } catch {
      try? Self.close(descriptor)
      throw error
    }
    try Self.close(descriptor)
  }
}
