import Messages

/// One page for people: what failed first, then everything else.
///
/// The page is complete in itself and loads nothing; it can be read without its script. What
/// arrives is turned into records and markup at once and put together at the end, because the page
/// begins with the totals.
struct HTMLReporter: EventReporter {
  private let options: ReportOptions
  private var contents: PageContents
  private var anchors = Anchors()
  private var store: AttachmentStore
  private var transcripts = ScenarioTranscripts()
  private var links: SourceLinks?

  /// - Parameter listedLimit: More scenarios make the page an index; see `PageContents.isIndex`.
  init(options: ReportOptions, listedLimit: Int = 30_000) {
    self.options = options
    contents = PageContents(options, listedLimit: listedLimit)
    store = AttachmentStore(options)
    links = options.sourceLinks(nil)
  }

  mutating func takeSideFiles() -> [SideFile] { store.takeSideFiles() }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    if case .meta(let meta) = envelope { links = options.sourceLinks(meta) }
    contents.note(envelope)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    let page = Page(options: options, run: query, contents: contents, links: links)
    page.write(places: transcripts.places, store: store, into: &output)
  }
}

extension HTMLReporter {
  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .attemptRetried(let attempt): contents.addSpan(of: attempt, in: query)
    case .scenarioFinished(let scenario):
      if scenario.attempt.gap != .retry { contents.addSpan(of: scenario.attempt, in: query) }
      add(scenario, from: &query)
    case .runHookFinished(let hook): contents.add(hook, store: &store)
    case .problem(let problem): contents.add(problem)
    case .stepFinished: break
    }
  }

  mutating func add(_ result: ScenarioResult, from query: inout RunQuery) {
    let attempt = result.attempt
    let (pickle, lineage) = (query.pickle(of: attempt), query.lineage(of: attempt))
    let isUnlisted = contents.isIndex && result.outcome.isQuiet
    if contents.isIndex, !isUnlisted { anchors.keepOnly(pickle.uri) }
    var scenario = HTMLScenario(
      anchor: isUnlisted ? "" : anchors.anchor(of: pickle, lineage), number: contents.count,
      name: shortened(pickle.name), row: HTMLScenario.Row(lineage),
      rule: lineage.rule?.location.line, line: attempt.place.line ?? 0,
      outcome: result.outcome, microseconds: attempt.duration.microseconds,
      tags: contents.numbers(of: pickle.tags.map(\.name), result.outcome))
    if isUnlisted { return contents.add(scenario, pickle, lineage) }
    let details = query.details(of: attempt)
    contents.addSnippets(of: details.steps, scenario)
    if let section = PageContents.Section(result.outcome) {
      let earlier = result.earlier.map { query.details(of: $0) }
      scenario.card = card(of: scenario, details, after: earlier, in: section)
    }
    // An outline has the description for all of its rows.
    if lineage.example == nil, let description = lineage.scenario?.description.nonBlank {
      scenario.transcript = Markup(about: description)
    }
    scenario.transcript += transcripts.transcript(
      of: details.steps, attempt.attachments, isShort: scenario.card == scenario.anchor,
      store: &store)
    contents.add(scenario, pickle, lineage)
  }

  /// The anchor of the scenario whose card shows a scenario: its own, unless there is one of the same cause;
  /// nil if there are too many.
  private mutating func card(
    of scenario: HTMLScenario, _ details: AttemptDetails, after earlier: [AttemptDetails],
    in section: PageContents.Section
  ) -> String? {
    let place = scenario.place(in: details.pickle.uri)
    let category = details.category(options)
    return contents.cards[section, default: .init(maximumNamed: PageContents.maximumNamed)].add(
      details, category, as: .init(name: scenario.name, place: place, anchor: scenario.anchor)
    ) { number in
      guard number <= PageContents.maximumCards else { return nil }
      var attempts = Markup()
      attempts.attempts(earlier + [details], links, store: &store)
      return PageContents.Card(
        scenario, details, category,
        rerun: TerminalPage(options).rerunCommand(for: [place]), links, attempts)
    }?.anchor
  }
}

extension HTMLScenario.Row {
  fileprivate init?(_ lineage: Lineage) {
    guard let example = lineage.example, let scenario = lineage.scenario else { return nil }
    self.init(
      outline: scenario.location.line, table: example.table, position: example.row,
      cells: example.node.cells.map { shortened($0.value) })
  }
}
