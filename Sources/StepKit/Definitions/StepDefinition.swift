/// A step definition with its types erased: what a library holds and the engine runs.
public struct StepDefinition: Sendable {
  /// The word it was written with.
  public let keyword: StepKeyword
  public let pattern: StepPattern
  /// Where it was written.
  public let place: SourcePlace

  package let world: WorldType
  /// What the closure takes after the World, in order.
  package let slots: [ArgumentSlot]
  /// Runs the step; `values` are in the order of `slots`.
  package let body: @Sendable (_ state: TestCaseState, _ values: [StepValue]) async throws -> Void
  /// For a step made of other steps: which, for given values.
  package let parts: (@Sendable (_ values: [StepValue]) throws -> [PartialStep])?

  init(
    keyword: StepKeyword, pattern: StepPattern, place: SourcePlace, world: WorldType,
    slots: [ArgumentSlot],
    parts: (@Sendable ([StepValue]) throws -> [PartialStep])? = nil,
    body: @escaping @Sendable (TestCaseState, [StepValue]) async throws -> Void
  ) {
    self.keyword = keyword
    self.pattern = pattern
    self.place = place
    self.world = world
    self.slots = slots
    self.body = body
    self.parts = parts
  }
}
