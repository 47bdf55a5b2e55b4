import Messages

/// The Common Test Report Format: a JSON document with a test a scenario.
///
/// Tests are written as they end; the members that are known only at the end come after them. What
/// went wrong beside the scenarios is a failed test of its own, so that nobody takes the run for
/// green.
public struct CTRFReporter: EventReporter {
  var query = RunQuery()
  private var counts = CTRFCounts()
  private var hasBegun = false

  /// A reporter; there is nothing to choose.
  public init() {}

  mutating func end(into output: inout [UInt8]) {
    begin(&output)
    let meta = query.meta
    var json = JSONWriter()
    json.raw("]")
    json.member("tool") { json in
      json.member("name", meta?.implementation.name.nonEmpty ?? "unknown")
      json.member("version", meta?.implementation.version)
    }
    counts.write(from: query.startedAt, to: query.finished?.timestamp, to: &json)
    if let meta { json.member("environment") { meta.writeCTRF(to: &$0) } }
    json.raw("}}\n")
    output.append(contentsOf: json.bytes)
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    let head = #"{"reportFormat":"CTRF","specVersion":"0.0.0","results":{"tests":["#
    output.append(contentsOf: head.utf8)
  }

  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8]) {
    let test: CTRFTest
    switch event {
    case .scenarioFinished(let scenario): test = CTRFTest(scenario, from: &query)
    case .problem(let problem): test = CTRFTest(problem)
    case .stepFinished, .attemptRetried, .runHookFinished: return
    }
    begin(&output)
    if counts.tests > 0 { output.append(UInt8(ascii: ",")) }
    counts.add(test)
    output.append(UInt8(ascii: "\n"))
    var json = JSONWriter()
    test.write(to: &json)
    output.append(contentsOf: json.bytes)
  }
}

/// The counts of the summary.
struct CTRFCounts: Sendable {
  private(set) var tests = 0
  private var counts: [CTRFTest.Status: Int] = [:]
  private var outcomes = OutcomeCounts()
  private var suites: Set<String> = []
  private var lastStop: Int?

  mutating func add(_ test: CTRFTest) {
    tests += 1
    counts[test.status, default: 0] += 1
    if let outcome = test.outcome { outcomes.add(outcome) }
    if let file = test.place?.uri { suites.insert(file) }
    if let stop = test.stop { lastStop = max(lastStop ?? stop, stop) }
  }

  /// - Parameter end: nothing if the run has none, when the last scenario's counts.
  func write(from start: Timestamp?, to end: Timestamp?, to json: inout JSONWriter) {
    let first = start?.milliseconds ?? 0
    let last = max(first, end?.milliseconds ?? lastStop ?? first)
    json.member("summary") { json in
      json.member("tests", tests)
      json.member("passed", counts[.passed] ?? 0)
      json.member("failed", counts[.failed] ?? 0)
      json.member("skipped", counts[.skipped] ?? 0)
      json.member("pending", 0)
      json.member("other", 0)
      json.member("flaky", outcomes[.flaky])
      json.member("suites", suites.count)
      json.member("start", first)
      json.member("stop", last)
      json.member("duration", last - first)
      let (knownFailures, quarantined) = (outcomes[.knownFailure], outcomes[.quarantined])
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
