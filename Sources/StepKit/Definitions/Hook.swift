/// A hook of a library, with its types erased.
public struct Hook: Sendable {
  /// The time at which it runs.
  public let moment: HookMoment
  /// The name in reports.
  public let name: String?
  /// The tag expression that selects scenarios or features; nil for all of them.
  public let tagExpression: String?
  /// The location of its definition.
  public let place: SourcePlace

  /// The features in which its library is valid; nil for all.
  package internal(set) var scope: LibraryScope?
  package let body: Body

  /// The code, with parameters that depend on the kind of hook.
  package enum Body: Sendable {
    case run(@Sendable (RunContext) async throws -> Void)
    case feature(@Sendable (FeatureContext) async throws -> Void)
    case scenario(WorldType, @Sendable (TestCaseState) async throws -> Void)
    case step(WorldType, @Sendable (TestCaseState, StepContext) async throws -> Void)
  }

  /// The World that it receives, if any.
  package var world: WorldType? {
    switch body {
    case .run, .feature: nil
    case .scenario(let world, _), .step(let world, _): world
    }
  }
}
