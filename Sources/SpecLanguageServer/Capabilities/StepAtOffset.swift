import Messages
import SpecEngine

extension Analysis {
  /// The step in whose line an offset is.
  func step(at offset: Int) -> StepNode? {
    let line = text.position(of: offset).line + 1
    return steps.first { $0.step.location.line == line }
  }

  /// The definitions of a step, each once.
  func definitions(of step: GherkinDocument.Step) -> [Int] {
    var seen = Set<Int>()
    return (uses[step.id] ?? []).flatMap(\.match.ownCandidates).map(\.definition)
      .filter { seen.insert($0).inserted }
  }

  /// The innermost block that a line, counted from 0, belongs to.
  func block(atLine line: Int) -> Int? {
    blocks.indices.last { index in
      let range = blocks[index].range(in: map)
      return range.lowerBound.line - 1 <= line && line <= range.upperBound.line - 1
    }
  }
}
