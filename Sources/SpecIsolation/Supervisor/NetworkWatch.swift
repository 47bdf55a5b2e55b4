import CLibrary
import CSpecProcess
import SpecEngine

/// The network of a worker as its supervisor sees it: first the channel for the listener of
/// its guard, then the monitor.
struct NetworkWatch {
  private let level: NetworkLevel
  private let worker: Int32
  private var channel: Int32?
  private var monitor: NetworkMonitor?

  /// Takes over `channel`.
  init(channel: Int32, level: NetworkLevel, worker: Int32) {
    self.channel = channel
    self.level = level
    self.worker = worker
  }

  /// The descriptors to wait for until one is readable.
  var descriptors: [Int32] { monitor?.descriptors ?? channel.map { [$0] } ?? [] }

  /// - Parameter note: Receives each refusal, before the program gets its answer.
  mutating func handle(_ note: NetworkMonitor.Note) {
    if let channel {
      let listener = csp_network_take_listener(channel)
      // A worker that ended before it had a guard sends none.
      if listener >= 0 {
        monitor = NetworkMonitor(listener: listener, level: level, worker: worker)
      }
      close(channel)
      self.channel = nil
    }
    monitor?.handle(note)
  }

  mutating func stop() {
    if let channel { close(channel) }
    channel = nil
    monitor?.stop()
  }
}
