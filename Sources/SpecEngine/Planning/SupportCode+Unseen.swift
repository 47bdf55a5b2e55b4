import StepKit

extension SupportCode {
  /// The hint that a text is a sentence of a library that a feature does not see.
  func hintOfUnseen(_ text: String, _ view: View) -> String? {
    guard view.libraries != .all else { return nil }
    let found = viewOfAll.matches(text).lazy.map { self.definitions[$0.definition] }
      .first { !view.libraries.contains(scope: $0.scope) && $0.step.parts == nil }
    guard let found, let scope = found.step.scope else { return nil }
    return
      "\"\(found.step.pattern.source)\" is a sentence of \(found.step.world.name), which is valid in "
      + "\(scope.shown) only (\(found.step.place.shown(relativeTo: root)))"
  }
}
