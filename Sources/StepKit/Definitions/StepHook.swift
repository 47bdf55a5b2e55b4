/// Runs before each step of the scenarios that `Before` would run for, in the order of definition.
///
/// Only around steps that run: not around those that are undefined, ambiguous or skipped.
public typealias BeforeStep<W: World> = StepHook<HookMoments.BeforeStep, W>
/// Runs after each step that `BeforeStep` would run before, in reverse order, whatever became of
/// the step.
public typealias AfterStep<W: World> = StepHook<HookMoments.AfterStep, W>

/// A step hook as an author writes it: `AfterStep("@ui") { world, step in … }`.
public struct StepHook<Moment: HookMomentType, W: World>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression for scenarios; without one, for every scenario.
  ///   - name: Shown in reports.
  ///   - body: Takes the World.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(tags, name: name, file: file, line: line) { world, _ in try await body(&world) }
  }

  /// Defines a hook that also takes the step, to see its text and how it ended.
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
