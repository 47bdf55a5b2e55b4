import Messages

/// Every scenario with its steps as it ends, a scenario at a time, and the summary at the end.
struct PrettyReporter: EventReporter {
  private var listing: ScenarioListing
  private var summary: Summary

  init(options: ReportOptions) {
    listing = ScenarioListing(options: options)
    summary = Summary(options: options)
    summary.showsTimes = true
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    summary.note(envelope, from: &query)
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    listing.receive(event, from: &query, into: &output)
    summary.receive(event, from: &query, into: &output)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    summary.write(query, hasBody: listing.hasBody, into: &output)
  }
}
