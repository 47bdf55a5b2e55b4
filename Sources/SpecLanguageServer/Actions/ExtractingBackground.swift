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
      parent == 0 || !hasBackground(in: 0), let dialect, let first = scenarios.first
    else { return nil }
    if case .feature = blocks[parent].node,
      children.count < blocks.count(where: { $0.scenario != nil })
    {
      // Scenarios in rules would get its steps as well.
      return nil
    }
    let count = sharedContext(of: scenarios)
    guard count > 0, let title = dialect.keywords(.background).first,
      !hasComments(in: first.steps.prefix(count))
    else { return nil }
    var line = map.range(of: first).lowerBound.line - 1
    // Comments above a scenario belong to it.
    while line > 0, text.text(ofLine: line - 1).trimmed.hasPrefix("#") { line -= 1 }
    let start = wholeLine(line).lowerBound
    let indentation = String(
      text.text(ofLine: first.location.line - 1).prefix { $0 == " " || $0 == "\t" })
    let end = lineEnding
    let steps = lines(of: first.steps.prefix(count))
    var edits = [
      text.edit(start..<start, "\(indentation)\(title):\(end)\(text.text(in: steps))\(end)")
    ]
    for scenario in scenarios {
      guard !hasComments(in: scenario.steps.prefix(count)) else { return nil }
      edits.append(text.edit(lines(of: scenario.steps.prefix(count)), ""))
      let next = scenario.steps[count]
      if next.keywordType == .conjunction,
        let word = dialect.keywords(.given).first(where: { $0 != "* " })
      {
        let range = map.keywordRange(of: next)
        edits.append(
          text.edit(text.offset(of: range.lowerBound)..<text.offset(of: range.upperBound), word))
      }
    }
    return CodeAction(
      title: "Extract a \(title) of \(counted(count, "step"))",
      kind: "refactor.extract", edits: [(uri, edits)])
  }

  /// The number of equal steps of context at the beginning of all scenarios.
  private func sharedContext(of scenarios: [GherkinDocument.Scenario]) -> Int {
    guard let first = scenarios.first else { return 0 }
    var count = 0
    for (index, step) in first.steps.enumerated() {
      let isContext =
        step.keywordType == .context || index > 0 && step.keywordType == .conjunction
      guard isContext, !hasPlaceholder(step),
        scenarios.allSatisfy({ scenario in
          index + 1 < scenario.steps.count && isEqual(scenario.steps[index], step)
        })
      else { break }
      count = index + 1
    }
    return count
  }

  /// Whether a background would take a placeholder of an outline as text.
  private func hasPlaceholder(_ step: GherkinDocument.Step) -> Bool {
    step.text.contains("<") || step.docString?.content.contains("<") == true
      || step.dataTable?.rows.contains { $0.cells.contains { $0.value.contains("<") } } == true
  }

  private func isEqual(_ left: GherkinDocument.Step, _ right: GherkinDocument.Step) -> Bool {
    left.keywordType == right.keywordType && left.text.utf8.elementsEqual(right.text.utf8)
      && left.docString?.content == right.docString?.content
      && left.docString?.mediaType == right.docString?.mediaType
      && left.dataTable?.rows.map { $0.cells.map(\.value) }
        == right.dataTable?.rows.map { $0.cells.map(\.value) }
  }

  private func hasBackground(in parent: Int) -> Bool {
    blocks.contains { block in
      block.isBackground && block.parent == parent
    }
  }

  /// The whole lines of adjacent steps.
  func lines(of steps: some Collection<GherkinDocument.Step>) -> Range<Int> {
    var result: Range<Int>?
    for step in steps {
      let range = map.range(of: step)
      let lines =
        wholeLine(range.lowerBound.line - 1)
        .lowerBound..<wholeLine(range.upperBound.line - 1).upperBound
      result = result.map { $0.lowerBound..<lines.upperBound } ?? lines
    }
    return result ?? 0..<0
  }

  /// Whether there are comments or blank lines between some steps.
  private func hasComments(in steps: some Collection<GherkinDocument.Step>) -> Bool {
    let lines = lines(of: steps)
    return document.comments.contains { lines.contains(text.offset(of: $0.location)) }
  }

  var lineEnding: String { text.bytes.contains(0x0D) ? "\r\n" : "\n" }

  var dialect: Dialect? { document.feature.flatMap { Dialect.named($0.language) } }
}
