import Messages

extension TestStepResult.Status {
  /// The status used: pending, undefined, ambiguous and unfinished scenarios have failed the run, so they
  /// are `failed` and the raw status has the details.
  fileprivate var ctrf: String {
    switch self {
    case .passed, .skipped, .failed: word
    case .undefined, .ambiguous, .pending, .unknown: Self.failed.word
    }
  }
}

extension JSONWriter {
  /// Writes a failure outside the scenarios as an element of `tests`.
  mutating func test(_ problem: RunProblem) {
    member("name", problem.name)
    member("status", TestStepResult.Status.failed.ctrf)
    member("rawStatus", problem.failure.type)
    member("duration", problem.duration.milliseconds)
    member("suite", [problem.place?.uri ?? "(run)"])
    member("filePath", problem.place?.uri)
    member("line", problem.place?.line)
    member("message", Attempt.plain(problem.failure.message))
    member("trace", Attempt.plain(problem.failure.text))
  }

  /// Writes a scenario as an element of `tests`.
  mutating func test(
    _ scenario: ScenarioResult, _ details: AttemptDetails,
    _ attempts: [(attempt: Attempt, time: AttemptTime)]
  ) {
    let attempt = scenario.attempt
    let (pickle, lineage) = (details.pickle, details.lineage)
    member("name", lineage.longName(of: pickle, withRule: false).nonEmpty ?? attempt.place.text)
    member("status", scenario.status.ctrf)
    member("rawStatus", scenario.rawStatus)
    member("duration", attempt.duration.milliseconds)
    member("start", attempts.last?.time.start)
    member("stop", attempts.last?.time.stop)
    member("suite", lineage.path(of: pickle))
    member("filePath", attempt.place.uri)
    member("line", attempt.place.line)
    writeReason(scenario, details)
    if !pickle.tags.isEmpty { member("tags", pickle.tags.map(\.name)) }
    member("threadId", attempt.workerId)
    member("retries", attempt.number)
    member("flaky", scenario.outcome == .flaky)
    if attempts.count > 1 {
      members("retryAttempts", Array(attempts.dropLast())) { $0.retry($1.attempt, $1.time) }
    }
    members("steps", details.steps.filter(\.isWorthShowing)) { $0.step($1) }
    attempt.writeLeftovers(to: &self)
  }

  private mutating func writeReason(_ scenario: ScenarioResult, _ details: AttemptDetails) {
    if scenario.status == .skipped {
      member("message", details.decisiveStep?.result?.text.map(Attempt.plain))
    } else if let failure = details.failure {
      member("message", Attempt.plain(failure.message))
      member("trace", Attempt.plain(failure.text))
      var known: Set<String> = []
      let codes = details.steps.flatMap(\.snippets).map(\.code)
        .filter { known.insert($0).inserted }
      member("snippet", codes.isEmpty ? nil : codes.joined(separator: "\n"))
    }
  }

  private mutating func step(_ step: TestStep) {
    member("name", step.keyword + step.text)
    member("status", step.result == nil ? "other" : step.status.ctrf)
    member("extra") { json in
      json.member("rawStatus", step.status.rawValue)
      json.member("duration", step.result?.duration.milliseconds)
      json.member("line", step.place?.line)
      json.member("code", step.codePlace?.text)
    }
  }

  private mutating func retry(_ attempt: Attempt, _ time: AttemptTime) {
    let (number, status) = (attempt.number, attempt.status)
    member("attempt", max(1, number < Int.max ? number + 1 : number))
    member("status", status.ctrf)
    member("duration", attempt.duration.milliseconds)
    if status != .passed {
      member("message", attempt.result(of: status)?.text.map(Attempt.plain))
    }
    member("start", time.start)
    member("stop", time.stop)
    attempt.writeLeftovers(to: &self)
  }
}

extension ScenarioResult {
  /// The format has no word for it; its status has to be one of those that are counted.
  fileprivate var rawStatus: String {
    switch outcome {
    case .knownFailure: "KNOWN_FAILURE"
    case .quarantined: "QUARANTINED"
    case .notRun: "NOT_RUN"
    default: status.rawValue
    }
  }
}
