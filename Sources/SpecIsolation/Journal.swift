import CSpecProcess
import SpecEngine

/// The memory that a worker shares with its supervisor.
///
/// Reports wait in its buffer until many of them go into the pipe at once; when the worker dies, the
/// supervisor finds there what was not sent.
struct Journal {
  static let size = 1 << 18
  static let capacity = size - MemoryLayout<csp_journal>.size - refusalCapacity
  private static let refusalCapacity = 4096

  let memory: UnsafeMutablePointer<csp_journal>

  init?(descriptor: Int32) {
    guard let memory = csp_memory_map(descriptor, Self.size) else { return nil }
    self.memory = memory
  }

  func unmap() { csp_memory_unmap(memory, Self.size) }

  private var buffer: UnsafeMutablePointer<UInt8> { csp_journal_buffer(memory) }

  /// The limit of the code that runs, if there is one that can be read.
  var limit: TimeLimit? {
    let length = csp_journal_limit_length(memory)
    guard let kind = TimeLimit.Kind(rawValue: Int(csp_journal_limit_kind(memory) & 0xFF)),
      length < 1 << 62
    else { return nil }
    return TimeLimit(kind: kind, allowed: .nanoseconds(Int64(length)), remaining: 0)
  }

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
    // In this order: between the two, nothing is taken for unsent that was sent.
    csp_journal_set_pending(memory, 0)
    csp_journal_set_flushed(memory, csp_journal_flushed(memory) + UInt64(count))
  }

  /// What a worker that runs has not sent, beyond so many bytes; nil where it is just sending.
  func snapshot(after received: UInt64) -> [UInt8]? {
    let flushed = csp_journal_flushed(memory)
    let pending = pending
    guard received >= flushed, received - flushed < UInt64(pending) else { return nil }
    let bytes = Array(waiting.prefix(pending).dropFirst(Int(received - flushed)))
    // Until it sends, it only appends.
    guard self.pending >= pending, csp_journal_flushed(memory) == flushed else { return nil }
    return bytes
  }

  /// What a worker that is gone had not sent, when so many bytes of its reports had arrived.
  func unsent(after received: UInt64) -> [UInt8] {
    let flushed = csp_journal_flushed(memory)
    guard received >= flushed, received - flushed <= UInt64(pending) else { return [] }
    return Array(waiting.dropFirst(Int(received - flushed)))
  }
}

// MARK: - What the guard of the network refused

extension Journal {
  /// The memory behind the buffer, where refusals stand, a line each.
  private var refusals: UnsafeMutablePointer<UInt8> { buffer + Self.capacity }

  /// Adds what was refused while code ran, for the worker to find.
  ///
  /// The supervisor does so before the code gets its answer. When there is no room, what is there
  /// already must do.
  func addRefusal(_ text: String) {
    let line = Array(text.utf8) + [UInt8(ascii: "\n")]
    while true {
      let end = csp_journal_refused(memory)
      guard end <= Self.refusalCapacity, line.count <= Self.refusalCapacity - Int(end) else {
        return
      }
      line.withUnsafeBytes { source in
        guard let base = source.baseAddress else { return }
        UnsafeMutableRawPointer(refusals + Int(end)).copyMemory(
          from: base, byteCount: source.count)
      }
      // Unless the worker has taken the lines before it meanwhile.
      if csp_journal_replace_refused(memory, end, end + UInt64(line.count)) { return }
    }
  }

  /// Removes and returns what was refused since the last call.
  func takeRefusals() -> [String] {
    while true {
      let end = csp_journal_refused(memory)
      guard end > 0, end <= Self.refusalCapacity else { return [] }
      let text = String(
        decoding: UnsafeBufferPointer(start: refusals, count: Int(end)), as: UTF8.self)
      if csp_journal_replace_refused(memory, end, 0) {
        return text.split(separator: "\n").map(String.init)
      }
    }
  }
}
