import Messages

/// What is known of a run when its page is written.
struct HTMLFacts: Sendable {
  /// Where a scenario is shown in full.
  enum Section: Int, Sendable, CaseIterable {
    case failures, flaky, undefined

    init?(_ scenario: HTMLScenario) {
      switch scenario.status {
      case .undefined: self = .undefined
      case .failed, .ambiguous, .pending, .unknown: self = .failures
      case .passed where scenario.isFlaky: self = .flaky
      case .passed, .skipped: return nil
      }
    }
  }

  /// A tag and what its scenarios came to.
  struct Tag: Sendable {
    var name: String
    var tally = Tally()
  }

  /// Code that would define an undefined step, and who waits for it.
  struct Snippet: Sendable {
    var code: String
    var scenarios: [HTMLScenario]
    var count: Int
  }

  var meta: Meta?
  var startedAt: Timestamp?
  var finished: TestRunFinished?
  private(set) var count = 0
  private(set) var features: [HTMLFeature] = []
  private(set) var tags: [Tag] = []
  private(set) var spans: [HTMLSpan] = []
  private(set) var workers: [String] = []
  private(set) var scenarioTally = Tally()
  private(set) var stepTally = Tally()
  private(set) var stepMicroseconds = 0
  private(set) var flakyCount = 0
  private(set) var problems = Markup()
  private(set) var problemCount = 0
  private(set) var hooks = Markup()
  private(set) var hookCount = 0
  private(set) var snippets: [Snippet] = []
  private(set) var coverage: Coverage?
  /// For each tag that something was asked for by, its scenarios.
  private(set) var scenariosOfTag: [String: [HTMLScenario]] = [:]

  private var cards: [[Markup]] = Array(repeating: [], count: Section.allCases.count)
  private var cardCounts = Array(repeating: 0, count: Section.allCases.count)
  private var featureNumbers: [String: Int] = [:]
  private var tagNumbers: [String: Int] = [:]
  private var workerNumbers: [String: Int] = [:]
  private var snippetNumbers: [String: Int] = [:]

  init(_ options: ReportOptions) {
    coverage = options.requirements.map { Coverage($0) }
    for document in options.requirements?.documents ?? [] {
      for item in document.groups.flatMap(\.items) { scenariosOfTag[item.tag] = [] }
    }
  }

  /// The markup of a section, and how many scenarios belong to it.
  func cards(of section: Section) -> (shown: [Markup], count: Int) {
    (cards[section.rawValue], cardCounts[section.rawValue])
  }
}

extension HTMLFacts {
  /// Notes that a scenario belongs to a section, and tells how many do by now.
  mutating func noteCard(in section: Section) -> Int {
    cardCounts[section.rawValue] += 1
    return cardCounts[section.rawValue]
  }

  mutating func add(_ card: Markup, to section: Section) { cards[section.rawValue].append(card) }

  mutating func add(
    _ scenario: HTMLScenario, uri: String, feature: GherkinDocument.Feature?, _ attempt: Attempt
  ) {
    count += 1
    scenarioTally.add(scenario.status)
    if scenario.isFlaky { flakyCount += 1 }
    for (step, run) in zip(attempt.testCase.testSteps, attempt.runs) where step.hookId == nil {
      stepTally.add(run.result?.status ?? .unknown)
    }
    coverage?.add(attempt)
    for tag in Set(attempt.pickle.tags.map(\.name)) {
      var plain = scenario
      plain.steps = nil
      scenariosOfTag[tag]?.append(plain)
    }
    let number =
      featureNumbers[uri]
      ?? {
        features.append(
          HTMLFeature(
            uri: uri, name: shortened(feature?.name ?? ""),
            description: shortenedText(feature?.description ?? "", to: 4_000)))
        featureNumbers[uri] = features.count - 1
        return features.count - 1
      }()
    features[number].scenarios.append(scenario)
  }

  /// The numbers of tags, each of which is counted once.
  mutating func numbers(of names: [String], _ status: TestStepResult.Status) -> [Int] {
    var numbers: [Int] = []
    for name in names {
      let number = tagNumbers[name, default: tags.count]
      if number == tags.count {
        tagNumbers[name] = number
        tags.append(Tag(name: shortened(name)))
      }
      guard !numbers.contains(number) else { continue }
      numbers.append(number)
      tags[number].tally.add(status)
    }
    return numbers
  }

  mutating func addSpan(of attempt: Attempt, _ status: TestStepResult.Status) {
    for run in attempt.runs {
      stepMicroseconds = min(1 << 60, stepMicroseconds + (run.result?.duration.microseconds ?? 0))
    }
    let worker = attempt.workerId ?? ""
    let number = workerNumbers[worker, default: workers.count]
    if number == workers.count {
      workerNumbers[worker] = number
      workers.append(worker)
    }
    let start = startedAt?.duration(to: attempt.startedAt).microseconds ?? 0
    spans.append(
      HTMLSpan(
        worker: number, start: start, end: start + attempt.duration.microseconds, status: status,
        name: shortened(attempt.pickle.name, to: 100)))
  }

  mutating func addSnippets(of steps: [StepView], _ scenario: HTMLScenario) {
    for snippet in steps.filter({ $0.status == .undefined }).flatMap(\.snippets) {
      let code = shortenedText(snippet.code, to: 8_000)
      let number = snippetNumbers[code, default: snippets.count]
      if number == snippets.count {
        snippetNumbers[code] = number
        snippets.append(Snippet(code: code, scenarios: [], count: 0))
      }
      snippets[number].count += 1
      if snippets[number].scenarios.count < 5 { snippets[number].scenarios.append(scenario) }
    }
  }
}

extension HTMLFacts {
  /// Notes something wrong that is no scenario.
  private mutating func addProblem(_ title: String, place: Place?, text: String?) {
    problemCount += 1
    // The first ones tell enough.
    guard problemCount <= 200 else { return }
    problems += "<article class=\"card f\"><h3><span class=\"st\">✘</span> \(shortened(title))</h3>"
    if let place { problems += "<p class=\"where\"><code>\(shortened(place.text))</code></p>" }
    if let text { problems.explanation(text) }
  }

  mutating func add(_ error: Envelope.ParseError) {
    addProblem("Parse error", place: Place(error.source), text: error.message)
    endProblem()
  }

  mutating func add(_ type: Envelope.UndefinedParameterType) {
    addProblem(
      "Undefined parameter type {\(type.name)}", place: nil,
      text: "in the expression: \(type.expression)")
    endProblem()
  }

  private mutating func endProblem() {
    if problemCount <= 200 { problems += "</article>\n" }
  }

  mutating func add(_ hook: RunHook, store: inout AttachmentStore) {
    stepMicroseconds = min(1 << 60, stepMicroseconds + hook.result.duration.microseconds)
    let view = HookView(hook.hook)
    if hook.result.status.isFailure {
      addProblem(view.title, place: view.place, text: hook.result.text)
      if problemCount <= 200 { problems.files(hook.attachments, store: &store) }
      endProblem()
    }
    hookCount += 1
    guard hookCount <= 500 else { return }
    let status = hook.result.status
    hooks += "<li class=\"\(status.code)\"><p>\(hooks.mark(status))<span>\(shortened(view.title))"
    hooks += "</span>"
    if let place = view.place { hooks += " <code>\(shortened(place.text))</code>" }
    hooks += " <i>\(timeText(microseconds: hook.result.duration.microseconds))</i></p>"
    if !status.isFailure { hooks.files(hook.attachments, store: &store) }
    hooks += "</li>\n"
  }
}
