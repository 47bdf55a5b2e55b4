#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Messages
import SpecEngine

/// What the command takes from the machine it runs on; a test gives it another one.
struct Host: Sendable {
  /// What a person types to run the command again.
  var command: String
  /// Without the command's own name.
  var arguments: [String]
  var environment: [String: String]
  /// Absolute.
  var workingDirectory: String
  var output: Terminal
  var errors: Terminal
  /// Begins to count when it is made.
  var makeClock: @Sendable () -> RunClock
  var randomSeed: @Sendable () -> UInt64

  /// An output stream that a person or another program reads.
  struct Terminal: Sendable {
    /// Whether a person sees it as it is written.
    var isInteractive: Bool
    /// Columns, where they are known.
    var width: Int?
    var write: @Sendable ([UInt8]) throws(FileSystem.Failure) -> Void
  }
}

extension Host {
  /// This process.
  static var process: Host {
    Host(
      command: CommandLine.arguments.first.map(Path.name) ?? "specrun",
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: currentEnvironment(),
      workingDirectory: currentFolder(),
      output: terminal(STDOUT_FILENO),
      errors: terminal(STDERR_FILENO),
      makeClock: realClock,
      randomSeed: { UInt64.random(in: 0...999_999) })
  }

  private static func terminal(_ descriptor: Int32) -> Terminal {
    Terminal(
      isInteractive: isatty(descriptor) == 1, width: columns(descriptor)
    ) { (bytes: [UInt8]) throws(FileSystem.Failure) in
      try FileSystem.write(bytes, to: descriptor)
    }
  }

  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func currentEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    let names = [
      "NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY",
      "GITHUB_WORKSPACE",
    ]
    for name in names {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }

  private static func realClock() -> RunClock {
    let began = time(of: CLOCK_MONOTONIC)
    let now = time(of: CLOCK_REALTIME)
    return RunClock(start: Timestamp(seconds: now.tv_sec, nanos: now.tv_nsec)) {
      let time = time(of: CLOCK_MONOTONIC)
      return Int64(time.tv_sec - began.tv_sec) * 1_000_000_000
        + Int64(time.tv_nsec - began.tv_nsec)
    }
  }

  private static func time(of clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}
