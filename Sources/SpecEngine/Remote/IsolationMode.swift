/// How scenarios are kept apart from each other and from the command.
package enum IsolationMode: Sendable {
  /// Scenarios run in worker processes, many in each; one that is lost is replaced.
  case worker
  /// Each scenario has a separate worker process.
  case scenario
  /// Scenarios run in the process of the command, for debuggers.
  case none
}
