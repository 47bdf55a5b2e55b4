/// A hook before each step of the scenarios that use the World; hooks run in the order of
/// definition.
///
/// It runs only around steps that run, not around undefined, ambiguous or skipped ones.
public typealias BeforeStep<W: World> = StepHook<HookMoments.BeforeStep, W>
/// A hook after each step of the scenarios that use the World, whatever its result; hooks run in
/// reverse order.
public typealias AfterStep<W: World> = StepHook<HookMoments.AfterStep, W>

/// The definition of a hook around steps, written as `BeforeStep` or `AfterStep`:
/// `AfterStep("@ui") { world, step in … }`.
public struct StepHook<Moment: HookMomentType, W: World>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression on the tags of scenarios; nil for every scenario.
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

  /// Defines a hook that also receives the step, for its text and result.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, StepContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: tags,
      place: SourcePlace(file: file, line: line),
      body: .step(WorldType(W.self)) { (state: TestCaseState, step: StepContext) in
        try await state.withWorld(W.self) { world in try await body(&world, step) }
      })
  }
}
