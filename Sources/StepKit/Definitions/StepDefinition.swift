/// A step definition of a library, with its types erased.
public struct StepDefinition: Sendable {
  /// The keyword of its definition.
  public let keyword: StepKeyword
  /// The pattern that the text of a step matches.
  public let pattern: StepPattern
  /// The location of its definition.
  public let place: SourcePlace
  /// Its description for people who write features; nil if it has none.
  public internal(set) var note: DefinitionNote?

  package let world: WorldType
  /// The features in which its library is valid; nil for all.
  package internal(set) var scope: LibraryScope?
  /// The parameters of the closure after the World, in order.
  package let slots: [ArgumentSlot]
  /// Runs the step; `values` are in the order of `slots`.
  package let body: @Sendable (_ state: TestCaseState, _ values: [StepValue]) async throws -> Void
  /// The steps of a composed step, for given values; nil for other steps.
  package let parts: (@Sendable (_ values: [StepValue]) throws -> [PartialStep])?
  /// A sentence with the opposite meaning, if the step states a default.
  package var opposite: String?
  /// Whether an immediate repetition changes nothing.
  package var isIdempotent = false
  /// Whether its closure takes only the scenario, which may be meant as a value: the compiler
  /// takes a parameter without a type for the scenario.
  package internal(set) var takesContextAlone = false
}
