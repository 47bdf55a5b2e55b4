import CucumberExpressions
import Gherkin
import Messages
import StepKit

/// Finds the definition of every step, remembering texts it has seen.
struct Matching {
  let supportCode: SupportCode
  private let maker: SnippetMaker
  private var known: [Key: Found] = [:]
  /// The limit of texts that are remembered: most texts of a run repeat, and its memory must not grow
  /// with its size.
  private static let maximumKnown = 32_768
  /// The number of tried patterns from which a match with arguments is remembered as well.
  private static let greatEffort = 12
  /// The number of composed steps around the step being matched.
  private var depth = 0
  /// The World of the scenario that was looked through last.
  private var worldOfScenario: (firstStep: String, world: Int?)?
  /// The Worlds of the features that the scenarios come from; nil where there are none.
  var features: FeatureWorlds?

  /// All that a match depends on.
  ///
  /// Texts are compared by their bytes, as expressions compare: to `String` two spellings of a letter,
  /// composed and decomposed, are equal.
  struct Key: Hashable, Sendable {
    let text: String
    /// Nil where keywords do not matter.
    let type: Pickle.KeywordType?

    static func == (left: Key, right: Key) -> Bool {
      left.type == right.type && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  enum Found: Sendable {
    case nothing
    case one(StepMatch.Candidate)
    case several([StepMatch.Candidate])

    init(_ candidates: [StepMatch.Candidate]) {
      self =
        switch candidates.count {
        case 0: .nothing
        case 1: .one(candidates[0])
        default: .several(candidates)
        }
    }
  }

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
    maker = SnippetMaker(supportCode)
  }

  /// The match of a step; `scenario` are the steps it stands among.
  mutating func match(
    _ step: Pickle.Step, among scenario: [Pickle.Step] = [], ids: inout IdGenerator
  ) -> StepMatch {
    switch find(step, among: scenario) {
    case .one(let candidate):
      guard supportCode.definitions[candidate.definition].step.parts != nil else {
        return .defined(candidate)
      }
      return composed(candidate, step, among: scenario, ids: &ids) ?? .defined(candidate)
    case .several(let candidates):
      return .ambiguous(candidates)
    case .nothing:
      return undefined(step, among: scenario, ids: &ids)
    }
  }

  private mutating func undefined(
    _ step: Pickle.Step, among scenario: [Pickle.Step], ids: inout IdGenerator
  ) -> StepMatch {
    let (world, other) = (world(of: scenario), definitionOfOtherKeyword(for: step))
    return .undefined(
      UndefinedStep(id: ids.makeId(), pickleStepId: step.id) { [maker] in
        maker.snippets(for: step, in: world, ofOtherKeyword: other)
      })
  }

  /// The World that a scenario is about, by its steps, its tags, its feature or its folder: it decides
  /// between sentences that several Worlds have, and what an undefined step may have meant.
  private mutating func world(of scenario: [Pickle.Step]) -> Int? {
    guard let id = scenario.first?.id else { return nil }
    // A scenario may have many undefined steps; it is looked through once.
    if let worldOfScenario, worldOfScenario.firstStep == id { return worldOfScenario.world }
    var world = mainWorld(of: scenario)
    if world == nil, var features {
      // The features are matched by this.
      self.features = nil
      world = features.world(matching: &self)
      self.features = features
    }
    worldOfScenario = (id, world)
    return world
  }

