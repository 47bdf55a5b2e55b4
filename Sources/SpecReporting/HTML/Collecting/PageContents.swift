import Messages

/// The contents of a page, collected while a run goes on.
struct PageContents: Sendable {
  /// The section that shows a scenario in full.
  enum Section: String, Sendable {
    case failures, flaky

    init?(_ outcome: ScenarioResult.Outcome) {
      guard !outcome.isQuiet else { return nil }
      self = outcome.isFailure ? .failures : .flaky
    }
  }

  /// A tag with the results of its scenarios.
  struct Tag: Sendable {
    var name: String
    var tally = OutcomeCounts()
  }

  /// Code that would define an undefined step, and who waits for it.
  struct Snippet: Sendable {
    var code: String
    var scenarios: [HTMLScenario]
    var count: Int
  }

  /// More scenarios than these make the page an index.
  let listedLimit: Int
  /// Whether the run is too large for a page of all scenarios, which no browser would open.
  ///
  /// Those that passed or were skipped are only counted then; all that did not pass or was flaky is listed.
  private(set) var isIndex = false
  /// The number of scenarios in each class of `Charts.timeClass(of:)`.
  private(set) var times = Array(repeating: 0, count: Charts.timeClassCount)
  /// Those that took longest, if anything was measured, the longest first; each with the number of its
  /// feature.
  private(set) var slowest: [(scenario: HTMLScenario, feature: Int)] = []
  /// The failures by cause, with a card for each of the first `maximumCards` causes of a section.
  var cards: [Section: Cards] = [:]

  /// When the run began, or the first attempt if that is unknown.
  private(set) var startedAt: Timestamp?
  private(set) var count = 0
  private(set) var features: [HTMLFeature] = []
  private(set) var tags: [Tag] = []
  private(set) var spans: [HTMLSpan] = []
  var workerCount: Int { workerNumbers.all.count }
  private(set) var problems = Markup()
  private(set) var problemCount = 0
  private(set) var hooks = Markup()
  private(set) var hookCount = 0
  private(set) var snippets: [Snippet] = []
  private(set) var coverage: Coverage
  /// For each item that was asked for, by its number, the first of its scenarios.
  private(set) var scenariosOfItem: [Int: [HTMLScenario]] = [:]

  /// The attachments of a hook that failed, for the problem that follows.
  private var attachmentsOfProblem = Markup()
  private var featureNumbers = Numbers<String>()
  private var tagNumbers = Numbers<String>()
  private var workerNumbers = Numbers<String>()
  private var snippetNumbers = Numbers<String>()

  init(_ options: ReportOptions, listedLimit: Int) {
    self.listedLimit = listedLimit
    coverage = Coverage(options.requirements)
  }

  /// The scenarios that are listed, each with its feature.
  var scenarios: some Sequence<(feature: HTMLFeature, scenario: HTMLScenario)> {
    features.lazy.flatMap { feature in
      feature.scenarios.lazy.map { (feature: feature, scenario: $0) }
    }
  }
}

extension PageContents {
  typealias Cards = FailureGroups<Card?>

  /// A scenario that is shown in full.
  struct Card: Sendable {
    var anchor: String
    var code: String
    /// Its summary.
    var title: Markup
    /// Why it failed, in a line.
    var cause: String
    var body: Markup
  }

  /// More would only make the page heavy; their scenarios are still in the list.
  static let maximumCards = 500
  /// Failures of one cause, after the one that is shown, that are named; more are only counted.
  static let maximumNamed = 499
}

extension PageContents {
  /// The scenarios that an item links to.
  private static let scenariosShown = 3

  mutating func note(_ envelope: Envelope) { coverage.note(envelope) }

  mutating func add(_ scenario: HTMLScenario, _ pickle: Pickle, _ lineage: Lineage) {
    count += 1
    let uri = pickle.uri
    let feature = lineage.feature
    for item in coverage.add(pickle, scenario.outcome.status, lineage) {
      guard scenariosOfItem[item, default: []].count < Self.scenariosShown else { continue }
      scenariosOfItem[item, default: []].append(scenario.withoutTranscript)
    }
    let number = featureNumbers.number(of: uri)
    if number == features.count {
      features.append(
        HTMLFeature(
          uri: uri, name: shortened(feature?.name ?? ""),
          introduction: Markup(about: feature?.description ?? "", feature?.background)))
    }
    if let rule = lineage.rule, features[number].rules[rule.location.line] == nil {
      features[number].rules[rule.location.line] = HTMLFeature.Rule(
        name: shortened(rule.name), introduction: Markup(about: rule.description, rule.background))
    }
    features[number].tally.add(scenario.outcome)
    features[number].microseconds += scenario.microseconds
    addTime(of: scenario, feature: number)
    if isIndex, scenario.outcome.isQuiet { return }
    if let line = scenario.row?.outline, features[number].outlines[line] == nil {
      features[number].outlines[line] = lineage.scenario.map(HTMLFeature.Outline.init)
    }
    features[number].scenarios.append(scenario)
    if count > listedLimit, !isIndex { becomeIndex() }
  }

