import CLibrary
import CSpecProcess

/// The few system calls that both sides need.
enum SystemCalls {
  /// Reads the available bytes, up to `capacity`.
  ///
  /// - Returns: Nothing at the end; nil if nothing can be read now.
  static func read(_ descriptor: Int32, capacity: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: capacity)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, into: $0) }
    return count.map { Array(bytes.prefix($0)) }
  }

  /// Reads the available bytes, as far as there is room.
  ///
  /// - Returns: The number of bytes, 0 at the end; nil if nothing can be read now.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let result = systemRead(descriptor, buffer.baseAddress, buffer.count)
    if result < 0, errno == EAGAIN || errno == EWOULDBLOCK { return nil }
    return max(0, result)
  }

  /// Waits for bytes and reads them; nothing at the end.
  ///
  /// A step may have made the descriptor non-blocking.
  static func waitAndRead(_ descriptor: Int32, capacity: Int) -> [UInt8] {
    while true {
      if let bytes = read(descriptor, capacity: capacity) { return bytes }
      wait(for: Int16(POLLIN), on: descriptor)
    }
  }

  static func wait(for events: Int16, on descriptor: Int32, milliseconds: Int32 = -1) {
    var wait = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&wait, 1, milliseconds)
  }

  /// Writes as many bytes as can be written now.
  ///
  /// - Returns: Their number; nil if the reader is gone.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int? {
    let result = systemWrite(descriptor, bytes.baseAddress, bytes.count)
    if result >= 0 { return result }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The names of the entries of a folder.
  static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The beginning of a file of the system, up to `capacity` bytes; empty if there is none.
  static func text(of path: String, capacity: Int = 4096) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    // The kernel returns a long table piece by piece.
    while bytes.count < capacity,
      let piece = read(descriptor, capacity: min(4096, capacity - bytes.count)), !piece.isEmpty
    {
      bytes += piece
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The variables of this process, as `name=value`.
  static var environment: [String] {
    var texts: [String] = []
    guard var variable = csp_environment() else { return texts }
    while let text = variable.pointee {
      texts.append(String(cString: text))
      variable += 1
    }
    return texts
  }

  /// The bytes of a file from an offset on.
  static func read(_ descriptor: Int32, _ count: Int, at offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// The target of a symbolic link; empty if there is none.
  static func link(_ path: String) -> String {
    var target = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &target, target.count)
    let bytes = target.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
