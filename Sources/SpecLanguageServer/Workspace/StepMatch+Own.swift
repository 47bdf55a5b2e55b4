import SpecEngine

extension StepMatch {
  /// The definitions of the step itself, without those of the steps that it is made of.
  var ownDefinitions: [Int] { ownCandidates.map(\.definition) }
}
