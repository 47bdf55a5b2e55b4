/// Runs before the first scenario of each feature that runs, in the order of definition.
///
/// When one fails the scenarios of that feature are skipped, and the run fails.
public typealias BeforeFeature = FeatureHook<HookMoments.BeforeFeature>
/// Runs after the last scenario of each feature that runs, in reverse order, whatever happened.
public typealias AfterFeature = FeatureHook<HookMoments.AfterFeature>

/// A hook around a feature as an author writes it: `BeforeFeature("@db") { feature in … }`.
public struct FeatureHook<Moment: HookMomentType>: Sendable {
  let hook: Hook

  /// Defines a hook.
  ///
  /// - Parameters:
  ///   - tags: A tag expression for the tags of the feature itself; without one, for every feature.
  ///   - name: Shown in reports.
  ///   - body: Takes the feature.
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
