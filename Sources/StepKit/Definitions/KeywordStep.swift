/// A step definition, written as `Given`, `When`, `Then` or `Step`:
/// `Given("I have {int} cukes") { (world: inout W, n: Int) in … }`.
///
/// The closure takes the World, then optionally the `ScenarioContext`, as hooks do, and a value for
/// each parameter of the pattern, followed by a `DataTable` and a `DocString` if the step has them, or
/// by types to decode from them (see `DataTable.decode(_:)` and `DocString.decode(_:as:)`). The types
/// and the number of parameters are checked before the run starts.
///
/// The closure may take only the World, unless it is that of a `Then`; it cannot take only some of the
/// pattern's values, nor the scenario without them.
public struct KeywordStep<Keyword: StepKeywordType, W: World>: Sendable {
  var definition: StepDefinition

  /// Defines a step that needs only the World.
  public init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(pattern, SourcePlace(file: file, line: line)) { (state: TestCaseState, _) in
      try await state.withWorld(W.self, body)
    }
  }

  /// Defines a step that also receives the scenario, to attach files or to read resources.
  public init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, ScenarioContext) async throws -> Void
  ) {
    self.init(pattern, SourcePlace(file: file, line: line)) { (state: TestCaseState, _) in
      try await state.withWorld(W.self) { world in try await body(&world, state.context) }
    }
    definition.takesContextAlone = true
  }

  /// Defines a step with values from its text, and its table or doc string.
  ///
  /// If the first value is a `ScenarioContext`, it is the scenario.
  // A closure with only one parameter fits here too, without values. Disfavored, so that the compiler
  // still reports the errors in such a closure.
  @_disfavoredOverload
  public init<each Value>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, repeat each Value) async throws -> Void
  ) {
    self.init(pattern, at: SourcePlace(file: file, line: line), taking: body)
  }

  /// - Parameter body: Takes values of any number and type.
  init<each Value>(
    _ pattern: StepPattern, at place: SourcePlace,
    taking body: @escaping @Sendable (inout W, repeat each Value) async throws -> Void
  ) {
    var slots: [ArgumentSlot] = []
    for type in repeat (each Value).self { slots.append(ArgumentSlot(type)) }
    let takesScenario = slots.first?.takesScenario ?? false
    if takesScenario { slots.removeFirst() }
    self.init(pattern, place, slots) { (state: TestCaseState, values: [StepValue]) in
      var values = (takesScenario ? [.transformed(state.context)] + values : values).makeIterator()
      func next<T>(_ type: T.Type) throws -> T { try StepValue.take(from: &values, as: type) }
      let arguments = (repeat try next((each Value).self))
      try await state.withWorld(W.self) { world in
        try await body(&world, repeat each arguments)
      }
    }
  }

  private init(
    _ pattern: StepPattern, _ place: SourcePlace, _ slots: [ArgumentSlot] = [],
    run: @escaping @Sendable (TestCaseState, [StepValue]) async throws -> Void
  ) {
    definition = StepDefinition(
      keyword: Keyword.keyword, pattern: pattern, place: place, world: WorldType(W.self),
      slots: slots, body: run, parts: nil)
  }
}

extension KeywordStep where Keyword: ArrangingKeyword {
  /// Declares that an immediate repetition changes nothing, by the rules of the system.
  ///
  ///     When("I close the search") { app in app.closeSearch() }.isIdempotent()
  ///
  /// `specrun audit` then does not ask whether the repetition is noticed.
  public consuming func isIdempotent() -> KeywordStep {
    definition.isIdempotent = true
    return self
  }

  /// Declares that the step states a default, or a state that other steps establish in scenarios without
  /// it, and is there for readers.
  ///
  ///     Given("I have internet connection") { feed in feed.network.goOnline() }
  ///       .statesDefault(opposite: "I have no internet connection")
  ///
  /// `specrun audit` then asks whether the opposite is noticed; that the step can be left out unnoticed is
  /// not a finding by itself.
  ///
  /// - Parameter opposite: A step with the opposite meaning, without a keyword. It must match one
  ///   definition, or nothing runs.
  public consuming func statesDefault(opposite: String) -> KeywordStep {
    definition.opposite = opposite
    return self
  }
}
