import CSpecProcess
import SpecEngine

/// The memory that a worker shares with its supervisor.
///
/// It shows which code is running, its limit, and how the process ended, and outlives the worker.
struct SharedStatus {
  static let size = MemoryLayout<UInt64>.stride * wordCount + refusalCapacity
  private static let wordCount = Int(csp_word_count.rawValue)
  private static let refusalCapacity = 4096

  let words: UnsafeMutablePointer<UInt64>

  init?(descriptor: Int32) {
    guard let words = csp_memory_map(descriptor, Self.size) else { return nil }
    self.words = words
  }

  func unmap() { csp_memory_unmap(words, Self.size) }

  subscript(word: csp_word) -> UInt64 {
    get { csp_load(words + Int(word.rawValue)) }
    nonmutating set { csp_store(words + Int(word.rawValue), newValue) }
  }

  /// Sets a word to 0 and returns its old value.
  func take(_ word: csp_word) -> UInt64 { change(word) { _ in 0 } }

  /// Replaces a word by a function of it, unless that is nil; again if another was faster.
  ///
  /// - Returns: The word before.
  @discardableResult
  private func change(_ word: csp_word, to number: (UInt64) -> UInt64?) -> UInt64 {
    while true {
      let before = self[word]
      guard let after = number(before) else { return before }
      if csp_replace(words + Int(word.rawValue), before, after) { return before }
    }
  }

  var isCodeRunning: Bool { self[csp_began] != 0 }

  /// Whether the process has crashed or called `exit`, even if it still exists.
  var isEnding: Bool { self[csp_crash_signal] != 0 || self[csp_exit_called] != 0 }

  /// Whether the running code itself crashed or called `exit`, and not something left running.
  var isEndedByRunningCode: Bool {
    guard isCodeRunning else { return false }
    let task = self[csp_task]
    return self[csp_crash_signal] != 0 && self[csp_crash_task] == task
      || self[csp_exit_called] != 0 && self[csp_exit_task] == task
  }

  /// The limit of the running code, if there is one that can be read.
  var limit: TimeLimit? {
    let length = self[csp_limit_length]
    guard let kind = TimeLimit.Kind(rawValue: Int(self[csp_limit_kind] & 0xFF)), length < 1 << 62
    else { return nil }
    return TimeLimit(kind: kind, allowed: .nanoseconds(Int64(length)), remaining: 0)
  }
}

// MARK: - Orders that are taken back

extension SharedStatus {
  /// Records that the worker begins its next order, unless it was taken back.
  ///
  /// - Parameter begun: The number of orders that it has begun. If another number is there, a step wrote to this
  ///   memory, and nothing was taken back.
  func begin(orderAfter begun: UInt64) -> Bool {
    let state = change(csp_orders) { $0 == begun << 32 ? (begun + 1) << 32 : nil }
    return state >> 32 != begun || state << 32 == 0
  }

  /// Takes back the orders that have not begun.
  ///
  /// A mark must follow them.
  ///
  /// - Returns: The number of orders that have begun.
  func takeBackOrders() -> UInt64 { change(csp_orders) { $0 &+ 1 } >> 32 }

  /// Records that the worker has come to a mark.
  func passMark(after begun: UInt64) {
    change(csp_orders) { $0 >> 32 == begun && $0 << 32 != 0 ? $0 - 1 : nil }
  }
}

// MARK: - Refusals of the network guard

extension SharedStatus {
  /// The memory after the words: a line for each refusal.
  private var refusals: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: words + Self.wordCount, count: Self.refusalCapacity)
  }

  /// Adds a refusal that happened while code ran, for the worker to find.
  ///
  /// The supervisor does so before the code gets its answer. If there is no room, the lines already
  /// there must suffice.
  func addRefusal(_ text: String) {
    let line = Array(text.utf8) + [UInt8(ascii: "\n")]
    change(csp_refused) { end in
      guard end <= Self.refusalCapacity, line.count <= Self.refusalCapacity - Int(end) else {
        return nil
      }
      UnsafeMutableRawBufferPointer(rebasing: refusals[Int(end)...]).copyBytes(from: line)
      return end + UInt64(line.count)
    }
  }

  /// Removes and returns the refusals since the last call.
  func takeRefusals() -> [String] {
    var text = ""
    change(csp_refused) { end in
      let isValid = end > 0 && end <= Self.refusalCapacity
      text = isValid ? String(decoding: refusals[..<Int(end)], as: UTF8.self) : ""
      return isValid ? 0 : nil
    }
    return text.split(separator: "\n").map(String.init)
  }
}
