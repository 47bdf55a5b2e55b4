import CucumberExpressions
import Messages
import StepKit

/// The snippets for steps that no definition matches.
struct Suggestions {
  private let supportCode: SupportCode
  /// Made when the first step is undefined: most runs have none.
  private lazy var patterns = PatternSuggestions(
    supportCode.patterns.expressions, registry: supportCode.parameterTypes)
  /// By the World whose parameter types expressions may use; nil for those of all.
  private var generators: [Int?: CucumberExpressionGenerator] = [:]
  private var known: [Key: [Envelope.Snippet]] = [:]

  /// All that a snippet depends on.
  private struct Key: Hashable {
    let text: String
    let type: Pickle.KeywordType?
    let hasDataTable: Bool
    let hasDocString: Bool
    let world: Int?
    let ofOtherKeyword: Int?

    init(_ step: Pickle.Step, world: Int?, ofOtherKeyword: Int?) {
      self.world = world
      self.ofOtherKeyword = ofOtherKeyword
      text = step.text
      type = step.type
      hasDataTable = step.argument?.dataTable != nil
      hasDocString = step.argument?.docString != nil
    }
  }

  /// A sentence of another World is mentioned when it fits this well, and so much better than one of
  /// the scenario's own.
  private static let (foreignLikeness, foreignLead) = (0.75, 0.1)

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
  }

  /// One snippet for each way to read the text; the first opens with the nearest definition there
  /// is, in case the step only misspells it.
  ///
  /// - Parameters:
  ///   - world: The World that the scenario is about, if that is known: only its definitions and
  ///     parameter types, and those that it may be combined with, are proposed then.
  ///   - ofOtherKeyword: The definition that has the step's text, but for another keyword.
  mutating func snippets(
    for step: Pickle.Step, in world: Int?, ofOtherKeyword: Int? = nil
  ) -> [Envelope.Snippet] {
    let key = Key(step, world: world, ofOtherKeyword: ofOtherKeyword)
    if let snippets = known[key] { return snippets }
    let neighbors = patterns.neighbors(of: step.text)
    let own = neighbors.first { isPermitted($0.pattern, in: world) }
    let definition = (ofOtherKeyword ?? own?.pattern).map { supportCode.definitions[$0].step }
    let name =
      world.map { supportCode.worlds.worlds[$0].name }
      ?? (definition ?? supportCode.definitions.last?.step)?.world.name ?? "MyWorld"
    var snippets = generator(for: world).expressions(for: step.text).map { expression in
      Envelope.Snippet(
        language: "swift",
        code: SwiftSnippet(expression: expression, step: step, world: name).code)
    }
    var hints: [String] = []
    if let definition { hints.append(hint(definition, isOfOtherKeyword: ofOtherKeyword != nil)) }
    if let world, ofOtherKeyword == nil,
      let foreign = neighbors.first, !isPermitted(foreign.pattern, in: world),
      foreign.likeness >= max(Self.foreignLikeness, (own?.likeness ?? 0) + Self.foreignLead)
    {
      hints.append(foreignHint(supportCode.definitions[foreign.pattern].step))
    }
    if !snippets.isEmpty {
      snippets[0].code = hints.map { "// \($0)\n" }.joined() + snippets[0].code
    }
    if known.count >= PatternSuggestions.maximumCompared { known.removeAll(keepingCapacity: true) }
    known[key] = snippets
    return snippets
  }

  /// The definition of a World that was probably meant by a text, if one is near.
  mutating func nearest(to text: String, in world: Int) -> Int? {
    patterns.neighbors(of: text).first { supportCode.definitions[$0.pattern].world == world }?
      .pattern
  }

  private func isPermitted(_ definition: Int, in world: Int?) -> Bool {
    guard let world else { return true }
    return supportCode.worlds.permits(supportCode.definitions[definition].world, in: world)
  }

  private mutating func generator(for world: Int?) -> CucumberExpressionGenerator {
    if let known = generators[world] { return known }
    let (worlds, owners) = (supportCode.worlds, supportCode.worldsOfParameterTypes)
    let generator = CucumberExpressionGenerator(registry: supportCode.parameterTypes) { type in
      guard let world, let owner = owners[type.name], owner.hasState else { return true }
      // A World without steps serves others.
      return worlds.permits(worlds.knownPosition(of: owner), in: world)
    }
    generators[world] = generator
    return generator
  }

  private func hint(_ step: StepDefinition, isOfOtherKeyword: Bool) -> String {
    let place = step.place.shown(relativeTo: supportCode.root)
    return isOfOtherKeyword
      ? "\"\(step.pattern.source)\" is defined as \(step.keyword.rawValue) at \(place)"
      : "did you mean \"\(step.pattern.source)\"? (\(place))"
  }

  private func foreignHint(_ step: StepDefinition) -> String {
    "\"\(step.pattern.source)\" is a sentence of \(step.world.name), which this scenario does not "
      + "use (\(step.place.shown(relativeTo: supportCode.root)))"
  }
}
