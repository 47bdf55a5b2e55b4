/// The result of the command for its caller.
public enum ExitStatus: Hashable, Sendable {
  /// Everything that ran passed, and every report is whole.
  case passed
  /// Something failed, or is undefined, ambiguous or pending.
  case failed
  /// Nothing ran: usage, configuration, features, step libraries or the targets of reports are
  /// wrong, or nothing was selected.
  case couldNotRun
  /// Nothing failed, but a report, a worker, a shard or messages were lost.
  case incomplete
  /// A signal ended the run, such as SIGINT.
  case interrupted(signal: Int32)
}

extension ExitStatus: RawRepresentable {
  /// The exit code of the process; of a signal, 128 and its number, as shells count.
  public var rawValue: Int32 {
    switch self {
    case .passed: 0
    case .failed: 1
    case .couldNotRun: 2
    case .incomplete: 3
    case .interrupted(let signal): 128 + signal
    }
  }

  public init?(rawValue: Int32) {
    switch rawValue {
    case 0: self = .passed
    case 1: self = .failed
    case 2: self = .couldNotRun
    case 3: self = .incomplete
    case 129...192: self = .interrupted(signal: rawValue - 128)
    default: return nil
    }
  }
}

extension ExitStatus {
  /// The status of two parts of one run: a failure stays a failure even if something was lost
  /// besides, and a signal comes before all.
  public func combined(with other: ExitStatus) -> ExitStatus {
    precedence >= other.precedence ? self : other
  }

  private static let withoutSignal = [passed, incomplete, failed, couldNotRun]

  private var precedence: Int {
    Self.withoutSignal.firstIndex(of: self) ?? Self.withoutSignal.endIndex
  }
}

extension ExitStatus {
  /// The codes for the help text and the reference page.
  static let explanation =
    "Exit status: 0 everything passed, 1 something failed, 2 it could not run (usage, configuration, "
    + "feature errors, nothing selected, a report's target), 3 nothing failed, but a report, a worker "
    + "or a shard was lost, 128+N signal N ended it."
}
