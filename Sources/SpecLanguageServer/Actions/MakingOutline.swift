import Basics
import CucumberExpressions
import Gherkin
import GherkinFormatting
import Messages
import SpecEngine

extension Analysis {
  /// Makes an outline of scenarios that do the same with other values.
  ///
  /// They are in the same feature or rule, have the same tags, no descriptions and no comments, and
  /// steps that match the same definitions; their names become a column if they differ.
  func outlineAction(at index: Int, uri: String) -> CodeAction? {
    guard problems.isEmpty, file.source.mediaType != .markdown, let dialect,
      let first = OutlineCandidate(self, index),
      let outline = dialect.keywords(.scenarioOutline).first,
      let examples = dialect.keywords(.examples).first
    else { return nil }
    let candidates = blocks.indices.filter { blocks[$0].parent == blocks[index].parent }
      .compactMap { OutlineCandidate(self, $0) }.filter { $0.isLike(first) }
    guard candidates.count > 1, let leader = candidates.first else { return nil }
    let table = OutlineTable(candidates)
    guard !table.columns.isEmpty else { return nil }
    let indentation = text.indentation(ofLine: leader.scenario.location.line - 1)
    let end = lineEnding
    var lines = ["\(indentation)\(outline): \(table.name)"]
    for (step, written) in zip(leader.scenario.steps, table.steps) {
      lines.append("\(indentation)  \(step.keyword)\(written)")
    }
    lines += ["", "\(indentation)  \(examples):"]
    lines += table.rows.map { "\(indentation)    \($0)" }
    var edits: [JSON] = []
    for candidate in candidates {
      let isFirst = candidate.index == leader.index
      let range = map.range(of: candidate.scenario)
      let start = (isFirst ? candidate.scenario.location : range.lowerBound).line - 1
      var last = range.upperBound.line - 1
      // The blank lines after it go with it, so that no gap is left.
      while !isFirst, last + 1 < text.lineCount, text.range(ofLine: last + 1).isEmpty { last += 1 }
      edits.append(
        text.edit(
          text.wholeRange(ofLine: start).lowerBound..<text.wholeRange(ofLine: last).upperBound,
          isFirst ? lines.joined(separator: end) + end : ""))
    }
    return CodeAction(
      title: "Make an outline of \(candidates.count) equal scenarios", kind: "refactor.rewrite",
      edits: [(uri, edits)])
  }
}

/// A scenario that may become a row.
private struct OutlineCandidate {
  /// A step, cut at its arguments.
  struct Step {
    let definition: Int
    /// The text between the arguments: one more than there are arguments.
    var texts: [String] = []
    var values: [String] = []
    /// The names of the arguments' types.
    var types: [String] = []
  }

  let index: Int
  let scenario: GherkinDocument.Scenario
  private(set) var steps: [Step] = []

  init?(_ analysis: Analysis, _ index: Int) {
    guard let scenario = analysis.blocks[index].scenario, scenario.examples.isEmpty,
      !scenario.steps.isEmpty, scenario.description.isEmpty
    else { return nil }
    let range = analysis.map.range(of: scenario)
    guard !analysis.document.comments.contains(where: { range.contains($0.location) }) else {
      return nil
    }
    for step in scenario.steps {
      let own = analysis.definitions(of: step)
      // An argument below a step would have to be compared and filled in as well.
      guard own.count == 1, step.dataTable == nil, step.docString == nil, !step.hasBracket,
        let use = analysis.uses[step.id]?.first, let candidate = use.match.ownCandidates.first
      else { return nil }
      var cut = Step(definition: own[0])
      let bytes = Array(step.text.utf8)
      var position = 0
      for argument in candidate.arguments {
        // Quotation marks stay in the step.
        let group = argument.group.children.first { $0.value != nil } ?? argument.group
        guard let range = group.range(in: step.text), position <= range.lowerBound else {
          return nil
        }
        let value = String(decoding: bytes[range], as: UTF8.self)
        // A cell has no white space around it.
        guard value.trimmed == value else { return nil }
        cut.texts.append(String(decoding: bytes[position..<range.lowerBound], as: UTF8.self))
        cut.values.append(value)
        cut.types.append(argument.parameterType.name)
        position = range.upperBound
      }
      cut.texts.append(String(decoding: bytes[position...], as: UTF8.self))
      steps.append(cut)
    }
    (self.index, self.scenario) = (index, scenario)
  }

  func isLike(_ other: OutlineCandidate) -> Bool {
    steps.elementsEqual(other.steps) { $0.definition == $1.definition && $0.texts == $1.texts }
      && scenario.tags.map(\.name) == other.scenario.tags.map(\.name)
  }
}

/// The steps with placeholders, and the rows that fill them in.
private struct OutlineTable {
  private(set) var columns: [String] = []
  private(set) var steps: [String] = []
  private(set) var rows: [String] = []
  private(set) var name: String

  init(_ candidates: [OutlineCandidate]) {
    let first = candidates[0]
    var cells = candidates.map { _ in [String]() }
    name = first.scenario.name
    if !candidates.allSatisfy({ $0.scenario.name == first.scenario.name }) {
      columns.append("scenario")
      for index in candidates.indices { cells[index].append(candidates[index].scenario.name) }
      name = "<scenario>"
    }
    for (index, step) in first.steps.enumerated() {
      var text = step.texts[0]
      for argument in step.values.indices {
        let all = candidates.map { $0.steps[index].values[argument] }
        if Set(all).count == 1 {
          text += all[0]
        } else if let known = columns.indices.first(where: { column in
          cells.map { $0[column] } == all && columns[column] != "scenario"
        }) {
          // The same values in all rows are the same thing.
          text += "<\(columns[known])>"
        } else {
          let column = Self.name(step.types[argument], among: columns)
          columns.append(column)
          for row in cells.indices { cells[row].append(all[row]) }
          text += "<\(column)>"
        }
        text += step.texts[argument + 1]
      }
      steps.append(text)
    }
    rows = aligned(
      ([columns] + cells).map { row in
        "| \(row.map { $0.escaping("|\\") }.joined(separator: " | ")) |"[...]
      })
  }

  /// A name for a column, such as `int` or `int 2`.
  private static func name(_ type: String, among known: [String]) -> String {
    let name = type.isEmpty ? "value" : type
    guard known.contains(name) else { return name }
    var number = 2
    while known.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }
}