  /// The World that most steps use, among those that match definitions of one World alone; where there
  /// are none, the only World that all steps can use.
  ///
  /// Of two that are used as often, the earlier one.
  mutating func mainWorld(of steps: [Pickle.Step]) -> Int? {
    var counts: [(world: Int, count: Int)] = []
    var shared: Set<Int>?
    for step in steps {
      switch find(step.text, step.type) {
      case .nothing: continue
      case .one(let candidate):
        for world in worlds(of: candidate, step) {
          if let index = counts.firstIndex(where: { $0.world == world }) {
            counts[index].count += 1
          } else {
            counts.append((world, 1))
          }
        }
      case .several(let candidates):
        let worlds = Set(candidates.compactMap { supportCode.definitions[$0.definition].world })
        shared = shared?.intersection(worlds) ?? worlds
      }
    }
    if let most = counts.map(\.count).max() { return counts.first { $0.count == most }?.world }
    return shared.flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// The one that the step would match if its keyword were another.
  private func definitionOfOtherKeyword(for step: Pickle.Step) -> Int? {
    guard supportCode.strictKeywords else { return nil }
    var effort = 0
    return switch search(Key(text: step.text, type: nil), effort: &effort) {
    case .nothing: nil
    case .one(let candidate): candidate.definition
    case .several(let candidates): candidates[0].definition
    }
  }

  /// What the step matches in its scenario: Worlds may have sentences in common, of which the one of
  /// the scenario's World counts.
  private mutating func find(_ step: Pickle.Step, among scenario: [Pickle.Step]) -> Found {
    let found = find(step.text, step.type)
    guard case .several(let candidates) = found, supportCode.worlds.canClash,
      let world = world(of: scenario)
    else { return found }
    let own = candidates.filter { supportCode.permits($0.definition, in: world) }
    return own.isEmpty ? found : Found(own)
  }

  private mutating func find(_ text: String, _ type: Pickle.KeywordType?) -> Found {
    let key = Key(text: text, type: supportCode.strictKeywords ? type : nil)
    if let found = known[key] { return found }
    if let memory = supportCode.matchMemory {
      if let found = memory[key] { return found }
      var effort = 0
      let found = search(key, effort: &effort)
      memory[key] = found
      return found
    }
    var effort = 0
    let found = search(key, effort: &effort)
    // Texts with arguments seldom repeat, and most cost about as much to remember as to match.
    if case .one(let candidate) = found, !candidate.arguments.isEmpty, effort < Self.greatEffort {
      return found
    }
    if known.count >= Self.maximumKnown { known.removeAll(keepingCapacity: true) }
    known[key] = found
    return found
  }

  private func search(_ key: Key, effort: inout Int) -> Found {
    var found = Found.nothing
    for match in supportCode.patterns.matches(key.text, effort: &effort)
    where supportCode.definitions[match.pattern].step.keyword.serves(key.type) {
      let candidate = StepMatch.Candidate(match)
      switch found {
      case .nothing: found = .one(candidate)
      case .one(let first): found = .several([first, candidate])
      case .several(let candidates): found = .several(candidates + [candidate])
      }
    }
    return found
  }
}

// MARK: - Steps made of steps

extension Matching {
  /// The limit for steps made of steps that are made of steps.
  private static let deepest = 16

  /// The steps that `candidate` is made of, matched; nothing when it is a plain step.
  ///
  /// Where they cannot be determined, such as when a value is wrong, it stays a plain step, which fails
  /// with the reason when it runs.
  private mutating func composed(
    _ candidate: StepMatch.Candidate, _ step: Pickle.Step, among scenario: [Pickle.Step],
    ids: inout IdGenerator
  ) -> StepMatch? {
    let definition = supportCode.definitions[candidate.definition]
    guard let parts = definition.step.parts else { return nil }
    guard depth < Self.deepest else {
      return .defined(supportCode.endlessCandidate(candidate.definition))
    }
    guard
      let steps = try? parts(definition.values(for: candidate, below: step.argument))
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    return .composed(
      candidate,
      steps.map { part in
        let partial = partial(part, in: step)
        return StepMatch.Part(
          text: part.text, sought: partial.text, argument: partial.argument,
          match: match(partial, among: scenario, ids: &ids))
      })
  }

