import Messages

/// The JSON that Cucumber wrote before there were messages, and that many tools still read.
///
/// The shape is that of Cucumber-JVM: an array of features, each with its elements; the backgrounds
/// of a scenario are one element before it. Only the last attempt of a scenario is written.
/// Features and scenarios are in the order of their places, so everything is held back until the
/// end, but as finished JSON. The format has no place for failures outside the scenarios.
struct CucumberJSONReporter: EventReporter {
  private var elements = CanonicalOrder()
  /// The first gap in the messages of the run.
  private var gap: RunProblem?
  /// The JSON before the elements of a feature, by file.
  private var heads: [String: [UInt8]] = [:]

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    if let gap, query.totals.scenarios.failures == 0 { add(gap) }
    output.append(UInt8(ascii: "["))
    var file: String?
    for piece in elements.sorted {
      if piece.place.uri == file {
        output.append(contentsOf: ",\n".utf8)
      } else {
        output.append(contentsOf: (file == nil ? "\n" : "]},\n").utf8)
        output.append(contentsOf: heads[piece.place.uri] ?? [])
        file = piece.place.uri
      }
      output.append(contentsOf: piece.bytes)
    }
    output.append(contentsOf: (file == nil ? "]\n" : "]}\n]\n").utf8)
  }

  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    if problem.isGap { gap = gap ?? problem }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let details = query.details(of: scenario.attempt)
    let uri = details.pickle.uri
    if heads[uri] == nil { heads[uri] = head(of: details.lineage.feature, uri: uri) }
    var json = JSONWriter()
    json.write(LegacyScenario(details), of: details)
    elements.add(json.bytes, at: scenario.attempt.place)
  }

  /// Adds a feature of its own, so that a report from which messages are missing is never green.
  private mutating func add(_ gap: RunProblem) {
    let uri = "(run)"
    heads[uri] = head(of: nil, uri: uri)
    let element = JSONWriter.object { json in
      json.member("line", 1)
      json.member("id", legacyId([uri, gap.name]))
      json.member("type", "scenario")
      json.member("keyword", "")
      json.member("name", gap.name)
      json.member("description", "")
      json.members("steps", [gap.failure.text]) { json, text in
        json.member("keyword", "* ")
        json.member("line", 1)
        json.member("name", text)
        json.member("match") { _ in }
        json.member("result") { json in
          json.member("status", "failed")
          json.member("error_message", text)
        }
      }
    }
    elements.add(element, at: Place(uri: uri, line: nil))
  }

  /// The feature up to its elements, which follow.
  private func head(of feature: GherkinDocument.Feature?, uri: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("uri", uri)
    json.member("id", legacyId([feature?.name ?? uri]))
    json.member("line", feature?.location.line ?? 1)
    json.member("keyword", feature?.keyword ?? "")
    json.member("name", feature?.name ?? uri)
    json.member("description", feature?.description ?? "")
    json.members("tags", feature?.tags ?? []) { json, tag in
      json.member("name", tag.name)
      json.member("type", "Tag")
      json.member("location") { json in
        json.member("line", tag.location.line)
        json.member("column", tag.location.column)
      }
    }
    json.key("elements")
    json.beginArray()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
