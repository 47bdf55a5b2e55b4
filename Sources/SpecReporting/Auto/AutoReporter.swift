import Messages

/// The report that a terminal shows unless another is asked for: as much as can be read.
///
/// Few scenarios are shown with every step, as in `pretty`; of more, one line a feature as it ends,
/// with each failure in full when it happens. The summary closes it. `pretty` shows every scenario with its
/// steps, however many there are.
struct AutoReporter: EventReporter {
  /// The number of scenarios up to which steps are shown.
  private static let maximumListed = 10

  private let options: ReportOptions
  /// Whether it is known what is shown: the steps of scenarios, or else a line a feature.
  private var isDecided = false
  private var listing: ScenarioListing?
  private var lines: FeatureLines
  private var summary: Summary
  /// Whether the last thing written is the line of a feature.
  private var hasOpenLines = false

  init(options: ReportOptions) {
    self.options = options
    lines = FeatureLines(options: options)
    summary = Summary(options: options)
  }

  /// The report `pretty`, with the parts of the time in its summary.
  static func pretty(options: ReportOptions) -> AutoReporter {
    var reporter = AutoReporter(options: options)
    reporter.isDecided = true
    reporter.listing = ScenarioListing(options: options)
    reporter.summary.showsTimes = true
    return reporter
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    summary.note(envelope, from: &query)
    guard listing == nil, case .testCase(let testCase) = envelope,
      let uri = query.uri(ofTestCase: testCase.id)
    else { return }
    lines.plan(uri)
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    if !isDecided, lines.plannedCount > 0 { decide(into: &output) }
    listing?.receive(event, from: &query, into: &output)
    summary.receive(event, from: &query, into: &output)
    let news = summary.takeNews()
    if !news.isEmpty {
      if hasOpenLines { output.append(UInt8(ascii: "\n")) }
      output += news
      hasOpenLines = false
    }
    guard showsFeatures, case .scenarioFinished(let scenario) = event else { return }
    hasOpenLines = lines.add(scenario, into: &output) || hasOpenLines
  }

  private var showsFeatures: Bool { isDecided && listing == nil }

  private mutating func decide(into output: inout [UInt8]) {
    isDecided = true
    if !options.comesByFeature, lines.plannedCount <= Self.maximumListed {
      listing = ScenarioListing(options: options)
    } else {
      summary.showsFailuresAtOnce = true
      if !options.comesByFeature { lines.begin(into: &output) }
    }
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    if showsFeatures { lines.end(into: &output) }
    summary.write(query, hasBody: listing?.hasBody ?? isDecided, into: &output)
  }
}
