/// The state that the steps of one scenario share: a value, new for each attempt.
///
/// Steps and hooks receive a world `inout`, in the task that runs the scenario, so it needs no lock
/// and does not have to be `Sendable`. It is created for the first step or hook that takes it; if the
/// initializer throws, that step fails.
public protocol World: SendableMetatype {
  /// Creates the world of one attempt at a scenario.
  init(_ scenario: ScenarioContext) async throws

  /// Waits for work that a step began, such as responses that have not arrived.
  ///
  /// Called after each step and hook that passed. If it throws, that step fails. The default
  /// implementation does nothing.
  mutating func settle() async throws
}

extension World {
  public mutating func settle() async throws {}
}

/// A world for libraries without state.
public struct EmptyWorld: World {
  public init(_ scenario: ScenarioContext) {}
}
