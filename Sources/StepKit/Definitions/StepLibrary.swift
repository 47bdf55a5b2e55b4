/// Step definitions, hooks and parameter types for one World, as a value.
///
///     let quizSteps = StepLibrary(QuizWorld.self) {
///       Given("the customer has connectivity") { quiz in quiz.network.goOnline() }
///       When("the customer inserts {string}") { (quiz: inout QuizWorld, guess: String) in … }
///     }
///
/// A library is valid in all features, or in those that it claims:
///
///     let quizSteps = StepLibrary(QuizWorld.self, in: "QuizGame/", "quiz-*.feature") { … }
///
/// A feature that a library claims uses the libraries that claim it and those that are valid everywhere. A
/// feature that no library claims uses all of them. Only definitions and hooks of the libraries that a
/// feature uses apply to it.
public struct StepLibrary: Sendable {
  /// A definition in a library.
  public enum Item: Sendable {
    case step(StepDefinition)
    case hook(Hook)
    case parameterType(ParameterType)
    case resourceCheck(ResourceCheck)
    case strictOutcomes(OutcomeRule)
    case sharedConnections
    case worldParameter(WorldParameter)
  }

  /// The definitions, in order.
  public let items: [Item]
  package let world: WorldType

  /// Creates a library for worlds of one type.
  ///
  /// - Parameters:
  ///   - world: The type.
  ///   - patterns: The features in which the library is valid; all if empty. `"QuizGame/"` is a folder
  ///     of that name and everything below it, `"quiz-*.feature"` a file, both at any depth of the path
  ///     that reports show. `*` and `?` match parts of a name, `**` folders, `{a,b}` either.
  ///   - file: The source file of the library.
  ///   - line: The line of the library.
  ///   - content: The definitions. A library among them with its own patterns keeps those.
  public init<W: World>(
    _ world: W.Type, in patterns: String..., file: StaticString = #filePath, line: Int = #line,
    @StepLibraryBuilder<W> content: () -> [Item]
  ) {
    self.init(WorldType(world), patterns, SourcePlace(file: file, line: line), content())
  }

  /// Creates a library without state, whose steps may be in every scenario.
  ///
  ///     let calendarSteps = StepLibrary {
  ///       Given("it is a holiday") { _, scenario in scenario.log("a holiday") }
  ///     }
  public init(
    in patterns: String..., file: StaticString = #filePath, line: Int = #line,
    @StepLibraryBuilder<EmptyWorld> content: () -> [Item]
  ) {
    self.init(WorldType(EmptyWorld.self), patterns, SourcePlace(file: file, line: line), content())
  }

  private init(_ world: WorldType, _ patterns: [String], _ place: SourcePlace, _ items: [Item]) {
    self.world = world
    let scope = LibraryScope(patterns: patterns, place: place)
    self.items = patterns.isEmpty ? items : items.map { $0.valid(in: scope) }
  }
}

/// Builds the definitions of a `StepLibrary`.
@resultBuilder
public enum StepLibraryBuilder<W: World> {
  /// Adds content for the library's World.
  public static func buildExpression<Content: WorldContent>(
    _ content: Content
  ) -> [StepLibrary.Item] where Content.ContentWorld == W {
    content.items
  }

  /// Adds content for any library.
  // One function for all such content, and disfavored: with one for each type, the
  // compiler could not distinguish a closure with an error inside from one that fits none of them.
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
