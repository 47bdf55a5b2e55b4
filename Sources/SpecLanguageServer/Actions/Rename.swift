import CucumberExpressions
import Gherkin
import Messages
import SpecEngine
import StepKit

extension LanguageServer {
  /// The text of a step that can be renamed.
  mutating func prepareRename(_ parameters: JSON) throws(ResponseError) -> JSON {
    let subject = try renamingSubject(parameters)
    return [
      "range": subject.analysis.text.json(subject.analysis.map.textRange(of: subject.step)),
      "placeholder": .string(subject.step.text),
    ]
  }

  /// The edits that give a step another text: in all features, and in the pattern in Swift.
  mutating func rename(_ parameters: JSON) throws(ResponseError) -> JSON {
    guard let newName = parameters["newName"]?.string else {
      throw .badParameter("newName", expected: "a string")
    }
    let subject = try renamingSubject(parameters)
    let (registry, definition) = (subject.registry, subject.definition)
    let pattern = registry.definition(definition).pattern.source
    let renaming: StepRenaming
    do throws(StepRenaming.Refusal) {
      renaming = try StepRenaming(
        registry.expression(definition), step: subject.step.text, arguments: subject.arguments,
        newText: newName)
    } catch {
      throw .refused(error.message(pattern, registry.shownPlace(definition)))
    }
    try check(renaming, of: definition, registry)
    guard let place = workspace.swiftPlace(of: definition), let literal = place.literal else {
      throw .refused(
        "the pattern \"\(pattern)\" is no literal at \(registry.shownPlace(definition)); rename it there"
      )
    }
    let written = swiftLiteral(of: renaming.pattern, fence: literal.fence)
    var edits = [(workspace.uri(of: place.path), [place.text.edit(literal.range, written)])]
    for (key, analysis, steps) in try steps(of: definition, registry) {
      let changes = try steps.map { step throws(ResponseError) in
        try edit(step, of: definition, in: analysis, key, renaming, registry)
      }
      edits.append((workspace.uri(of: key), changes))
    }
    return workspaceEdit(edits)
  }

  private struct RenamingSubject {
    let analysis: Analysis
    let step: GherkinDocument.Step
    let definition: Int
    let arguments: [Range<Int>]
    let registry: Registry
  }

  private mutating func renamingSubject(
    _ parameters: JSON
  ) throws(ResponseError) -> RenamingSubject {
    let (_, analysis, offset) = try place(in: parameters)
    guard let registry = workspace.registry else {
      throw .refused("the step libraries have errors: nothing is known of steps")
    }
    guard let step = analysis.step(at: offset)?.step else {
      throw .refused("there is no step here: only steps can be renamed")
    }
    let definitions = analysis.definitions(of: step)
    guard let definition = definitions.first, definitions.count == 1 else {
      throw .refused(
        definitions.isEmpty
          ? "no step definition matches this step: change its text"
          : "\(definitions.count) step definitions match this step: rename one of them in Swift")
    }
    let pattern = registry.definition(definition).pattern.source
    do throws(StepRenaming.Refusal) {
      _ = try StepRenaming.parameters(of: registry.expression(definition))
    } catch {
      throw .refused(error.message(pattern, registry.shownPlace(definition)))
    }
    guard let arguments = analysis.argumentRanges(of: step, for: definition) else {
      throw .refused(
        "the placeholders of this step are not the parameters of \"\(pattern)\": rename it at "
          + registry.shownPlace(definition))
    }
    return RenamingSubject(
      analysis: analysis, step: step, definition: definition, arguments: arguments,
      registry: registry)
  }

  /// Checks that the new pattern can be compiled and that no other takes its steps.
  private func check(
    _ renaming: StepRenaming, of definition: Int, _ registry: Registry
  ) throws(ResponseError) {
    do {
      _ = try CucumberExpression(
        renaming.pattern, registry: registry.supportCode.parameterTypes, optionalParameters: true)
    } catch {
      throw .refused("\(error)")
    }
    let opposite = registry.supportCode.definitions.indices.first { index in
      registry.definition(index).opposite.map {
        ((try? registry.expression(definition).match($0)) ?? nil) != nil
      } ?? false
    }
    if let opposite {
      throw .refused(
        "the definition at \(registry.shownPlace(opposite)) names it as its opposite; rename both in Swift"
      )
    }
    let scope = registry.supportCode.definitions[definition].scope
    let same = registry.supportCode.definitions.indices.first { index in
      let other = registry.supportCode.definitions[index]
      return index != definition && other.step.pattern.source == renaming.pattern
        && other.scope == scope
    }
    if let same {
      throw .refused(
        "\"\(renaming.pattern)\" is defined already, at \(registry.shownPlace(same))")
    }
  }

  /// The steps that match a definition, by document.
  private mutating func steps(
    of definition: Int, _ registry: Registry
  ) throws(ResponseError) -> [(key: String, Analysis, [GherkinDocument.Step])] {
    workspace.look(now: environment.now())
    let step = registry.definition(definition)
    // A helper in Swift may define it for several Worlds at once.
    let same = registry.supportCode.definitions.indices.filter {
      registry.definition($0).place == step.place && registry.definition($0).pattern == step.pattern
    }
    guard same == [definition] else {
      throw .refused(
        "\(same.count) step definitions have this pattern at \(registry.shownPlace(definition)); rename "
          + "it there")
    }
    var result: [(key: String, Analysis, [GherkinDocument.Step])] = []
    for key in workspace.featureKeys {
      let uses = (workspace.index(of: key)?.uses ?? []).filter { $0.definition == definition }
      guard !uses.isEmpty else { continue }
      if let part = uses.first(where: \.isPart) {
        throw .refused(
          "the step at \(workspace.name(of: key)):\(part.range.start.line + 1) is made of it in Swift; "
            + "rename it at \(registry.shownPlace(definition))")
      }
      let lines = Set(uses.map(\.range.start.line))
      guard let analysis = workspace.analysis(of: key) else { continue }
      result.append(
        (key, analysis, analysis.steps.map(\.step).filter { lines.contains($0.location.line - 1) }))
    }
    return result
  }

  private func edit(
    _ step: GherkinDocument.Step, of definition: Int, in analysis: Analysis, _ key: String,
    _ renaming: StepRenaming, _ registry: Registry
  ) throws(ResponseError) -> JSON {
    let place = "\(workspace.name(of: key)):\(step.location.line)"
    guard let arguments = analysis.argumentRanges(of: step, for: definition) else {
      throw .refused(
        "the step at \(place) is ambiguous, or its placeholders are not the parameters of the pattern; "
          + "change it first")
    }
    let text = renaming.text(step.text, arguments: arguments)
    let other = registry.supportCode.view(for: analysis.file.source.uri).matches(text)
      .map(\.definition).first { $0 != definition }
    if let other {
      throw .refused(
        "\"\(text)\" (\(place)) would also match \"\(registry.definition(other).pattern.source)\" "
          + "at \(registry.shownPlace(other))")
    }
    return analysis.text.edit(analysis.text.offsets(of: analysis.map.textRange(of: step)), text)
  }
}
