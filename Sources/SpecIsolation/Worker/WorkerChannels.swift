/// The descriptors by which a worker and its supervisor communicate.
///
/// Their numbers are high, so that steps that rely on the numbers of their own descriptors do not meet them.
enum WorkerChannels {
  static let first: Int32 = 100

  /// Receives orders.
  static let commands = first
  /// Sends reports.
  static let reports = first + 1
  /// Ends when the supervisor does; a byte requests an early end.
  static let control = first + 2
  /// The memory of the shared status.
  static let status = first + 3
  /// Where standard output and errors go, if they are captured.
  static let output = first + 4
  /// A socket over which the guard of the network sends its listener, if there is to be a guard;
  /// closed before any step runs.
  static let network = first + 5

  /// Those that stay open in a worker: it closes that of the status once it is mapped.
  static let all = [commands, reports, control, output]

  /// Marks a new process as a worker, with the level of the network; removed before any
  /// step can see it.
  static let variable = "SPECRUN_WORKER"
  /// Holds the original value of the user's options for backtraces, if any.
  static let backtraceVariable = "SPECRUN_WORKER_BACKTRACE"
}
