import Messages

/// The report that a terminal shows unless another is asked for: as much as can be read.
///
/// Few scenarios are shown with every step, as in `pretty`; of more, one line a feature as it ends,
/// with each failure in full when it happens. The summary closes it.
struct AutoReporter: EventReporter {
  /// The number of scenarios up to which steps are shown.
  private static let maximumListed = 10

  private enum Body {
    case undecided
    case scenarios(ScenarioListing)
    case features
  }

  private let options: ReportOptions
  private var body = Body.undecided
  private var lines: FeatureLines
  private var summary: Summary
  /// Whether the last thing written is the line of a feature.
  private var hasOpenLines = false

  init(options: ReportOptions) {
    self.options = options
    lines = FeatureLines(options: options)
    summary = Summary(options: options)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    summary.note(envelope, from: &query)
    if case .testCase(let testCase) = envelope, let uri = query.uri(ofTestCase: testCase.id) {
      lines.plan(uri)
    }
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    if case .undecided = body, lines.plannedCount > 0 { decide(into: &output) }
    if case .scenarios(var listing) = body {
      body = .undecided
      listing.receive(event, from: &query, into: &output)
      body = .scenarios(listing)
    }
    summary.receive(event, from: &query, into: &output)
    let news = summary.takeNews()
    if !news.isEmpty {
      if hasOpenLines { output.append(UInt8(ascii: "\n")) }
      output += news
      hasOpenLines = false
    }
    guard case .features = body, case .scenarioFinished(let scenario) = event else { return }
    hasOpenLines = lines.add(scenario, into: &output) || hasOpenLines
  }

  private mutating func decide(into output: inout [UInt8]) {
    if !options.comesByFeature, lines.plannedCount <= Self.maximumListed {
      body = .scenarios(ScenarioListing(options: options))
    } else {
      body = .features
      summary.showsFailuresAtOnce = true
      if !options.comesByFeature { lines.begin(into: &output) }
    }
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    var hasBody = false
    switch body {
    case .undecided: break
    case .scenarios(let listing): hasBody = listing.hasBody
    case .features:
      lines.end(into: &output)
      hasBody = true
    }
    summary.write(query, hasBody: hasBody, into: &output)
  }
}
