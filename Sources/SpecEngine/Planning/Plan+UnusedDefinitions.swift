import Messages
public import StepKit

extension Plan {
  /// The step definitions that no scenario of the files uses, in the order of definition.
  ///
  /// All scenarios count, whatever the filter selects: otherwise what is unused would depend on what
  /// somebody ran. A definition that only makes a step ambiguous is used.
  public func unusedDefinitions() -> [StepDefinition] {
    var used = Set<Int>()
    forEachStep { _, _, match, _ in used.formUnion(match.definitions) }
    return supportCode.definitions.indices.filter { !used.contains($0) }
      .map { supportCode.definitions[$0].step }
  }
}
