// One function for each number of parameters: this is the only way for the compiler to know the types of a
// closure that does not name them, and that its World can be changed.

extension KeywordStep {
  /// Defines a step with one parameter, whose type the closure takes.
  public init<A>(
    _ pattern: StepPattern, _ a: StepParameter<A>,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A) async throws -> Void
  ) {
    self.init(pattern.filled(with: [a.name]), file: file, line: line, body: body)
  }

  /// Defines a step with two parameters, whose types the closure takes.
  ///
  ///     Given("I have {} cukes in my {}", .int, .word) { world, count, place in … }
  public init<A, B>(
    _ pattern: StepPattern, _ a: StepParameter<A>, _ b: StepParameter<B>,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B) async throws -> Void
  ) {
    self.init(pattern.filled(with: [a.name, b.name]), file: file, line: line, body: body)
  }

  /// Defines a step with three parameters, whose types the closure takes.
  public init<A, B, C>(
    _ pattern: StepPattern, _ a: StepParameter<A>, _ b: StepParameter<B>, _ c: StepParameter<C>,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C) async throws -> Void
  ) {
    self.init(pattern.filled(with: [a.name, b.name, c.name]), file: file, line: line, body: body)
  }

  /// Defines a step with four parameters, whose types the closure takes.
  public init<A, B, C, D>(
    _ pattern: StepPattern, _ a: StepParameter<A>, _ b: StepParameter<B>, _ c: StepParameter<C>,
    _ d: StepParameter<D>,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D) async throws -> Void
  ) {
    self.init(
      pattern.filled(with: [a.name, b.name, c.name, d.name]), file: file, line: line, body: body)
  }

  /// Defines a step with five parameters, whose types the closure takes.
  public init<A, B, C, D, E>(
    _ pattern: StepPattern, _ a: StepParameter<A>, _ b: StepParameter<B>, _ c: StepParameter<C>,
    _ d: StepParameter<D>, _ e: StepParameter<E>,
    file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D, E) async throws -> Void
  ) {
    self.init(
      pattern.filled(with: [a.name, b.name, c.name, d.name, e.name]), file: file, line: line,
      body: body)
  }
}
