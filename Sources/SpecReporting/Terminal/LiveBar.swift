import Basics
public import Messages

/// One line that shows the progress of a run, drawn repeatedly at the end of a terminal.
///
/// It reads no clock: time passes with the messages, and with the texts about running scenarios.
public struct LiveBar: Sendable {
  private static let barWidth = 20
  /// A narrower terminal has no room for anything useful.
  private static let leastColumns = 40
  /// The shortest time between two drawings.
  private static let interval = Duration.milliseconds(100)

  private let options: ReportOptions
  private var names = IdTable<String>()
  private var planned = IdTable<String>()
  private var running: [Running] = []
  private var total = 0
  private var done = 0
  private var failed = 0
  private var startedAt: Timestamp?
  private var elapsed = Duration.zero
  /// Test cases that were counted before their messages came.
  private var early: Set<String> = []
  /// The text about the running scenarios; empty if only messages describe them.
  private var watched: [String] = []
  private var drawnAt: Duration?
  /// The number of columns of the last drawing.
  private var drawnWidth = 0
  /// Whether a scenario has begun since the last drawing.
  private var hasBegun = false
  private var isFinished = false
  /// Whether more of the plan may come with the next message.
  private var isPlanning = false
  /// The work before the first scenario, and its duration so far.
  private var planning: (work: String, time: Duration) = ("", .zero)
  private var featureCount = 0
  /// Shorter work before the first scenario is not shown.
  private static let patience = Duration.seconds(1)

  /// An attempt under way.
  private struct Running: Sendable {
    let id: String
    let testCaseId: String
    let name: String
    var worst = TestStepResult.Status.unknown
  }

