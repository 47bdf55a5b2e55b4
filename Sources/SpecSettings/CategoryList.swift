import CucumberExpressions
import SpecReporting
import TagExpressions
import YAML

/// The `categories` of specrun.yaml: kinds of failures that reports distinguish; the first that fits counts.
///
///     categories:
///       - name: Network
///         pattern: "timed out|connection refused"    # the message contains a match
///       - name: Payments
///         tags: "@payment"                           # and, if both are given, the tags match
enum CategoryList {
  /// - Parameter problems: Receives the errors in any of them.
  static func read(_ node: Node, _ problems: inout [YAMLError]) -> [FailureCategory] {
    let items = problems.noting { () throws(YAMLError) in try node.items } ?? []
    return items.compactMap { item in
      problems.noting { () throws(YAMLError) in try category(item) }
    }
  }

  private static func category(_ item: Node) throws(YAMLError) -> FailureCategory {
    let fields = try Fields(item, known: ["name", "pattern", "tags"])
    let name = try fields.required("name").value("a name") { $0.isEmpty ? nil : $0 }
    let pattern = try fields["pattern"].map(expression)
    let tags = try fields["tags"].map(TagExpression.read)
    guard pattern != nil || tags != nil else {
      throw YAMLError(.missingKey("pattern"), at: item.position)
    }
    return FailureCategory(name: name, pattern: pattern?.source, tags: tags?.source) {
      message, own in
      if let tags, !tags.evaluate(own) { return false }
      guard let pattern else { return true }
      // One that takes too long to be matched has not been found.
      return ((try? pattern.match(message)) ?? nil) != nil
    }
  }

  private static func expression(_ node: Node) throws(YAMLError) -> RegularExpression {
    let text = try node.string
    do {
      return try RegularExpression(text)
    } catch {
      // The lines before the last one show the pattern with a pointer into it.
      let reason = "\(error)".split(separator: "\n").last ?? ""
      throw YAMLError(
        .unexpectedValue(text, expected: ["a regular expression (\(reason))"]), at: node.position)
    }
  }
}

extension TagExpression {
  /// Reads a tag expression of a file.
  static func read(_ node: Node) throws(YAMLError) -> TagExpression {
    let text = try node.string
    do {
      return try TagExpression.parse(text)
    } catch {
      throw YAMLError(
        .unexpectedValue(text, expected: ["a tag expression (\(error))"]), at: node.position)
    }
  }
}
