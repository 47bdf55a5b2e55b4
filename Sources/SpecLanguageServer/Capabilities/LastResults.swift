import Gherkin
import Messages
import SpecReporting

extension LanguageServer {
  /// Above each feature, rule and scenario: a command to run it, and its result in the last run.
  ///
  /// The command is the client's: its arguments are the words of a command line.
  mutating func codeLens(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (key, analysis) = try analysis(in: parameters)
    workspace.lastRun.refresh(workspace.files)
    let name = workspace.name(of: key)
    var lenses: [JSON] = []
    for index in analysis.blocks.indices {
      let block = analysis.blocks[index]
      if block.isBackground { continue }
      let range = analysis.text.json(analysis.map.titleRange(of: block.titled))
      let isFeature = block.parent == nil
      let place = Place(uri: name, line: isFeature ? nil : block.titled.location.line)
      lenses.append([
        "range": range,
        "command": [
          "title": "▶ Run", "command": "specrun.run",
          "arguments": [.string(environment.program), "run", .string(place.argument)],
        ],
      ])
      guard let result = result(of: index, in: analysis, name) else { continue }
      lenses.append([
        "range": range, "command": ["title": .string(result.shown), "command": ""],
      ])
    }
    return .array(lenses)
  }

  /// The result after the title of each scenario, and the reason after the step that failed.
  mutating func inlayHints(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (key, analysis) = try analysis(in: parameters)
    let wanted = try analysis.text.range(in: parameters)
    workspace.lastRun.refresh(workspace.files)
    var hints: [JSON] = []
    func add(_ place: Location, _ label: String) {
      let offset = analysis.text.offset(of: place)
      guard wanted.lowerBound <= offset, offset <= wanted.upperBound else { return }
      hints.append([
        "position": analysis.text.position(of: offset).json, "label": .string(label),
        "paddingLeft": true,
      ])
    }
    for index in analysis.blocks.indices where analysis.blocks[index].scenario != nil {
      guard let result = result(of: index, in: analysis, workspace.name(of: key)) else { continue }
      add(analysis.map.titleRange(of: analysis.blocks[index].titled).upperBound, result.shown)
      for (text, reason) in result.faults {
        let step = analysis.steps.first { node in
          (node.block == index || node.isOfBackground(of: index, in: analysis))
            && (analysis.uses[node.step.id] ?? []).contains { $0.text == text }
        }
        if let step { add(analysis.map.textRange(of: step.step).upperBound, "✘ \(reason)") }
      }
    }
    return .array(hints)
  }

  /// The result of a scenario, or of all in a block; nil if the last run had none of them.
  private func result(of block: Int, in analysis: Analysis, _ name: String) -> LastResult? {
    let known = workspace.lastRun.scenarios(of: name)
    guard !known.isEmpty else { return nil }
    var result = LastResult()
    for scenario in analysis.scenarios(in: block) {
      guard let node = analysis.blocks[scenario].scenario else { continue }
      for position in analysis.pickles[node.id] ?? [] {
        let pickle = analysis.file.pickles[position]
        // Lines move while a file is written, names hardly ever.
        let earlier = analysis.file.pickles[..<position].count { $0.name == pickle.name }
        guard let all = known[pickle.name], earlier < all.count else { continue }
        result.add(all[earlier])
      }
    }
    return result.count > 0 ? result : nil
  }
}

/// The combined result of some scenarios.
private struct LastResult {
  private(set) var count = 0
  private var worst = TestStepResult.Status.unknown
  private var failed = 0
  private var duration = Duration.zero
  private(set) var faults: [(text: String, reason: String)] = []

  mutating func add(_ scenario: LastRun.Scenario) {
    worst = max(worst, scenario.status)
    count += 1
    duration += scenario.duration
    if scenario.status.isFailure { failed += 1 }
    if let fault = scenario.fault { faults.append(fault) }
  }

  var shown: String {
    let mark = failed > 0 ? "✘" : worst == .passed ? "✔" : "–"
    let status = worst.rawValue.lowercased()
    let share = count > 1 && failed > 0 ? " (\(failed) of \(count))" : ""
    return "\(mark) \(status)\(share) in \(duration.shown)"
  }
}

extension Analysis {
  /// The scenarios of a block: itself, or those below it.
  fileprivate func scenarios(in block: Int) -> [Int] {
    blocks.indices.filter { index in
      var current: Int? = index
      while let position = current, position != block { current = blocks[position].parent }
      return current == block && blocks[index].scenario != nil
    }
  }
}

extension StepNode {
  /// Whether it is a step of a background that a scenario has.
  fileprivate func isOfBackground(of scenario: Int, in analysis: Analysis) -> Bool {
    guard analysis.blocks[block].isBackground else { return false }
    let around = analysis.blocks[block].parent
    let own = analysis.blocks[scenario].parent
    return around == own || own.map { analysis.blocks[$0].parent == around } == true
  }
}
