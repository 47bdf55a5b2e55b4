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
  private var model = RunModel()
  private var facts: HTMLFacts
  private var anchors = Anchors()
  private var store: AttachmentStore
  private var compact = CompactSteps()
  /// Attempts that were retried, by test case.
  private var earlier: [String: [HTMLAttempt]] = [:]

  /// A reporter for one run.
  public init(options: ReportOptions) {
    self.options = options
    facts = HTMLFacts(options)
    store = AttachmentStore(options)
  }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    if case .meta(let meta) = envelope { facts.meta = meta }
    switch model.receive(envelope) {
    case .attemptFinished(let attempt): add(attempt, isUnfinished: false)
    case .runHookFinished(let hook): facts.add(hook, store: &store)
    case .parseError(let error): facts.add(error)
    case .undefinedParameterType(let type): facts.add(type)
    case .runFinished(let message): facts.finished = message
    case .stepFinished, nil: break
    }
  }

  public mutating func takeSideFiles() -> [SideFile] { store.takeSideFiles() }

  public mutating func finish(into output: inout [UInt8]) {
    for attempt in model.unfinished { add(attempt, isUnfinished: true) }
    facts.startedAt = model.startedAt ?? facts.startedAt
    let page = Page(options: options, facts: facts)
    page.write(steps: compact, store: store, into: &output)
  }
}

extension HTMLReporter {
  private mutating func add(_ attempt: Attempt, isUnfinished: Bool) {
    let status = isUnfinished ? .unknown : attempt.outcome
    if facts.startedAt == nil { facts.startedAt = model.startedAt ?? attempt.startedAt }
    facts.addSpan(of: attempt, status)
    let tried = HTMLAttempt(
      number: attempt.number, status: status, steps: model.steps(of: attempt),
      attachments: attempt.attachments, wasNotRun: attempt.wasNotRun)
    guard !attempt.willBeRetried else {
      earlier[attempt.testCase.id, default: []].append(tried)
      return
    }
    let attempts = (earlier.removeValue(forKey: attempt.testCase.id) ?? []) + [tried]
    let origin = model.origin(of: attempt.pickle)
    var scenario = HTMLScenario(
      anchor: anchors.anchor(of: attempt.pickle, origin), number: facts.count,
      name: shortened(attempt.pickle.name), example: Self.example(origin),
      rule: origin.rule.map { shortened($0.name) }, line: attempt.pickle.location?.line ?? 0,
      status: status, attempts: max(attempts.count, attempt.number + 1),
      microseconds: attempt.duration.microseconds,
      tags: facts.numbers(of: attempt.pickle.tags.map(\.name), status), steps: nil)
    facts.addSnippets(of: tried.steps, scenario)
    if !addCard(scenario, attempt, attempts, origin) {
      var json = JSONWriter()
      write(attempts, to: &json)
      scenario.steps = json.bytes
    }
    facts.add(scenario, uri: attempt.pickle.uri, feature: origin.feature, attempt)
  }

  /// The cells of an example row, such as `3 | apples`.
  private static func example(_ origin: Origin) -> String? {
    guard let example = origin.example else { return nil }
    let body = example.examples.tableBody
    guard body.indices.contains(example.row - 1) else { return nil }
    return shortened(body[example.row - 1].cells.map(\.value).joined(separator: " | "), to: 120)
  }

  /// Writes all that there is to see, if somebody has to look at it.
  private mutating func addCard(
    _ scenario: HTMLScenario, _ attempt: Attempt, _ attempts: [HTMLAttempt], _ origin: Origin
  ) -> Bool {
    guard let section = HTMLFacts.Section(scenario) else { return false }
    let count = facts.noteCard(in: section)
    guard count <= Self.cardLimit else { return false }
    let head = HTMLCardHead(
      anchor: scenario.anchor, title: origin.longName(of: attempt.pickle),
      feature: origin.feature?.name ?? "", place: attempt.place,
      tags: attempt.pickle.tags.map(\.name), status: scenario.status,
      isFlaky: scenario.isFlaky, microseconds: scenario.microseconds,
      rerun: TerminalPage(options).rerunCommand(for: [attempt.place]))
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
      if !attempt.attachments.isEmpty {
        json.separate()
        CompactSteps.write(attempt.attachments, store: &store, to: &json)
      }
      json.endArray()
    }
    json.endArray()
  }
}
