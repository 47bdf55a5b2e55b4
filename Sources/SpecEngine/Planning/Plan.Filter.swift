public import CucumberExpressions
package import Gherkin
package import Messages
public import TagExpressions

extension Plan {
  /// Which scenarios run: those that pass every part.
  public struct Filter: Sendable {
    /// All must be true for the tags of a scenario.
    public var tags: [TagExpression]
    /// Any must match somewhere in the name; if empty, every name passes.
    public var names: [NamePattern]
    /// Lines by uri; a file that is not listed is used as a whole.
    public var lines: [String: [Int]]

    public init(
      tags: [TagExpression] = [], names: [NamePattern] = [], lines: [String: [Int]] = [:]
    ) {
      self.tags = tags
      self.names = names
      self.lines = lines
    }
  }
}

extension Plan.Filter {
  /// The positions of the pickles of `file` that pass, in the order of the file.
  ///
  /// - Parameter giveUp: Receives a pattern that took too many steps, and the scenario.
  package func select(
    from file: FeatureFile, giveUp: (NamePattern, Pickle) -> Void = { _, _ in }
  ) -> [Int] {
    let nodes = lines[file.source.uri].map { LineSelection(file).nodes(at: $0) }
    return file.pickles.indices.filter { index in
      if !tags.isEmpty {
        let names = file.pickles.tags(at: index).map(\.name)
        guard tags.allSatisfy({ $0.evaluate(names) }) else { return false }
      }
      guard nodes != nil || !names.isEmpty else { return true }
      let pickle = file.pickles[index]
      if let nodes, !pickle.astNodeIds.contains(where: nodes.contains) { return false }
      return names.isEmpty
        || names.contains { pattern in
          do {
            return try pattern.matches(pickle.name)
          } catch {
            giveUp(pattern, pickle)
            return true
          }
        }
    }
  }

  /// A regular expression for scenario names; it may match anywhere in the name.
  public struct NamePattern: Sendable {
    /// The expression as written.
    public let source: String
    private let expression: RegularExpression

    /// Reads a regular expression.
    ///
    /// - Throws: `CucumberExpressionError` if it is invalid.
    public init(_ source: String) throws(CucumberExpressionError) {
      self.source = source
      expression = try RegularExpression(source)
    }

    /// The part of a name that resembles the pattern, and the pattern that finds it; nil for a name that the
    /// pattern matches, and for one that has no such part.
    ///
    /// The pattern was then meant as literal text, or with different capitalization.
    package func meant(in name: String) -> (text: String, pattern: String)? {
      let (seen, wanted) = (name.lowercased(), source.lowercased())
      guard let range = seen.firstRange(of: wanted), (try? matches(name)) == false else {
        return nil
      }
      let start = seen.distance(from: seen.startIndex, to: range.lowerBound)
      let text = String(name.dropFirst(start).prefix(source.count))
      let pattern = text.map { character in
        // A shell interprets `\$` even in quotes.
        if character == "$" { return "[$]" }
        return "\\^.|?*+()[]{}".contains(character) ? "\\\(character)" : "\(character)"
      }
      return (text, pattern.joined())
    }

    /// - Throws: `CucumberExpressionError` if matching takes too many steps.
    func matches(_ name: String) throws(CucumberExpressionError) -> Bool {
      try expression.match(name) != nil
    }
  }
}
