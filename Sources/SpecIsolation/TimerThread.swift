import CLibrary
import CSpecProcess
import Synchronization

/// A thread that calls back after a time.
///
/// It does not belong to the concurrency pool, so that time passes even if steps block the whole pool.
package final class TimerThread: Sendable {
  package static let shared = TimerThread()

  private struct State {
    var timers: [UInt64: (due: UInt64, action: @Sendable () -> Void)] = [:]
    var next: UInt64 = 0
    /// Wakes the thread; there is none before it was started.
    var wake: Int32?
  }

  private let state = Mutex(State())

  /// Calls `action` on the thread after this many nanoseconds.
  ///
  /// - Returns: A handle that cancels it.
  package func schedule(
    _ nanoseconds: Int64, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let due = csp_monotonic_now() &+ UInt64(max(0, nanoseconds))
    let (number, wake) = state.withLock { state in
      let number = state.next
      state.next += 1
      state.timers[number] = (due, action)
      if state.wake == nil { state.wake = startThread() }
      return (number, state.wake)
    }
    if let wake { withUnsafeBytes(of: UInt8(0)) { _ = SystemCalls.write(wake, $0) } }
    return { [self] in state.withLock { _ = $0.timers.removeValue(forKey: number) } }
  }

  private func startThread() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard csp_pipe(&ends, WorkerChannels.first + 10) == 0 else { return nil }
    ends.forEach(SystemCalls.makeNonBlocking)
    let wakened = ends[0]
    return SpecIsolation.startThread { [self] in run(wakened) } ? ends[1] : nil
  }

  private func run(_ wakened: Int32) {
    while true {
      let now = csp_monotonic_now()
      let (due, nearest) = state.withLock { state in
        let due = state.timers.filter { $0.value.due <= now }
        for number in due.keys { state.timers.removeValue(forKey: number) }
        return (due.sorted { $0.value.due < $1.value.due }, state.timers.values.map(\.due).min())
      }
      for timer in due { timer.value.action() }
      let milliseconds = nearest.map { Int32(min(($0 - now) / 1_000_000 + 1, 60_000)) } ?? -1
      SystemCalls.wait(for: Int16(POLLIN), on: wakened, milliseconds: milliseconds)
      _ = SystemCalls.read(wakened, capacity: 64)
    }
  }
}

/// Starts a thread that is not joined.
///
/// - Returns: Whether it could be started.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let error = pthread_create(
    &thread, &attributes,
    { argument in
      // Optional only on some systems.
      let argument: UnsafeMutableRawPointer? = argument
      if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, box.toOpaque())
  if error != 0 { box.release() }
  return error == 0
}
