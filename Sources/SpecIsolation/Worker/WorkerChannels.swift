/// The descriptors of a worker, by which it and its supervisor reach each other.
///
/// They lie high, where steps that count on the numbers of their own descriptors do not meet them.
enum WorkerChannels {
  static let first: Int32 = 100

  /// Orders come in here.
  static let commands = first
  /// Reports go out here.
  static let reports = first + 1
  /// Ends when the supervisor does; a byte asks to end early.
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

  /// Says to a new process that it is a worker, and at which level of the network; gone before any
  /// step can see it.
  static let variable = "SPECRUN_WORKER"
  /// Holds what the user's own options for backtraces were, if there were any.
  static let backtraceVariable = "SPECRUN_WORKER_BACKTRACE"
}
