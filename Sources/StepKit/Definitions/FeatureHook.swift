/// A hook before the first scenario of each feature that runs; hooks run in the order of
/// definition.
///
/// If one fails, the scenarios of that feature are skipped, and the run fails.
public typealias BeforeFeature = FeatureHook<HookMoments.BeforeFeature>
/// A hook after the last scenario of each feature that runs, whatever happened; hooks run in
/// reverse order.
public typealias AfterFeature = FeatureHook<HookMoments.AfterFeature>

/// The definition of a hook around features, written as `BeforeFeature` or `AfterFeature`:
/// `BeforeFeature("@db") { feature in … }`.
public struct FeatureHook<Moment: HookMomentType>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression on the tags of the feature itself; nil for every feature.
  ///   - name: The name in reports.
  ///   - file: The source file of the definition.
  ///   - line: The line of the definition.
  ///   - body: The code, which receives the feature.
  public init(
    _ tags: String? = nil, name: String? = nil,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (FeatureContext) async throws -> Void
  ) {
    hook = Hook(
      moment: Moment.moment, name: name, tagExpression: tags,
      place: SourcePlace(file: file, line: line), body: .feature(body))
  }
}
