/// A step definition as an author writes it: `Given("I have {int} cukes") { (world: inout W, n: Int) in … }`.
///
/// The closure takes the World and then one value for each parameter of the pattern, followed by a
/// `DataTable` and a `DocString` where the step has them, or by types to decode them into (see
/// `DataTable.decode(_:)` and `DocString.decode(_:as:)`). Types and number are checked before anything
/// runs.
public struct KeywordStep<Keyword: StepKeywordType, W: World>: Sendable {
  let definition: StepDefinition

  /// Defines a step that takes nothing but the World.
  public init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    definition = StepDefinition(
      keyword: Keyword.keyword, pattern: pattern, place: SourcePlace(file: file, line: line),
      world: WorldType(W.self), slots: []
    ) { (state: TestCaseState, _) in
      try await state.withWorld(W.self, body)
    }
  }

  /// Defines a step that takes values from the step text, and what hangs below it.
  public init<each Value>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, repeat each Value) async throws -> Void
  ) {
    var slots: [ArgumentSlot] = []
    for type in repeat (each Value).self { slots.append(ArgumentSlot(type)) }
    definition = StepDefinition(
      keyword: Keyword.keyword, pattern: pattern, place: SourcePlace(file: file, line: line),
      world: WorldType(W.self), slots: slots
    ) { (state: TestCaseState, values: [StepValue]) in
      var values = values.makeIterator()
      func next<T>(_ type: T.Type) throws -> T { try StepValue.take(from: &values, as: type) }
      let arguments = (repeat try next((each Value).self))
      try await state.withWorld(W.self) { world in
        try await body(&world, repeat each arguments)
      }
    }
  }
}
