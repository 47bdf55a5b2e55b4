import CSpecProcess
import SpecEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sends a worker's reports: into the journal at once, into the pipe many at a time.
struct ReportChannel {
  private let journal: Journal
  private let descriptor: Int32
  /// Which pipe the descriptor is: a step may have closed it and opened something else there.
  private let identity: (dev_t, ino_t)?
  private var wire = WireWriter()
  private var reportCount: UInt64 = 0
  private var flushed = csp_monotonic_now()

  /// The time after which a report does not wait for others, in nanoseconds.
  private static let patience: UInt64 = 400_000

  init(journal: Journal, descriptor: Int32) {
    self.journal = journal
    self.descriptor = descriptor
    identity = Self.identity(of: descriptor)
  }

  mutating func send(_ report: WorkerReport) {
    // A copy of the worker that a step made with `fork` has nothing to say.
    if csp_worker_is_copy() { _exit(0) }
    wire.removeAll()
    wire.leave(FrameHead.size)
    report.write(to: &wire)
    FrameHead(count: wire.bytes.count - FrameHead.size, position: reportCount).fill(&wire)
    reportCount += 1
    let count = wire.bytes.count
    if journal.pending + count > Journal.capacity {
      flush()
      // What does not fit into the journal either can reach nobody.
      if journal.pending > 0 || isLost { _exit(0) }
    }
    if count > Journal.capacity {
      write(wire.bytes)
      journal.noteFlushed(count)
    } else {
      journal.append(wire.bytes)
      if csp_monotonic_now() - flushed > Self.patience { flush() }
    }
  }

  /// Whether a step has closed or replaced the channel.
  ///
  /// Reports then wait in the journal, where the supervisor finds them.
  var isLost: Bool {
    guard let identity, let now = Self.identity(of: descriptor) else { return true }
    return now != identity
  }

  mutating func flush() {
    flushed = csp_monotonic_now()
    let count = journal.pending
    guard count > 0, !isLost else { return }
    write(journal.waiting)
    journal.noteFlushed(count)
  }

  private func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      guard let count = SystemCalls.write(descriptor, rest) else { _exit(0) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      if count == 0 { SystemCalls.wait(for: Int16(POLLOUT), on: descriptor) }
    }
  }

  private static func identity(of descriptor: Int32) -> (dev_t, ino_t)? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }
}
