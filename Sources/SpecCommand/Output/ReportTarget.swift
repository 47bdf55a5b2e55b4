import Messages
import SpecReporting

/// A reporter, and where its bytes go.
struct ReportTarget {
  private enum Sink {
    case terminal(Host.Terminal)
    case file(descriptor: Int32, path: String)
  }

  /// How much is collected before it is written.
  private static let capacity = 1 << 16

  private var reporter: any Reporter
  private let isForPeople: Bool
  private let sink: Sink
  private var buffer: [UInt8] = []
  private var failure: FileSystem.Failure?

  private init(_ format: ReporterRegistry.Format, _ options: ReportOptions, sink: Sink) {
    isForPeople = format.isForPeople
    reporter = format.make(options)
    self.sink = sink
  }

  /// A report behind what already is in a file.
  ///
  /// - Parameter limit: how many bytes the file may have at the end.
  init(
    appending format: ReporterRegistry.Format, to path: String, limit: Int, host: Host,
    files: FileSystem
  ) throws(FileSystem.Failure) {
    let (descriptor, size) = try files.append(path)
    var options = ReportOptions(nil, host: host)
    options.byteLimit = max(0, limit - size)
    self.init(format, options, sink: .file(descriptor: descriptor, path: path))
  }

  /// A report without colour on a terminal.
  init(_ format: ReporterRegistry.Format, on terminal: Host.Terminal, host: Host) {
    self.init(format, ReportOptions(nil, host: host), sink: .terminal(terminal))
  }

  init(
    _ target: Settings.FormatTarget, settings: Settings, requirements: Requirements?,
    host: Host, files: FileSystem
  ) throws(CommandError) {
    let format: ReporterRegistry.Format
    do {
      format = try ReporterRegistry.format(named: target.name)
    } catch {
      throw .unknownFormat(error.name, suggestion: error.suggestion, known: error.known)
    }
    // A container's name is what differs between machines; two runs of one shall not.
    let hostName = settings.deterministic ? nil : host.environment["HOSTNAME"]
    guard let path = target.path else {
      var options = TerminalStyle(color: settings.color, host: host).options(requirements)
      options.hostName = hostName
      self.init(format, options, sink: .terminal(host.output))
      return
    }
    var options = ReportOptions(requirements, host: host)
    options.hostName = hostName
    do {
      self.init(
        format, options,
        sink: .file(descriptor: try files.create(path), path: path))
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  mutating func receive(_ envelope: Envelope) {
    reporter.receive(envelope, into: &buffer)
    if buffer.count >= threshold { flush() }
  }

  /// A person watches as it happens; everything else is written in large pieces.
  private var threshold: Int {
    if case .terminal(let terminal) = sink, terminal.isInteractive { return 1 }
    return Self.capacity
  }

  /// Whether a person reads it as it is written.
  var isTerminalForPeople: Bool {
    if case .terminal = sink { isForPeople } else { false }
  }

  /// Completes the report and closes its file.
  mutating func finish() -> CommandError? {
    reporter.finish(into: &buffer)
    flush()
    switch sink {
    case .terminal:
      // A reader that went away, such as `head`, has seen what it wanted.
      guard let failure, !failure.isClosedPipe else { return nil }
      return .unwritable("standard output", reason: failure.reason)
    case .file(let descriptor, let path):
      do { try FileSystem.close(descriptor) } catch { failure = failure ?? error }
      return failure.map { .unwritable(path, reason: $0.reason) }
    }
  }

  private mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(FileSystem.Failure) {
      switch sink {
      case .terminal(let terminal): try terminal.write(buffer)
      case .file(let descriptor, _): try FileSystem.write(buffer, to: descriptor)
      }
    } catch {
      failure = error
    }
  }
}
