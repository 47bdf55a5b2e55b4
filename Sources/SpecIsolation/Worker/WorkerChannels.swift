/// The descriptors of a worker, by which it and its supervisor reach each other.
///
/// They lie high, where steps that count on the numbers of their own descriptors do not meet them.
struct WorkerChannels {
  /// Orders come in here.
  let commands: Int32
  /// Reports go out here.
  let reports: Int32
  /// Ends when the supervisor does; a byte asks to end early.
  let control: Int32
  /// The memory of the shared status.
  let status: Int32

  /// Where standard output and errors go, if they are captured.
  let output: Int32
  /// A socket over which the guard of the network sends its listener, if there is to be a guard;
  /// closed before any step runs.
  let network: Int32

  static let first: Int32 = 100

  /// As a worker finds them.
  static let inWorker = WorkerChannels(
    commands: first, reports: first + 1, control: first + 2, status: first + 3,
    output: first + 4, network: first + 5)

  /// Those that stay open in a worker: it closes that of the status once it is mapped.
  var all: [Int32] { [commands, reports, control, output] }

  /// Says to a new process that it is a worker, and at which level of the network; gone before any
  /// step can see it.
  static let variable = "SPECRUN_WORKER"
  /// Holds what the user's own options for backtraces were, if there were any.
  static let backtraceVariable = "SPECRUN_WORKER_BACKTRACE"
}