  /// A bar for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope) {
    if let timestamp = envelope.timestamp, let startedAt {
      elapsed = max(elapsed, startedAt.duration(to: timestamp))
    }
    if case .testCase = envelope { isPlanning = true } else { isPlanning = false }
    switch envelope {
    case .source(let source):
      featureCount += 1
      planning.work = "reading \(source.uri)"
    case .stepDefinition:
      planning.work = "matching the steps of \(counted(featureCount, "feature"))"
    case .pickle(let pickle): names.add(pickle.name, for: pickle.id)
    case .testRunStarted(let message):
      startedAt = message.timestamp
      planning.work = "starting"
    case .testCase(let testCase):
      total += 1
      if let name = names.remove(testCase.pickleId) { planned.add(name, for: testCase.id) }
    case .testCaseStarted(let message):
      hasBegun = true
      running.append(
        Running(
          id: message.id, testCaseId: message.testCaseId, name: planned[message.testCaseId] ?? ""))
    case .testStepFinished(let message):
      guard let index = running.lastIndex(where: { $0.id == message.testCaseStartedId })
      else { return }
      running[index].worst = max(running[index].worst, message.testStepResult.status)
    case .testCaseFinished(let message):
      guard let index = running.lastIndex(where: { $0.id == message.testCaseStartedId })
      else { return }
      let attempt = running.remove(at: index)
      guard !message.willBeRetried else { return }
      planned.remove(attempt.testCaseId)
      if early.remove(attempt.testCaseId) == nil { count(attempt.worst) }
    case .testRunFinished: isFinished = true
    default: break
    }
  }

  /// Takes the messages of a scenario that ended before its turn; they come again in order.
  public mutating func receive(early envelopes: [Envelope]) {
    var (id, worst) = ("", TestStepResult.Status.unknown)
    for envelope in envelopes {
      switch envelope {
      case .testCaseStarted(let message): (id, worst) = (message.testCaseId, .unknown)
      case .testStepFinished(let message): worst = max(worst, message.testStepResult.status)
      case .testCaseFinished(let message):
        // Its turn may have come already.
        if !message.willBeRetried, planned[id] != nil, early.insert(id).inserted { count(worst) }
      default: break
      }
    }
  }

  /// Takes a text about the running scenarios.
  public mutating func receive(running names: [String], after elapsed: Duration) {
    if names != watched { hasBegun = true }
    watched = names
    isPlanning = false
    self.elapsed = max(self.elapsed, elapsed)
  }

  /// Takes the time that the command has spent planning.
  package mutating func receive(planningFor time: Duration) { planning.time = time }

  private mutating func count(_ status: TestStepResult.Status) {
    done += 1
    if status.isFailure { failed += 1 }
  }

  /// Whether enough has changed since it was drawn.
  ///
  /// A scenario that begins always counts: its next message may take a long time.
  public var isDue: Bool {
    guard !isPlanning else { return false }
    return hasBegun || drawnAt.map { elapsed - $0 >= Self.interval } ?? false
  }

  /// Whether no scenario can run yet.
  package var isBeforeRun: Bool { total == 0 || isPlanning }

  /// The bytes that draw the line over the previous one; empty while there is nothing to show.
  ///
  /// Spaces replace an escape sequence, so that a terminal without colors gets none.
  public mutating func draw(columns: Int) -> [UInt8] {
    // Hooks before the run are watched.
    let work = watched.isEmpty ? planning.work : watched.joined(separator: ", ")
    let isShown = isBeforeRun ? !work.isEmpty && planning.time >= Self.patience : startedAt != nil
    guard isShown, !isFinished, columns >= Self.leastColumns else { return erase(columns: columns) }
    drawnAt = elapsed
    hasBegun = false
    // The window may be narrower than it was.
    let erased = drawnWidth < columns ? [] : erase(columns: columns)
    // The last column stays free: writing there would scroll some terminals.
    var room = columns - 1
    var page = TerminalPage(options)
    // A truncated number would be a different one.
    func write(_ text: String, _ style: Style = .plain) {
      guard displayWidth(text) <= room else { return }
      room -= displayWidth(text)
      page.write(text, style)
    }
    if isBeforeRun {
      write("\(minutes(planning.time))")
      write(cut("  \(sanitized(work)) …", to: room), .dim)
    } else {
      write("[\(filled)] \(done)/\(total)")
      if failed > 0 { write("  \(failed) failed", .status(.failed)) }
      write("  \(minutes(elapsed))")
      if done > 0 { write(", \(minutes(elapsed * (total - done) / done)) left") }
      let names = watched.isEmpty ? running.suffix(1).map(\.name) : watched
      if !names.isEmpty {
        write(cut("  \(sanitized(names.joined(separator: ", ")))", to: room), .dim)
      }
    }
    let width = columns - 1 - room
    page.spaces(drawnWidth - width)
    drawnWidth = width
    return erased + [UInt8(ascii: "\r")] + page.bytes
  }

  /// The bytes that erase the line, if it is there.
  ///
  /// - Parameter columns: The current width of the terminal; in one that is narrower than the last
  ///   drawing, the line has been wrapped to several.
  public mutating func erase(columns: Int) -> [UInt8] {
    guard drawnWidth > 0 else { return [] }
    defer { drawnWidth = 0 }
    guard drawnWidth < columns else {
      let rows = (drawnWidth - 1) / max(1, columns)
      return Array("\r\(rows > 0 ? "\u{1B}[\(rows)A" : "")\u{1B}[J".utf8)
    }
    let spaces = Array(repeating: UInt8(ascii: " "), count: drawnWidth)
    return [UInt8(ascii: "\r")] + spaces + [UInt8(ascii: "\r")]
  }

  private var filled: String {
    let count = total > 0 ? min(Self.barWidth, Self.barWidth * done / total) : 0
    return String(repeating: "=", count: count)
      + String(repeating: " ", count: Self.barWidth - count)
  }

  private func minutes(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    return "\(seconds / 60):\(padded("\(seconds % 60)", to: 2))"
  }

  /// As much of the text as there is room for, with an ellipsis if it is cut; nothing if that would
  /// hardly be a word.
  private func cut(_ text: String, to room: Int) -> String {
    if displayWidth(text) <= room { return text }
    guard room >= 6 else { return "" }
    let room = room - 1
    var result = ""
    var width = 0
    for character in text {
      width += displayWidth(String(character))
      if width > room { break }
      result.append(character)
    }
    return result + "…"
  }
}
