import Messages

/// One page for people: what failed first, then everything else.
///
/// The page is complete in itself and loads nothing; it can be read without its script. What
/// arrives is turned into records and markup at once and put together at the end, because the page
/// begins with the totals.
public struct HTMLReporter: EventReporter {
  /// Cards beyond this would only make the page heavy; the scenarios are still in the list.
  private static let cardLimit = 500

  static let notesMessages = true

  private let options: ReportOptions
  var query = RunQuery()
  private var contents: PageContents
  private var anchors = Anchors()
  private var store: AttachmentStore
  private var transcripts = ScenarioTranscripts()
  private var links: SourceLinks?

  /// A reporter for one run.
  public init(options: ReportOptions) { self.init(options: options, listedLimit: 30_000) }

  /// - Parameter listedLimit: More scenarios make the page an index; see `PageContents.isIndex`.
  init(options: ReportOptions, listedLimit: Int) {
    self.options = options
    contents = PageContents(options, listedLimit: listedLimit)
    store = AttachmentStore(options)
    links = options.sourceLinks(nil)
  }

  public mutating func takeSideFiles() -> [SideFile] { store.takeSideFiles() }

  mutating func note(_ envelope: Envelope) {
    if case .meta(let meta) = envelope { links = options.sourceLinks(meta) }
    contents.note(envelope)
  }

  mutating func end(into output: inout [UInt8]) {
    let page = Page(options: options, run: query, contents: contents, links: links)
    page.write(places: transcripts.places, store: store, into: &output)
  }
}

extension HTMLReporter {
  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8]) {
    switch event {
    case .attemptRetried(let attempt): addSpan(of: attempt)
    case .scenarioFinished(let scenario):
      if scenario.attempt.gap != .retry { addSpan(of: scenario.attempt) }
      add(scenario)
    case .runHookFinished(let hook): contents.add(hook, store: &store)
    case .problem(let problem): contents.add(problem)
    case .stepFinished: break
    }
  }

  private mutating func addSpan(of attempt: Attempt) {
    if contents.startedAt == nil { contents.startedAt = query.startedAt ?? attempt.startedAt }
    contents.addSpan(of: attempt)
  }

  private mutating func add(_ result: ScenarioResult) {
    let attempt = result.attempt
    let pickle = query.pickle(of: attempt)
    let lineage = query.lineage(of: attempt)
    let isUnlisted = contents.isIndex && result.outcome.isQuiet
    if contents.isIndex, !isUnlisted { anchors.keepOnly(pickle.uri) }
    var scenario = HTMLScenario(
      anchor: isUnlisted ? "" : anchors.anchor(of: pickle, lineage), number: contents.count,
      name: shortened(pickle.name), row: HTMLScenario.Row(lineage),
      rule: lineage.rule?.location.line, about: isUnlisted ? nil : Self.description(lineage),
      line: attempt.place.line ?? 0,
      outcome: result.outcome, knownFlakiness: attempt.knownFlakiness,
      microseconds: attempt.duration.microseconds,
      tags: contents.numbers(of: pickle.tags.map(\.name), result.outcome))
    if isUnlisted { return contents.add(scenario, pickle, lineage) }
    let attempts = (result.earlier + [attempt]).map { attempt in
      (attempt: attempt, steps: query.steps(of: attempt))
    }
    let steps = attempts.last?.steps ?? []
    contents.addSnippets(of: steps, scenario)
    let category = result.category(steps, pickle, options)?.name
    addCard(&scenario, pickle, attempts, lineage, category)
    scenario.transcript = transcripts.transcript(
      of: steps, attempt.attachments, isShort: scenario.card == scenario.anchor, store: &store)
    contents.add(scenario, pickle, lineage)
  }

  /// The description of a scenario, which an outline has for all of its rows.
  private static func description(_ lineage: Lineage) -> String? {
    guard lineage.example == nil else { return nil }
    return lineage.scenario?.description.nonBlank.map { shortenedText($0, to: 4_000) }
  }

  /// Adds a card for a scenario that needs attention, unless there is one of the same cause.
  private mutating func addCard(
    _ scenario: inout HTMLScenario, _ pickle: Pickle,
    _ attempts: [(attempt: Attempt, steps: [TestStep])], _ lineage: Lineage, _ category: String?
  ) {
    guard let section = PageContents.Section(scenario.outcome), let last = attempts.last else {
      return
    }
    let kind = PageContents.Kind(
      cause: FailureCause(last.attempt, steps: last.steps), category: category)
    scenario.card = contents.card(like: scenario, in: pickle.uri, kind, of: section)
    guard scenario.card == nil, contents.cards(of: section).shown.count < Self.cardLimit else {
      return
    }
    scenario.card = scenario.anchor
    var body = Markup()
    body.attempts(attempts, links, store: &store)
    let card = PageContents.Card(
      scenario, pickle, lineage, category,
      cause: Failure(last.attempt, steps: last.steps)?.message ?? "",
      rerun: TerminalPage(options).rerunCommand(for: [scenario.place(in: pickle.uri)]), links, body)
    contents.add(card, kind, to: section)
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
