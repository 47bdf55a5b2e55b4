public import Messages
import Synchronization

/// A step that no definition matches.
///
/// What could be written for it is found when somebody asks: that costs more than all else, and most who
/// look at steps do not show it.
public struct UndefinedStep: Sendable {
  let id: String
  let pickleStepId: String
  private let make: @Sendable () -> [Envelope.Snippet]

  init(id: String, pickleStepId: String, snippets: @escaping @Sendable () -> [Envelope.Snippet]) {
    self.id = id
    self.pickleStepId = pickleStepId
    make = snippets
  }

  /// The snippets, the likeliest first.
  public var snippets: [Envelope.Snippet] { make() }

  /// The message about it.
  var suggestion: Envelope.Suggestion {
    Envelope.Suggestion(id: id, pickleStepId: pickleStepId, snippets: snippets)
  }
}

/// Makes snippets for all who ask, in any task, and remembers them.
final class SnippetMaker: Sendable {
  private let suggestions: Mutex<Suggestions>
  private let asked = Mutex(0)

  init(_ supportCode: SupportCode) {
    suggestions = Mutex(Suggestions(supportCode: supportCode))
  }

  /// How often somebody asked.
  var count: Int { asked.withLock(\.self) }

  func snippets(for step: Pickle.Step, in world: Int?, ofOtherKeyword: Int?) -> [Envelope.Snippet] {
    asked.withLock { $0 += 1 }
    return suggestions.withLock {
      $0.snippets(for: step, in: world, ofOtherKeyword: ofOtherKeyword)
    }
  }
}
