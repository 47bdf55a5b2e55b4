import Messages
import SpecReporting
import SpecSources

/// An interactive terminal: the output of reports, and below it a line with the progress of
/// the run.
///
/// The line is erased before anything else is written, and at the end. It is left out while the
/// cursor is inside a line, as with `progress`.
struct LiveTerminal {
  private let terminal: Host.Terminal
  private let columns: Int
  private var bar: LiveBar
  private var isAtLineStart = true

  init(_ terminal: Host.Terminal, options: ReportOptions) {
    self.terminal = terminal
    columns = options.width ?? 80
    bar = LiveBar(options: options)
  }

  /// Takes a message and what the report says to it.
  mutating func receive(
    _ envelope: Envelope, _ output: [UInt8]
  ) throws(FileSystem.Failure) {
    bar.receive(envelope)
    guard !output.isEmpty || bar.isDue && isAtLineStart else { return }
    var bytes = output.isEmpty ? [] : bar.erase() + output
    if let last = output.last { isAtLineStart = last == UInt8(ascii: "\n") }
    if isAtLineStart { bytes += bar.draw(columns: columns) }
    if !bytes.isEmpty { try terminal.write(bytes) }
  }

  /// Erases the line and writes the end of the report.
  mutating func finish(_ output: [UInt8]) throws(FileSystem.Failure) {
    let bytes = bar.erase() + output
    if !bytes.isEmpty { try terminal.write(bytes) }
  }
}
