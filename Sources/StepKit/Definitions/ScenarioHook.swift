/// Runs before each scenario that uses the World, in the order of definition.
///
/// A scenario uses a World when one of its steps belongs to it. Hooks also run for scenarios that use
/// no World at all, and the hooks of a World that has no steps run for every scenario.
public typealias Before<W: World> = ScenarioHook<HookMoments.BeforeScenario, W>
/// Runs after each scenario that `Before` would run before, in reverse order, whatever happened.
public typealias After<W: World> = ScenarioHook<HookMoments.AfterScenario, W>

/// A scenario hook as an author writes it: `Before("@cart", name: "empty cart") { world in … }`.
public struct ScenarioHook<Moment: HookMomentType, W: World>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression such as `@cart and not @guest`; without one, for every scenario.
  ///   - name: Shown in reports.
  ///   - body: Takes the World.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(tags, name: name, file: file, line: line) { world, _ in try await body(&world) }
  }

  /// Defines a hook that also takes the scenario, to see its status or to attach something.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, ScenarioContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: tags,
      place: SourcePlace(file: file, line: line),
      body: .scenario(WorldType(W.self)) { (state: TestCaseState) in
        let context = state.context
        try await state.withWorld(W.self) { world in try await body(&world, context) }
      })
  }
}
