import Gherkin
import Messages
import SpecEngine
import Spelling
import StepKit
import TagExpressions

/// Scenarios and tags, compared with the profiles of the settings.
extension Rule {
  static let profiles: [Rule] = [
    .project("unselected-scenario", .warning) { project, _ in
      guard !project.profiles.isEmpty else { return [] }
      let names = project.profiles.map(\.name)
      return project.files.flatMap { file in
        let selected = Set(project.profiles.flatMap { $0.selected(from: file.feature) })
        let pickles = file.feature.pickles
        guard selected.count < pickles.count else { return [Found]() }
        let nodes = Set(selected.flatMap { pickles[$0].astNodeIds })
        return file.scenarios.flatMap { scenario -> [Found] in
          guard nodes.contains(scenario.node.id) else {
            return [
              file.found(scenario.node.location, .unselected(isExamples: false, profiles: names))
            ]
          }
          return scenario.node.examples.filter { examples in
            !examples.tableBody.isEmpty && !examples.tableBody.contains { nodes.contains($0.id) }
          }.map { file.found($0.location, .unselected(isExamples: true, profiles: names)) }
        }
      }
    },
    .project("allowed-tags", .off, options: [.texts("tags"), .patterns("patterns")]) {
      project, options in
      let declared = options.texts("tags").map { $0.hasPrefix("@") ? $0 : "@\($0)" }
      let names = Set(declared + project.tagsInUse)
      let patterns = options.patterns("patterns")
      return project.files.flatMap { file in
        file.tags.compactMap { tag -> Found? in
          let base = String(tag.name.prefix { !"(:[{=".contains($0) })
          guard !names.contains(tag.name), !project.knownTags.contains(base),
            !patterns.contains(where: { $0.matches(tag.name) })
          else { return nil }
          return file.found(
            tag.location,
            .undeclaredTag(tag.name, nearest: nearest(to: tag.name, among: names.sorted())))
        }
      }
    },
  ]
}

extension LintedProject {
  /// The tags that profiles select by or hooks ask for.
  fileprivate var tagsInUse: [String] {
    let hooks = supportCode.messages.compactMap { message in
      if case .hook(let hook) = message { hook.tagExpression } else { nil }
    }
    let filters = profiles.flatMap { $0.filter.tags.map(\.source) }
    return (hooks + filters).flatMap { expression in
      expression.split { $0.isWhitespace || $0 == "(" || $0 == ")" }
        .filter { $0.hasPrefix("@") }.map(String.init)
    }
  }
}
