import Messages

/// One page for people: what failed first, then everything else.
///
/// The page is complete in itself and loads nothing; it can be read without its script. What
/// arrives is turned into records and markup at once and put together at the end, because the page
/// begins with the totals.
public struct HTMLReporter: EventReporter {
  /// Cards beyond this would only make the page heavy; the scenarios are still in the list.
  private static let cardLimit = 500
  /// Cards that are open from the start.
  private static let openCardLimit = 20

  static let notesMessages = true

  private let options: ReportOptions
  var query: RunQuery
  private var contents: PageContents
  private var anchors = Anchors()
  private var store: AttachmentStore
  private var compact = CompactSteps()
  private var links: SourceLinks?

  /// A reporter for one run.
  public init(options: ReportOptions) { self.init(options: options, listedLimit: 100_000) }

  /// - Parameter listedLimit: More scenarios make the page an index; see `PageContents.isIndex`.
  init(options: ReportOptions, listedLimit: Int) {
    query = RunQuery(comparingWith: options.baseline, history: options.history)
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
    page.write(steps: compact, store: store, into: &output)
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
    let isUnlisted =
      contents.isIndex && !result.isFlaky
      && (result.status == .passed || result.status == .skipped)
    if contents.isIndex, !isUnlisted { anchors.keepOnly(pickle.uri) }
    var scenario = HTMLScenario(
      anchor: isUnlisted ? "" : anchors.anchor(of: pickle, lineage), number: contents.count,
      name: shortened(pickle.name), example: Self.example(lineage),
      rule: lineage.rule?.location.line, about: isUnlisted ? nil : Self.description(lineage),
      line: attempt.place.line ?? 0,
      status: result.status, isFlaky: result.isFlaky,
      knownFlakiness: attempt.knownFlakiness,
      microseconds: attempt.duration.microseconds,
      tags: contents.numbers(of: pickle.tags.map(\.name), result.status), steps: nil)
    if isUnlisted { return contents.add(scenario, pickle, lineage) }
    let attempts = (result.earlier + [attempt]).map { attempt in
      (attempt: attempt, steps: query.steps(of: attempt))
    }
    let steps = attempts.last?.steps ?? []
    contents.addSnippets(of: steps, scenario)
    if contents.isTold {
      scenario.told = ToldScenario(steps, attempt.attachments, store: &store)
    }
    let category = result.category(steps, pickle, options)?.name
    if !addCard(&scenario, pickle, attempts, lineage, category) {
      var json = JSONWriter()
      write(attempts, to: &json)
      scenario.steps = json.bytes
    }
    contents.add(scenario, pickle, lineage)
  }

  /// The scenario in its own words, once for all examples of an outline.
  private static func description(_ lineage: Lineage) -> String? {
    if let example = lineage.example, (example.table, example.row) != (1, 1) { return nil }
    return lineage.scenario?.description.nonBlank.map { shortenedText($0, to: 4_000) }
  }

  /// The cells of an example row, such as `3 | apples`.
  private static func example(_ lineage: Lineage) -> String? {
    guard let example = lineage.example else { return nil }
    return shortened(example.node.cells.map(\.value).joined(separator: " | "), to: 120)
  }

  /// Writes all that there is to see, if somebody has to look at it.
  private mutating func addCard(
    _ scenario: inout HTMLScenario, _ pickle: Pickle,
    _ attempts: [(attempt: Attempt, steps: [TestStep])], _ lineage: Lineage, _ category: String?
  ) -> Bool {
    guard let section = PageContents.Section(scenario) else { return false }
    let cause = attempts.last.flatMap { FailureCause($0.attempt, steps: $0.steps) }
    let kind = PageContents.Kind(cause: cause, category: category)
    scenario.sameAs = contents.card(like: scenario, in: pickle.uri, kind, of: section)
    let count = contents.cards(of: section).shown.count
    guard scenario.sameAs == nil, count < Self.cardLimit else { return false }
    let rerun = TerminalPage(options).rerunCommand(for: [scenario.place(in: pickle.uri)])
    var body = Markup()
    for (attempt, steps) in attempts {
      body.attempt(attempt, steps, of: attempts.count, links, store: &store)
    }
    var card = Markup()
    card.card(
      scenario, pickle, lineage, category, rerun: rerun, links, body,
      isOpen: section != .flaky && count < Self.openCardLimit)
    contents.add(PageContents.Card(anchor: scenario.anchor, markup: card), kind, to: section)
    return true
  }

  /// Writes `[steps, …]`, and at the end of each what was attached outside of a step.
  private mutating func write(
    _ attempts: [(attempt: Attempt, steps: [TestStep])], to json: inout JSONWriter
  ) {
    json.beginArray()
    for attempt in attempts {
      json.separate()
      json.beginArray()
      compact.write(attempt.steps, store: &store, to: &json)
      if !attempt.attempt.attachments.isEmpty {
        json.separate()
        CompactSteps.write(attempt.attempt.attachments, store: &store, to: &json)
      }
      json.endArray()
    }
    json.endArray()
  }
}
