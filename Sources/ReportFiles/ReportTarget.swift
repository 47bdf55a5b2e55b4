import Messages
package import SpecReporting
package import SpecSources

/// A reporter, and the destination of its bytes.
package struct ReportTarget: Sendable {
  private enum Sink: Sendable {
    case stream(ReportStream)
    case file(ReportFile, besides: FileSystem)
    case folder(ReportFolder)
  }

  /// The number of bytes collected before they are written.
  private static let capacity = 1 << 16

  private var reporter: any Reporter
  private let isForPeople: Bool
  private var sink: Sink
  private var buffer: [UInt8] = []
  private var failure: FileSystem.Failure?
  private var store: AnonymousSpillFile?
  /// Whether a part of the plan was collected.
  private var hasPlan = false
  /// The number of pickles whose test case has not come yet.
  private var unplannedCount = 0

  private init(_ format: ReporterRegistry.Format, _ options: ReportOptions, sink: Sink) {
    isForPeople = format.isForPeople
    reporter = format.make(options)
    self.sink = sink
  }

  /// A report that is read as it is written.
  package init(_ stream: ReportStream, format: ReporterRegistry.Format, options: ReportOptions) {
    self.init(format, options, sink: .stream(stream))
  }

  /// Opens a file to append a report to its contents.
  ///
  /// - Parameter limit: The largest size of the file at the end, in bytes.
  package static func appending(
    _ format: ReporterRegistry.Format, to path: String, limit: Int,
    options: ReportOptions, files: FileSystem
  ) throws(FileSystem.Failure) -> ReportTarget {
    let (file, size) = try ReportFile.appending(to: path, files: files)
    var options = options
    options.byteLimit = max(0, limit - size)
    return ReportTarget(format, options, sink: .file(file, besides: files))
  }

  /// Begins a report in a file; until it is whole, its place holds that of a run that did not finish.
  static func file(
    _ file: ReportFile, format: ReporterRegistry.Format, options: ReportOptions, files: FileSystem
  ) throws(FileSystem.Failure) -> ReportTarget {
    var (options, file) = (options, file)
    options.pathToRoot = pathToRoot(from: file.path, below: files.workingDirectory)
    try file.begin(unfinished: format.unfinishedReport(options), files: files)
    options.sideFolder = file.hasPlace ? Path.name(of: sideFolder(of: file.path)) : nil
    // In the folder of the report, which must have room for it anyway.
    let store =
      file.hasPlace ? AnonymousSpillFile(in: Path.folder(of: file.path), files: files) : nil
    options.store = store?.store
    var target = ReportTarget(format, options, sink: .file(file, besides: files))
    target.store = store
    return target
  }

  /// Begins a report that is a folder, in which until the end a file says that the run did not finish.
  static func folder(
    _ path: String, _ folder: ReporterRegistry.Folder, format: ReporterRegistry.Format,
    options: ReportOptions, files: FileSystem
  ) throws(FileSystem.Failure) -> ReportTarget {
    var place = try ReportFolder(path, files: files)
    try place.begin(folder, unfinished: format.unfinishedFiles(options))
    return ReportTarget(format, options, sink: .folder(place))
  }

  /// - Parameter reading: Has read the message already, for all targets.
  mutating func receive(_ envelope: Envelope, read reading: inout RunReading) {
    reporter.receive(envelope, read: &reading, into: &buffer)
    writeSideFiles()
    if case .stream(let stream) = sink, let receive = stream.receive {
      attempt { target throws(FileSystem.Failure) in try receive(envelope, target.buffer) }
    } else if isDue(envelope) {
      flush()
    }
  }

  mutating func receive(_ note: LintNote) { reporter.receive(note, into: &buffer) }

  /// Whether to write the collected bytes: a person watches them come, a file that is not in its
  /// place yet is not seen, and everything else is written scenario by scenario, so that a killed
  /// process loses only the scenarios that were running.
  private mutating func isDue(_ envelope: Envelope) -> Bool {
    let isWholePlan = completesPlan(envelope)
    guard !buffer.isEmpty else { return false }
    if buffer.count >= Self.capacity { return true }
    switch sink {
    case .file(let file, _) where !file.isInPlace: return false
    case .stream(let stream) where stream.isInteractive: return true
    case .stream, .file, .folder: break
    }
    switch envelope {
    case .testCaseFinished, .testRunHookStarted, .testRunHookFinished, .testRunFinished: return true
    default: return isWholePlan
    }
  }

  /// Whether the plan is known as a whole with this message: before its first scenario runs, and
  /// before that ends, as others may end first.
  private mutating func completesPlan(_ envelope: Envelope) -> Bool {
    switch envelope {
    case .pickle: unplannedCount += 1
    case .testCase:
      unplannedCount -= 1
      hasPlan = true
      return unplannedCount == 0
    case .testRunStarted: hasPlan = true
    case .testCaseStarted:
      defer { hasPlan = false }
      return hasPlan
    default: break
    }
    return false
  }

  /// Whether it is read as it is written.
  var isStream: Bool { if case .stream = sink { true } else { false } }

  /// Whether a person reads it as it is written.
  package var isStreamForPeople: Bool { isForPeople && isStream }

  /// Completes the report and closes its file.
  mutating func finish(read reading: inout RunReading) -> ReportError? {
    reporter.finish(read: &reading, into: &buffer)
    writeSideFiles()
    flush()
    while reporter.finishNext(into: &buffer) { flush() }
    flush()
    failure = failure ?? store?.failure
    var name = "standard output"
    if case .file(let file, _) = sink {
      name = file.path
      do { try file.finish(isWhole: failure == nil) } catch { failure = failure ?? error }
    } else if case .folder(let folder) = sink {
      name = folder.path
      folder.finish(isWhole: failure == nil)
    }
    // A reader that went away, such as `head`, has seen what it wanted.
    guard let failure, !failure.isClosedPipe else { return nil }
    return .unwritable(name, reason: failure.reason)
  }

  private mutating func flush() {
    attempt { target throws(FileSystem.Failure) in
      switch target.sink {
      case .stream(let stream):
        // Anything shown next to the report ends with it, even if the report has nothing to add.
        if stream.receive != nil || !target.buffer.isEmpty { try stream.write(target.buffer) }
      case .file(let file, _): try file.write(target.buffer)
      case .folder: break
      }
    }
  }

  /// The folder of the files next to a report; it is made with the first of them.
  private static func sideFolder(of path: String) -> String { "\(path)-files" }

  /// One step up for each folder that the report is in; nothing leads back from outside.
  private static func pathToRoot(from path: String, below root: String) -> String? {
    let inside = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    let parts = Path.tidy(inside).split(separator: "/")
    guard !inside.hasPrefix("/"), !parts.contains("..") else { return nil }
    return String(repeating: "../", count: max(0, parts.count - 1))
  }

  private mutating func writeSideFiles() {
    for file in reporter.takeSideFiles() where failure == nil {
      do throws(FileSystem.Failure) {
        switch sink {
        case .stream: break
        case .file(let report, let files): try files.put(file, in: Self.sideFolder(of: report.path))
        case .folder(var folder):
          defer { sink = .folder(folder) }
          try folder.write(file)
        }
      } catch {
        failure = error
      }
    }
  }

  /// Writes the collected bytes; after the first failure nothing more is written.
  private mutating func attempt(_ write: (inout ReportTarget) throws(FileSystem.Failure) -> Void) {
    // A buffer that was large once, as for an attachment, is seldom so again.
    defer { buffer.removeAll(keepingCapacity: buffer.capacity <= 16 * Self.capacity) }
    guard failure == nil else { return }
    do throws(FileSystem.Failure) { try write(&self) } catch { failure = error }
  }
}
