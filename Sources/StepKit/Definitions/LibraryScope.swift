/// The feature files in which a library is valid.
package struct LibraryScope: Sendable {
  /// Patterns for the paths of files and folders, at any depth.
  package let patterns: [String]
  /// The location of the library.
  package let place: SourcePlace
}

extension StepLibrary.Item {
  /// The item in a library with a scope; an item from a nested library with its own scope keeps that one.
  func valid(in scope: LibraryScope) -> Self {
    switch self {
    case .step(var step):
      step.scope = step.scope ?? scope
      return .step(step)
    case .hook(var hook):
      hook.scope = hook.scope ?? scope
      return .hook(hook)
    case .parameterType(var type):
      type.scope = type.scope ?? scope
      return .parameterType(type)
    case .resourceCheck, .strictOutcomes, .sharedConnections, .worldParameter:
      return self
    }
  }
}
