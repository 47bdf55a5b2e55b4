import Basics
import Gherkin
import Messages

/// Scenarios and tags, compared with the profiles of the settings.
extension Check {
  static let profiles: [String: Check] = [
    "unselected-scenario": .fileInProject { file, project, _ in
      guard !project.profiles.isEmpty else { return [] }
      let names = project.profiles.map(\.name).joined(separator: ", ")
      func found(_ what: String, _ location: Location) -> Found {
        file.found(
          location,
          "found \(what) that no profile of specrun.yaml selects (\(names)); correct the tags, or the "
            + "profiles")
      }
      let selected = Set(
        project.profiles.flatMap { $0.selected(from: file.feature, at: project.path(of: file.uri)) }
      )
      let pickles = file.feature.pickles
      guard selected.count < pickles.count else { return [] }
      let nodes = Set(selected.flatMap { pickles[$0].astNodeIds })
      return file.scenarios.flatMap { scenario -> [Found] in
        guard nodes.contains(scenario.node.id) else {
          return [found("a scenario", scenario.node.location)]
        }
        return scenario.node.examples.filter { examples in
          !examples.tableBody.isEmpty && !examples.tableBody.contains { nodes.contains($0.id) }
        }.map { found("examples", $0.location) }
      }
    },
    "allowed-tags": .fileInProject { file, project, options in
      let declared = options.texts("tags").map { $0.hasPrefix("@") ? $0 : "@\($0)" }
      let names = project.tags.union(declared)
      let patterns = options.patterns("patterns")
      return file.tags.compactMap { tag -> Found? in
        let base = String(tag.name.prefix { !"(:[{=".contains($0) })
        guard !names.contains(tag.name), !project.knownTags.contains(base),
          !patterns.contains(where: { $0.matches(tag.name) })
        else { return nil }
        return file.found(
          tag.location,
          "found the tag \(excerpt(tag.name)), which neither the option `tags` nor a profile, hook or "
            + "library names; declare it or remove it"
            + suggestion(nearest(to: tag.name, among: names.sorted())))
      }
    },
  ]
}
