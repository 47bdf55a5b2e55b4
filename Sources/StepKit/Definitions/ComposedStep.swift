/// A step made of other steps: `Composed("{word} is logged in") { (name: String) in … }`.
///
/// The closure takes the values of the pattern and returns the steps, without a World. They are
/// matched before the run starts, like any step, and run one after another in its place.
///
///     Composed("{word} is logged in") { (name: String) in
///       "the login page is open"
///       "\(name) signs in"
///     }
public typealias Composed = ComposedStep

/// The definition of a step made of other steps, written as `Composed`.
public struct ComposedStep: Sendable {
  private let pattern: StepPattern
  private let place: SourcePlace
  private let slots: [ArgumentSlot]
  private let parts: @Sendable ([StepValue]) throws -> [PartialStep]
  var note: DefinitionNote?

  /// Defines a step without values.
  public init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    @PartialStepBuilder steps: @escaping @Sendable () throws -> [PartialStep]
  ) {
    self.pattern = pattern
    place = SourcePlace(file: file, line: line)
    slots = []
    parts = { _ in try steps() }
  }

  /// Defines a step with values from its text, and its table or doc string.
  public init<each Value>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    @PartialStepBuilder steps: @escaping @Sendable (repeat each Value) throws -> [PartialStep]
  ) {
    self.pattern = pattern
    place = SourcePlace(file: file, line: line)
    var slots: [ArgumentSlot] = []
    for type in repeat (each Value).self { slots.append(ArgumentSlot(type)) }
    self.slots = slots
    parts = { (values: [StepValue]) in
      var values = values.makeIterator()
      func next<T>(_ type: T.Type) throws -> T { try StepValue.take(from: &values, as: type) }
      let arguments = (repeat try next((each Value).self))
      return try steps(repeat each arguments)
    }
  }

  func definition(world: WorldType) -> StepDefinition {
    StepDefinition(
      keyword: .step, pattern: pattern, place: place, note: note, world: world, slots: slots,
      // Called only if the steps could not be determined before the run; throws the reason.
      body: { [parts] _, values in _ = try parts(values) },
      parts: parts)
  }
}

/// One of the steps of a composed step; a string literal is its text.
public struct PartialStep: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text, without a keyword.
  public let text: String
  /// The table of the step.
  public let table: DataTable?
  /// The doc string of the step.
  public let docString: DocString?

  /// Creates a step.
  public init(_ text: String, table: DataTable? = nil, docString: DocString? = nil) {
    self.text = text
    self.table = table
    self.docString = docString
  }

  public init(stringLiteral text: String) { self.init(text) }
}

/// Builds the steps of a composed step, one per line.
@resultBuilder
public enum PartialStepBuilder {
  public static func buildExpression(_ step: PartialStep) -> [PartialStep] { [step] }

  public static func buildBlock(_ parts: [PartialStep]...) -> [PartialStep] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [PartialStep]?) -> [PartialStep] { part ?? [] }

  public static func buildEither(first part: [PartialStep]) -> [PartialStep] { part }

  public static func buildEither(second part: [PartialStep]) -> [PartialStep] { part }

  public static func buildArray(_ parts: [[PartialStep]]) -> [PartialStep] {
    parts.flatMap { $0 }
  }
}
