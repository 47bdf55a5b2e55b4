public import CucumberExpressions
import Messages
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
  func select(from file: FeatureFile) -> [Pickle] {
    var pickles = file.pickles
    if let lines = lines[file.source.uri] {
      let selection = LineSelection(file)
      let nodes = lines.reduce(into: Set<String>()) { $0.formUnion(selection.nodes(at: $1)) }
      pickles = pickles.filter { pickle in pickle.astNodeIds.contains(where: nodes.contains) }
    }
    if !tags.isEmpty {
      pickles = pickles.filter { pickle in
        let names = pickle.tags.map(\.name)
        return tags.allSatisfy { $0.evaluate(names) }
      }
    }
    if !names.isEmpty {
      pickles = pickles.filter { pickle in names.contains { $0.matches(pickle.name) } }
    }
    return pickles
  }
}

extension Plan.Filter {
  /// A regular expression for scenario names; it may match anywhere in the name.
  public struct NamePattern: Sendable {
    private let expression: RegularExpression

    /// - Throws: when `text` is not a regular expression.
    public init(_ text: String) throws(CucumberExpressionError) {
      expression = try RegularExpression(text)
    }

    /// A name that takes the pattern too many steps counts as matching: it is better run than lost.
    func matches(_ name: String) -> Bool {
      do { return try expression.match(name) != nil } catch { return true }
    }
  }
}
