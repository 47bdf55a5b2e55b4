import Basics
import CLibrary

/// Writing a file so that a part of it is never visible, and files of other processes are never touched.
extension FileSystem {
  /// A file opened for writing that no other process of this command writes to.
  package struct Exclusive: Sendable {
    package let descriptor: Int32
    /// Absolute, without a link at its end.
    package let path: String
    /// Whether there was no such file before.
    package let isNew: Bool
  }

  /// The path that the links at the end of `path` lead to, whether or not it exists.
  ///
  /// - Throws: `EACCES` for a link that another user put into a folder where everyone may, as for
  ///   `fs.protected_symlinks` of Linux.
  package func resolvingLinks(of path: String) throws(Failure) -> String {
    var path = absolute(path)
    // As many as Linux follows.
    for _ in 0..<40 {
      var link = stat()
      guard Self.descriptor(named: path) == nil, lstat(systemPath(path), &link) == 0,
        link.st_mode & S_IFMT == S_IFLNK
      else { return path }
      let folder = Path.folder(of: path)
      let isOpenToAll = S_ISVTX | S_IWOTH
      if let place = try? status(of: folder), place.st_mode & isOpenToAll == isOpenToAll,
        link.st_uid != geteuid(), link.st_uid != place.st_uid
      {
        throw Failure(code: EACCES)
      }
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(systemPath(path), &buffer, buffer.count)
      guard count >= 0 else { throw Failure(code: errno) }
      let target = PathBytes.text(of: buffer[..<count].map(UInt8.init(bitPattern:)))
      path = target.hasPrefix("/") ? target : Path.join(folder, target)
    }
    throw Failure(code: ELOOP)
  }

