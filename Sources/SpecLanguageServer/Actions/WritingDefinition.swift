import Gherkin
import Messages
import SpecEngine
import SpecSources
import StepKit

extension LanguageServer {
  /// Writes the suggested definition into the Swift file of its World's definitions, after the last one.
  func definitionAction(
    for step: GherkinDocument.Step, _ use: StepUse, in analysis: Analysis, _ fault: Fault
  ) -> CodeAction? {
    guard case .undefined(let suggestion) = use.match,
      let snippet = suggestion.proposal.snippets.first,
      let registry = workspace.registry,
      let last = lastDefinition(near: step, in: analysis, registry),
      let place = workspace.swiftPlace(of: last),
      let end = place.text.endOfClosure(atLine: place.line)
    else { return nil }
    let indentation = place.text.indentation(ofLine: place.line - 1)
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    let edit = place.text.edit(end..<end, "\n\n" + lines.joined(separator: "\n"))
    return CodeAction(
      title: "Write the definition in \(Path.name(of: place.path))", kind: "quickfix",
      edits: [(workspace.uri(of: place.path), [edit])],
      diagnostic: fault.json(in: analysis.text))
  }

  /// The definition after which another one belongs: the last one in the file of a definition of the
  /// World that the scenario uses, or else of the first that the feature can use.
  private func lastDefinition(
    near step: GherkinDocument.Step, in analysis: Analysis, _ registry: Registry
  ) -> Int? {
    let block = analysis.steps.first { $0.step.id == step.id }?.block
    let own = analysis.steps.filter { $0.block == block }
    let neighbor = (own + analysis.steps).lazy.compactMap {
      analysis.definitions(of: $0.step).first
    }.first
    guard let first = neighbor ?? registry.definitions(for: analysis.file.source.uri).first
    else { return nil }
    let example = registry.definition(first)
    return registry.supportCode.definitions.indices
      .filter {
        let step = registry.definition($0)
        return step.place.file == example.place.file && step.world == example.world
      }
      .max { registry.definition($0).place.line < registry.definition($1).place.line }
  }
}
