import CLibrary
import CSpecProcess

/// A descriptor that can be read after a call: for threads that wait for descriptors.
final class WakePipe: Sendable {
  let descriptor: Int32
  private let end: Int32

  /// Nil if the system has no pipe to give.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard csp_pipe(&ends, 3) == 0 else { return nil }
    (descriptor, end) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit {
    close(descriptor)
    close(end)
  }

  func wake() { _ = write(end, "w", 1) }

  /// Forgets the calls so far.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
