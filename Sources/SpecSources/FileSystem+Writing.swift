import CLibrary

extension FileSystem {
  /// Opens a file for writing, emptying it; missing folders above it are created.
  package func create(_ path: String) throws(Failure) -> Int32 {
    try makeFolder(Path.folder(of: path))
    return try descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
  }

  /// Creates a file unless it exists, with the folders above it.
  ///
  /// - Returns: Whether it was written. An existing file stays, and so does a broken link.
  package func writeNew(_ path: String, _ bytes: [UInt8]) throws(Failure) -> Bool {
    try makeFolder(Path.folder(of: path))
    let descriptor = open(systemPath(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Failure(code: errno)
    }
    do throws(Failure) {
      try Self.closing(descriptor) { () throws(Failure) in
        try Self.write(bytes, to: descriptor)
      }
    } catch {
      // The next attempt would keep half a file.
      unlink(systemPath(path))
      throw error
    }
    return true
  }

  /// Opens a file for appending, also to the writes of others, and returns its size.
  package func append(_ path: String) throws(Failure) -> (descriptor: Int32, size: Int) {
    let descriptor = try descriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND)
    do throws(Failure) {
      return (descriptor, Int(try Self.status(of: descriptor).st_size))
    } catch {
      try? Self.close(descriptor)
      throw error
    }
  }

  /// Writes all of `bytes`, however many calls it takes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 {
        // Another process with the same pipe or terminal made it non-blocking; a writer expects to wait.
        if errno == EAGAIN, Self.waitUntilWritable(descriptor) { continue }
        throw Failure(code: errno)
      }
      written += count
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  /// Closes a file after `body`, whether that fails or not.
  static func closing(_ descriptor: Int32, _ body: () throws(Failure) -> Void) throws(Failure) {
    do throws(Failure) {
      try body()
    } catch {
      try? close(descriptor)
      throw error
    }
    try close(descriptor)
  }

  /// Some file systems report only now that they are full.
  package static func close(_ descriptor: Int32) throws(Failure) {
    guard systemClose(descriptor) == 0 else { throw Failure(code: errno) }
  }
}
