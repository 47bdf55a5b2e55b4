import Messages

/// The end of a report on a terminal: failures, snippets, counts and times.
struct SummaryReporter: EventReporter {
  private var summary: Summary

  /// A reporter for one run.
  init(options: ReportOptions) {
    summary = Summary(options: options)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) { summary.note(envelope) }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    summary.add(event, from: &query)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    summary.write(query, hasBody: false, into: &output)
  }
}
