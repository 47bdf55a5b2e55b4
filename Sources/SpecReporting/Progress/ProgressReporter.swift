import Messages

/// One character a step as it ends, and the summary at the end.
///
/// Hooks are shown only when they did not pass.
struct ProgressReporter: EventReporter {
  private let options: ReportOptions
  private var summary: Summary
  /// 0 until something is shown.
  private var column = 0

  init(options: ReportOptions) {
    self.options = options
    summary = Summary(options: options)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    summary.note(envelope, from: &query)
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    if case .stepFinished(let status, let isHook) = event {
      if !isHook || status != .passed { show(status, into: &output) }
    } else {
      summary.receive(event, from: &query, into: &output)
    }
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    if column > 0 { output.append(UInt8(ascii: "\n")) }
    summary.write(query, hasBody: column > 0, into: &output)
  }

  private mutating func show(_ status: TestStepResult.Status, into output: inout [UInt8]) {
    if let width = options.width, column >= max(1, width) {
      output.append(UInt8(ascii: "\n"))
      column = 0
    }
    column += 1
    if options.usesColor {
      TerminalPage.append(to: &output, options) { $0.write(status.letter, .status(status)) }
    } else {
      output.append(contentsOf: status.letter.utf8)
    }
  }
}
