public import CucumberExpressions
package import Gherkin
package import Messages
public import TagExpressions

extension Plan {
  /// Which scenarios run: those that pass every part.
  public struct Filter: Sendable {
    /// All must hold for the tags of a scenario.
    public var tags: [TagExpression]
    /// Any must match somewhere in the name; none given lets every name pass.
    public var names: [NamePattern]
    /// Lines by uri; a file that is not listed is taken whole.
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
}

extension Plan.Filter {
  /// A regular expression for scenario names; it may match anywhere in the name.
  public struct NamePattern: Sendable {
    /// As it was written.
    public let source: String
    private let expression: RegularExpression

    /// Reads a regular expression.
    ///
    /// - Throws: `CucumberExpressionError` when it is none.
    public init(_ source: String) throws(CucumberExpressionError) {
      self.source = source
      expression = try RegularExpression(source)
    }

    /// The part of a name that reads like the pattern, and the pattern that finds it; nil for a name that the
    /// pattern matches, and for one that has no such part.
    ///
    /// The pattern was then meant as text, or with other capital letters.
    package func meant(in name: String) -> (text: String, pattern: String)? {
      let (seen, wanted) = (name.lowercased(), source.lowercased())
      guard let range = seen.firstRange(of: wanted), (try? matches(name)) == false else {
        return nil
      }
      let start = seen.distance(from: seen.startIndex, to: range.lowerBound)
      let text = String(name.dropFirst(start).prefix(source.count))
      let pattern = text.map { character in
        // A shell takes `\$` for its own even in quotes.
        if character == "$" { return "[$]" }
        return "\\^.|?*+()[]{}".contains(character) ? "\\\(character)" : "\(character)"
      }
      return (text, pattern.joined())
    }

    /// - Throws: `CucumberExpressionError` when it takes too many steps to know.
    func matches(_ name: String) throws(CucumberExpressionError) -> Bool {
      try expression.match(name) != nil
    }
  }
}
