import Messages

/// The Common Test Report Format: a JSON document with a test a scenario.
///
/// Tests are written as they end; the members known only at the end come after them. A failure
/// outside the scenarios is a failed test of its own, so that the run is never taken for green.
struct CTRFReporter: EventReporter {
  /// The number of tests, which are the scenarios and the problems outside of them.
  private var count = 0
  private var suites: Set<String> = []
  private var lastStop: Int?

  private static let head = #"{"reportFormat":"CTRF","specVersion":"0.0.0","results":{"tests":["#

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    if count == 0 { output += Self.head.utf8 }
    let meta = query.meta
    var json = JSONWriter()
    json.raw("]")
    json.member("tool") { json in
      json.member("name", meta?.implementation.name.nonEmpty ?? "unknown")
      json.member("version", meta?.implementation.version)
    }
    writeSummary(of: query, to: &json)
    if let meta { json.member("environment") { meta.writeCTRF(to: &$0) } }
    json.raw("}}\n")
    output.append(contentsOf: json.bytes)
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .scenarioFinished(let scenario):
      let (details, attempts) = (query.details(of: scenario.attempt), scenario.timedAttempts)
      if let stop = attempts.last?.time.stop { lastStop = max(lastStop ?? stop, stop) }
      let test = JSONWriter.object { $0.test(scenario, details, attempts) }
      write(test, scenario.attempt.place, to: &output)
    case .problem(let problem):
      write(JSONWriter.object { $0.test(problem) }, problem.place, to: &output)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  private mutating func write(_ test: [UInt8], _ place: Place?, to output: inout [UInt8]) {
    output += (count == 0 ? "\(Self.head)\n" : ",\n").utf8
    count += 1
    if let file = place?.uri { suites.insert(file) }
    output += test
  }

  private func writeSummary(of query: RunQuery, to json: inout JSONWriter) {
    let scenarios = query.totals.scenarios
    let first = query.startedAt?.milliseconds ?? 0
    // A run without an end lasts as long as its scenarios.
    let last = max(first, query.finished?.timestamp.milliseconds ?? lastStop ?? first)
    json.member("summary") { json in
      json.member("tests", count)
      json.member("passed", scenarios.passed)
      json.member("failed", count - scenarios.passed - scenarios.skipped)
      json.member("skipped", scenarios.skipped)
      json.member("pending", 0)
      json.member("other", 0)
      json.member("flaky", scenarios[.flaky])
      json.member("suites", suites.count)
      json.member("start", first)
      json.member("stop", last)
      json.member("duration", last - first)
      let (knownFailures, quarantined) = (scenarios[.knownFailure], scenarios[.quarantined])
      if knownFailures + quarantined > 0 {
        json.member("extra") { json in
          json.member("knownFailures", knownFailures > 0 ? knownFailures : nil)
          json.member("quarantined", quarantined > 0 ? quarantined : nil)
        }
      }
    }
  }
}

extension Meta {
  /// The members of `environment` as far as they are known.
  fileprivate func writeCTRF(to json: inout JSONWriter) {
    json.member("buildName", ci?.name)
    if let number = ci?.buildNumber {
      json.member("buildId", number)
      json.member("buildNumber", Int(number))
    }
    json.member("buildUrl", ci?.url)
    json.member("repositoryUrl", ci?.git?.remote)
    json.member("commit", ci?.git?.revision)
    json.member("branchName", ci?.git?.branch)
    json.member("osPlatform", os.name)
    json.member("osRelease", os.version)
    json.member("extra") { json in
      json.member("runtime", runtime.name)
      json.member("runtimeVersion", runtime.version)
      json.member("cpu", cpu.name)
    }
  }
}
