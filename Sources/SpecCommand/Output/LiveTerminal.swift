import Messages
import ReportFiles
import SpecReporting
import SpecSources
import Synchronization

/// An interactive terminal: the output of reports, and below it a line with the progress of
/// the run.
///
/// The line is erased before anything else is written, and at the end. It is left out while the
/// cursor is inside a line, as with `progress`. It is fed from two sides: by the messages in the order of
/// the plan, and by what happens meanwhile.
package final class LiveTerminal: Sendable {
  private let terminal: Host.Terminal
  private let width: Int?
  private let state: Mutex<State>

  private struct State {
    var bar: LiveBar
    var isAtLineStart = true
    var isFinished = false
    /// Whether something else is being written in place of the line.
    var isHidden = false
  }

  /// - Parameter options: With a width if that is not to follow the window.
  init(_ terminal: Host.Terminal, options: ReportOptions) {
    self.terminal = terminal
    width = options.width
    state = Mutex(State(bar: LiveBar(options: options)))
  }

  /// The terminal with the progress of the run below the report.
  var stream: ReportStream {
    ReportStream(isInteractive: true, write: finish, receive: receive(_:_:))
  }

  private var columns: Int {
    (width == terminal.width ? terminal.currentWidth() : nil) ?? width ?? 80
  }

  /// Takes a message and the report's bytes for it.
  func receive(_ envelope: Envelope, _ output: [UInt8]) throws(FileSystem.Failure) {
    try write { state, columns in
      state.bar.receive(envelope)
      guard !output.isEmpty || state.bar.isDue && state.isAtLineStart else { return [] }
      var bytes = output.isEmpty ? [] : state.bar.erase(columns: columns) + output
      if let last = output.last { state.isAtLineStart = last == UInt8(ascii: "\n") }
      if state.isAtLineStart { bytes += state.bar.draw(columns: columns) }
      return bytes
    }
  }

  /// Takes the messages of a scenario that has ended before its turn.
  func receive(early envelopes: [Envelope]) { redraw { $0.receive(early: envelopes) } }

  /// Takes what runs at this moment.
  func receive(running names: [String], after elapsed: Duration) {
    redraw { $0.receive(running: names, after: elapsed) }
  }

  /// Takes how long the command has been planning.
  func receive(planningFor time: Duration) {
    redraw(isDueBeforeRun: true) { $0.receive(planningFor: time) }
  }

  private func redraw(isDueBeforeRun: Bool = false, _ change: (inout LiveBar) -> Void) {
    try? write { state, columns in
      change(&state.bar)
      guard !state.isFinished, !state.isHidden, state.isAtLineStart,
        isDueBeforeRun && state.bar.isBeforeRun || state.bar.isDue
      else { return [] }
      return state.bar.draw(columns: columns)
    }
  }

  /// Lets something else be written in place of the line.
  func making(_ writeOther: () -> Void) {
    var wasDrawn = false
    try? write { state, columns in
      state.isHidden = true
      let erased = state.bar.erase(columns: columns)
      wasDrawn = !erased.isEmpty
      return erased
    }
    writeOther()
    try? write { state, columns in
      state.isHidden = false
      return state.isFinished || !wasDrawn ? [] : state.bar.draw(columns: columns)
    }
  }

  /// Erases the line and writes the end of the report.
  func finish(_ output: [UInt8]) throws(FileSystem.Failure) {
    try write { state, columns in
      state.isFinished = true
      return state.bar.erase(columns: columns) + output
    }
  }

  /// Writes the bytes that a change of the state asks for, outside of the lock.
  private func write(
    _ change: (inout State, _ columns: Int) -> [UInt8]
  ) throws(FileSystem.Failure) {
    let columns = columns
    let bytes = state.withLock { change(&$0, columns) }
    if !bytes.isEmpty { try terminal.write(bytes) }
  }
}
