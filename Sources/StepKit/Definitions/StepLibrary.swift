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
}

/// Builds the definitions of a `StepLibrary`.
@resultBuilder
public enum StepLibraryBuilder<W: World> {
  public static func buildExpression<Keyword>(
    _ step: KeywordStep<Keyword, W>
  ) -> [StepLibrary.Item] {
    [.step(step.definition)]
  }

  public static func buildExpression<Moment>(
    _ hook: ScenarioHook<Moment, W>
  ) -> [StepLibrary.Item] {
    [.hook(hook.hook)]
  }

  public static func buildExpression<Moment>(
    _ hook: StepHook<Moment, W>
  ) -> [StepLibrary.Item] {
    [.hook(hook.hook)]
  }

  public static func buildExpression<Moment>(_ hook: RunHook<Moment>) -> [StepLibrary.Item] {
    [.hook(hook.hook)]
  }

  public static func buildExpression<Moment>(_ hook: FeatureHook<Moment>) -> [StepLibrary.Item] {
    [.hook(hook.hook)]
  }

  public static func buildExpression(_ step: ComposedStep) -> [StepLibrary.Item] {
    [.step(step.definition(world: WorldType(W.self)))]
  }

  public static func buildExpression(_ type: ParameterType) -> [StepLibrary.Item] {
    var type = type
    type.world = WorldType(W.self)
    return [.parameterType(type)]
  }

  public static func buildExpression(_ check: ResourceCheck) -> [StepLibrary.Item] {
    [.resourceCheck(check)]
  }

  public static func buildExpression(_ parameter: WorldParameter) -> [StepLibrary.Item] {
    [.worldParameter(parameter)]
  }

  public static func buildExpression(_ vocabulary: Vocabulary) -> [StepLibrary.Item] {
    [.vocabulary(vocabulary)]
  }

  public static func buildExpression(_ tagged: TaggedScenarios) -> [StepLibrary.Item] {
    [.scenarioTag(ScenarioTag(world: WorldType(W.self), name: tagged.tag))]
  }

  public static func buildExpression(_ combinable: Combinable) -> [StepLibrary.Item] {
    [.combination(combinable.combination(of: WorldType(W.self)))]
  }

  /// Adds the definitions of another library.
  public static func buildExpression(_ library: StepLibrary) -> [StepLibrary.Item] {
    library.items
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