  /// The numbers of tags, each counted once.
  mutating func numbers(of names: [String], _ outcome: ScenarioResult.Outcome) -> [Int] {
    var numbers: [Int] = []
    for name in names {
      let number = tagNumbers.number(of: name)
      if number == tags.count { tags.append(Tag(name: shortened(name))) }
      guard !numbers.contains(number) else { continue }
      numbers.append(number)
      tags[number].tally.add(outcome)
    }
    return numbers
  }

  mutating func addSpan(of attempt: Attempt, in query: RunQuery) {
    let runStart = startedAt ?? query.startedAt ?? attempt.startedAt
    startedAt = runStart
    let worker = workerNumbers.number(of: attempt.workerId ?? "")
    let start = runStart.duration(to: attempt.startedAt).microseconds
    spans.append(
      HTMLSpan(
        worker: worker, start: start, end: start + attempt.duration.microseconds,
        status: attempt.status, name: isIndex ? "" : shortened(attempt.name, to: 100)))
  }

  mutating func addSnippets(of steps: [TestStep], _ scenario: HTMLScenario) {
    for snippet in steps.filter({ $0.status == .undefined }).flatMap(\.snippets) {
      let code = shortenedText(snippet.code, to: 8_000)
      let number = snippetNumbers.number(of: code)
      if number == snippets.count { snippets.append(Snippet(code: code, scenarios: [], count: 0)) }
      snippets[number].count += 1
      if snippets[number].scenarios.count < 5 {
        snippets[number].scenarios.append(scenario.withoutTranscript)
      }
    }
  }
}

extension PageContents {
  private static let slowestShown = 10

  private mutating func addTime(of scenario: HTMLScenario, feature: Int) {
    times[Charts.timeClass(of: scenario.microseconds)] += 1
    let position =
      slowest.firstIndex { $0.scenario.microseconds < scenario.microseconds } ?? slowest.count
    guard position < Self.slowestShown, scenario.microseconds >= 1_000 else { return }
    slowest.insert((scenario.withoutTranscript, feature), at: position)
    if slowest.count > Self.slowestShown { slowest.removeLast() }
  }

  /// Leaves out the scenarios that need no attention.
  private mutating func becomeIndex() {
    isIndex = true
    func unlink(_ scenario: inout HTMLScenario) {
      if scenario.outcome.isQuiet { scenario.anchor = "" }
    }
    for number in features.indices {
      features[number].scenarios.removeAll(where: \.outcome.isQuiet)
    }
    for index in slowest.indices { unlink(&slowest[index].scenario) }
    for item in scenariosOfItem.keys {
      for index in scenariosOfItem[item, default: []].indices {
        unlink(&scenariosOfItem[item, default: []][index])
      }
    }
    for index in spans.indices { spans[index].name = "" }
  }
}

extension PageContents {
  /// Notes something wrong that is no scenario.
  mutating func add(_ problem: RunProblem) {
    // The end of the run has a place of its own.
    guard problem.cause != .endOfRun else { return }
    problemCount += 1
    // The first ones say enough.
    guard problemCount <= 200 else { return }
    problems += """
      <article class="card f"><h3><span class="st">✘</span> \(shortened(problem.title))</h3>
      """
    if let place = problem.place {
      problems += "<p class=\"where\"><code>\(shortened(place.text))</code></p>"
    }
    if let text = problem.failure.text.nonEmpty { problems.explanation(text) }
    problems += attachmentsOfProblem
    attachmentsOfProblem = Markup()
    problems += "</article>\n"
  }

  mutating func add(_ hook: RunHook, store: inout AttachmentStore) {
    let view = HookDescription(hook.hook)
    let status = hook.result.status
    // Its problem comes next.
    if status.isFailure, problemCount < 200 {
      attachmentsOfProblem.files(hook.attachments, store: &store)
    }
    hookCount += 1
    guard hookCount <= 500 else { return }
    hooks += "<li class=\"\(status.code)\">\(shortened(view.title))"
    hooks += " <i>\(timeText(microseconds: hook.result.duration.microseconds))</i>"
    if let place = view.place { hooks += " <code>\(shortened(place.text))</code>" }
    if !status.isFailure { hooks.files(hook.attachments, store: &store) }
    hooks += "</li>\n"
  }
}
