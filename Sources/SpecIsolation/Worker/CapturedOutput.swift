import CLibrary
import CSpecProcess

/// Captures the output of steps in a file: that of a worker, or of the process of a run.
package struct CapturedOutput: @unchecked Sendable {  // why: words of the status are atomic
  private let descriptor: Int32
  /// That of a worker, whose supervisor drops excessive output.
  private let status: SharedStatus?

  /// The number of bytes kept from the beginning of a step's output, and as many from its end.
  private static let half = 1 << 19

  /// The output and errors of a worker, a file in memory; nil if they are not captured.
  init?(status: SharedStatus) {
    guard fcntl(WorkerChannels.output, F_GETFD) >= 0 else { return nil }
    descriptor = WorkerChannels.output
    self.status = status
  }

  /// The output of this process, which is appended to an open file, even after that was emptied.
  package init(of descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_APPEND)
    self.descriptor = descriptor
    status = nil
  }

  /// Removes and returns the output since the last call.
  package func take() -> [UInt8] {
    // We do not buffer; a step may have set a buffer.
    csp_flush_output()
    // Cheaper than fstat(2); the file is always appended to, whatever its position.
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return [] }
    var bytes: [UInt8]
    if size <= 2 * Self.half {
      bytes = SystemCalls.read(descriptor, size, at: 0)
    } else {
      let dropped = size - 2 * Self.half &+ Int(clamping: status?.take(csp_dropped) ?? 0)
      bytes = SystemCalls.read(descriptor, Self.half, at: 0)
      bytes += Array("\n… \(dropped) bytes left out …\n".utf8)
      bytes += SystemCalls.read(descriptor, Self.half, at: size - Self.half)
    }
    _ = ftruncate(descriptor, 0)
    return bytes
  }
}
