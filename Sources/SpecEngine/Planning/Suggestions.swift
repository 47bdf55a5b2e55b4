import CucumberExpressions
import Messages
import StepKit

/// Says what could be written for a step that no definition matches.
struct Suggestions {
  private let supportCode: SupportCode
  private let generator: CucumberExpressionGenerator
  /// Made when the first step is undefined: most runs have none.
  private lazy var neighbours = Neighbours(supportCode.definitions.map(\.step.pattern.source))
  private var known: [Key: [Envelope.Snippet]] = [:]

  /// All that a snippet depends on.
  private struct Key: Hashable {
    let text: String
    let type: Pickle.KeywordType?
    let hasDataTable: Bool
    let hasDocString: Bool
    let world: String?

    init(_ step: Pickle.Step, world: String?) {
      self.world = world
      text = step.text
      type = step.type
      hasDataTable = step.argument?.dataTable != nil
      hasDocString = step.argument?.docString != nil
    }
  }

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
    generator = CucumberExpressionGenerator(registry: supportCode.parameterTypes)
  }

  /// One snippet for each way to read the text; the first opens with the nearest definition there
  /// is, in case the step only misspells it.
  ///
  /// - Parameter world: The World that the scenario uses, if one of its steps tells.
  mutating func snippets(for step: Pickle.Step, world: String?) -> [Envelope.Snippet] {
    let key = Key(step, world: world)
    if let snippets = known[key] { return snippets }
    let expressions = generator.expressions(for: step.text)
    let neighbours = neighbours
    let nearest = expressions.lazy.compactMap { neighbours.nearest(to: $0.source) }.first
    let definition = nearest.map { supportCode.definitions[$0] }
    let world =
      world ?? (definition ?? supportCode.definitions.last)?.step.world.name ?? "MyWorld"
    var snippets = expressions.map { expression in
      Envelope.Snippet(
        language: "swift",
        code: SwiftSnippet(expression: expression, step: step, world: world).code)
    }
    if let definition, !snippets.isEmpty {
      let place = definition.step.place.shown(relativeTo: supportCode.root)
      snippets[0].code =
        "// did you mean \"\(definition.step.pattern.source)\"? (\(place))\n" + snippets[0].code
    }
    known[key] = snippets
    return snippets
  }
}
