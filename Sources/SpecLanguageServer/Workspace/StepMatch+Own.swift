import SpecEngine

extension StepMatch {
  /// The definitions of the step itself, without those of the steps that it is made of.
  var ownDefinitions: [Int] { ownCandidates.map(\.definition) }

  var ownCandidates: [Candidate] {
    switch self {
    case .defined(let candidate), .composed(let candidate, _): [candidate]
    case .ambiguous(let candidates): candidates
    case .undefined: []
    }
  }
}
