/// The state that the steps of one scenario share: a value, new for each attempt.
///
/// A world is handed to every step and hook `inout`, in the task that runs the scenario, so it
/// needs no lock and need not be `Sendable`. The first step or hook that asks for it makes it; what
/// `init` throws fails that step.
public protocol World: SendableMetatype {
  /// Makes the world of one attempt at `scenario`.
  init(_ scenario: ScenarioContext) async throws

  /// Lets what a step has begun come to rest, such as answers on their way; called after each step
  /// and hook that passed. What it throws fails that step. Does nothing unless a world says so.
  mutating func settle() async throws
}

extension World {
  public mutating func settle() async throws {}
}

/// A world for libraries that keep no state.
public struct EmptyWorld: World {
  public init(_ scenario: ScenarioContext) {}
}
