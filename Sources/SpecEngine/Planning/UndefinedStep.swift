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
  private let supportCode: SupportCode
  /// By the number of what features see.
  private let suggestions = Mutex<[Int: Suggestions]>([:])

  init(_ supportCode: SupportCode) { self.supportCode = supportCode }

  func snippets(
    for step: Pickle.Step, in view: SupportCode.View, ofOtherKeyword: Int?
  ) -> [Envelope.Snippet] {
    suggestions.withLock {
      $0[view.number, default: Suggestions(supportCode, view)]
        .snippets(for: step, ofOtherKeyword: ofOtherKeyword)
    }
  }
}
