import Messages

extension ReportOptions {
  /// How long a run took: the whole command, or for a recording, its run.
  func duration(of query: RunQuery) -> Duration? { elapsed?() ?? query.duration }
}

/// The parts of the time that a command takes: before its run, in it, and after it.
struct CommandTimes: Sendable {
  private let elapsed: (@Sendable () -> Duration)?
  private var (planned, ran): (Duration?, Duration?)

  init(_ elapsed: (@Sendable () -> Duration)?) { self.elapsed = elapsed }

  mutating func note(_ envelope: Envelope) {
    switch envelope {
    case .testRunStarted: planned = elapsed?()
    case .testRunFinished: ran = elapsed?()
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
