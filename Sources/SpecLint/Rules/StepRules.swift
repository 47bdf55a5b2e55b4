import Basics
import Gherkin
import Messages

/// The order and number of steps and scenarios.
extension Check {
  static let steps: [String: Check] = [
    "keywords-in-logical-order": .file { file, _ in
      file.stepLists.flatMap { steps -> [Found] in
        var highest: GherkinDocument.Step?
        return steps.compactMap { step in
          guard step.ownType != nil else { return nil }
          guard let before = highest, before.rank > step.rank else {
            highest = step
            return nil
          }
          return file.found(
            step.location,
            "found \(step.word) after \(before.word), expected the order Given, When, Then")
        }
      }
    },
    "only-one-when": .file { file, _ in
      file.scenarios.compactMap { scenario in
        let whens = scenario.node.steps.filter { $0.ownType == .action }
        guard whens.count > 1 else { return nil }
        return file.found(
          whens[1].location,
          "found \(whens.count) Whens in a scenario, expected one; split the scenario")
      }
    },
    "use-and": .file { file, _ in
      guard let and = file.dialect?.usualKeyword(.and) else { return [] }
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
          let instead = String(and.trimmed)
          return file.found(
            step.location, "found \(step.word) after steps of that kind, expected \(instead)",
            Fix("Change it to \"\(instead)\"", file.bytes(file.map.keywordRange(of: step)), and))
        }
      }
    },
    "scenario-size": .file { file, options in
      func check(_ steps: Int, _ kind: String, _ location: Location) -> Found? {
        let maximum = options.number(kind)
        guard steps > maximum else { return nil }
        return file.found(
          location,
          "found a \(kind) of \(steps) steps, expected at most \(maximum); split it, or say more in one "
            + "step")
      }
      return file.backgrounds.compactMap { check($0.steps.count, "background", $0.location) }
        + file.scenarios.compactMap { check($0.node.steps.count, "scenario", $0.node.location) }
    },
    "max-scenarios-per-file": .file { file, options in
      let (count, maximum) = (file.scenarios.count, options.number("most"))
      guard count > maximum else { return [] }
      return [
        file.found(
          file.scenarios[maximum].node.location,
          "found \(count) scenarios in a file, expected at most \(maximum); split it from here on")
      ]
    },
    "no-background-only-scenario": .file { file, _ in
      guard file.scenarios.count == 1, file.backgrounds.count == 1,
        let background = file.backgrounds.first
      else { return [] }
      return [
        file.found(
          background.location,
          "found a background for a single scenario; move its steps into the scenario")
      ]
    },
    "no-examples-in-scenarios": .file { file, _ in
      guard let dialect = file.dialect, let outline = dialect.keywords(.scenarioOutline).first
      else { return [] }
      let plain = dialect.keywords(.scenario).filter {
        !dialect.keywords(.scenarioOutline).contains($0)
      }
      return file.scenarios.compactMap { scenario in
        // Examples from a file are located at the tag that names it.
        guard plain.contains(scenario.node.keyword),
          scenario.node.examples.contains(where: { $0.location > scenario.node.location })
        else { return nil }
        return file.found(
          scenario.node.location, "found examples of a scenario, expected \"\(outline):\"",
          Fix(
            "Change it to \"\(outline):\"", file.bytes(file.map.keywordRange(of: scenario.node)),
            outline))
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
