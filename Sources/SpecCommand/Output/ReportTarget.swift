import Messages
import SpecReporting

/// A reporter, and where its bytes go.
struct ReportTarget {
  private enum Sink {
    case terminal(Host.Terminal)
    case file(descriptor: Int32, path: String, besides: FileSystem)
  }

  /// How much is collected before it is written.
  private static let capacity = 1 << 16

  private var reporter: any Reporter
  private let isForPeople: Bool
  private let sink: Sink
  private var buffer: [UInt8] = []
  private var failure: FileSystem.Failure?

  init(
    _ target: Settings.FormatTarget, color: Settings.ColorMode, requirements: Requirements?,
    host: Host, files: FileSystem
  ) throws(CommandError) {
    let format: ReporterRegistry.Format
    do {
      format = try ReporterRegistry.format(named: target.name)
    } catch {
      throw .unknownFormat(error.name, suggestion: error.suggestion, known: error.known)
    }
    isForPeople = format.isForPeople
    guard let path = target.path else {
      sink = .terminal(host.output)
      reporter = format.make(TerminalStyle(color: color, host: host).options(requirements))
      return
    }
    do {
      sink = .file(descriptor: try files.create(path), path: path, besides: files)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
    // A device such as /dev/stdout has nothing beside it.
    let hasFolder = files.kind(of: path) == .file
    reporter = format.make(
      ReportOptions(
        command: host.command, requirements: requirements,
        sideFolder: hasFolder ? Path.name(of: Self.sideFolder(of: path)) : nil))
  }

  mutating func receive(_ envelope: Envelope) {
    reporter.receive(envelope, into: &buffer)
    writeSideFiles()
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
    writeSideFiles()
    flush()
    switch sink {
    case .terminal:
      // A reader that went away, such as `head`, has seen what it wanted.
      guard let failure, !failure.isClosedPipe else { return nil }
      return .unwritable("standard output", reason: failure.reason)
    case .file(let descriptor, let path, _):
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
      case .file(let descriptor, _, _): try FileSystem.write(buffer, to: descriptor)
      }
    } catch {
      failure = error
    }
  }

  /// The folder of what belongs beside a report; it is made when there is something to put there.
  private static func sideFolder(of path: String) -> String { "\(path)-files" }

  private mutating func writeSideFiles() {
    for file in reporter.takeSideFiles() {
      guard case .file(_, let path, let files) = sink, failure == nil else { continue }
      do throws(FileSystem.Failure) {
        let descriptor = try files.create(Path.join(Self.sideFolder(of: path), file.name))
        defer { try? FileSystem.close(descriptor) }
        try FileSystem.write(file.bytes, to: descriptor)
      } catch {
        failure = error
      }
    }
  }
}
