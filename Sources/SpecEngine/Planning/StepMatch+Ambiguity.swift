import StepKit

extension SupportCode {
  /// The ambiguity of a step, in words, and the remedy; nil if its definitions belong to one World, so
  /// that a list of them suffices.
  func ambiguity(of match: StepMatch) -> String? {
    guard let candidates = match.ambiguousCandidates?.map(\.definition),
      let remedy = ambiguityRemedy(candidates)
    else { return nil }
    let steps = candidates.map { definitions[$0].step }
    let lines = steps.map {
      "  \($0.pattern.source)  # \($0.place.shown(relativeTo: root)) (\($0.world.name))"
    }
    return (["\(steps.count) step definitions match:"] + lines + [remedy]).joined(separator: "\n")
  }

  /// The remedy for a step that several definitions match; nil if they belong to one World.
  package func ambiguityRemedy(_ definitions: [Int]) -> String? {
    let worlds = definitions.map { self.definitions[$0].step.world.name }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return worlds.count > 1 ? LibraryRemedy.sentence(worlds) : nil
  }
}
