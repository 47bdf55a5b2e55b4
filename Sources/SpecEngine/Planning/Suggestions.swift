import CucumberExpressions
import Messages
import StepKit

/// The snippets for steps that no definition matches.
struct Suggestions {
  private let supportCode: SupportCode
  /// Made when the first step is undefined: most runs have none.
  private lazy var patterns = PatternSuggestions(
    supportCode.patterns.expressions, registry: supportCode.parameterTypes)
  /// The patterns of one World each, by its position, and the definitions that they belong to.
  private var patternsOfWorlds: [Int: (patterns: PatternSuggestions, definitions: [Int])] = [:]
  private var known: [Key: [Envelope.Snippet]] = [:]

  /// All that a snippet depends on.
  private struct Key: Hashable {
    let text: String
    let type: Pickle.KeywordType?
    let hasDataTable: Bool
    let hasDocString: Bool
    let world: String?
    let ofOtherKeyword: Int?

    init(_ step: Pickle.Step, world: String?, ofOtherKeyword: Int?) {
      self.world = world
      self.ofOtherKeyword = ofOtherKeyword
      text = step.text
      type = step.type
      hasDataTable = step.argument?.dataTable != nil
      hasDocString = step.argument?.docString != nil
    }
  }

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
  }

  /// One snippet for each way to read the text; the first opens with the nearest definition there
  /// is, in case the step only misspells it.
  ///
  /// - Parameters:
  ///   - world: The World that the scenario uses, if one of its steps is defined.
  ///   - ofOtherKeyword: The definition that has the step's text, but for another keyword.
  mutating func snippets(
    for step: Pickle.Step, world: String?, ofOtherKeyword: Int? = nil
  ) -> [Envelope.Snippet] {
    let key = Key(step, world: world, ofOtherKeyword: ofOtherKeyword)
    if let snippets = known[key] { return snippets }
    let suggestion = patterns.suggestion(for: step.text)
    let definition = (ofOtherKeyword ?? suggestion.nearest).map { supportCode.definitions[$0] }
    let world =
      world ?? (definition ?? supportCode.definitions.last)?.step.world.name ?? "MyWorld"
    var snippets = suggestion.expressions.map { expression in
      Envelope.Snippet(
        language: "swift",
        code: SwiftSnippet(expression: expression, step: step, world: world).code)
    }
    if let definition, !snippets.isEmpty {
      let hint = hint(definition.step, isOfOtherKeyword: ofOtherKeyword != nil)
      snippets[0].code = "// \(hint)\n" + snippets[0].code
    }
    if known.count >= PatternSuggestions.maximumCompared { known.removeAll(keepingCapacity: true) }
    known[key] = snippets
    return snippets
  }

  /// The definition of a World that was probably meant by a text, if one is near.
  mutating func nearest(to text: String, in world: Int) -> Int? {
    var own =
      patternsOfWorlds[world]
      ?? {
        let definitions = supportCode.definitions.indices
          .filter { supportCode.definitions[$0].world == world }
        let expressions = definitions.map { supportCode.patterns.expressions[$0] }
        return (
          PatternSuggestions(expressions, registry: supportCode.parameterTypes), definitions
        )
      }()
    defer { patternsOfWorlds[world] = own }
    return own.patterns.suggestion(for: text).nearest.map { own.definitions[$0] }
  }

  private func hint(_ step: StepDefinition, isOfOtherKeyword: Bool) -> String {
    let place = step.place.shown(relativeTo: supportCode.root)
    return isOfOtherKeyword
      ? "\"\(step.pattern.source)\" is defined as \(step.keyword.rawValue) at \(place)"
      : "did you mean \"\(step.pattern.source)\"? (\(place))"
  }
}
