import CucumberExpressions
import Messages
import StepKit

/// The snippets for steps that no definition matches of those that a feature sees.
struct Suggestions {
  private let supportCode: SupportCode
  private let view: SupportCode.View
  /// Made when the first step is undefined: most runs have none.
  private lazy var patterns = PatternSuggestions(
    view.patterns.expressions, registry: supportCode.parameterTypes)
  private lazy var types = makeGenerator()
  private var known: [Key: [Envelope.Snippet]] = [:]

  /// All that a snippet depends on.
  private struct Key: Hashable {
    let text: String
    let type: Pickle.KeywordType?
    let hasDataTable: Bool
    let hasDocString: Bool
    let ofOtherKeyword: Int?

    init(_ step: Pickle.Step, ofOtherKeyword: Int?) {
      self.ofOtherKeyword = ofOtherKeyword
      text = step.text
      type = step.type
      hasDataTable = step.argument?.dataTable != nil
      hasDocString = step.argument?.docString != nil
    }
  }

  private static let longestRegularExpression = 100

  init(_ supportCode: SupportCode, _ view: SupportCode.View) {
    self.supportCode = supportCode
    self.view = view
  }

  /// The likeliest snippet, which opens with the nearest definition there is, in case the step only
  /// misspells it, and with the other types that its parameters could have; then one for each other
  /// way to read the text, which messages have and reports leave out.
  ///
  /// - Parameter ofOtherKeyword: The definition that has the step's text, but for another keyword.
  mutating func snippets(
    for step: Pickle.Step, ofOtherKeyword: Int? = nil
  ) -> [Envelope.Snippet] {
    let key = Key(step, ofOtherKeyword: ofOtherKeyword)
    if let snippets = known[key] { return snippets }
    let neighbors = patterns.neighbors(of: step.text)
    let (own, slip) = nearest(of: neighbors, to: step.text)
    let near =
      ofOtherKeyword.map { supportCode.definitions[$0].step } ?? own.map { self.step($0.pattern) }
    let only = view.worlds.count == 1 ? view.worlds[0] : near?.world
    let name = only?.name ?? supportCode.onlyWorld ?? "MyWorld"
    let readings = types.readings(of: step.text)
    let snippet = SwiftSnippet(expression: readings.likeliest, step: step, world: name)
    var hints: [String] = []
    if let definition = ofOtherKeyword {
      hints.append(hintOfOtherKeyword(supportCode.definitions[definition].step))
    } else if let type = supportCode.undefinedTypes.first(where: { $0.wouldMatch(step.text) }) {
      hints.append(type.hint(relativeTo: supportCode.root))
    } else if let hint = supportCode.hintOfUnseen(step.text, view) {
      hints.append(hint)
    } else if let own {
      hints.append(hint(own.pattern, near: step.text))
      if let slip { hints.append(slip.sentence) }
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
    of neighbors: [PatternSuggestions.Neighbor], to text: String
  ) -> (PatternSuggestions.Neighbor?, SentenceSlip?) {
    // Without any neighbors, too many texts were looked at already.
    if !neighbors.isEmpty {
      for correction in SentenceSlip.corrections(of: text) {
        guard let pattern = plainMatch(correction.text) else { continue }
        return (PatternSuggestions.Neighbor(pattern: pattern, likeness: 1), correction.slip)
      }
    }
    for neighbor in neighbors.prefix(Self.closest) {
      if let slip = view.patterns.expressions[neighbor.pattern].slip(in: text) {
        return (neighbor, slip)
      }
    }
    return (neighbors.first, nil)
  }

  /// A definition that a text matches; none that is made of other steps, for those take nearly anything.
  private func plainMatch(_ text: String) -> Int? {
    view.patterns.matches(text).first { step($0.pattern).parts == nil }?.pattern
  }

  /// The definition with a pattern.
  private func step(_ pattern: Int) -> StepDefinition {
    supportCode.definitions[view.positions[pattern]].step
  }

  /// A pattern for readers: own parameter types as words, and regular expressions not in full.
  private mutating func sentence(_ pattern: Int, near text: String) -> String {
    let source = patterns.source(of: pattern, near: text)
    guard case .regular = view.patterns.expressions[pattern],
      source.utf8.count > Self.longestRegularExpression
    else { return source }
    return "\(source.prefix(Self.longestRegularExpression))…"
  }

  /// Proposes the parameter types of the libraries that the feature sees.
  private func makeGenerator() -> CucumberExpressionGenerator {
    CucumberExpressionGenerator(registry: supportCode.parameterTypes) { [supportCode, view] type in
      guard type.isTelling else { return false }
      let scope = supportCode.libraryTypes[type.name]?.scope
      return view.libraries.contains(scope: scope.flatMap(supportCode.scopes.knownPosition))
    }
  }

  private func hintOfOtherKeyword(_ step: StepDefinition) -> String {
    "\"\(step.pattern.source)\" is defined as \(step.keyword.rawValue) at \(shown(step.place))"
  }

  private mutating func hint(_ pattern: Int, near text: String) -> String {
    "did you mean \"\(sentence(pattern, near: text))\"? "
      + "(\(shown(step(pattern).place)))"
  }

  private func shown(_ place: SourcePlace) -> String {
    place.shown(relativeTo: supportCode.root)
  }
}
