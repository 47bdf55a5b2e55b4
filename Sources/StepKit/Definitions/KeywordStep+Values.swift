// One function for each number of values: if a closure does not name their types, the compiler infers them
// from its body, knows that its World can be changed, or names the parameter whose type it cannot infer.

extension KeywordStep {
  /// Defines a step with two values from its text, its table or its doc string.
  @_disfavoredOverload
  public init<A, B>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B) async throws -> Void
  ) { self.init(pattern, at: SourcePlace(file: file, line: line), taking: body) }

  /// Defines a step with three values from its text, its table or its doc string.
  @_disfavoredOverload
  public init<A, B, C>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C) async throws -> Void
  ) { self.init(pattern, at: SourcePlace(file: file, line: line), taking: body) }

  /// Defines a step with four values from its text, its table or its doc string.
  @_disfavoredOverload
  public init<A, B, C, D>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D) async throws -> Void
  ) { self.init(pattern, at: SourcePlace(file: file, line: line), taking: body) }
}
