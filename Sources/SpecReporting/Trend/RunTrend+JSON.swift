import Messages

extension RunTrend {
  /// The trend as one JSON object, for programs.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("file", name)
      json.member("problems", notes)
      json.members("runs", runs) { json, run in
        json.member("startedAt", run.startedAt.ifKnown?.exactISO8601)
        json.member("branch", run.branch)
        json.member("revision", run.revision)
        json.member("milliseconds", run.duration?.milliseconds)
        let scenarios = run.scenarios
        json.member("passed", scenarios.passed)
        json.member("flaky", scenarios[.flaky])
        json.member("failed", scenarios.failures)
        json.member("other", scenarios.skipped)
      }
      json.members("regressed", regressed) { $1.write(to: &$0) }
      json.members("fixed", fixed) { $1.write(to: &$0) }
      json.members("new", added) { $1.write(to: &$0) }
      json.members("slower", slower) { $1.write(to: &$0) }
      json.members("flaky", flaky) { $1.write(to: &$0) }
      if let listed {
        json.members("scenarios", listed) { json, line in
          line.entry.write(to: &json)
          json.member("outcomes", line.marks.map(\.rawValue))
        }
      }
    }
  }
}

extension RunTrend.Entry {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", identity.title)
    json.member("feature", identity.feature)
    json.member("rule", identity.rule.isEmpty ? nil : identity.rule)
    json.member("uri", identity.uri)
    json.member("results", results)
    json.member("failures", failures)
    json.member("passedWhenTriedAgain", retried)
    json.member("changes", changes)
    json.member("formerInARow", streak > 0 ? streak : nil)
    json.member("usualMilliseconds", times?.lowerBound.milliseconds)
    json.member("nowMilliseconds", times?.upperBound.milliseconds)
  }
}
