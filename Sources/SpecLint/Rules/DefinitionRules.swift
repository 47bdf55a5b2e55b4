import Messages
import SpecEngine
import StepKit

/// Steps and the definitions that they match: what only a runner can know.
extension Check {
  static let definitions: [String: Check] = [
    "undefined-step": .definitions { project, _ in
      project.matches.misses.filter(\.definitions.isEmpty).map { miss in
        Found(
          uri: miss.uri, location: miss.location,
          sentence: "found no definition for the step '\(excerpt(miss.text))'; correct the step or "
            + "define it" + suggestion(miss.undefined?.proposal.sentence.map { "'\($0)'" }))
      }
    },
    "ambiguous-step": .definitions { project, _ in
      project.matches.misses.filter { !$0.definitions.isEmpty }.map { miss in
        Found(
          uri: miss.uri, location: miss.location,
          sentence: "found \(miss.definitions.count) definitions for the step "
            + "'\(excerpt(miss.text))', expected one: "
            + miss.definitions.map(project.described).joined(separator: ", "))
      }
    },
    "unused-step": .definitions { project, options in
      // Files that were not read may use a definition.
      guard project.isWhole else { return [] }
      let excepted = Set(options.texts("except"))
      let definitions = project.supportCode.definitions
      let counts = definitions.reduce(into: [WorldType: Int]()) {
        $0[$1.step.world, default: 0] += 1
      }
      let usedWorlds = Set(project.matches.used.map { definitions[$0].step.world })
      // One finding is enough for a library that the features do not concern.
      var reported = Set<WorldType>()
      return definitions.enumerated().compactMap { index, definition in
        let (step, source) = (definition.step, definition.step.pattern.source)
        guard !project.matches.used.contains(index), !excepted.contains(source) else { return nil }
        guard let count = counts[step.world], count > 1, !usedWorlds.contains(step.world) else {
          return project.found(
            step,
            "found no step that uses the definition '\(source)'; remove it, or name it under `except`"
          )
        }
        guard reported.insert(step.world).inserted else { return nil }
        return project.found(
          step,
          "found no step that uses any of the \(count) definitions of \(step.world.name); remove them, "
            + "or look at the features that use them as well")
      }
    },
    "similar-steps": .definitions { project, options in
      // A person who lints one file does not want findings about all definitions.
      guard project.isWhole else { return [] }
      let excepted = Set(options.texts("except"))
      var known: [SentenceCore: StepDefinition] = [:]
      return project.supportCode.definitions.compactMap { definition in
        let step = definition.step
        guard let core = SentenceCore(step, scope: definition.scope) else { return nil }
        guard let first = known[core] else {
          known[core] = step
          return nil
        }
        let source = step.pattern.source
        // Code that makes several definitions knows what it does.
        guard step.place != first.place, !excepted.contains(source) else { return nil }
        return project.found(
          step,
          "found the definition '\(source)' beside '\(first.pattern.source)' "
            + "(\(project.shown(first.place))), which readers cannot distinguish; keep one of them")
      }
    },
  ]
}

extension LintedProject {
  func found(_ step: StepDefinition, _ sentence: String) -> Found {
    Found(
      uri: step.place.path(relativeTo: root), location: Location(line: step.place.line),
      sentence: sentence)
  }

  /// The pattern of a definition and its place.
  func described(_ index: Int) -> String {
    let step = supportCode.definitions[index].step
    return "\"\(step.pattern.source)\" (\(shown(step.place)))"
  }
}

/// A Cucumber Expression without the details that people mistake: letters' case, articles,
/// punctuation, and the ending of a plural.
///
/// Two definitions of one World and scope with the same core are easily confused. Opposites, and
/// sentences that differ in the type of a value only, have cores of their own.
private struct SentenceCore: Hashable {
  private let words: [String]
  /// Nil without state.
  private let world: WorldType?
  /// The features in which its library is valid.
  private let scope: Int?

  private static let articles: Set = ["a", "an", "the"]

  init?(_ step: StepDefinition, scope: Int?) {
    guard case .cucumberExpression = step.pattern.kind else { return nil }
    world = step.world.hasState ? step.world : nil
    self.scope = scope
    words = step.pattern.source.split { $0.isWhitespace }.compactMap { word in
      if word.hasPrefix("{") { return String(word.filter { !",.;:!?".contains($0) }) }
      var text = word.lowercased().replacing("(s)", with: "")
      text.removeAll { !$0.isLetter && !$0.isNumber && !"{}()/".contains($0) }
      if text.utf8.count > 3, text.hasSuffix("s"), !text.hasSuffix("ss") { text.removeLast() }
      return text.isEmpty || Self.articles.contains(text) ? nil : text
    }
  }
}
