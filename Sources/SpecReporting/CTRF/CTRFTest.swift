import Messages

/// One element of `tests`.
struct CTRFTest: Sendable {
  /// The statuses used: pending, undefined, ambiguous and unfinished scenarios have failed the run,
  /// so they are `failed` and the raw status has the details.
  enum Status: String, Sendable {
    case passed, failed, skipped
  }

  var name: String
  var status: Status
  var rawStatus: String
  var duration: Duration
  var place: Place?
  var suite: [String]
  var message: String?
  var trace: String?
  private var scenario: (result: ScenarioResult, details: AttemptDetails)?
  private var attempts: [(attempt: Attempt, time: AttemptTime)] = []
  private var snippet: String?

  /// Milliseconds since 1970.
  var stop: Int? { attempts.last?.time.stop }

  init(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let attempt = scenario.attempt
    let details = query.details(of: attempt)
    let (pickle, lineage, steps) = (details.pickle, details.lineage, details.steps)
    self.scenario = (scenario, details)
    attempts = scenario.timedAttempts
    name = lineage.longName(of: pickle, withRule: false).nonEmpty ?? attempt.place.text
    status = Status(scenario.status)
    // The format has no word for it; its status has to be one of those that are counted.
    rawStatus =
      switch scenario.outcome {
      case .knownFailure: "KNOWN_FAILURE"
      case .quarantined: "QUARANTINED"
      case .notRun: "NOT_RUN"
      default: scenario.status.rawValue
      }
    duration = attempt.duration
    place = attempt.place
    suite = lineage.path(of: pickle)
    if scenario.status == .skipped {
      message = steps.first { $0.status == .skipped }?.result?.text.map(Attempt.plain)
    } else if let failure = details.failure {
      message = Attempt.plain(failure.message)
      trace = Attempt.plain(failure.text)
      var known: Set<String> = []
      let codes = steps.flatMap(\.snippets).map(\.code).filter { known.insert($0).inserted }
      snippet = codes.isEmpty ? nil : codes.joined(separator: "\n")
    }
  }

  init(_ problem: RunProblem) {
    name = problem.name
    status = .failed
    rawStatus = problem.failure.type
    duration = problem.duration
    place = problem.place
    suite = [problem.place?.uri ?? "(run)"]
    message = Attempt.plain(problem.failure.message)
    trace = Attempt.plain(problem.failure.text)
  }
}

extension CTRFTest {
  var json: [UInt8] {
    JSONWriter.object { json in
      json.member("name", name)
      json.member("status", status.rawValue)
      json.member("rawStatus", rawStatus)
      json.member("duration", duration.milliseconds)
      json.member("start", attempts.last?.time.start)
      json.member("stop", stop)
      json.member("suite", suite)
      json.member("filePath", place?.uri)
      json.member("line", place?.line)
      json.member("message", message)
      json.member("trace", trace)
      json.member("snippet", snippet)
      if let scenario { write(scenario.result, scenario.details, to: &json) }
    }
  }

  private func write(
    _ scenario: ScenarioResult, _ details: AttemptDetails, to json: inout JSONWriter
  ) {
    let (attempt, tags) = (scenario.attempt, details.pickle.tags.map(\.name))
    if !tags.isEmpty { json.member("tags", tags) }
    json.member("threadId", attempt.workerId)
    json.member("retries", attempt.number)
    json.member("flaky", scenario.outcome == .flaky)
    if attempts.count > 1 {
      json.members("retryAttempts", Array(attempts.dropLast())) {
        $1.attempt.writeRetry($1.time, to: &$0)
      }
    }
    json.members("steps", details.steps.filter(\.isWorthShowing)) { $1.writeCTRF(to: &$0) }
    attempt.writeLeftovers(to: &json)
  }
}

extension CTRFTest.Status {
  init(_ outcome: TestStepResult.Status) {
    switch outcome {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .failed, .undefined, .ambiguous, .pending, .unknown: self = .failed
    }
  }
}

extension TestStep {
  fileprivate func writeCTRF(to json: inout JSONWriter) {
    json.member("name", keyword + text)
    json.member("status", result == nil ? "other" : CTRFTest.Status(status).rawValue)
    json.member("extra") { json in
      json.member("rawStatus", status.rawValue)
      json.member("duration", result?.duration.milliseconds)
      json.member("line", self.place?.line)
      json.member("code", codePlace?.text)
    }
  }
}

extension Attempt {
  fileprivate func writeRetry(_ time: AttemptTime, to json: inout JSONWriter) {
    json.member("attempt", max(1, number < Int.max ? number + 1 : number))
    json.member("status", CTRFTest.Status(status).rawValue)
    json.member("duration", duration.milliseconds)
    if status != .passed { json.member("message", result(of: status)?.text.map(Self.plain)) }
    json.member("start", time.start)
    json.member("stop", time.stop)
    writeLeftovers(to: &json)
  }
}
