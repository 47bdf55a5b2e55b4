package import CucumberExpressions
import Messages
import StepKit

/// Makes proposals for undefined steps, from the definitions that a feature sees.
struct Suggestions {
  private let supportCode: SupportCode
  private let view: SupportCode.View
  /// Made when the first step is undefined: most runs have none.
  private lazy var patterns = supportCode.patternSuggestions(in: view)
  private lazy var generator = makeGenerator()
  private var known: [Key: UndefinedStep.Proposal] = [:]

  /// The limit of proposals that are kept.
  private static let maximumKnown = 2_000

  /// Everything that a proposal depends on.
  private struct Key: Hashable {
    let text: String
    let type: Pickle.KeywordType?
    let hasDataTable: Bool
    let hasDocString: Bool
    let ofOtherKeyword: Int?
  }

  init(_ supportCode: SupportCode, _ view: SupportCode.View) {
    self.supportCode = supportCode
    self.view = view
  }

  /// The step that was probably meant, in case of a misspelling, and a definition in case there is none: the
  /// likeliest, and one for each other way to read the text, which messages contain and reports omit.
  ///
  /// - Parameter ofOtherKeyword: The definition that has the step's text, but is for another keyword.
  mutating func proposal(
    for step: Pickle.Step, ofOtherKeyword: Int? = nil
  ) -> UndefinedStep.Proposal {
    let key = Key(
      text: step.text, type: step.type, hasDataTable: step.argument?.dataTable != nil,
      hasDocString: step.argument?.docString != nil, ofOtherKeyword: ofOtherKeyword)
    if let proposal = known[key] { return proposal }
    let own = patterns.neighbors(of: step.text).first(where: isMeant)
    var proposal = UndefinedStep.Proposal()
    let other = ofOtherKeyword.map { supportCode.definitions[$0].step }
    if let other {
      proposal.hints = [
        "\"\(other.pattern.source)\" is defined as \(other.keyword.rawValue) "
          + "at \(shown(other.place))"
      ]
    } else if let type = supportCode.undefinedTypes.first(where: { $0.wouldMatch(step.text) }) {
      proposal.hints = [type.hint(relativeTo: supportCode.root)]
    } else if let hint = supportCode.hintOfUnseen(step.text, view) {
      proposal.hints = [hint]
    } else {
      proposal.sentence = own?.sentence
      proposal.hints = [own.map(hint), own?.slip?.sentence].compactMap(\.self)
    }
    let near = other ?? own.map { self.step($0.pattern) }
    addSnippets(to: &proposal, for: step, near: near, slip: own?.slip)
    if known.count >= Self.maximumKnown { known.removeAll(keepingCapacity: true) }
    known[key] = proposal
    return proposal
  }

  private mutating func addSnippets(
    to proposal: inout UndefinedStep.Proposal, for step: Pickle.Step, near: StepDefinition?,
    slip: NearMiss?
  ) {
    // A step without text cannot be defined.
    guard !step.text.isEmpty else { return }
    let only = view.worlds.count == 1 ? view.worlds.first : near?.world
    let name = only?.name ?? supportCode.onlyWorld ?? "MyWorld"
    // A text meant as one value is not two numbers with a comma between.
    var readings = generator.readings(of: step.text, verbatim: slip?.value)
    if slip == nil, let text = step.text.withDecimalPoints {
      let meant = generator.readings(of: text)
      if let type = meant.likeliest.ownTypes.first(where: {
        !readings.likeliest.ownTypes.contains($0)
      }) {
        readings = meant
        let example = supportCode.parameterTypes.parameterType(named: type)
          .flatMap { supportCode.example(of: $0) }.map { ", such as \($0)" }
        proposal.notes.append("{\(type)} takes a decimal point\(example ?? "")")
      }
    }
    func snippet(_ expression: GeneratedExpression) -> SwiftSnippet {
      SwiftSnippet(expression: expression, step: step, world: name)
    }
    proposal.notes += snippet(readings.likeliest).hints(otherTypes: readings.others)
    let further = readings.all.lazy.filter { $0.source != readings.likeliest.source }
      .prefix(Self.maximumSnippets - 1)
    proposal.snippets = ([readings.likeliest] + further).map {
      Envelope.Snippet(language: "swift", code: snippet($0).code)
    }
  }

  /// A step with many values has hundreds of readings.
  private static let maximumSnippets = 16

  /// Whether a sentence may be proposed: not for a slip alone if its definition is made of other steps,
  /// because those take nearly anything.
  private func isMeant(_ neighbor: PatternSuggestions.Neighbor) -> Bool {
    neighbor.likeness < 1 || step(neighbor.pattern).parts == nil
  }

  /// The definition with a pattern of the view.
  private func step(_ pattern: Int) -> StepDefinition {
    supportCode.definitions[view.positions[pattern]].step
  }

  /// Proposes the parameter types of the libraries that the feature sees.
  private func makeGenerator() -> CucumberExpressionGenerator {
    CucumberExpressionGenerator(registry: supportCode.parameterTypes) { [supportCode, view] type in
      guard type.isSpecific else { return false }
      let scope = supportCode.libraryTypes[type.name]?.scope
      return view.libraries.contains(scope: scope.flatMap(supportCode.scopes.knownPosition))
    }
  }

  private func hint(_ neighbor: PatternSuggestions.Neighbor) -> String {
    "did you mean \(neighbor.sentence.quoted)? (\(shown(step(neighbor.pattern).place)))"
  }

  private func shown(_ place: SourcePlace) -> String { place.shown(relativeTo: supportCode.root) }
}

extension SupportCode {
  /// Finds the sentences nearest to a text among the definitions that a feature sees.
  package func patternSuggestions(in view: View) -> PatternSuggestions {
    PatternSuggestions(view.patterns) { [self] in example(of: $0) }
  }

  /// The hint that a text is a sentence of a library that a feature does not see.
  fileprivate func hintOfUnseen(_ text: String, _ view: View) -> String? {
    guard view.libraries != .all else { return nil }
    let found = viewOfAll.matches(text).lazy.map { self.definitions[$0.definition] }
      .first { !view.libraries.contains(scope: $0.scope) && $0.step.parts == nil }
    guard let found, let scope = found.step.scope else { return nil }
    return
      "\"\(found.step.pattern.source)\" is a sentence of \(found.step.world.name), which is valid in "
      + "\(scope.shown) only (\(found.step.place.shown(relativeTo: root)))"
  }
}

extension GeneratedExpression {
  /// The names of the parameter types that a library defines.
  fileprivate var ownTypes: [String] { parameterTypes.filter { $0.isOwn }.map(\.name) }
}

extension String {
  /// In quotation marks that do not occur in it, if there are any.
  var quoted: String {
    let mark = contains("\"") ? contains("'") ? "`" : "'" : "\""
    return mark + self + mark
  }
}