  /// The descriptor that a path such as `/dev/stdout` or `/dev/fd/63` names.
  package static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default:
      ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
        .flatMap { Int32(path.dropFirst($0.utf8.count)) }
    }
  }

  /// Copies a descriptor, so that closing the copy leaves it open.
  package static func copy(_ descriptor: Int32) throws(Failure) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw Failure(code: errno) }
    return copy
  }

  /// Opens a device or pipe for writing.
  ///
  /// - Parameter patience: Tenths of a second to wait for the reader of a pipe: one that
  ///   was started together with this process may be late.
  /// - Throws: `Failure.noReader` if there is none.
  package func openDevice(_ path: String, patience: Int = 20) throws(Failure) -> Int32 {
    for _ in 0...patience {
      let descriptor = open(systemPath(path), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      if descriptor >= 0 {
        // Only opening must not wait; writing waits for the reader.
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      guard errno == ENXIO, kind(of: path) == .other else { throw Failure(code: errno) }
      usleep(100_000)
    }
    throw .noReader
  }

  /// Opens a file for writing, creating it if necessary, and locks it; its contents stay.
  ///
  /// - Parameter path: Without a link at its end; one that was put there since is not followed.
  /// - Throws: `Failure.inUse` if another process holds it.
  package func openExclusively(_ path: String) throws(Failure) -> Exclusive {
    let flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    var descriptor = open(systemPath(path), flags | O_CREAT | O_EXCL, 0o666)
    let isNew = descriptor >= 0
    if !isNew, errno == EEXIST { descriptor = open(systemPath(path), flags) }
    guard descriptor >= 0 else { throw Failure(code: errno) }
    guard Self.isRegular(descriptor), Self.lock(descriptor) else {
      let failure: Failure = Self.isRegular(descriptor) ? .inUse : .notRegular
      try? Self.close(descriptor)
      throw failure
    }
    return Exclusive(descriptor: descriptor, path: path, isNew: isNew)
  }

  /// Creates a folder if necessary, and locks it for the lifetime of the result.
  ///
  /// - Throws: `Failure.inUse` if another process holds it.
  package func openFolderExclusively(_ path: String) throws(Failure) -> OpenFile {
    try makeFolder(path)
    let folder = OpenFile(descriptor: try descriptor(opening: path, O_RDONLY | O_DIRECTORY))
    guard Self.lock(folder.descriptor) else { throw .inUse }
    return folder
  }

  /// Creates a file that later replaces another one, and locks it.
  ///
  /// One that is left from another process is created anew: its lock ended with the process.
  ///
  /// - Throws: `Failure.inUse` if another process is writing it.
  package func createBeside(_ path: String) throws(Failure) -> Exclusive {
    let temporary = Path.join(Path.folder(of: path), Self.temporaryName(for: Path.name(of: path)))
    // More than once only if another process makes or leaves the same file at this moment.
    for _ in 0..<8 {
      let file = try openExclusively(temporary)
      if file.isNew { return file }
      // Locked, but it may have been moved away before.
      if Self.isSame(file.descriptor, temporary) { Self.remove(temporary) }
      try? Self.close(file.descriptor)
    }
    throw .inUse
  }

  /// Puts a file with these bytes into a place, whole or not at all; a link there is replaced.
  ///
  /// Several processes may write the same place: the last one counts.
  package func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let path = absolute(path)
    let name = Path.name(of: path)
    // A name may be left from a process that was killed and had the same id.
    for number in 0..<100 {
      let temporary = Path.join(
        Path.folder(of: path), Self.temporaryName(for: "\(name).\(getpid()).\(number)"))
      guard try writeNew(temporary, bytes) else { continue }
      do throws(Failure) {
        return try Self.move(temporary, to: path)
      } catch {
        Self.remove(temporary)
        throw error
      }
    }
    throw Failure(code: EEXIST)
  }

  /// Replaces the contents of a file, whole or not at all; its permissions and a link to it stay.
  ///
  /// - Throws: `Failure.inUse` if another process is writing it.
  package func rewrite(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try checkWritable(path)
    let place = try resolvingLinks(of: path)
    try put(bytes, at: place, from: createBeside(place))
  }

  /// Puts a file with these bytes and the permissions of the existing file into a place.
  ///
  /// - Parameter file: A file that was created for it.
  package func put(_ bytes: [UInt8], at place: String, from file: Exclusive) throws(Failure) {
    // Moved or removed before its lock ends with it: the next one to write would find this one otherwise.
    try Self.closing(file.descriptor) { () throws(Failure) in
      do throws(Failure) {
        Self.copyPermissions(of: place, to: file.descriptor)
        try Self.write(bytes, to: file.descriptor)
        try Self.move(file.path, to: place)
      } catch {
        Self.remove(file.path)
        throw error
      }
    }
  }

  /// Whether a regular file, rather than a link to one, has exactly these bytes.
  package func hasRegularFile(_ path: String, with bytes: [UInt8]) -> Bool {
    guard let file = try? openForReading(path, O_NOFOLLOW), file.size == bytes.count
    else { return false }
    let size = 1 << 16
    return stride(from: 0, to: bytes.count, by: size).allSatisfy { offset in
      let part = bytes[offset...].prefix(size)
      return (try? file.bytes(at: offset, count: part.count)).map(part.elementsEqual) ?? false
    }
  }

  /// A hidden name, the same for the same name only; never longer than a name may be.
  private static func temporaryName(for name: String) -> String {
    guard name.utf8.count > 200 else { return ".\(name).specrun" }
    // There is no room for the name itself.
    var digest = StableDigest()
    digest.combine(name)
    return ".\(String(digest.value, radix: 16)).specrun"
  }

  /// - Throws: if this process may not write to a file.
  package func checkWritable(_ path: String) throws(Failure) {
    guard access(systemPath(path), W_OK) == 0 else { throw Failure(code: errno) }
  }

  /// Moves a file to a place; a file there is replaced, and so is a link, which is not followed.
  package static func move(_ path: String, to place: String) throws(Failure) {
    guard rename(PathBytes.cString(path), PathBytes.cString(place)) == 0 else {
      throw Failure(code: errno)
    }
  }

  package static func remove(_ path: String) { unlink(PathBytes.cString(path)) }

  /// Gives an open file the permissions of another one, if there is one.
  package static func copyPermissions(of path: String, to descriptor: Int32) {
    var status = stat()
    if stat(PathBytes.cString(path), &status) == 0 {
      _ = fchmod(descriptor, status.st_mode & 0o777)
    }
  }

  package static func empty(_ descriptor: Int32) throws(Failure) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw Failure(code: errno)
    }
  }

  /// The first and the last bytes of a regular file, at most `count` of each.
  package func ends(of path: String, count: Int) throws(Failure) -> (head: [UInt8], tail: [UInt8]) {
    let file = try openForReading(path)
    return (
      try file.bytes(at: 0, count: count),
      try file.bytes(at: max(0, file.size - count), count: count)
    )
  }

  static func isRegular(_ descriptor: Int32) -> Bool {
    (try? status(of: descriptor)).map(Kind.init) == .file
  }

  /// Checks that an open file is the one at `path`, not a link to it, and still has everything written to it.
  ///
  /// - Throws: `Failure.interfered` if not.
  package static func checkUntouched(_ descriptor: Int32, at path: String) throws(Failure) {
    guard isSame(descriptor, path) else { throw .interfered }
    try checkWhole(descriptor)
  }

  /// - Throws: `Failure.interfered` if a file that is written from its beginning was truncated.
  package static func checkWhole(_ descriptor: Int32) throws(Failure) {
    guard let status = try? status(of: descriptor),
      status.st_size >= lseek(descriptor, 0, SEEK_CUR)
    else { throw .interfered }
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var named = stat()
    guard lstat(PathBytes.cString(path), &named) == 0 else { return false }
    return (try? status(of: descriptor)).map(Identity.init) == Identity(named)
  }

  /// Locks a file for this process, however it ends; does nothing on a file system without locks.
  static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }
}

extension FileSystem.Failure {
  /// Another process holds the lock of a file.
  package static let inUse = FileSystem.Failure(code: -2)

  package static let noReader = FileSystem.Failure(code: -3)

  /// A file is not as it was written: something has removed, replaced or truncated it meanwhile.
  package static let interfered = FileSystem.Failure(code: -5)

  /// Whether no file can be created next to a file, which may be writable all the same.
  package var isFolderReadOnly: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether a file cannot be replaced, such as a mount point.
  package var isNotReplaceable: Bool { isFolderReadOnly || code == EBUSY || code == EXDEV }

  package static let isFolder = FileSystem.Failure(code: EISDIR)
}
