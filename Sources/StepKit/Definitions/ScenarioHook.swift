/// A hook before each scenario that uses the World; hooks run in the order of definition.
///
/// A scenario uses a World if one of its steps does. Hooks also run for scenarios that use no
/// World, and the hooks of a World without steps run for every scenario. Those of a library that is valid
/// in some features only run there.
public typealias Before<W: World> = ScenarioHook<HookMoments.BeforeScenario, W>
/// A hook after each scenario that uses the World, whatever happened; hooks run in reverse order.
public typealias After<W: World> = ScenarioHook<HookMoments.AfterScenario, W>

/// The definition of a hook around scenarios, written as `Before` or `After`:
/// `Before("@cart", name: "empty cart") { world in … }`.
public struct ScenarioHook<Moment: HookMomentType, W: World>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression such as `@cart and not @guest`; nil for every scenario.
  ///   - name: The name in reports.
  ///   - file: The source file of the definition.
  ///   - line: The line of the definition.
  ///   - body: The code, which receives the World.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(tags, name: name, file: file, line: line) { world, _ in try await body(&world) }
  }

  /// Defines a hook that also receives the scenario, for its status or to attach files.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, ScenarioContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: tags,
      place: SourcePlace(file: file, line: line),
      body: .scenario(WorldType(W.self)) { (state: TestCaseState) in
        try await state.withWorld(W.self) { world in try await body(&world, state.context) }
      })
  }
}
