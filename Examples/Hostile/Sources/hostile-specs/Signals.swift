import CHostile
import StepKit

/// Signals from within, to the process and to its group.
let signalSteps = StepLibrary(HostileWorld.self) {
  ParameterType("signal", "SIG[A-Z0-9]+") { name in
    try require(signalNumbers[name], "there is no signal \(name)")
  }

  When("it sends itself {signal}") { (_: inout HostileWorld, signal: Int32) in
    kill(getpid(), signal)
    // The main thread takes it, in its own time.
    block(milliseconds: harmlessSignals.contains(signal) ? 3000 : 60_000)
  }

  When("it raises {signal}") { (_: inout HostileWorld, signal: Int32) in raise(signal) }

  When("it sends its group {signal}") { (_: inout HostileWorld, signal: Int32) in
    kill(0, signal)
    block(milliseconds: 60_000)
  }

  When("it exceeds its processor time") { _ in
    var limit = rlimit(rlim_cur: 1, rlim_max: 2)
    setrlimit(processorTime, &limit)
    hostile_spin(300)
  }

  When("it exceeds the size of files") { _ in
    var limit = rlimit(rlim_cur: 1024, rlim_max: 1024)
    setrlimit(fileSize, &limit)
    let file = tmpfile()
    let bytes = [UInt8](repeating: 0, count: 4096)
    // The first one is cut short.
    for _ in 0..<2 { write(fileno(file), bytes, bytes.count) }
    fclose(file)
  }
}

/// Signals that end no process of a run.
private let harmlessSignals: Set<Int32> = [SIGCHLD, SIGCONT, SIGWINCH, SIGPIPE]

private let signalNumbers: [String: Int32] = [
  "SIGHUP": SIGHUP, "SIGINT": SIGINT, "SIGQUIT": SIGQUIT, "SIGILL": SIGILL, "SIGTRAP": SIGTRAP,
  "SIGABRT": SIGABRT, "SIGBUS": SIGBUS, "SIGFPE": SIGFPE, "SIGKILL": SIGKILL, "SIGUSR1": SIGUSR1,
  "SIGSEGV": SIGSEGV, "SIGUSR2": SIGUSR2, "SIGPIPE": SIGPIPE, "SIGALRM": SIGALRM,
  "SIGTERM": SIGTERM, "SIGCHLD": SIGCHLD, "SIGCONT": SIGCONT, "SIGSTOP": SIGSTOP,
  "SIGTSTP": SIGTSTP, "SIGTTIN": SIGTTIN, "SIGXCPU": SIGXCPU, "SIGSYS": SIGSYS,
  "SIGWINCH": SIGWINCH, "SIGVTALRM": SIGVTALRM,
]

#if canImport(Darwin)
  private let processorTime = RLIMIT_CPU
  private let fileSize = RLIMIT_FSIZE
#else
  private let processorTime = __rlimit_resource_t(RLIMIT_CPU.rawValue)
  private let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#endif
