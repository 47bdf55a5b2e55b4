import CucumberExpressions
import Gherkin
import Messages
import SpecEngine

extension Analysis {
  /// The parts of a step, as it is written, that a definition takes as arguments: as offsets in UTF-8.
  ///
  /// In an outline they are those in which placeholders stand. Nil where a placeholder is more or less than
  /// one argument, or the scenarios of an outline disagree.
  func argumentRanges(of step: GherkinDocument.Step, for definition: Int) -> [Range<Int>]? {
    var result: [Range<Int>]?
    for use in uses[step.id] ?? [] {
      guard use.match.ownDefinitions == [definition], let candidate = use.match.ownCandidates.first,
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
    let expansion = PlaceholderExpansion(step.text, row(of: use.pickle))
    guard expansion.text.utf8.elementsEqual(use.text.utf8) else { return nil }
    var ranges: [Range<Int>] = []
    for argument in candidate.arguments {
      guard let first = argument.group.start, let last = argument.group.end,
        let start = expansion.start(of: use.text.utf8Offset(ofUTF16: first)),
        let end = expansion.end(of: use.text.utf8Offset(ofUTF16: last)), start <= end
      else { return nil }
      ranges.append(start..<end)
    }
    // A placeholder elsewhere stands for words of the pattern.
    let isOutside = expansion.placeholders.contains { placeholder in
      !ranges.contains {
        $0.lowerBound <= placeholder.lowerBound && placeholder.upperBound <= $0.upperBound
      }
    }
    return isOutside ? nil : ranges
  }

  /// The values of the row of examples that a scenario is of, by column.
  private func row(of pickle: Int) -> [(name: String, value: String)] {
    let ids = file.pickles[pickle].astNodeIds
    guard ids.count > 1 else { return [] }
    for examples in blocks.compactMap(\.scenario).first(where: { $0.id == ids[0] })?.examples ?? []
    {
      guard let row = examples.tableBody.first(where: { $0.id == ids[1] }) else { continue }
      let names = examples.tableHeader?.cells.map(\.value) ?? []
      return names.indices.map { (names[$0], $0 < row.cells.count ? row.cells[$0].value : "") }
    }
    return []
  }
}

/// A text with placeholders, filled in, and which part came from where.
private struct PlaceholderExpansion {
  private struct Part {
    let written: Range<Int>
    let filled: Range<Int>
    let isPlaceholder: Bool
  }

  private(set) var text = ""

  /// Where placeholders are in the written text.
  var placeholders: [Range<Int>] { parts.filter(\.isPlaceholder).map(\.written) }

  private var parts: [Part] = []

  init(_ written: String, _ row: [(name: String, value: String)]) {
    let bytes = Array(written.utf8)
    var filled: [UInt8] = []
    var literal = 0
    var index = 0
    func column(_ start: Int) -> (value: String, end: Int)? {
      guard bytes[start] == UInt8(ascii: "<"),
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      return row.first { $0.name.utf8.elementsEqual(bytes[(start + 1)..<end]) }
        .map { ($0.value, end + 1) }
    }
    func add(_ text: some Sequence<UInt8>, from written: Range<Int>, isPlaceholder: Bool) {
      let start = filled.count
      filled += text
      parts.append(
        Part(written: written, filled: start..<filled.count, isPlaceholder: isPlaceholder))
    }
    while index < bytes.count {
      guard let (value, end) = column(index) else {
        index += 1
        continue
      }
      if literal < index {
        add(bytes[literal..<index], from: literal..<index, isPlaceholder: false)
      }
      add(value.utf8, from: index..<end, isPlaceholder: true)
      index = end
      literal = end
    }
    if literal < bytes.count || parts.isEmpty {
      add(bytes[literal...], from: literal..<bytes.count, isPlaceholder: false)
    }
    text = String(decoding: filled, as: UTF8.self)
  }

  /// The offset in the written text of what begins at one of the filled text; nil within a value.
  func start(of offset: Int) -> Int? {
    for part in parts {
      if part.filled.lowerBound == offset { return part.written.lowerBound }
      if !part.isPlaceholder, part.filled.contains(offset) {
        return part.written.lowerBound + offset - part.filled.lowerBound
      }
    }
    return parts.last.map { $0.filled.upperBound == offset ? $0.written.upperBound : nil } ?? nil
  }

  /// The offset in the written text of what ends at one of the filled text; nil within a value.
  func end(of offset: Int) -> Int? {
    for part in parts.reversed() {
      if part.filled.upperBound == offset { return part.written.upperBound }
      if !part.isPlaceholder, part.filled.contains(offset) {
        return part.written.lowerBound + offset - part.filled.lowerBound
      }
    }
    return offset == 0 ? 0 : nil
  }
}
