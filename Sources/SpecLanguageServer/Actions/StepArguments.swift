import CucumberExpressions
import Gherkin
import Messages
import SpecEngine

extension Analysis {
  /// The parts of a step, as it is written, that a definition takes as arguments: as offsets in UTF-8.
  ///
  /// In an outline they are those that contain placeholders. Nil if a placeholder is more or less
  /// than one argument, or the scenarios of an outline disagree.
  func argumentRanges(of step: GherkinDocument.Step, for definition: Int) -> [Range<Int>]? {
    var result: [Range<Int>]?
    for use in uses[step.id] ?? [] {
      let own = use.match.ownCandidates
      guard own.map(\.definition) == [definition], let candidate = own.first,
        candidate.problem == nil, let ranges = argumentRanges(of: step, candidate, use)
      else { return nil }
      if let result, result != ranges { return nil }
      result = ranges
    }
    return result
  }

  private func argumentRanges(
    of step: GherkinDocument.Step, _ candidate: StepMatch.Candidate, _ use: StepUse
  ) -> [Range<Int>]? {
    let row = row(of: use.pickle)
    let expansion = FilledText(step.text, header: row.header, cells: row.cells)
    guard expansion.text.utf8.elementsEqual(use.text.utf8) else { return nil }
    var ranges: [Range<Int>] = []
    for argument in candidate.arguments {
      guard let range = argument.group.range(in: use.text),
        let start = expansion.start(of: range.lowerBound),
        let end = expansion.end(of: range.upperBound), start <= end
      else { return nil }
      ranges.append(start..<end)
    }
    // A placeholder elsewhere represents words of the pattern.
    let isOutside = expansion.parts.contains { part in
      part.isPlaceholder && !ranges.contains { $0.contains(part.written) }
    }
    return isOutside ? nil : ranges
  }

  /// The row of examples that a scenario is of, and the names of its columns.
  private func row(
    of pickle: Int
  ) -> (header: [GherkinDocument.TableCell], cells: [GherkinDocument.TableCell]) {
    let ids = file.pickles[pickle].astNodeIds
    for examples in blocks.compactMap(\.scenario).first(where: { $0.id == ids.first })?.examples
      ?? []
    {
      guard let row = examples.tableBody.first(where: { $0.id == ids.last }) else { continue }
      return (examples.tableHeader?.cells ?? [], row.cells)
    }
    return ([], [])
  }
}

extension StepExpression.Group {
  /// The part of a text that it matched, as offsets in UTF-8; itself it counts in UTF-16.
  func range(in text: String) -> Range<Int>? {
    guard let start, let end, start <= end else { return nil }
    func offset(_ units: Int) -> Int { text[..<text.utf16.prefix(units).endIndex].utf8.count }
    return offset(start)..<offset(end)
  }
}

extension FilledText {
  /// The offset in the written text of what begins at one of the filled text; nil within a value.
  fileprivate func start(of offset: Int) -> Int? {
    for part in parts {
      if part.filled.lowerBound == offset { return part.written.lowerBound }
      if !part.isPlaceholder, part.filled.contains(offset) {
        return part.written.lowerBound + offset - part.filled.lowerBound
      }
    }
    return parts.last.map { $0.filled.upperBound == offset ? $0.written.upperBound : nil } ?? nil
  }

  /// The offset in the written text of what ends at one of the filled text; nil within a value.
  fileprivate func end(of offset: Int) -> Int? {
    for part in parts.reversed() {
      if part.filled.upperBound == offset { return part.written.upperBound }
      if !part.isPlaceholder, part.filled.contains(offset) {
        return part.written.lowerBound + offset - part.filled.lowerBound
      }
    }
    return offset == 0 ? 0 : nil
  }
}
