import Gherkin
import Messages
public import StepKit

extension Plan {
  /// The step definitions that no scenario of the files uses, in the order of definition.
  ///
  /// All scenarios count, whatever the filter selects: otherwise what is unused would depend on what
  /// somebody ran. A definition that only makes a step ambiguous is used.
  public func unusedDefinitions() -> [StepDefinition] {
    var matching = Matching(supportCode: supportCode)
    matching.writesSnippets = false
    var ids = IdGenerator()
    var used = Set<Int>()
    for file in files {
      for pickle in file.load().pickles {
        for step in pickle.steps { used.formUnion(matching.match(step, ids: &ids).definitions) }
      }
    }
    return supportCode.definitions.indices.filter { !used.contains($0) }
      .map { supportCode.definitions[$0].step }
  }
}
