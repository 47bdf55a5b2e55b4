import Messages

/// The time since a command began, which a report for people reads when it ends.
package struct Stopwatch: Sendable, Equatable {
  package let elapsed: @Sendable () -> Duration

  package init(_ elapsed: @escaping @Sendable () -> Duration) { self.elapsed = elapsed }

  /// All are equal: it says nothing about the options of a report.
  package static func == (left: Stopwatch, right: Stopwatch) -> Bool { true }
}

extension ReportOptions {
  /// How long a run took: the whole command, or for a recording, its run.
  func duration(of query: RunQuery) -> Duration? { stopwatch?.elapsed() ?? query.duration }
}

/// The parts of the time that a command takes: before its run, in it, and after it.
struct CommandTimes: Sendable {
  private let stopwatch: Stopwatch?
  private var (planned, ran): (Duration?, Duration?)

  init(_ stopwatch: Stopwatch?) { self.stopwatch = stopwatch }

  mutating func note(_ envelope: Envelope) {
    switch envelope {
    case .testRunStarted: planned = stopwatch?.elapsed()
    case .testRunFinished: ran = stopwatch?.elapsed()
    default: break
    }
  }

  /// The parts in words, given the whole; nil where only messages say what it took.
  func words(of whole: Duration) -> String? {
    guard let planned, let ran else { return nil }
    return "planning \(seconds(planned))s, running \(seconds(ran - planned))s, "
      + "reports \(seconds(whole - ran))s"
  }
}
