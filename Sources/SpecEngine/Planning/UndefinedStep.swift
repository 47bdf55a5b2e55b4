public import Messages
import Synchronization

/// A step that no definition matches.
///
/// Its proposal is made when it is read: that costs more than matching, and most callers do not show it.
public struct UndefinedStep: Sendable {
  /// The remedies for the step.
  public struct Proposal: Sendable {
    /// The sentence that was probably meant: the step's text with only the differing part changed.
    public var sentence: String?
    /// For the author of the step: the probable intention, and the difference from it.
    public var hints: [String] = []
    /// For the author of the definition: other types that the parameters of the snippet could have.
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

  var suggestion: Envelope.Suggestion {
    Envelope.Suggestion(id: id, pickleStepId: pickleStepId, snippets: snippets)
  }
}

/// Makes proposals in any task, and remembers them.
final class ProposalMaker: Sendable {
  private let supportCode: SupportCode
  /// By the numbers of the views of features.
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