  /// The Worlds that a step would receive, each once.
  ///
  /// A step that is made of steps has no World of its own. One that does not take the table or doc string
  /// below it is what its sentence alone would be.
  private mutating func worlds(of candidate: StepMatch.Candidate, _ step: Pickle.Step) -> [Int] {
    guard let parts = parts(of: candidate, step) else {
      return supportCode.definitions[candidate.definition].world.map { [$0] } ?? []
    }
    depth += 1
    defer { depth -= 1 }
    var all: [Int] = []
    for part in parts {
      guard case .one(let candidate) = find(part.text, part.type) else { continue }
      all += worlds(of: candidate, part).filter { !all.contains($0) }
    }
    return all
  }

  /// The steps that a definition is made of; nil for a plain one, and where they cannot be determined.
  private mutating func parts(
    of candidate: StepMatch.Candidate, _ step: Pickle.Step
  ) -> [Pickle.Step]? {
    let definition = supportCode.definitions[candidate.definition]
    guard let parts = definition.step.parts, depth < Self.deepest,
      let steps = (try? parts(definition.values(for: candidate, below: step.argument)))
        ?? (try? parts(definition.values(for: candidate, below: nil)))
    else { return nil }
    return steps.map { partial($0, in: step) }
  }

  /// A part of a step as a step of its own.
  private mutating func partial(_ part: PartialStep, in step: Pickle.Step) -> Pickle.Step {
    var partial = Pickle.Step(part, in: step, text: text(of: part))
    // A part has no keyword of its own, so no definition can be for another.
    if supportCode.strictKeywords { partial.type = nil }
    return partial
  }

  /// The text to look for: as written, or without the keyword that many will write before it.
  private mutating func text(of part: PartialStep) -> String {
    guard case .nothing = find(part.text, nil) else { return part.text }
    for keyword in ["Given ", "When ", "Then ", "And ", "But ", "* "]
    where part.text.hasPrefix(keyword) {
      return String(part.text.dropFirst(keyword.count))
    }
    return part.text
  }
}

/// A step that is made of itself.
struct EndlessComposition: Error, CustomStringConvertible {
  let pattern: String

  var description: String {
    "the step \"\(pattern)\" is made of steps that lead back to it: take it out of one of them"
  }
}

extension Pickle.Step {
  /// A part of `step` as a step of its own.
  fileprivate init(_ part: PartialStep, in step: Pickle.Step, text: String) {
    self = step
    self.text = text
    argument = Pickle.Argument(
      docString: part.docString.map {
        Pickle.DocString(mediaType: $0.mediaType, content: $0.content)
      },
      dataTable: part.table.map { table in
        Pickle.Table(
          rows: table.raw.map { row in
            Pickle.Row(cells: row.map { Pickle.Cell(value: $0) })
          })
      })
  }
}

extension SupportCode {
  /// A definition that a text is known to match, with its arguments.
  func candidate(_ definition: Int, for text: String) -> StepMatch.Candidate {
    do {
      guard let arguments = try patterns.expressions[definition].match(text) else {
        return StepMatch.Candidate(definition: definition, problem: OtherDefinition(text: text))
      }
      return StepMatch.Candidate(definition: definition, arguments: arguments)
    } catch {
      return StepMatch.Candidate(definition: definition, problem: error)
    }
  }

  /// A definition of a step that is made of itself.
  func endlessCandidate(_ definition: Int) -> StepMatch.Candidate {
    let pattern = definitions[definition].step.pattern.source
    return StepMatch.Candidate(
      definition: definition, problem: EndlessComposition(pattern: pattern))
  }
}

/// A text that matched when the run was planned and does not match in a worker.
struct OtherDefinition: Error, CustomStringConvertible {
  let text: String

  var description: String {
    "the step \"\(text)\" matched when the run was planned, and does not in this process: make step "
      + "definitions the same each time"
  }
}

extension StepMatch.Candidate {
  init(_ match: PatternIndex.Match) {
    switch match.arguments {
    case .success(let arguments): self.init(definition: match.pattern, arguments: arguments)
    case .failure(let error): self.init(definition: match.pattern, problem: error)
    }
  }
}
