package import Gherkin
package import Messages

/// A fault in a feature that is found elsewhere, such as by rules of a team.
package struct Finding: Sendable {
  package enum Severity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
  }

  /// What would mend a fault: parts of the text and what should stand there instead.
  package struct Fix: Sendable {
    /// What people choose, such as `Remove the tag`.
    package let title: String
    package let edits: [(range: Range<Location>, text: String)]

    package init(title: String, edits: [(range: Range<Location>, text: String)]) {
      self.title = title
      self.edits = edits
    }
  }

  package let range: Range<Location>
  package let severity: Severity
  /// The name by which settings know it.
  package let code: String
  package let message: String
  package let fix: Fix?

  package init(
    _ code: String, at range: Range<Location>, _ severity: Severity, message: String,
    fix: Fix? = nil
  ) {
    self.code = code
    self.range = range
    self.severity = severity
    self.message = message
    self.fix = fix
  }
}

/// Finds faults in features, for diagnostics and code actions.
///
/// It is asked whenever a feature was changed, so it must answer within milliseconds. Of a feature with
/// syntax errors it gets what could be understood.
package protocol FindingProvider: Sendable {
  func findings(in document: GherkinDocument, map: SourceMap, uri: String) -> [Finding]
}
