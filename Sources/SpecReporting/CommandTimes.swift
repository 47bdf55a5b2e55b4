import Messages

extension ReportOptions {
  /// The duration of the run: of the whole command, or of the run in a recording.
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

  /// The parts in words, given the whole; nil if only messages give its duration.
  func words(of whole: Duration) -> String? {
    guard let planned, let ran else { return nil }
    return "planning \(seconds(planned))s, running \(seconds(ran - planned))s, "
      + "reports \(seconds(whole - ran))s"
  }
}
