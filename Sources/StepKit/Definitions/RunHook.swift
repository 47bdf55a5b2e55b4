/// A hook before all scenarios, which runs once, even if they run in parallel; hooks run in the
/// order of definition.
///
/// If one fails, the others still run, but no scenario does.
public typealias BeforeAll = RunHook<HookMoments.BeforeRun>
/// A hook after all scenarios, whatever happened; hooks run in reverse order.
public typealias AfterAll = RunHook<HookMoments.AfterRun>

/// The definition of a hook around the run, written as `BeforeAll` or `AfterAll`:
/// `BeforeAll(name: "server") { run in … }`.
public struct RunHook<Moment: HookMomentType>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - file: The source file of the definition.
  ///   - line: The line of the definition.
  ///   - body: The code, which receives the run, to share values with scenarios or to attach files.
  public init(
    name: String? = nil, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (RunContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: nil,
      place: SourcePlace(file: file, line: line), body: .run(body))
  }
}
