/// The result of the command for its caller.
public enum ExitStatus: Int32, Sendable {
  /// Everything that ran passed.
  case passed = 0
  /// Something failed, or is undefined, ambiguous or pending.
  case failed = 1
  /// Nothing ran: usage, configuration, features or step libraries are wrong, or nothing was
  /// selected.
  case couldNotRun = 2
}
