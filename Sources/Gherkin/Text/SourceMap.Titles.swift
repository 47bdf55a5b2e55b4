public import Messages

/// A node that a line with a keyword and a name begins.
public protocol TitledNode {
  var location: Location { get }
  var name: String { get }
  var description: String { get }
  /// The keyword; nil in a Markdown file whose first line is a plain heading.
  var titleKeyword: String? { get }
}

extension GherkinDocument.Feature: TitledNode { public var titleKeyword: String? { keyword } }
extension GherkinDocument.Rule: TitledNode { public var titleKeyword: String? { keyword } }
extension GherkinDocument.Background: TitledNode { public var titleKeyword: String? { keyword } }
extension GherkinDocument.Scenario: TitledNode { public var titleKeyword: String? { keyword } }
extension GherkinDocument.Examples: TitledNode { public var titleKeyword: String? { keyword } }

extension GherkinDocument.FeatureChild {
  package var titled: any TitledNode {
    switch self {
    case .rule(let rule): rule
    case .background(let background): background
    case .scenario(let scenario): scenario
    }
  }

  /// The name of its kind, such as `rule`.
  package var kind: String { rule != nil ? "rule" : background != nil ? "background" : "scenario" }
}

extension SourceMap {
  /// The range of a feature from its first tag to the end of its last child.
  public func range(of feature: GherkinDocument.Feature) -> Range<Location> {
    range(of: feature, feature.tags, [feature.children.last.map { range(of: $0) }])
  }

  /// The range of a rule from its first tag to the end of its last child.
  public func range(of rule: GherkinDocument.Rule) -> Range<Location> {
    range(of: rule, rule.tags, [rule.children.last.map { range(of: .init($0)) }])
  }

  /// The range of a rule, background or scenario.
  package func range(of child: GherkinDocument.FeatureChild) -> Range<Location> {
    switch child {
    case .rule(let rule): range(of: rule)
    case .background(let background): range(of: background)
    case .scenario(let scenario): range(of: scenario)
    }
  }

  /// The range of a background with its steps.
  public func range(of background: GherkinDocument.Background) -> Range<Location> {
    range(of: background, [], [background.steps.last.map { range(of: $0) }])
  }

  /// The range of a scenario from its first tag to the end of its last step or examples.
  public func range(of scenario: GherkinDocument.Scenario) -> Range<Location> {
    range(
      of: scenario, scenario.tags,
      [scenario.steps.last.map { range(of: $0) }, scenario.examples.last.map { range(of: $0) }])
  }

  /// The range of examples from their first tag to the end of their last row.
  public func range(of examples: GherkinDocument.Examples) -> Range<Location> {
    let row = examples.tableBody.last ?? examples.tableHeader
    return range(of: examples, examples.tags, [row.map { range(of: $0) }])
  }

  /// The range of a title: its keyword, colon and name; empty for a feature that is there only because the
  /// file has no title.
  public func titleRange(of node: some TitledNode) -> Range<Location> {
    let isMissing = node.titleKeyword == nil && node.name.isEmpty
    return isMissing ? empty(node.location) : restOfLine(from: node.location)
  }

  /// The range of a title's keyword, without the colon; empty if there is none.
  public func keywordRange(of node: some TitledNode) -> Range<Location> {
    range(of: node.titleKeyword ?? "", at: node.location)
  }

  /// The range of a title's name; empty and after the colon if there is no name.
  public func nameRange(of node: some TitledNode) -> Range<Location> {
    let keyword = keywordRange(of: node)
    if keyword.isEmpty { return titleRange(of: node) }
    return rest(after: range(of: ":", at: keyword.upperBound).upperBound)
  }

  /// The range of a description without the blank lines around it, comments within included; nil
  /// if there is none.
  public func descriptionRange(of node: some TitledNode) -> Range<Location>? {
    let texts = node.description.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .drop { $0.allSatisfy { Byte.isSpace($0) } }
    guard !texts.isEmpty else { return nil }
    var number = node.location.line
    var first: Line?
    var last: Line?
    for text in texts {
      repeat { number += 1 } while line(number).map { !isText(text, of: $0) } ?? false
      guard let line = line(number) else { break }
      first = first ?? line
      last = line
    }
    guard let first, let last else { return nil }
    return location(of: first.content, in: first)..<end(ofLine: last.number)
  }

  private func isText(_ text: Substring.UTF8View, of line: Line) -> Bool {
    bytes[line.start..<line.end].elementsEqual(text)
  }

  private func range(
    of node: some TitledNode, _ tags: [GherkinDocument.Tag], _ children: [Range<Location>?]
  ) -> Range<Location> {
    let start = tags.reduce(node.location) { min($0, $1.location) }
    let own = descriptionRange(of: node) ?? titleRange(of: node)
    return start..<children.reduce(own.upperBound) { max($0, $1?.upperBound ?? $0) }
  }
}
