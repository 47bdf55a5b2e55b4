public import Messages

/// What a reader wants at the end of a run: failures, snippets, counts and times.
public struct SummaryReporter: Reporter {
  private var query = RunQuery()
  private var summary: Summary

  /// A reporter for one run.
  public init(options: ReportOptions) { summary = Summary(options: options) }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { summary.add(event, from: &query) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { summary.add(event, from: &query) }
    summary.write(query, hasBody: false, into: &output)
  }
}
