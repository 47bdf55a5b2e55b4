#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SpecSources
import Messages
import SpecEngine

/// The parts of the machine that the command uses; tests replace it.
struct Host: Sendable {
  /// The name to type to run the command again.
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
  /// Begins to keep what step code prints; nothing where that cannot be.
  var captureOutput: @Sendable () -> OutputCapture? = { nil }

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
    // Reports go to a copy, which keeps them apart from the output of steps.
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = copy >= 0 ? copy : STDOUT_FILENO
    return Host(
      command: CommandLine.arguments.first.map(Path.name) ?? "specrun",
      arguments: currentArguments(),
      environment: currentEnvironment(),
      workingDirectory: currentFolder(),
      output: terminal(output),
      errors: terminal(STDERR_FILENO),
      makeClock: { .real() },
      randomSeed: { UInt64.random(in: 0...999_999) },
      captureOutput: { copy >= 0 ? OutputCapture.begin(original: output) : nil })
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
    return PathBytes.text(ofCString: path)
  }

  /// The arguments, which may be paths of any bytes.
  private static func currentArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { PathBytes.text(ofCString: $0) }
    }
  }

  /// The variables that the command reads; it never sees the rest.
  private static func currentEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    let names =
      ["NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "HOSTNAME"]
      + GivenSettings.variables + CISystem.names + AutomaticReports.variables
    for name in names {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }
}
