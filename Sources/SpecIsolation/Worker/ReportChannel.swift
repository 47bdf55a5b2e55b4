import CLibrary
import CSpecProcess
import Messages
import SpecEngine

/// Sends a worker's reports: many at a time, and all before code of a step or hook gets control.
///
/// Bytes written to a pipe survive the writer.
final class ReportChannel: @unchecked Sendable {  // why: used by the one task that runs jobs
  let status: SharedStatus
  private let descriptor: Int32
  /// The pipe of the descriptor: a step may have closed it and opened something else there.
  private let identity: FileIdentity?
  private var unsent: [UInt8] = []

  /// The minimum number of bytes that are sent at once.
  private static let patience = 1 << 15

  init(status: SharedStatus, descriptor: Int32) {
    self.status = status
    self.descriptor = descriptor
    identity = FileIdentity(of: descriptor)
  }

  func send(_ report: WorkerReport) {
    // A copy of the worker that a step made with `fork` does not report.
    if csp_worker_is_copy() { _exit(0) }
    FrameBuffer.add(to: &unsent) { $0.put(report) }
    if unsent.count > Self.patience { flush() }
  }

  /// Ends the process if a step has closed or replaced the channel: reports sent there are lost.
  func checkOpen() {
    guard identity != nil, FileIdentity(of: descriptor) == identity else { lose() }
  }

  func flush() {
    guard !unsent.isEmpty else { return }
    unsent.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        guard let count = SystemCalls.write(descriptor, rest) else { lose() }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        if count == 0 { SystemCalls.wait(for: Int16(POLLOUT), on: descriptor) }
      }
    }
    unsent.removeAll(keepingCapacity: true)
  }

  /// The supervisor fails the scenario: it has no report of its end.
  private func lose() -> Never {
    status[csp_channel_lost] = 1
    _exit(0)
  }
}

/// The identity of a descriptor's file, pipe or socket.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let node: ino_t

  /// Nil if nothing is open.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    device = status.st_dev
    node = status.st_ino
  }
}
