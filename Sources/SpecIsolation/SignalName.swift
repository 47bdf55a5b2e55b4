import CLibrary

/// The names of signals, as in `SIGSEGV`.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
    SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGVTALRM: "SIGVTALRM", SIGPROF: "SIGPROF", SIGSYS: "SIGSYS", SIGSTOP: "SIGSTOP",
    SIGTSTP: "SIGTSTP", SIGTTIN: "SIGTTIN", SIGTTOU: "SIGTTOU", SIGIO: "SIGIO",
  ]

  /// The signals by which people and schedulers interrupt a run.
  static let interruptions: Set<Int32> = [SIGHUP, SIGINT, SIGTERM]

  static func isKnown(_ signal: Int32) -> Bool { names[signal] != nil }

  static func name(of signal: Int32) -> String { names[signal] ?? "signal \(signal)" }
}
