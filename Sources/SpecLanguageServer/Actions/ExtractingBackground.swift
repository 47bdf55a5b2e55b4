import Basics
import Gherkin
import Messages

extension Analysis {
  /// Moves the first steps of all scenarios of a feature or rule into a background.
  ///
  /// Nil if there is already a background, fewer than two scenarios, or no context that all share. A
  /// scenario keeps at least one step.
  func backgroundAction(at index: Int, uri: String) -> CodeAction? {
    let parent = blocks[index].steps.isEmpty ? index : blocks[index].parent ?? index
    let children = blocks.indices.filter { blocks[$0].parent == parent }
    let scenarios = children.compactMap { blocks[$0].scenario }
    // Comments between the steps would be lost, and errors may hide a part of a scenario.
    guard scenarios.count > 1, problems.isEmpty, file.source.mediaType != .markdown,
      !children.contains(where: { blocks[$0].isBackground }),
      // Scenarios in rules have the background of their feature as well.
      parent == 0
        ? children.count >= blocks.count(where: { $0.scenario != nil })
        : !blocks.contains(where: { $0.isBackground && $0.parent == 0 }),
      let dialect, let first = scenarios.first
    else { return nil }
    let count = sharedContext(of: scenarios)
    guard count > 0, let title = dialect.keywords(.background).first,
      !hasComments(in: first.steps.prefix(count))
    else { return nil }
    var line = map.range(of: first).lowerBound.line - 1
    // Comments above a scenario belong to it.
    while line > 0, text.text(ofLine: line - 1).trimmed.hasPrefix("#") { line -= 1 }
    let start = text.wholeRange(ofLine: line).lowerBound
    let indentation = text.indentation(ofLine: first.location.line - 1)
    let end = lineEnding
    let steps = lines(of: first.steps.prefix(count))
    var edits = [
      text.edit(start..<start, "\(indentation)\(title):\(end)\(text.text(in: steps))\(end)")
    ]
    for scenario in scenarios {
      guard !hasComments(in: scenario.steps.prefix(count)) else { return nil }
      edits.append(text.edit(lines(of: scenario.steps.prefix(count)), ""))
      let next = scenario.steps[count]
      if next.keywordType == .conjunction, let word = dialect.usualKeyword(.given) {
        edits.append(text.edit(text.offsets(of: map.keywordRange(of: next)), word))
      }
    }
    return CodeAction(
      title: "Extract a \(title) of \(counted(count, "step"))",
      kind: "refactor.extract", edits: [(uri, edits)])
  }

  /// The number of equal steps of context at the beginning of all scenarios.
  private func sharedContext(of scenarios: [GherkinDocument.Scenario]) -> Int {
    (scenarios.first?.steps ?? []).enumerated().prefix { index, step in
      let isContext =
        step.keywordType == .context || index > 0 && step.keywordType == .conjunction
      // A background would take a placeholder of an outline as text.
      return isContext && !step.hasBracket
        && scenarios.allSatisfy { scenario in
          index + 1 < scenario.steps.count && isEqual(scenario.steps[index], step)
        }
    }.count
  }

  private func isEqual(_ left: GherkinDocument.Step, _ right: GherkinDocument.Step) -> Bool {
    left.keywordType == right.keywordType && left.text.utf8.elementsEqual(right.text.utf8)
      && left.docString?.content == right.docString?.content
      && left.docString?.mediaType == right.docString?.mediaType
      && left.dataTable?.rows.map { $0.cells.map(\.value) }
        == right.dataTable?.rows.map { $0.cells.map(\.value) }
  }

  /// The whole lines of adjacent steps.
  private func lines(of steps: ArraySlice<GherkinDocument.Step>) -> Range<Int> {
    guard let first = steps.first, let last = steps.last else { return 0..<0 }
    let start = text.wholeRange(ofLine: first.location.line - 1).lowerBound
    return start..<text.wholeRange(ofLine: map.range(of: last).upperBound.line - 1).upperBound
  }

  /// Whether there are comments between some steps.
  private func hasComments(in steps: ArraySlice<GherkinDocument.Step>) -> Bool {
    let lines = lines(of: steps)
    return document.comments.contains { lines.contains(text.offset(of: $0.location)) }
  }

  var lineEnding: String { text.bytes.contains(0x0D) ? "\r\n" : "\n" }

  var dialect: Dialect? { document.feature.flatMap { Dialect.named($0.language) } }
}
