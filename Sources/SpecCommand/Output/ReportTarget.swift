import Messages
import SpecReporting
import SpecSources

/// A reporter, and where its bytes go.
struct ReportTarget {
  private enum Sink {
    case terminal(Host.Terminal)
    case live(LiveTerminal)
    case file(descriptor: Int32, path: String, besides: FileSystem)
  }

  /// The number of bytes collected before they are written.
  private static let capacity = 1 << 16

  private var reporter: any Reporter
  private let isForPeople: Bool
  private var sink: Sink
  private var buffer: [UInt8] = []
  private var failure: FileSystem.Failure?

  private init(_ format: ReporterRegistry.Format, _ options: ReportOptions, sink: Sink) {
    isForPeople = format.isForPeople
    reporter = format.make(options)
    self.sink = sink
  }

  /// A report on the terminal.
  ///
  /// - Parameter isAnimated: Whether a line below it shows the progress of the run.
  init(
    terminal: Host.Terminal, format: ReporterRegistry.Format, options: ReportOptions,
    isAnimated: Bool = false
  ) {
    self.init(
      format, options,
      sink: isAnimated && format.isForPeople
        ? .live(LiveTerminal(terminal, options: options)) : .terminal(terminal))
  }

  /// Opens a file to append a report to its contents.
  ///
  /// - Parameter limit: The largest size of the file at the end, in bytes.
  static func appending(
    _ format: ReporterRegistry.Format, to path: String, limit: Int,
    options: ReportOptions, files: FileSystem
  ) throws(FileSystem.Failure) -> ReportTarget {
    let (descriptor, size) = try files.append(path)
    var options = options
    options.byteLimit = max(0, limit - size)
    return ReportTarget(
      format, options, sink: .file(descriptor: descriptor, path: path, besides: files))
  }

  /// Opens a file for a report and empties it.
  static func file(
    _ path: String, format: ReporterRegistry.Format, options: ReportOptions, files: FileSystem
  ) throws(CommandError) -> ReportTarget {
    let descriptor: Int32
    do {
      descriptor = try files.create(path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
    // A device such as /dev/stdout has nothing beside it.
    var options = options
    options.sideFolder =
      files.kind(of: path) == .file ? Path.name(of: sideFolder(of: path)) : nil
    options.pathToRoot = pathToRoot(from: path, below: files.workingDirectory)
    return ReportTarget(
      format, options, sink: .file(descriptor: descriptor, path: path, besides: files))
  }

  mutating func receive(_ envelope: Envelope) {
    reporter.receive(envelope, into: &buffer)
    writeSideFiles()
    if case .live(var live) = sink {
      attempt { target throws(FileSystem.Failure) in
        defer { target.sink = .live(live) }
        try live.receive(envelope, target.buffer)
      }
    } else if buffer.count >= threshold {
      flush()
    }
  }

  /// A person watches as it happens; everything else is written in large pieces.
  private var threshold: Int {
    if case .terminal(let terminal) = sink, terminal.isInteractive { return 1 }
    return Self.capacity
  }

  /// Whether a person reads it as it is written.
  var isTerminalForPeople: Bool {
    if case .file = sink { false } else { isForPeople }
  }

  /// Completes the report and closes its file.
  mutating func finish() -> CommandError? {
    reporter.finish(into: &buffer)
    writeSideFiles()
    flush()
    guard case .file(let descriptor, let path, _) = sink else {
      // A reader that went away, such as `head`, has seen what it wanted.
      guard let failure, !failure.isClosedPipe else { return nil }
      return .unwritable("standard output", reason: failure.reason)
    }
    do { try FileSystem.close(descriptor) } catch { failure = failure ?? error }
    return failure.map { .unwritable(path, reason: $0.reason) }
  }

  private mutating func flush() {
    attempt { target throws(FileSystem.Failure) in
      switch target.sink {
      case .terminal(let terminal):
        if !target.buffer.isEmpty { try terminal.write(target.buffer) }
      case .live(var live):
        defer { target.sink = .live(live) }
        try live.finish(target.buffer)
      case .file(let descriptor, _, _): try FileSystem.write(target.buffer, to: descriptor)
      }
    }
  }

  /// The folder of what belongs beside a report; it is made when there is something to put there.
  private static func sideFolder(of path: String) -> String { "\(path)-files" }

  /// One step up for each folder that the report is in; nothing leads back from outside.
  private static func pathToRoot(from path: String, below root: String) -> String? {
    let inside = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    let parts = Path.tidy(inside).split(separator: "/")
    guard !inside.hasPrefix("/"), !parts.contains("..") else { return nil }
    return String(repeating: "../", count: max(0, parts.count - 1))
  }

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

  /// Writes what is collected; after the first failure nothing more is written.
  private mutating func attempt(
    _ write: (inout ReportTarget) throws(FileSystem.Failure) -> Void
  ) {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(FileSystem.Failure) { try write(&self) } catch { failure = error }
  }
}
