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
    // A sentence that several Worlds have is used in those that have a scenario with it.
    matching.features = FeatureWorlds(files, supportCode)
    for (position, file) in files.enumerated() {
      for pickle in file.load().pickles {
        matching.features?.enter(position, tags: pickle.tags)
        for step in pickle.steps {
          used.formUnion(matching.match(step, among: pickle.steps, ids: &ids).definitions)
        }
      }
    }
    return supportCode.definitions.indices.filter { !used.contains($0) }
      .map { supportCode.definitions[$0].step }
  }
}
