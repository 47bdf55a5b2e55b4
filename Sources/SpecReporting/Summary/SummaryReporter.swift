public import Messages

/// What a reader wants at the end of a run: failures, snippets, counts and times.
public struct SummaryReporter: Reporter {
  private var model = RunModel()
  private var summary: Summary

  /// A reporter for one run.
  public init(options: ReportOptions) { summary = Summary(options: options) }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    if let change = model.receive(envelope) { summary.add(change, from: &model) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    summary.finish(model: &model, hasBody: false, into: &output)
  }
}
