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

  private static let longestRegularExpression = 100

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
  }

  /// The likeliest snippet, which opens with the nearest definition there is, in case the step only
  /// misspells it, and with the other types that its parameters could have; then one for each other
  /// way to read the text, which messages have and reports leave out.
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
    let (own, slip) = nearest(of: neighbors, to: step.text, in: world)
    let near = (ofOtherKeyword ?? own?.pattern).map { supportCode.definitions[$0] }
    let name =
      world.map { supportCode.worlds.worlds[$0].name } ?? near?.step.world.name
      ?? supportCode.onlyWorld ?? "MyWorld"
    let types = generator(for: world ?? near?.world)
    let readings = types.readings(of: step.text)
    let snippet = SwiftSnippet(expression: readings.likeliest, step: step, world: name)
    var hints: [String] = []
    if let definition = ofOtherKeyword {
      hints.append(hintOfOtherKeyword(supportCode.definitions[definition].step))
    } else if let type = supportCode.undefinedTypes.first(where: { $0.wouldMatch(step.text) }) {
      hints.append(type.hint(relativeTo: supportCode.root))
    } else if let own {
      hints.append(hint(own.pattern, near: step.text))
      if let slip { hints.append(slip.sentence) }
    }
    if let world, ofOtherKeyword == nil,
      let foreign = neighbors.first, !isPermitted(foreign.pattern, in: world),
      foreign.likeness >= max(Self.foreignLikeness, (own?.likeness ?? 0) + Self.foreignLead)
    {
      hints.append(foreignHint(foreign.pattern, near: step.text))
    }
    hints += snippet.hints(otherTypes: readings.others)
    let code = hints.map { "// \($0)\n" }.joined() + snippet.code
    let further = readings.all.filter { $0.source != readings.likeliest.source }
    let snippets =
      [Envelope.Snippet(language: "swift", code: code)]
      + further.map {
        Envelope.Snippet(
          language: "swift", code: SwiftSnippet(expression: $0, step: step, world: name).code)
      }
    if known.count >= PatternSuggestions.maximumCompared { known.removeAll(keepingCapacity: true) }
    known[key] = snippets
    return snippets
  }

  /// The number of neighbors that are compared with a text exactly.
  private static let closest = 5

  /// The definition that was most likely meant: one from which a single slip keeps the text, be it a
  /// neighbor or not, or the nearest.
  private func nearest(
    of neighbors: [PatternSuggestions.Neighbor], to text: String, in world: Int?
  ) -> (PatternSuggestions.Neighbor?, SentenceSlip?) {
    // Without any neighbors, too many texts were looked at already.
    if !neighbors.isEmpty {
      for correction in SentenceSlip.corrections(of: text) {
        guard let pattern = plainMatch(correction.text, in: world) else { continue }
        return (PatternSuggestions.Neighbor(pattern: pattern, likeness: 1), correction.slip)
      }
    }
    let own = neighbors.lazy.filter { isPermitted($0.pattern, in: world) }
    for neighbor in own.prefix(Self.closest) {
      if let slip = supportCode.patterns.expressions[neighbor.pattern].slip(in: text) {
        return (neighbor, slip)
      }
    }
    return (own.first, nil)
  }

  /// A definition that a text matches; none that is made of other steps, for those take nearly anything.
  private func plainMatch(_ text: String, in world: Int?) -> Int? {
    supportCode.patterns.matches(text).first { match in
      isPermitted(match.pattern, in: world)
        && supportCode.definitions[match.pattern].step.parts == nil
    }?.pattern
  }

  /// The definition of a World that was probably meant by a text, if one is near, and its sentence.
  mutating func nearest(
    to text: String, in world: Int
  ) -> (definition: StepDefinition, sentence: String)? {
    let nearest = patterns.neighbors(of: text).first { neighbor in
      supportCode.definitions[neighbor.pattern].world == world
    }
    guard let nearest else { return nil }
    return (
      supportCode.definitions[nearest.pattern].step, sentence(nearest.pattern, near: text)
    )
  }

  /// A pattern for readers: own parameter types as words, and regular expressions not in full.
  private mutating func sentence(_ pattern: Int, near text: String) -> String {
    let source = patterns.source(of: pattern, near: text)
    guard case .regular = supportCode.patterns.expressions[pattern],
      source.utf8.count > Self.longestRegularExpression
    else { return source }
    return "\(source.prefix(Self.longestRegularExpression))…"
  }

  private func isPermitted(_ definition: Int, in world: Int?) -> Bool {
    guard let world else { return true }
    return supportCode.worlds.permits(supportCode.definitions[definition].world, in: world)
  }

  private mutating func generator(for world: Int?) -> CucumberExpressionGenerator {
    if let known = generators[world] { return known }
    let (worlds, owners) = (supportCode.worlds, supportCode.libraryTypes)
    let generator = CucumberExpressionGenerator(registry: supportCode.parameterTypes) { type in
      guard type.isTelling else { return false }
      guard let owner = owners[type.name]?.world, owner.hasState else { return true }
      // Of several Worlds nobody knows which one is meant.
      guard let world else { return !worlds.canClash }
      // A World without steps serves others.
      return worlds.permits(worlds.knownPosition(of: owner), in: world)
    }
    generators[world] = generator
    return generator
  }

  private func hintOfOtherKeyword(_ step: StepDefinition) -> String {
    "\"\(step.pattern.source)\" is defined as \(step.keyword.rawValue) at \(shown(step.place))"
  }

  private mutating func hint(_ pattern: Int, near text: String) -> String {
    "did you mean \"\(sentence(pattern, near: text))\"? "
      + "(\(shown(supportCode.definitions[pattern].step.place)))"
  }

  private mutating func foreignHint(_ pattern: Int, near text: String) -> String {
    let step = supportCode.definitions[pattern].step
    return "\"\(sentence(pattern, near: text))\" is a sentence of \(step.world.name), which this "
      + "scenario does not use (\(shown(step.place)))"
  }

  private func shown(_ place: SourcePlace) -> String {
    place.shown(relativeTo: supportCode.root)
  }
}
