import CLibrary
import Messages
import ReportFiles
package import SpecEngine
package import SpecIsolation
import SpecReporting
import SpecSettings
package import SpecSources
package import StepKit

/// The parts of the machine that the command uses; tests replace it.
package struct Host: Sendable {
  /// The system's reason why bytes could not be read or written.
  package typealias Failure = FileSystem.Failure

  /// The name or path that was typed to run the command.
  package var command: String
  /// Without the command's own name.
  package var arguments: [String]
  package var environment: [String: String]
  /// Absolute.
  package var workingDirectory: String
  package var output: Terminal
  package var errors: Terminal
  /// Reads standard input to its end; fails beyond a number of bytes.
  package var input: @Sendable (_ limit: Int) throws(Failure) -> [UInt8] = { _ in [] }
  /// Waits that many milliseconds for bytes on standard input.
  package var receive: @Sendable (_ milliseconds: Int32) -> Received = { _ in .ended }
  /// The descriptor of the terminal on which a person presses keys, if there is one.
  package var keys: Int32?
  /// The file of this program, which is another one when it was built again.
  package var programFile: String?
  /// Starts that file in the place of this program, with a state and arguments; returns only if that fails.
  package var reexecute: @Sendable (_ state: [UInt8], _ arguments: [String]) -> Void = { _, _ in }
  /// Begins to count when it is made.
  package var makeClock: @Sendable () -> RunClock
  package var randomSeed: @Sendable () -> UInt64
  /// An id that no other run has, on any machine; nothing if runs must be the same.
  package var makeRunId: @Sendable () -> String? = { nil }
  /// Begins to keep the output of step code; nothing if that is impossible.
  package var captureOutput: @Sendable () -> OutputCapture? = { nil }
  /// Begins to send the output of step code to standard errors; nothing if that is impossible.
  package var separateOutput: @Sendable () -> OutputCapture? = { nil }
  /// Sees the expectations of a testing library in steps, if the program brings one.
  package var observer: ExpectationObserver?
  /// Whether this program can start itself again as a worker.
  package var startsWorkers = false
  /// Why workers cannot be held to a level of the network; nothing if they can.
  package var networkObstacle: @Sendable () -> String? = { "without worker processes" }
  /// The size of recordings in bytes up to which a merge is in memory, with all plans before the
  /// first scenario; beyond it, each feature comes with its plans.
  package var mergedInMemory = 64 << 20
  /// Begins to catch signals that end the run early; nothing if they are not this run's.
  package var catchInterruptions: @Sendable () -> InterruptionSource? = { nil }

  package init(
    command: String, arguments: [String], environment: [String: String],
    workingDirectory: String, output: Terminal, errors: Terminal,
    makeClock: @escaping @Sendable () -> RunClock, randomSeed: @escaping @Sendable () -> UInt64
  ) {
    (self.command, self.arguments, self.environment) = (command, arguments, environment)
    (self.workingDirectory, self.output, self.errors) = (workingDirectory, output, errors)
    (self.makeClock, self.randomSeed) = (makeClock, randomSeed)
  }

  /// An output stream that a person or another program reads.
  package struct Terminal: Sendable {
    /// Whether a person sees it as it is written.
    package var isInteractive: Bool
    /// Columns, if they are known.
    package var width: Int?
    /// Columns at this moment, if a person may change them.
    package var currentWidth: @Sendable () -> Int? = { nil }
    package var write: @Sendable ([UInt8]) throws(Failure) -> Void

    package init(
      isInteractive: Bool, width: Int? = nil,
      currentWidth: @escaping @Sendable () -> Int? = { nil },
      write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void
    ) {
      (self.isInteractive, self.width) = (isInteractive, width)
      (self.currentWidth, self.write) = (currentWidth, write)
    }

    /// The terminal as reports see it.
    var stream: ReportStream { ReportStream(isInteractive: isInteractive, write: write) }

    /// Writes for a reader who may go away, as `head` does when it has seen what it wanted.
    package func print(_ bytes: [UInt8]) throws(Failure) {
      do throws(Failure) { try write(bytes) } catch {
        guard error.isClosedPipe else { throw error }
      }
    }
  }
}

extension Host {
  /// Prints a line for a person who watches; if it cannot be printed, the run goes on without it.
  package var printNote: @Sendable (String) -> Void {
    { [errors] note in try? errors.write(Array((escapingWorkflowCommands(note) + "\n").utf8)) }
  }

  /// This process.
  package static var process: Host {
    keepStandardDescriptors()
    // Reports go to a copy, which keeps them apart from the output of steps.
    let program = programFile
    let output = isStream(STDOUT_FILENO) ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : -1
    var host = Host(
      command: CommandLine.arguments.first ?? "specrun",
      arguments: currentArguments(),
      environment: currentEnvironment(),
      workingDirectory: currentFolder(),
      output: terminal(output),
      errors: terminal(isStream(STDERR_FILENO) ? STDERR_FILENO : -1),
      makeClock: { .real() }, randomSeed: { UInt64.random(in: 0...999_999) })
    host.input = { (limit: Int) throws(FileSystem.Failure) in
      try FileSystem.read(STDIN_FILENO, limit: limit)
    }
    host.receive = { receive(milliseconds: $0) }
    host.programFile = program
    host.reexecute = { state, arguments in
      if let program { reexecute(program, state, arguments) }
    }
    host.makeRunId = { .randomUUID() }
    host.captureOutput = { output >= 0 ? OutputCapture.begin(original: output) : nil }
    host.separateOutput = { output >= 0 ? OutputCapture.toErrors(original: output) : nil }
    host.startsWorkers = true
    host.networkObstacle = NetworkGuard.obstacle
    host.catchInterruptions = { .process }
    if host.output.isInteractive, isatty(STDIN_FILENO) == 1 { host.keys = STDIN_FILENO }
    return host
  }

  /// Opens those of the standard descriptors that are closed, so that no file gets their numbers.
  ///
  /// A closed descriptor stays unusable: using it fails.
  private static func keepStandardDescriptors() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", mode)
    }
  }

  /// Whether a descriptor is what its number is meant for: if it was closed, the runtime may have
  /// taken the number for a queue of events before it could be reserved.
  private static func isStream(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }

  private static func terminal(_ descriptor: Int32) -> Terminal {
    Terminal(
      isInteractive: isatty(descriptor) == 1, width: columns(descriptor),
      currentWidth: { columns(descriptor) }
    ) { (bytes: [UInt8]) throws(FileSystem.Failure) in
      try FileSystem.write(bytes, to: descriptor)
    }
  }

  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package static func currentFolder() -> String {
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
      ["NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "HOSTNAME", "CI"]
      + Settings.Sources.variables + CISystem.variables + AutomaticReports.variables
      + RepositoryFolder.variables
      + BazelTest.variables
    for name in names {
      if let value = getenv(name) { result[name] = PathBytes.text(ofCString: value) }
    }
    return result
  }
}
