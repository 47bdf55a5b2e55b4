package import SpecEngine
import SpecSources
import TagExpressions
package import YAML

/// The file of `--quarantine`: a list of scenarios whose failures do not fail the run.
///
///     - scenario: Names are compared without accents
///       feature: Features/QuizGame/names.feature
///       until: 2026-12-31
///       reason: the list of accents is being replaced
///     - tags: "@network and not @stub"
///       until: 2026-10-01
package enum QuarantineFile {
  /// Entries with their places.
  ///
  /// - Throws: the first thing that is wrong with it, with its place.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws(YAMLError) -> [(entry: Quarantine.Entry, place: String)] {
    try (YAML.parse(bytes)?.items ?? []).map { (node) throws(YAMLError) in
      (try entry(node), "\(path):\(node.position.line):\(node.position.column)")
    }
  }

  private static func entry(_ node: Node) throws(YAMLError) -> Quarantine.Entry {
    let fields = try node.fields("scenario", "feature", "tags", "until", "reason")
    let scope: Quarantine.Scope
    if let tags = fields["tags"] {
      // Both would be a guess at which scenarios are meant.
      if let other = fields["scenario"] ?? fields["feature"] {
        throw YAMLError(
          .unexpectedValue(try other.string, expected: ["either tags, or scenario and feature"]),
          at: other.position)
      }
      scope = .tags(try TagExpression.read(tags))
    } else {
      scope = .scenario(
        name: try fields.required("scenario").string,
        uri: Path.tidy(try fields.required("feature").string))
    }
    return Quarantine.Entry(
      scope, until: try fields["until"].map(day), reason: try fields["reason"]?.string)
  }

  private static func day(_ node: Node) throws(YAMLError) -> Day {
    try node.value("a day such as 2026-12-31") { Day(spelled: $0) }
  }
}
