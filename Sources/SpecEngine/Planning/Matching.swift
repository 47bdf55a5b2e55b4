import CucumberExpressions
import Gherkin
import Messages
import StepKit

/// Finds the definition of every step, remembering texts it has seen.
struct Matching {
  let supportCode: SupportCode
  private var suggestions: Suggestions
  private var known: [Text: Found] = [:]

  /// Compared by its bytes, as expressions compare: to `String` two spellings of a letter, composed
  /// and decomposed, are equal.
  private struct Text: Hashable {
    let string: String

    static func == (left: Text, right: Text) -> Bool {
      left.string.utf8.elementsEqual(right.string.utf8)
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
    switch find(step.text) {
    case .one(let candidate):
      return .defined(candidate)
    case .several(let candidates):
      return .ambiguous(candidates)
    case .nothing:
      let snippets = suggestions.snippets(for: step, world: world(of: scenario))
      return .undefined(
        Envelope.Suggestion(id: ids.makeId(), pickleStepId: step.id, snippets: snippets))
    }
  }

  /// The World that the scenario's other steps use: what is written for it should use it as well.
  private mutating func world(of scenario: [Pickle.Step]) -> String? {
    for step in scenario {
      if case .one(let candidate) = find(step.text) {
        return supportCode.definitions[candidate.definition].step.world.name
      }
    }
    return nil
  }

  private mutating func find(_ text: String) -> Found {
    if let found = known[Text(string: text)] { return found }
    let found = search(text)
    known[Text(string: text)] = found
    return found
  }

  private func search(_ text: String) -> Found {
    var candidates: [StepMatch.Candidate] = []
    for position in supportCode.index.candidates(for: text) {
      let definition = supportCode.definitions[position]
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
