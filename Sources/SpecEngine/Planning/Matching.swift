import CucumberExpressions
import Gherkin
import Messages
import StepKit

/// Finds the definition of every step, remembering texts it has seen.
struct Matching {
  let supportCode: SupportCode
  private var suggestions: Suggestions
  private var known: [Key: Found] = [:]

  /// All that a match depends on.
  ///
  /// Texts are compared by their bytes, as expressions compare: to `String` two spellings of a letter,
  /// composed and decomposed, are equal.
  private struct Key: Hashable {
    let text: String
    /// Nil where keywords do not matter.
    let type: Pickle.KeywordType?

    static func == (left: Key, right: Key) -> Bool {
      left.type == right.type && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  private enum Found {
    case nothing
    case one(StepMatch.Candidate)
    case several([StepMatch.Candidate])
  }

  init(supportCode: SupportCode) {
    self.supportCode = supportCode
    suggestions = Suggestions(supportCode: supportCode)
  }

  /// The match of a step; `scenario` are the steps it stands among.
  mutating func match(
    _ step: Pickle.Step, among scenario: [Pickle.Step] = [], ids: inout IdGenerator
  ) -> StepMatch {
    switch find(step) {
    case .one(let candidate):
      return .defined(candidate)
    case .several(let candidates):
      return .ambiguous(candidates)
    case .nothing:
      let snippets = suggestions.snippets(
        for: step, world: world(of: scenario), ofOtherKeyword: definitionOfOtherKeyword(for: step))
      return .undefined(
        Envelope.Suggestion(id: ids.makeId(), pickleStepId: step.id, snippets: snippets))
    }
  }

  /// The World that the scenario's other steps use: what is written for it should use it as well.
  private mutating func world(of scenario: [Pickle.Step]) -> String? {
    for step in scenario {
      if case .one(let candidate) = find(step) {
        return supportCode.definitions[candidate.definition].step.world.name
      }
    }
    return nil
  }

  /// The definitions that a step matches, by their index in the support code.
  mutating func definitions(for step: Pickle.Step) -> [Int] {
    switch find(step) {
    case .nothing: []
    case .one(let candidate): [candidate.definition]
    case .several(let candidates): candidates.map(\.definition)
    }
  }

  /// The one that the step would match if its keyword were another.
  private func definitionOfOtherKeyword(for step: Pickle.Step) -> Int? {
    guard supportCode.strictKeywords else { return nil }
    return switch search(Key(text: step.text, type: nil)) {
    case .nothing: nil
    case .one(let candidate): candidate.definition
    case .several(let candidates): candidates[0].definition
    }
  }

  private mutating func find(_ step: Pickle.Step) -> Found {
    let key = Key(text: step.text, type: supportCode.strictKeywords ? step.type : nil)
    if let found = known[key] { return found }
    let found = search(key)
    known[key] = found
    return found
  }

  private func search(_ key: Key) -> Found {
    let text = key.text
    var candidates: [StepMatch.Candidate] = []
    for position in supportCode.index.candidates(for: text) {
      let definition = supportCode.definitions[position]
      guard definition.step.keyword.serves(key.type) else { continue }
      // A pattern that is too expensive for this text, or whose groups are ambiguous, counts as
      // matching: the step fails with the reason instead of looking undefined.
      do {
        if let arguments = try definition.expression.match(text) {
          candidates.append(StepMatch.Candidate(definition: position, arguments: arguments))
        }
      } catch {
        candidates.append(StepMatch.Candidate(definition: position, problem: error))
      }
    }
    return switch candidates.count {
    case 0: .nothing
    case 1: .one(candidates[0])
    default: .several(candidates)
    }
  }

  /// The step of a test case as its message tells it.
  func message(id: String, pickleStepId: String, match: StepMatch) -> TestCase.Step {
    let candidates: [StepMatch.Candidate] =
      switch match {
      case .defined(let candidate): [candidate]
      case .ambiguous(let candidates): candidates
      case .undefined: []
      }
    return TestCase.Step(
      id: id, pickleStepId: pickleStepId,
      stepDefinitionIds: candidates.map { supportCode.definitions[$0.definition].id },
      stepMatchArgumentsLists: candidates.map { candidate in
        TestCase.MatchArguments(
          stepMatchArguments: candidate.arguments.map { argument in
            TestCase.MatchArgument(
              group: TestCase.Group(argument.group),
              parameterTypeName: argument.parameterType.messageName)
          })
      })
  }
}

extension TestCase.Group {
  fileprivate init(_ group: StepExpression.Group) {
    self.init(
      children: group.children.isEmpty ? nil : group.children.map(TestCase.Group.init),
      start: group.start, value: group.value)
  }
}
