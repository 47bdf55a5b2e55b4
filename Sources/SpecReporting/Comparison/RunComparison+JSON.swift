import Messages

extension RunComparison {
  /// The comparison as one JSON object, for programs.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("baseline") { baseline.write(to: &$0) }
      json.member("current") { current.write(to: &$0) }
      json.member("worse", isWorse)
      json.member("incomplete", isIncomplete)
      json.member("inBoth", pairCount)
      json.member("stillFailing", stillFailing)
      json.member("stillFlaky", stillFlaky)
      json.member("notSelected", notSelected)
      json.member("unknownBefore", unknownBefore)
      json.member("unknownNow", unknownNow)
      json.members("newFailures", newFailures) { $1.write(to: &$0) }
      json.members("failingForAnotherReason", otherFailures) { $1.write(to: &$0) }
      json.members("withoutResult", lost) { $1.write(to: &$0) }
      json.members("newlyFlaky", newlyFlaky) { $1.write(to: &$0) }
      json.members("slower", slower) { $1.write(to: &$0) }
      json.members("newlySkipped", newlySkipped) { $1.write(to: &$0) }
      json.members("newlyQuarantined", newlyQuarantined) { $1.write(to: &$0) }
      json.members("fixed", fixed) { $1.write(to: &$0) }
      json.members("new", added) { $1.write(to: &$0) }
      json.members("removed", removed) { $1.write(to: &$0) }
      json.members("renamed", renamed) { $1.write(to: &$0) }
      json.members("moved", moved) { $1.write(to: &$0) }
      json.members("notRead", unread) { json, file in
        json.member("uri", file.uri)
        json.member("scenarios", file.count)
      }
    }
  }
}

extension RunTable {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("files", files)
    json.member("startedAt", startedAt?.ifKnown?.exactISO8601)
    json.member("branch", git?.branch)
    json.member("revision", git?.revision)
    json.member("problems", findings.map(\.description))
  }
}

extension RunComparison.Entry {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", title)
    json.member("uri", place.uri)
    json.member("line", place.line)
    json.member("before", before)
    json.member("now", now)
    json.member("formerName", formerTitle)
    json.member("formerUri", formerPlace?.uri)
    json.member("formerLine", formerPlace?.line)
    json.member("beforeMilliseconds", times?.lowerBound.milliseconds)
    json.member("nowMilliseconds", times?.upperBound.milliseconds)
  }
}
