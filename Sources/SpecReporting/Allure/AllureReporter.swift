import Messages

/// Results for Allure Report: a folder with a file an attempt, as Allure 2 and 3 read them.
///
/// The files of a scenario are complete when it has ended, so only the names of scenarios are kept.
/// Earlier attempts become the retries of Allure, failed hooks its fixtures, and each failure
/// outside the scenarios a broken test of its own. Allure itself has the history: the same scenario
/// has the same `historyId` in every run.
struct AllureReporter: EventReporter {
  /// The folder that Allure looks for.
  static let folder = ReporterRegistry.Folder(
    defaultPath: "allure-results", recognizes: isOwnName)

  let options: ReportOptions
  private var anchors = Anchors()
  private var files: [SideFile] = []
  private var problemCount = 0
  /// By the ids of problems, as several with one id are attempts for Allure.
  private var problemTimes: [String: RisingTimes] = [:]

  init(options: ReportOptions) { self.options = options }

  mutating func takeSideFiles() -> [SideFile] {
    defer { files = [] }
    return files
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    files += environmentFiles(of: query)
  }

  /// Whether a file has a name that results have.
  @Sendable static func isOwnName(_ name: String) -> Bool {
    let own = ["environment.properties", "categories.json", "executor.json", "history"]
    return own.contains(name)
      || ["-result.json", "-container.json"].contains { name.hasSuffix($0) }
      || name.contains("-attachment.")
  }
}

extension AllureReporter {
  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let pickle = query.pickle(of: scenario.attempt)
    let anchor = anchors.anchor(of: pickle, query.lineage(of: scenario.attempt))
    for (attempt, time) in scenario.timedAttempts {
      let details = query.details(of: attempt)
      let uuid = uuid(details.pickle.uri, anchor, attempt.id, in: query)
      var test = AllureTest(details, time, uuid: uuid, anchor: anchor)
      if attempt.id == scenario.attempt.id {
        test.isFlaky = scenario.outcome == .flaky
        test.category = details.category(options)
      }
      test.framework = query.meta?.implementation.name
      test.hostName = options.hostName
      files += test.files()
    }
  }

  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    problemCount += 1
    let name = problem.name
    let id = fingerprint("\(problem.place?.text ?? "")\0\(name)", digits: 32)
    let start = problemTimes[id, default: RisingTimes()].next(query.startedAt?.milliseconds ?? 0)
    let uuid = uuid(id, "\(problemCount)", in: query)
    let bytes = JSONWriter.object { json in
      json.member("uuid", uuid)
      json.member("historyId", id)
      json.member("testCaseId", id)
      json.member("fullName", "(run): \(name)")
      json.member("name", name)
      json.member("status", "broken")
      json.member("statusDetails") { json in
        json.member("message", Attempt.plain(problem.failure.message))
        json.member("trace", Attempt.plain(problem.failure.text))
      }
      json.member("stage", "finished")
      json.member("start", start)
      json.member("stop", start + problem.duration.milliseconds)
      json.pairs("labels", [("suite", problem.place?.uri ?? "(run)")])
    }
    files.append(SideFile(name: "\(uuid)-result.json", bytes: bytes))
  }

  /// An id of this run alone, in the form of a UUID, and the same for the same messages.
  private func uuid(_ parts: String..., in query: RunQuery) -> String {
    let start = query.startedAt.map { "\($0.seconds).\($0.nanos)" } ?? ""
    let digits = Array(fingerprint(([start] + parts).joined(separator: "\0"), digits: 32))
    let groups = [0..<8, 8..<12, 13..<16, 17..<20, 20..<32].map { String(digits[$0]) }
    // Version 8, an id by a rule of one's own, and the variant of RFC 9562.
    return "\(groups[0])-\(groups[1])-8\(groups[2])-a\(groups[3])-\(groups[4])"
  }
}
