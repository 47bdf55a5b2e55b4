public import Messages
import Synchronization

/// A step that no definition matches.
///
/// What is proposed is made when it is read: making it costs more than matching, and most callers do not show
/// it.
public struct UndefinedStep: Sendable {
  /// What may be done about the step.
  public struct Proposal: Sendable {
    /// The sentence that was probably meant: the step's text with only the differing part changed.
    public var sentence: String?
    /// For the author: what was probably meant, and what is different.
    public var hints: [String] = []
    /// For who defines the step: other types that the parameters of the snippet could have.
    public var notes: [String] = []
    /// Definitions of the step, the likeliest first.
    public var snippets: [Envelope.Snippet] = []
  }

  let id: String
  let pickleStepId: String
  private let make: @Sendable () -> Proposal

  init(
    id: String = "", pickleStepId: String = "",
    proposal: @escaping @Sendable () -> Proposal = { Proposal() }
  ) {
    self.id = id
    self.pickleStepId = pickleStepId
    make = proposal
  }

  public var proposal: Proposal { make() }

  /// The snippets as messages have them, with the hints and notes as comments above the first.
  public var snippets: [Envelope.Snippet] {
    let proposal = self.proposal
    guard let first = proposal.snippets.first else { return [] }
    return [first.commented(hints: proposal.hints, notes: proposal.notes)]
      + proposal.snippets.dropFirst()
  }

  /// The message about it.
  var suggestion: Envelope.Suggestion {
    Envelope.Suggestion(id: id, pickleStepId: pickleStepId, snippets: snippets)
  }
}

/// Makes proposals in any task, and remembers them.
final class ProposalMaker: Sendable {
  private let supportCode: SupportCode
  /// By the number of what features see.
  private let suggestions = Mutex<[Int: Suggestions]>([:])

  init(_ supportCode: SupportCode) { self.supportCode = supportCode }

  func proposal(
    for step: Pickle.Step, in view: SupportCode.View, ofOtherKeyword: Int?
  ) -> UndefinedStep.Proposal {
    suggestions.withLock {
      $0[view.number, default: Suggestions(supportCode, view)]
        .proposal(for: step, ofOtherKeyword: ofOtherKeyword)
    }
  }
}
