import Messages
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

  private var columns: Int {
    (width == terminal.width ? terminal.currentWidth() : nil) ?? width ?? 80
  }

  /// Takes a message and the report's bytes for it.
  func receive(_ envelope: Envelope, _ output: [UInt8]) throws(FileSystem.Failure) {
    let columns = columns
    let bytes = state.withLock { state -> [UInt8] in
      state.bar.receive(envelope)
      guard !output.isEmpty || state.bar.isDue && state.isAtLineStart else { return [] }
      var bytes = output.isEmpty ? [] : state.bar.erase(columns: columns) + output
      if let last = output.last { state.isAtLineStart = last == UInt8(ascii: "\n") }
      if state.isAtLineStart { bytes += state.bar.draw(columns: columns) }
      return bytes
    }
    if !bytes.isEmpty { try terminal.write(bytes) }
  }

  /// Takes the messages of a scenario that has ended before its turn.
  func receive(early envelopes: [Envelope]) {
    redraw { bar in
      bar.receive(early: envelopes)
      return false
    }
  }

  /// Takes what runs at this moment.
  func receive(running names: [String], after elapsed: Duration) {
    redraw { bar in
      bar.receive(running: names, after: elapsed)
      return false
    }
  }

  /// Takes how long the command has been planning.
  func receive(planningFor time: Duration) {
    redraw { bar in
      bar.receive(planningFor: time)
      return bar.isBeforeRun
    }
  }

  /// - Parameter change: Returns whether the line has to be drawn in any case.
  private func redraw(_ change: (inout LiveBar) -> Bool) {
    let columns = columns
    let bytes = state.withLock { state -> [UInt8] in
      let isNew = change(&state.bar)
      guard !state.isFinished, !state.isHidden, state.isAtLineStart, isNew || state.bar.isDue else {
        return []
      }
      return state.bar.draw(columns: columns)
    }
    if !bytes.isEmpty { try? terminal.write(bytes) }
  }

  /// Lets something else be written in place of the line.
  func making(_ write: () -> Void) {
    let columns = columns
    let erased = state.withLock { state in
      state.isHidden = true
      return state.bar.erase(columns: columns)
    }
    if !erased.isEmpty { try? terminal.write(erased) }
    write()
    let drawn = state.withLock { state in
      state.isHidden = false
      return state.isFinished || erased.isEmpty ? [] : state.bar.draw(columns: columns)
    }
    if !drawn.isEmpty { try? terminal.write(drawn) }
  }

  /// Erases the line and writes the end of the report.
  func finish(_ output: [UInt8]) throws(FileSystem.Failure) {
    let columns = columns
    let bytes = state.withLock { state in
      state.isFinished = true
      return state.bar.erase(columns: columns) + output
    }
    if !bytes.isEmpty { try terminal.write(bytes) }
  }
}
