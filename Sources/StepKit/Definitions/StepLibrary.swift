/// Step definitions, hooks and parameter types for one World, as a value.
///
///     let quizSteps = StepLibrary(QuizWorld.self) {
///       Given("the customer has connectivity") { quiz in quiz.network.goOnline() }
///       When("the customer inserts {string}") { (quiz: inout QuizWorld, guess: String) in … }
///     }
public struct StepLibrary: Sendable {
  /// A definition in a library.
  public enum Item: Sendable {
    case step(StepDefinition)
    case hook(Hook)
    case parameterType(ParameterType)
    case resourceCheck(ResourceCheck)
    case vocabulary(Vocabulary)
    case combination(WorldCombination)
    case scenarioTag(ScenarioTag)
    case strictOutcomes(OutcomeRule)
    case sharedConnections
    case worldParameter(WorldParameter)
  }

  /// The definitions, in order.
  public let items: [Item]
  package let world: WorldType

  /// Creates a library for worlds of one type.
  public init<W: World>(_ world: W.Type, @StepLibraryBuilder<W> content: () -> [Item]) {
    items = content()
    self.world = WorldType(world)
  }

  /// Creates a library without state, whose steps may stand in every scenario.
  ///
  ///     let calendarSteps = StepLibrary {
  ///       Given("it is a holiday") { _, scenario in scenario.log("a holiday") }
  ///     }
  public init(@StepLibraryBuilder<EmptyWorld> content: () -> [Item]) {
    self.init(EmptyWorld.self, content: content)
  }
}

/// Builds the definitions of a `StepLibrary`.
@resultBuilder
public enum StepLibraryBuilder<W: World> {
  /// Adds what belongs to the library's World.
  public static func buildExpression<Content: WorldContent>(
    _ content: Content
  ) -> [StepLibrary.Item] where Content.ContentWorld == W {
    content.items
  }

  /// Adds what any library may contain.
  // Two functions for all that libraries contain, and this one disfavored: with one for each type, the
  // compiler could not tell a closure that is wrong inside from one that is none of them.
  @_disfavoredOverload
  public static func buildExpression(_ content: some LibraryContent) -> [StepLibrary.Item] {
    content.items(in: W.self)
  }

  public static func buildBlock(_ parts: [StepLibrary.Item]...) -> [StepLibrary.Item] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [StepLibrary.Item]?) -> [StepLibrary.Item] {
    part ?? []
  }

  public static func buildEither(first part: [StepLibrary.Item]) -> [StepLibrary.Item] { part }

  public static func buildEither(second part: [StepLibrary.Item]) -> [StepLibrary.Item] { part }

  public static func buildArray(_ parts: [[StepLibrary.Item]]) -> [StepLibrary.Item] {
    parts.flatMap { $0 }
  }
}
