#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the system that both sides need, by names that Swift's own do not hide.
enum SystemCalls {
  /// Reads what is there, up to `capacity` bytes.
  ///
  /// - Returns: Nothing at the end; nil where nothing can be read now.
  static func read(_ descriptor: Int32, capacity: Int) -> [UInt8]? {
    var isBlocked = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result = plainRead(descriptor, buffer.baseAddress, capacity)
      while result < 0, errno == EINTR {
        result = plainRead(descriptor, buffer.baseAddress, capacity)
      }
      isBlocked = result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
      count = max(0, result)
    }
    return isBlocked ? nil : bytes
  }

  /// Writes as many bytes as can be written now.
  ///
  /// - Returns: Their number; nil when nobody reads.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int? {
    var result = plainWrite(descriptor, bytes.baseAddress, bytes.count)
    while result < 0, errno == EINTR {
      result = plainWrite(descriptor, bytes.baseAddress, bytes.count)
    }
    if result >= 0 { return result }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  private static func plainRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  private static func plainWrite(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Glibc.write(descriptor, buffer, count)
    #endif
  }

  static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
