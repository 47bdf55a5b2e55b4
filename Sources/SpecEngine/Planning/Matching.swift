import CucumberExpressions
import Gherkin
package import Messages
import StepKit

/// Finds the definition of every step, and remembers the results for texts.
package struct Matching {
  let supportCode: SupportCode
  private let maker: ProposalMaker
  private var known: [Key: [StepMatch.Candidate]] = [:]
  /// The limit of texts that are remembered: most texts of a run repeat, and its memory must not grow
  /// with its size.
  private static let maximumKnown = 32_768
  /// The number of tried patterns from which even a match with arguments is remembered.
  private static let greatEffort = 12
  /// The number of composed steps around the step being matched.
  private var depth = 0
  /// The libraries that the current feature sees.
  private(set) var libraries = SeenLibraries.all
  /// The same once the first step is matched, for workers and repetitions that already know the matches.
  private var view: SupportCode.View?

  /// Everything that a match depends on.
  ///
  /// Texts are compared by their bytes, like expressions: for `String`, two spellings of a letter,
  /// composed and decomposed, are equal.
  struct Key: Hashable, Sendable {
    let text: String
    /// Nil if keywords do not matter.
    let type: Pickle.KeywordType?
    let view: Int

    static func == (left: Key, right: Key) -> Bool {
      left.type == right.type && left.view == right.view
        && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  package init(supportCode: SupportCode) {
    self.supportCode = supportCode
    maker = ProposalMaker(supportCode)
  }

  /// Matches steps with the libraries of a feature from now on; before, they are matched with everything.
  package mutating func enter(_ uri: String) { enter(supportCode.scopes.libraries(seenBy: uri)) }

  mutating func enter(_ libraries: SeenLibraries) {
    guard libraries != self.libraries else { return }
    (self.libraries, view) = (libraries, nil)
  }

  private mutating func currentView() -> SupportCode.View {
    if let view { return view }
    let made = supportCode.view(of: libraries)
    view = made
    return made
  }

  mutating func match(_ step: Pickle.Step, ids: inout IdGenerator) -> StepMatch {
    let found = find(step.text, step.type)
    switch found.count {
    case 1: return composed(found[0], step, ids: &ids) ?? .defined(found[0])
    case 2...: return .ambiguous(found)
    default:
      let view = currentView()
      let other = supportCode.strictKeywords ? view.matches(step.text).first?.definition : nil
      return .undefined(
        UndefinedStep(id: ids.makeId(), pickleStepId: step.id) { [maker] in
          maker.proposal(for: step, in: view, ofOtherKeyword: other)
        })
    }
  }

  /// The only definition that a text matches; nil if there is none or several, or no arguments.
  package mutating func onlyMatch(
    of text: String, type: Pickle.KeywordType?
  ) -> StepMatch.Candidate? {
    let found = find(text, type)
    return found.count == 1 && found[0].problem == nil ? found[0] : nil
  }

  private mutating func find(
    _ text: String, _ type: Pickle.KeywordType?
  ) -> [StepMatch.Candidate] {
    let view = currentView()
    let key = Key(text: text, type: supportCode.strictKeywords ? type : nil, view: view.number)
    let memory = supportCode.matchMemory
    if let found = known[key] ?? memory?[key] { return found }
    var effort = 0
    let found = view.matches(text, effort: &effort).filter {
      supportCode.definitions[$0.definition].step.keyword.serves(key.type)
    }
    if let memory {
      memory[key] = found
      return found
    }
    // Texts with arguments seldom repeat, and most cost about as much to remember as to match.
    if found.count == 1, !found[0].arguments.isEmpty, effort < Self.greatEffort { return found }
    if known.count >= Self.maximumKnown { known.removeAll(keepingCapacity: true) }
    known[key] = found
    return found
  }
}

// MARK: - Steps made of steps

extension Matching {
  /// The limit for the nesting of steps made of steps.
  private static let maximumDepth = 16

  /// The steps that `candidate` is made of, matched; nil if it is a plain step.
  ///
  /// If they cannot be determined, such as when a value is wrong or the composition is endless, it stays a
  /// plain step, which fails with the reason when it runs.
  private mutating func composed(
    _ candidate: StepMatch.Candidate, _ step: Pickle.Step, ids: inout IdGenerator
  ) -> StepMatch? {
    guard let parts = supportCode.definitions[candidate.definition].step.parts,
      depth < Self.maximumDepth,
      let steps = try? parts(
        supportCode.values(for: candidate, of: step.text, below: step.argument))
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    return .composed(
      candidate,
      steps.map { part in
        let partial = partial(part, in: step)
        return StepMatch.Part(
          text: part.text, sought: partial.text, argument: partial.argument,
          match: match(partial, ids: &ids))
      })
  }

  /// A part of a step as a separate step.
  private mutating func partial(_ part: PartialStep, in step: Pickle.Step) -> Pickle.Step {
    var partial = step
    partial.text = text(of: part)
    // A part has no keyword, so every definition applies to it.
    if supportCode.strictKeywords { partial.type = nil }
    partial.argument = Pickle.Argument(
      docString: part.docString.map {
        Pickle.DocString(mediaType: $0.mediaType, content: $0.content)
      },
      dataTable: part.table.map { table in
        Pickle.Table(
          rows: table.raw.map { row in
            Pickle.Row(cells: row.map { Pickle.Cell(value: $0) })
          })
      })
    return partial
  }

  /// The text to look for: as written, or without the keyword that many authors will write before it.
  private mutating func text(of part: PartialStep) -> String {
    guard find(part.text, nil).isEmpty else { return part.text }
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

extension SupportCode {
  /// The arguments of a text that matches a definition.
  func arguments(_ definition: Int, of text: String) throws -> [StepExpression.Argument] {
    guard let arguments = try expressions[definition].match(text) else {
      throw OtherDefinition(text: text)
    }
    return arguments
  }
}

/// A text that matched when the run was planned but does not match in a worker.
struct OtherDefinition: Error, CustomStringConvertible {
  let text: String

  var description: String {
    "the step \"\(text)\" matched when the run was planned, and does not in this process: make step "
      + "definitions the same each time"
  }
}
