import Messages

/// A kind of result.
struct SARIFRule: Sendable {
  let id: String
  let text: String
  let level: String

  init(id: String, text: String, level: String) {
    self.id = id.nonEmpty ?? "Problem"
    self.text = text
    self.level = level
  }

  /// The rule that a scenario breaks: one for each status, one for known failures, and one for those in
  /// quarantine.
  init(_ scenario: ScenarioResult) {
    let word =
      switch scenario.outcome {
      case .knownFailure: "known-failure"
      case .quarantined: "quarantined"
      default: scenario.status.word
      }
    self.init(id: "scenario-\(word)", text: "A scenario is \(word)", level: "error")
  }

  func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("shortDescription") { $0.member("text", text) }
    json.member("defaultConfiguration") { $0.member("level", level) }
  }
}

/// One result and its place.
package struct SARIFResult {
  var rule: SARIFRule
  var message: String
  var place: Place?
  var column: Int?
  /// The same in every run.
  var fingerprint: String
  /// The code that failed.
  var code: Place?
  /// Why it is not to be acted on.
  var suppression: String?
  var category: String?

  /// - Parameter folder: The folder that paths are relative to, as seen from the repository's root.
  func json(ruleIndex: Int, folder: String) -> [UInt8] {
    JSONWriter.object { json in
      json.member("ruleId", rule.id)
      json.member("ruleIndex", ruleIndex)
      json.member("level", rule.level)
      json.member("message") { $0.member("text", message.nonBlank ?? rule.text) }
      if let place {
        json.members("locations", [place]) {
          Self.write($1, column: column, folder: folder, to: &$0)
        }
      }
      if let code, code != place {
        json.members("relatedLocations", [code]) { json, code in
          json.member("id", 1)
          Self.write(code, folder: folder, to: &json)
          json.member("message") { $0.member("text", "the code that failed") }
        }
      }
      json.member("partialFingerprints") { $0.member("specrun/v1", fingerprint) }
      if let suppression {
        json.members("suppressions", [suppression]) { json, text in
          json.member("kind", "inSource")
          json.member("justification", text)
        }
      }
      if let category { json.member("properties") { $0.member("category", category) } }
    }
  }

  private static func write(
    _ place: Place, column: Int? = nil, folder: String, to json: inout JSONWriter
  ) {
    json.member("physicalLocation") { json in
      json.member("artifactLocation") { json in
        if place.uri.contains("://") {
          json.member("uri", percentEncoded(place.uri, keeping: "/:?#[]@!$&'()*+,;=%"))
        } else if place.uri.hasPrefix("/") {
          json.member("uri", "file://" + percentEncoded(place.uri, keeping: "/"))
        } else {
          json.member("uri", percentEncoded(folder + place.uri, keeping: "/"))
          json.member("uriBaseId", "%SRCROOT%")
        }
      }
      if let line = place.line, line > 0 {
        json.member("region") { json in
          json.member("startLine", line)
          if let column, column > 0 { json.member("startColumn", column) }
        }
      }
    }
  }
}
