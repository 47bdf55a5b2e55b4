import CLibrary
import CSpecProcess

/// Takes what steps of a worker print: its standard output and errors are a file in memory.
struct CapturedOutput: @unchecked Sendable {  // why: words of the status are atomic
  let descriptor: Int32
  let status: SharedStatus

  /// The number of bytes kept from the beginning of a step's output, and as many from its end.
  private static let half = 1 << 19

  /// Nil where output is not captured.
  init?(_ channels: WorkerChannels, status: SharedStatus) {
    guard fcntl(channels.output, F_GETFD) >= 0 else { return nil }
    descriptor = channels.output
    self.status = status
  }

  /// Removes and returns the output since the last call.
  func take() -> [UInt8] {
    // Unbuffered by us; a step may have set a buffer.
    csp_flush_output()
    var file = stat()
    guard fstat(descriptor, &file) == 0, file.st_size > 0 else { return [] }
    let size = Int(file.st_size)
    var bytes: [UInt8]
    if size <= 2 * Self.half {
      bytes = read(size, at: 0)
    } else {
      let dropped = size - 2 * Self.half + Int(clamping: status.take(csp_dropped))
      bytes = read(Self.half, at: 0)
      bytes += Array("\n… \(dropped) bytes left out …\n".utf8)
      bytes += read(Self.half, at: size - Self.half)
    }
    _ = ftruncate(descriptor, 0)
    return bytes
  }

  private func read(_ count: Int, at offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
