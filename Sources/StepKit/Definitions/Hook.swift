/// Code that runs around scenarios, steps, features or the run, with its types erased: what a
/// library holds.
public struct Hook: Sendable {
  public let moment: HookMoment
  /// Shown in reports.
  public let name: String?
  /// Which scenarios, or features, it is for; all of them without one.
  public let tagExpression: String?
  /// Where it was written.
  public let place: SourcePlace

  package let body: Body

  /// What it takes depends on what it runs around.
  package enum Body: Sendable {
    case run(@Sendable (RunContext) async throws -> Void)
    case feature(@Sendable (FeatureContext) async throws -> Void)
    case scenario(WorldType, @Sendable (TestCaseState) async throws -> Void)
    case step(WorldType, @Sendable (TestCaseState, StepContext) async throws -> Void)
  }

  /// The World it takes, if it takes one.
  package var world: WorldType? {
    switch body {
    case .run, .feature: nil
    case .scenario(let world, _), .step(let world, _): world
    }
  }
}
