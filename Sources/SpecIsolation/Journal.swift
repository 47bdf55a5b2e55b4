import CSpecProcess

/// The memory that a worker shares with its supervisor.
///
/// Reports wait in its buffer until many of them go into the pipe at once; when the worker dies, the
/// supervisor finds there what was not sent.
struct Journal {
  static let size = 1 << 18
  static let capacity = size - MemoryLayout<csp_journal>.size

  let memory: UnsafeMutablePointer<csp_journal>

  init?(descriptor: Int32) {
    guard let memory = csp_memory_map(descriptor, Self.size) else { return nil }
    self.memory = memory
  }

  func unmap() { csp_memory_unmap(memory, Self.size) }

  private var buffer: UnsafeMutablePointer<UInt8> { csp_journal_buffer(memory) }

  /// The number of bytes in the buffer; what a process that went wrong wrote there is not believed.
  var pending: Int { Int(min(csp_journal_pending(memory), UInt64(Self.capacity))) }

  var waiting: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer, count: pending) }

  /// Adds bytes, of which there must be room.
  func append(_ bytes: [UInt8]) {
    let end = pending
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      UnsafeMutableRawPointer(buffer + end).copyMemory(from: base, byteCount: source.count)
    }
    csp_journal_set_pending(memory, UInt64(end + bytes.count))
  }

  /// Notes that so many bytes went into the pipe, those in the buffer among them.
  func noteFlushed(_ count: Int) {
    csp_journal_set_flushed(memory, csp_journal_flushed(memory) + UInt64(count))
    csp_journal_set_pending(memory, 0)
  }

  /// What a worker that is gone had not sent, when so many bytes of its reports had arrived.
  func unsent(after received: UInt64) -> [UInt8] {
    let flushed = csp_journal_flushed(memory)
    guard received >= flushed, received - flushed <= UInt64(pending) else { return [] }
    return Array(waiting.dropFirst(Int(received - flushed)))
  }
}
