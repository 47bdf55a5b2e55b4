public import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps each key's bytes in a file of one folder, across runs.
///
/// A write goes to a new file that then takes the old one's name, so a reader sees all of the old
/// bytes or all of the new ones, even if the process ends in between. No key leads out of the folder.
public struct FileStore: DataStore, Sendable {
  /// The folder of the files; made with the first write.
  public let folder: String

  private static let nextNumber = Atomic<Int>(0)

  public init(folder: String) {
    self.folder = folder
  }

  public func read(_ key: String) throws -> [UInt8]? {
    let path = path(of: key)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.read, path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(file, &buffer)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer.prefix(count))
      } else if errno != EINTR {
        throw failure(.read, path)
      }
    }
  }

  public func write(_ bytes: [UInt8], for key: String) throws {
    let path = path(of: key)
    try makeFolders(of: path)
    let (file, temporary) = try openTemporary(beside: path)
    do {
      defer { close(file) }
      try fill(file, with: bytes, path)
      guard fsync(file) == 0 else { throw failure(.write, path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = failure(.write, path)
      unlink(temporary)
      throw error
    }
  }

  public func delete(_ key: String) throws {
    let path = path(of: key)
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw failure(.delete, path)
  }

  /// The file that keeps `key`.
  func path(of key: String) -> String { "\(folder)/\(fileName(for: key))" }
}

extension FileStore {
  private func failure(_ operation: FileStoreError.Operation, _ path: String) -> FileStoreError {
    FileStoreError(operation: operation, path: path, reason: String(cString: strerror(errno)))
  }

  private func makeFolders(of path: String) throws {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      end = path.index(after: slash)
      let folder = String(path[..<slash])
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      // A folder above that is there but may not be written to is refused with another reason.
      if access(folder, F_OK) != 0 { throw failure(.write, folder) }
    }
  }

  /// A file that no other process or task writes to; a name with a dot is no key's.
  private func openTemporary(beside path: String) throws -> (file: Int32, path: String) {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    while true {
      let number = Self.nextNumber.add(1, ordering: .relaxed).newValue
      let temporary = "\(folder)/.\(getpid())-\(number).tmp"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      if errno != EEXIST { throw failure(.write, path) }
    }
  }

  private func fill(_ file: Int32, with bytes: [UInt8], _ path: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(file, rest)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(.write, path)
      }
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
}

private func systemWrite(_ file: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
