public import Messages
import Synchronization

/// A step that no definition matches.
///
/// Its snippets are made when they are read: making them costs more than matching, and most callers do not
/// show them.
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

/// Makes snippets in any task, and remembers them.
final class SnippetMaker: Sendable {
  private let suggestions: Mutex<Suggestions>

  init(_ supportCode: SupportCode) {
    suggestions = Mutex(Suggestions(supportCode: supportCode))
  }

  func snippets(for step: Pickle.Step, in world: Int?, ofOtherKeyword: Int?) -> [Envelope.Snippet] {
    suggestions.withLock {
      $0.snippets(for: step, in: world, ofOtherKeyword: ofOtherKeyword)
    }
  }
}
