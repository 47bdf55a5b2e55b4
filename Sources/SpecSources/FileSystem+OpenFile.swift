import CLibrary

/// A file or folder that stays open, to read parts of it again or to hold its lock; it is closed with its last
/// reference.
package final class OpenFile: Sendable {
  package let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { try? FileSystem.close(descriptor) }

  /// The number of its bytes.
  package var size: Int { (try? FileSystem.status(of: descriptor)).map { Int($0.st_size) } ?? 0 }

  /// Reads bytes at an offset; fewer at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(FileSystem.Failure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let found = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled,
          off_t(offset + filled))
        if found < 0, errno == EINTR { continue }
        if found < 0 { code = errno }
        guard found > 0 else { break }
        filled += found
      }
    }
    guard code == 0 else { throw FileSystem.Failure(code: code) }
    return bytes
  }
}

extension FileSystem.Failure {
  /// A file has fewer bytes than were written to it.
  package static let cutShort = FileSystem.Failure(code: EIO)
}

extension FileSystem {
  /// Opens a regular file for reading.
  ///
  /// - Parameter flags: More of those of the system.
  package func openForReading(_ path: String, _ flags: Int32 = 0) throws(Failure) -> OpenFile {
    // Without O_NONBLOCK, opening a pipe without a writer would wait.
    let file = OpenFile(descriptor: try descriptor(opening: path, O_RDONLY | O_NONBLOCK | flags))
    switch Kind(try Self.status(of: file.descriptor)) {
    case .file: return file
    case .folder: throw .isFolder
    case .other: throw .notRegular
    }
  }

  /// Makes a file without a name: it is gone once no process has it open, however this process ends.
  package func openNameless(in folder: String) throws(Failure) -> OpenFile {
    var path = PathBytes.cString(Path.join(absolute(folder), "specrun-XXXXXX"))
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(path)
    return OpenFile(descriptor: descriptor)
  }
}
