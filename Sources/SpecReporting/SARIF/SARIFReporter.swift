import Messages

/// SARIF 2.1.0: everything with a place in a source, for code scanning and editors.
///
/// A failure is a result at its step, with the place of the code as a related one; a likely mistake
/// in a feature is a result of its kind. Results are written as they come; the tool and its rules,
/// known only at the end, follow them. A known failure is a result that its tag suppresses.
struct SARIFReporter: EventReporter {
  private let options: ReportOptions
  private var log: SARIFLog

  init(options: ReportOptions) {
    self.options = options
    log = SARIFLog(folder: options.repositoryFolder)
  }

  mutating func receive(_ note: LintNote, into output: inout [UInt8]) {
    log.write(SARIFResult(note), into: &output)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    let tool = query.meta?.implementation
    log.end(
      tool: tool?.name.nonEmpty ?? "specrun", version: tool?.version,
      isWhole: query.finished != nil, into: &output
    ) { json in
      if let git = query.meta?.ci?.git, let remote = GitRemote(git.remote) {
        json.members("versionControlProvenance", [git]) { json, git in
          json.member("repositoryUri", remote.address)
          json.member("revisionId", git.revision)
          json.member("branch", git.branch)
        }
      }
    }
  }
}

extension SARIFReporter {
  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .scenarioFinished(let scenario) where scenario.isFailure || scenario.isExcused:
      log.write(result(of: scenario, from: &query), into: &output)
    case .problem(let problem):
      let text = "\(problem.name): \(problem.failure.text.nonBlank ?? problem.failure.message)"
      log.write(
        SARIFResult(
          rule: SARIFRule(
            id: problem.failure.type, text: "Something beside the scenarios went wrong",
            level: "error"),
          message: Attempt.plain(text), place: problem.place,
          fingerprint: fingerprint("\(problem.place?.uri ?? "")\0\(problem.title)", digits: 32)),
        into: &output)
    default: break
    }
  }

  private func result(of scenario: ScenarioResult, from query: inout RunQuery) -> SARIFResult {
    let attempt = scenario.attempt
    let details = query.details(of: attempt)
    let (name, guilty) = (details.name, details.decisiveStep)
    let message = details.failure?.message ?? guilty?.message ?? ""
    let step = guilty.map { "\($0.keyword)\($0.text)" }
    var result = SARIFResult(
      rule: SARIFRule(scenario),
      message: Attempt.plain([name, step, message].compactMap { $0 }.joined(separator: "\n")),
      place: scenario.status == .unknown ? attempt.place : guilty?.place ?? attempt.place,
      fingerprint: fingerprint("\(details.pickle.uri)\0\(name)", digits: 32))
    result.code = guilty?.failurePlace
    if scenario.isExcused { result.suppression = message }
    result.category = details.category(options)
    return result
  }
}
