import Gherkin
import Messages
import SpecEngine
import StepKit

extension LanguageServer {
  /// The definition of a step: its pattern, the comment above it, its place, uses and mean time.
  ///
  /// For an undefined step, a definition to paste.
  mutating func hover(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (_, analysis, offset) = try place(in: parameters)
    guard let node = analysis.step(at: offset), let registry = workspace.registry,
      let uses = analysis.uses[node.step.id], !uses.isEmpty
    else { return .null }
    workspace.look(now: environment.now())
    workspace.lastRun.refresh(workspace.files)
    var parts = analysis.definitions(of: node.step).map { explanation(of: $0, registry) }
    for use in uses {
      if case .undefined(let suggestion) = use.match, let snippet = suggestion.snippets.first {
        parts.append(
          client.takesMarkdown
            ? "No step definition matches.\n\n```swift\n\(snippet.code)\n```"
            : "No step definition matches.\n\n\(snippet.code)")
        break
      }
    }
    guard !parts.isEmpty else { return .null }
    return [
      "contents": [
        "kind": client.takesMarkdown ? "markdown" : "plaintext",
        "value": .string(parts.joined(separator: client.takesMarkdown ? "\n\n---\n\n" : "\n\n")),
      ],
      "range": analysis.text.json(analysis.map.range(of: node.step)),
    ]
  }

  private mutating func explanation(of definition: Int, _ registry: Registry) -> String {
    let step = registry.definition(definition)
    let pattern = "\(step.keyword.rawValue)(\"\(step.pattern.source)\")"
    var parts = [client.takesMarkdown ? "```swift\n\(pattern)\n```" : pattern]
    if let place = workspace.swiftPlace(of: definition) {
      let comment = place.text.documentation(aboveLine: place.line)
      if !comment.isEmpty { parts.append(comment.joined(separator: "\n")) }
    }
    let count = workspace.uses(of: definition).count
    var facts = [
      "\(registry.shownPlace(definition)) (\(step.world.name))",
      count == 1 ? "1 step uses it" : "\(count) steps use it",
    ]
    if let times = workspace.lastRun.times[step.pattern.source] {
      let runs = times.count == 1 ? "once" : "\(times.count) times"
      facts.append("mean time in the last run: \(times.mean.shown) (\(runs))")
    }
    parts.append(facts.joined(separator: client.takesMarkdown ? "  \n" : "\n"))
    return parts.joined(separator: "\n\n")
  }
}

extension Duration {
  /// With three digits, such as `12.3 ms`.
  var shown: String {
    let nanoseconds = self / .nanoseconds(1)
    for (unit, name) in [(1e9, "s"), (1e6, "ms"), (1e3, "µs")] where nanoseconds >= unit {
      return "\(Self.rounded(nanoseconds / unit)) \(name)"
    }
    return "\(Int(nanoseconds)) ns"
  }

  private static func rounded(_ value: Double) -> String {
    let scale = value < 10 ? 100.0 : value < 100 ? 10 : 1
    let number = (value * scale).rounded() / scale
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
