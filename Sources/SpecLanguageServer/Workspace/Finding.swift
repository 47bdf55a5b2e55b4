import Gherkin
import Messages

/// A fault in a feature that is found elsewhere, such as by rules of a team.
struct Finding: Sendable {
  enum Severity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
  }

  let range: Range<Location>
  let severity: Severity
  /// The name by which settings know it.
  let code: String
  let message: String
  /// What would mend it: parts of the text and what should stand there instead.
  var fix: Fix?

  struct Fix: Sendable {
    let title: String
    let edits: [(range: Range<Location>, text: String)]
  }
}

/// Finds faults in features, for diagnostics and code actions.
protocol FindingProvider: Sendable {
  func findings(in document: GherkinDocument, map: SourceMap, uri: String) -> [Finding]
}
