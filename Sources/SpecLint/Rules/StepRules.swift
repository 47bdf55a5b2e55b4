import Gherkin
import Messages

/// The order and number of steps and scenarios.
extension Rule {
  static let steps: [Rule] = [
    .file("keywords-in-logical-order", .off) { file, _ in
      file.stepLists.flatMap { steps -> [Found] in
        var highest: GherkinDocument.Step?
        return steps.compactMap { step in
          guard step.ownType != nil else { return nil }
          guard let before = highest, before.rank > step.rank else {
            highest = step
            return nil
          }
          return file.found(step.location, .outOfOrder(step.word, after: before.word))
        }
      }
    },
    .file("only-one-when", .off) { file, _ in
      file.scenarios.compactMap { scenario in
        let whens = scenario.node.steps.filter { $0.ownType == .action }
        return whens.count > 1
          ? file.found(whens[1].location, .severalWhens(whens.count)) : nil
      }
    },
    .file("use-and", .off, isFixable: true) { file, _ in
      guard let and = file.dialect?.keywords(.and).first(where: { $0 != "* " }) else { return [] }
      return file.stepLists.flatMap { steps -> [Found] in
        var type: GherkinDocument.KeywordType?
        return steps.compactMap { step in
          guard let own = step.ownType else {
            // And would go on with a step of no kind.
            if step.keywordType == .unknown { type = nil }
            return nil
          }
          defer { type = own }
          guard own == type else { return nil }
          return file.found(
            step.location,
            .repeatedKeyword(step.word, instead: String(and.split { $0 == " " }.first ?? "And")),
            [Edit(file.bytes(file.map.keywordRange(of: step)), and)])
        }
      }
    },
    .file(
      "scenario-size", .off, options: [.number("scenario", 15), .number("background", 15)]
    ) { file, options in
      func check(_ steps: Int, _ kind: String, _ location: Location) -> Found? {
        let most = options.number(kind)
        return steps > most
          ? file.found(location, .tooManySteps(steps, of: kind, most: most)) : nil
      }
      return file.backgrounds.compactMap { check($0.steps.count, "background", $0.location) }
        + file.scenarios.compactMap { check($0.node.steps.count, "scenario", $0.node.location) }
    },
    .file("max-scenarios-per-file", .off, options: [.number("most", 10)]) { file, options in
      let most = options.number("most")
      guard file.scenarios.count > most else { return [] }
      return [
        file.found(
          file.scenarios[most].node.location, .tooManyScenarios(file.scenarios.count, most: most))
      ]
    },
    .file("no-background-only-scenario", .off) { file, _ in
      guard file.scenarios.count == 1, file.backgrounds.count == 1,
        let background = file.backgrounds.first
      else { return [] }
      return [file.found(background.location, .backgroundOfOne)]
    },
    .file("no-examples-in-scenarios", .off, isFixable: true) { file, _ in
      guard let dialect = file.dialect, let outline = dialect.keywords(.scenarioOutline).first
      else { return [] }
      let plain = dialect.keywords(.scenario).filter {
        !dialect.keywords(.scenarioOutline).contains($0)
      }
      return file.scenarios.compactMap { scenario in
        // Examples from a file stand at the tag that names it.
        guard plain.contains(scenario.node.keyword),
          scenario.node.examples.contains(where: { $0.location > scenario.node.location })
        else { return nil }
        return file.found(
          scenario.node.location, .examplesOfScenario(instead: outline),
          [Edit(file.bytes(file.map.keywordRange(of: scenario.node)), outline)])
      }
    },
  ]
}

extension GherkinDocument.Step {
  fileprivate var rank: Int {
    switch ownType {
    case .context?: 0
    case .action?: 1
    default: 2
    }
  }
}
