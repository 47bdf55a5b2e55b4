/// Content for the libraries of one World only: steps, and hooks around
/// scenarios and steps.
public protocol WorldContent {
  /// The World.
  associatedtype ContentWorld: World

  /// The definitions.
  var items: [StepLibrary.Item] { get }
}

/// Content for any library: parameter types, hooks around the run, steps made of steps, other
/// libraries.
public protocol LibraryContent {
  /// The definitions, for a library of that World.
  func items<W: World>(in world: W.Type) -> [StepLibrary.Item]
}

extension KeywordStep: WorldContent {
  public typealias ContentWorld = W

  public var items: [StepLibrary.Item] { [.step(definition)] }
}

extension ScenarioHook: WorldContent {
  public typealias ContentWorld = W

  public var items: [StepLibrary.Item] { [.hook(hook)] }
}

extension StepHook: WorldContent {
  public typealias ContentWorld = W

  public var items: [StepLibrary.Item] { [.hook(hook)] }
}

extension RunHook: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { [.hook(hook)] }
}

extension FeatureHook: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { [.hook(hook)] }
}

extension ComposedStep: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] {
    [.step(definition(world: WorldType(world)))]
  }
}

extension ParameterType: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] {
    var type = self
    type.world = WorldType(world)
    return [.parameterType(type)]
  }
}

extension ResourceCheck: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { [.resourceCheck(self)] }
}

extension WorldParameter: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { [.worldParameter(self)] }
}

extension StrictOutcomes: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] {
    [.strictOutcomes(OutcomeRule(world: WorldType(world)))]
  }
}

extension SharedConnections: LibraryContent {
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { [.sharedConnections] }
}

extension StepLibrary: LibraryContent {
  /// Its own definitions, each with the World that it was defined for.
  public func items<W: World>(in world: W.Type) -> [StepLibrary.Item] { items }
}
