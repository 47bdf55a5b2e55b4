/// Runs once before all scenarios, also when they run in parallel, in the order of definition.
///
/// When one fails the others still run, but no scenario does.
public typealias BeforeAll = RunHook<HookMoments.BeforeRun>
/// Runs once after all scenarios, in reverse order, whatever happened.
public typealias AfterAll = RunHook<HookMoments.AfterRun>

/// A hook around the run as an author writes it: `BeforeAll(name: "server") { run in … }`.
public struct RunHook<Moment: HookMomentType>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - name: Shown in reports.
  ///   - body: Takes the run, to share something with scenarios or to attach something.
  public init(
    name: String? = nil, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (RunContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: nil,
      place: SourcePlace(file: file, line: line), body: .run(body))
  }
}
