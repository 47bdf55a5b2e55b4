/// A step made of other steps: `Composed("{word} is logged in") { (name: String) in … }`.
///
/// The closure takes the values of the pattern and names the steps, without touching a World: they
/// are matched before anything runs, like any step, and run one after another in its place.
///
///     Composed("{word} is logged in") { (name: String) in
///       "the login page is open"
///       "\(name) signs in"
///     }
public typealias Composed = ComposedStep

/// See `Composed`.
public struct ComposedStep: Sendable {
  private let pattern: StepPattern
  private let place: SourcePlace
  private let slots: [ArgumentSlot]
  private let parts: @Sendable ([StepValue]) throws -> [PartialStep]

  /// Defines a step that takes no values.
  public init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    @PartialStepBuilder steps: @escaping @Sendable () throws -> [PartialStep]
  ) {
    self.pattern = pattern
    place = SourcePlace(file: file, line: line)
    slots = []
    parts = { _ in try steps() }
  }

  /// Defines a step that takes values from the step text, and what hangs below it.
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
      keyword: .step, pattern: pattern, place: place, world: world, slots: slots, parts: parts
    ) { [parts] (_, values: [StepValue]) in
      // Reached only when its parts could not be told before: tells why.
      _ = try parts(values)
    }
  }
}

/// One of the steps that a composed step is made of.
public struct PartialStep: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Without a keyword.
  public let text: String
  public let table: DataTable?
  public let docString: DocString?

  public init(_ text: String, table: DataTable? = nil, docString: DocString? = nil) {
    self.text = text
    self.table = table
    self.docString = docString
  }

  public init(stringLiteral text: String) { self.init(text) }
}

/// Collects the lines of a composed step.
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
