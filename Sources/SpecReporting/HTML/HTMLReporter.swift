public import Messages

/// One page for people: what failed first, then everything else.
///
/// The page is complete in itself and loads nothing; it can be read without its script. What
/// arrives is turned into records and markup at once and put together at the end, because the page
/// begins with the totals.
public struct HTMLReporter: Reporter {
  /// Cards beyond this would only make the page heavy; the scenarios are still in the list.
  private static let cardLimit = 500
  /// Cards that are open from the start.
  private static let openCardLimit = 20

  private let options: ReportOptions
  private var query = RunQuery()
  private var facts: HTMLFacts
  private var anchors = Anchors()
  private var store: AttachmentStore
  private var compact = CompactSteps()

  /// A reporter for one run.
  public init(options: ReportOptions) {
    self.options = options
    facts = HTMLFacts(options)
    store = AttachmentStore(options)
  }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event) }
  }

  public mutating func takeSideFiles() -> [SideFile] { store.takeSideFiles() }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event) }
    let page = Page(options: options, run: query, facts: facts)
    page.write(steps: compact, store: store, into: &output)
  }
}

extension HTMLReporter {
  private mutating func add(_ event: RunQuery.Event) {
    switch event {
    case .attemptRetried(let attempt): addSpan(of: attempt)
    case .scenarioFinished(let scenario):
      if scenario.attempt.gap != .retry { addSpan(of: scenario.attempt) }
      add(scenario)
    case .runHookFinished(let hook): facts.add(hook, store: &store)
    case .problem(let problem): facts.add(problem)
    case .stepFinished: break
    }
  }

  private mutating func addSpan(of attempt: Attempt) {
    if facts.startedAt == nil { facts.startedAt = query.startedAt ?? attempt.startedAt }
    facts.addSpan(of: attempt)
  }

  private mutating func add(_ result: ScenarioResult) {
    let attempt = result.attempt
    let pickle = query.pickle(of: attempt)
    let attempts = (result.earlier + [attempt]).map { attempt in
      HTMLAttempt(attempt: attempt, steps: query.steps(of: attempt))
    }
    let steps = attempts.last?.steps ?? []
    let lineage = query.lineage(of: attempt)
    var scenario = HTMLScenario(
      anchor: anchors.anchor(of: pickle, lineage), number: facts.count,
      name: shortened(pickle.name), example: Self.example(lineage),
      rule: lineage.rule.map { shortened($0.name) }, line: attempt.place.line ?? 0,
      status: result.status, isFlaky: result.isFlaky,
      microseconds: attempt.duration.microseconds,
      tags: facts.numbers(of: pickle.tags.map(\.name), result.status), steps: nil)
    facts.addSnippets(of: steps, scenario)
    if !addCard(scenario, pickle, attempts, lineage) {
      var json = JSONWriter()
      write(attempts, to: &json)
      scenario.steps = json.bytes
    }
    facts.add(scenario, pickle, feature: lineage.feature)
  }

  /// The cells of an example row, such as `3 | apples`.
  private static func example(_ lineage: Lineage) -> String? {
    guard let example = lineage.example else { return nil }
    return shortened(example.node.cells.map(\.value).joined(separator: " | "), to: 120)
  }

  /// Writes all that there is to see, if somebody has to look at it.
  private mutating func addCard(
    _ scenario: HTMLScenario, _ pickle: Pickle, _ attempts: [HTMLAttempt], _ lineage: Lineage
  ) -> Bool {
    guard let section = HTMLFacts.Section(scenario) else { return false }
    let count = facts.noteCard(in: section)
    guard count <= Self.cardLimit else { return false }
    let place = Place(uri: pickle.uri, line: scenario.line > 0 ? scenario.line : nil)
    let head = HTMLCardHead(
      anchor: scenario.anchor, title: lineage.longName(of: pickle),
      feature: lineage.feature?.name ?? "", place: place,
      tags: pickle.tags.map(\.name), status: scenario.status,
      isFlaky: scenario.isFlaky, microseconds: scenario.microseconds,
      rerun: TerminalPage(options).rerunCommand(for: [place]))
    var body = Markup()
    for attempt in attempts { body.attempt(attempt, of: attempts.count, store: &store) }
    var card = Markup()
    card.card(head, body, isOpen: section != .flaky && count <= Self.openCardLimit)
    facts.add(card, to: section)
    return true
  }

  /// Writes `[steps, …]`, and at the end of each what was attached outside of a step.
  private mutating func write(_ attempts: [HTMLAttempt], to json: inout JSONWriter) {
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
