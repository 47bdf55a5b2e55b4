import Messages
import SpecReporting
import SpecSharding
import SpecSources

/// The file of `--timings`: what it knows, and what a run adds to it.
struct TimingsFile {
  let path: String
  /// What the file says.
  private(set) var known = Timings()
  /// The lines that are no times.
  private(set) var badLines: [Int] = []
  private let files: FileSystem
  private var times = ScenarioTimes()

  /// Reads the file, if there is one.
  ///
  /// - Parameter inputs: Files that must not be replaced.
  /// - Throws: for a file that cannot be read, or that is something else.
  init(_ path: String, inputs: [String], files: FileSystem) throws(CommandErrors) {
    self.path = path
    self.files = files
    let identity = files.identity(of: path)
    if identity != nil, inputs.contains(where: { files.identity(of: $0) == identity }) {
      throw CommandErrors(.notTimings(path))
    }
    guard files.kind(of: path) != nil else { return }
    do throws(FileSystem.Failure) {
      let bytes = try files.read(path, limit: Self.limit)
      (known, badLines) = Timings.read(bytes)
    } catch {
      throw CommandErrors(.source(.unreadable(path, reason: error.reason)))
    }
    if known.isEmpty, !badLines.isEmpty { throw CommandErrors(.notTimings(path)) }
  }

  /// More than the times of ten million scenarios take.
  private static let limit = 1 << 28

  /// Takes a message of the run.
  mutating func receive(_ envelope: Envelope) { times.receive(envelope) }

  /// Writes the file, if the run added something to it.
  ///
  /// - Returns: Why it could not be written.
  mutating func finish() -> [CommandError] {
    times.finish()
    var result = known
    result.note(passed: times.passed, failed: times.failed)
    guard result != known || !badLines.isEmpty else { return [] }
    do throws(FileSystem.Failure) {
      try files.replace(path, with: result.bytes)
      return []
    } catch {
      return [.timingsNotWritten(path, reason: error.reason)]
    }
  }
}

extension Invocation {
  /// Names the lines of a file of timings that are damaged; the others count.
  func printTimingsProblems(_ timings: TimingsFile?) {
    guard let timings, let first = timings.badLines.first else { return }
    let count = timings.badLines.count
    host.printNote(
      "\(timings.path):\(first): "
        + (count == 1 ? "this line is no time" : "this line and \(count - 1) more are no times")
        + " of a scenario, expected 16 hexadecimal digits, a space and milliseconds; the others count"
    )
  }
}
