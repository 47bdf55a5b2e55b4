public import CucumberExpressions
public import Gherkin
public import Messages
public import StepKit
import TagExpressions

/// Step libraries made ready: patterns compiled, closures checked against them, ids assigned.
public struct SupportCode: Sendable {
  /// A step definition that can be matched and run.
  ///
  /// A class, because it is accessed for every step: copying a struct of this size was a tenth of the
  /// time of a run.
  package final class Definition: Sendable {
    package let id: String
    package let step: StepDefinition
    package let binding: ArgumentBinding
    /// The position of the scope of its library; nil for one that is valid everywhere.
    package let scope: Int?

    init(id: String, step: StepDefinition, binding: ArgumentBinding, scope: Int?) {
      self.id = id
      self.step = step
      self.binding = binding
      self.scope = scope
    }
  }

  /// A hook with its parsed condition.
  struct ReadyHook: Sendable {
    let id: String
    let hook: Hook
    let condition: TagExpression?
    /// The position of the scope of its library; nil for one that is valid everywhere.
    let scope: Int?
  }

  /// Its parameter types, hooks and step definitions as messages, in the order of definition.
  public private(set) var messages: [Envelope] = []
  package private(set) var definitions: [Definition] = []
  /// The patterns of the definitions, each at the position of its definition: that of its
  /// `stepDefinition` among those in `messages`.
  public private(set) var expressions: [StepExpression] = []
  /// The features in which libraries are valid.
  private(set) var scopes = LibraryScopes()
  let views = Views()
  /// The values that a run may pass to Worlds.
  public private(set) var worldParameters = WorldParameters()
  /// The Worlds in whose scenarios every step after Then must check something.
  private(set) var strictOutcomes: [WorldType] = []
  /// Whether scenarios may leave threads and open files to those after them.
  package private(set) var sharesConnections = false
  /// The parameter types that are not official, by name.
  package private(set) var libraryTypes: [String: StepKit.ParameterType] = [:]
  private(set) var hooks: [ReadyHook] = []
  package private(set) var parameterTypes = ParameterTypeRegistry()
  /// The definitions with a parameter type that no library has: they match nothing.
  public private(set) var undefinedTypes: [UndefinedType] = []
  /// The name of the World of all libraries, if they have one.
  private(set) var onlyWorld: String?
  /// The libraries' checks of the files next to the features, to be made before the run starts.
  public private(set) var resourceChecks: [ResourceCheck] = []
  /// The folder that places in messages are relative to.
  package let root: String
  /// Whether `Given`, `When` and `Then` define steps of their own kind only.
  let strictKeywords: Bool

  /// The treatment of a pattern that is defined twice.
  public enum Duplicates: Sendable {
    /// It is a problem of the library: nothing runs.
    case areProblems
    /// Steps with that text are ambiguous, as one sample of the compatibility kit expects.
    case areAmbiguous
  }

  /// Remembers matches from one plan to the next; nil if there is only one.
  package var matchMemory: MatchMemory?
  let allowsDuplicates: Bool
  private(set) var worldsWithSteps = Set<WorldType>()
  private var problems: [Problem] = []
  private var known: [StepPattern: [StepDefinition]] = [:]
  private var isLineRepeated = false

  /// Makes libraries ready.
  ///
  /// An expression that names an unknown parameter type is not a problem here: a message reports it,
  /// and the steps it was meant for are undefined.
  ///
  /// - Parameters:
  ///   - libraries: The libraries, in the order in which their hooks run.
  ///   - root: The folder that source paths in messages are relative to.
  ///   - duplicates: The meaning of two definitions with one pattern.
  ///   - strictKeywords: Whether `Given`, `When` and `Then` define steps of their own kind only.
  ///   - ids: The source of ids for definitions, hooks and parameter types.
  /// - Throws: `Problems` with all errors in any of the libraries.
  public init(
    _ libraries: [StepLibrary], root: String, duplicates: Duplicates = .areProblems,
    strictKeywords: Bool = false, ids: inout IdGenerator
  ) throws(Problems) {
    self.root = root
    allowsDuplicates = duplicates == .areAmbiguous
    self.strictKeywords = strictKeywords
    let names = Set(libraries.map(\.world))
    onlyWorld = names.count == 1 ? names.first?.name : nil
    // All parameter types first: an expression may use one that a later line defines.
    let items = libraries.flatMap(\.items)
    for case .parameterType(let type) in items { define(type, type.compiled()) }
    // Those of words unless a library has one of that name; like the official ones they are not announced.
    for (type, compiled) in Self.wordTypes where libraryTypes[type.name] == nil {
      define(type, compiled)
    }
    for item in items {
      switch item {
      case .parameterType(let type): announce(type, ids: &ids)
      case .hook(let hook): add(hook, ids: &ids)
      case .resourceCheck(let check): resourceChecks.append(check)
      case .worldParameter(let parameter):
        if let kind = worldParameters.add(parameter) { report(kind, at: parameter.place) }
      case .strictOutcomes(let rule): strictOutcomes.append(rule.world)
      case .sharedConnections: sharesConnections = true
      case .step(let step): add(step, ids: &ids)
      }
    }
    guard problems.isEmpty else {
      // Reported together with the errors that prevent the run, so that one start shows all mistakes.
      throw Problems(
        problems: problems
          + undefinedTypes.map { Problem(place: $0.place, kind: .undefinedType($0)) })
    }
  }

  private func reference(_ place: SourcePlace) -> SourceReference {
    SourceReference(uri: place.path(relativeTo: root), location: Location(line: place.line))
  }

  private mutating func report(_ kind: Problem.Kind, at place: SourcePlace) {
    problems.append(Problem(place: place, kind: kind))
  }

  /// The position of a scope; nil for the features of all.
  private mutating func position(of scope: LibraryScope?) -> Int? {
    guard let scope else { return nil }
    if scopes.knownPosition(of: scope) == nil, let pattern = scope.emptyPattern {
      report(.emptyScope(pattern: pattern), at: scope.place)
    }
    return scopes.position(of: scope)
  }
}

// MARK: - Parameter types

extension SupportCode {
  /// Compiled once: a program makes the same ones ready for each session.
  private static let wordTypes = EnglishWords.parameterTypes.map { ($0, $0.compiled()) }

  private mutating func define(
    _ type: StepKit.ParameterType,
    _ compiled: Result<CucumberExpressions.ParameterType, CucumberExpressionError>
  ) {
    do {
      let compiled = try compiled.get()
      try parameterTypes.define(compiled)
      libraryTypes[type.name] = type
      if let kind = type.problem(ofGroups: compiled.groups) { report(kind, at: type.place) }
    } catch {
      report(.invalidParameterType(name: type.name, reason: "\(error)"), at: type.place)
    }
  }

  private mutating func announce(_ type: StepKit.ParameterType, ids: inout IdGenerator) {
    _ = position(of: type.scope)
    messages.append(
      .parameterType(
        Envelope.ParameterType(
          id: ids.makeId(), name: type.name, regularExpressions: type.patterns,
          preferForRegularExpressionMatch: type.preferForRegularExpressionMatch,
          useForSnippets: type.useForSnippets, sourceReference: reference(type.place))))
  }
}

// MARK: - Hooks

extension SupportCode {
  private mutating func add(_ hook: Hook, ids: inout IdGenerator) {
    var condition: TagExpression?
    if let text = hook.tagExpression {
      do {
        condition = try TagExpression.parse(text)
        if let word = condition?.tags.first(where: { !$0.hasPrefix("@") }) {
          let reason = "\"\(word)\" is no tag: write \"@\(word)\""
          report(.invalidTagExpression(expression: text, reason: reason), at: hook.place)
        }
      } catch {
        report(.invalidTagExpression(expression: text, reason: "\(error)"), at: hook.place)
      }
    }
    let ready = ReadyHook(
      id: ids.makeId(), hook: hook, condition: condition, scope: position(of: hook.scope))
    hooks.append(ready)
    messages.append(
      .hook(
        Envelope.Hook(
          id: ready.id, name: hook.shownName, sourceReference: reference(hook.place),
          tagExpression: hook.tagExpression, type: hook.moment.type)))
  }
}

// MARK: - Step definitions

extension SupportCode {
  private mutating func add(_ step: StepDefinition, ids: inout IdGenerator) {
    worldsWithSteps.insert(step.world)
    let pattern = step.pattern.source
    switch step.pattern.fault {
    case nil: break
    case .noText: return report(.patternWithoutText, at: step.place)
    case .places(let found, let given):
      return report(.wrongPlaces(pattern: pattern, found: found, given: given), at: step.place)
    }
    if !allowsDuplicates,
      let first = known[step.pattern, default: []].first(where: { isDuplicate(step, of: $0) })
    {
      if first.place == step.place {
        // Usually all of those in its library.
        if !isLineRepeated { report(.repeatedLine(pattern: pattern), at: step.place) }
        isLineRepeated = true
        return
      }
      let worlds = first.world == step.world ? [] : [first.world.name, step.world.name]
      return report(
        .duplicatePattern(pattern: pattern, first: first.place, worlds: worlds), at: step.place)
    }
    known[step.pattern, default: []].append(step)
    let expression: StepExpression
    do {
      expression = try StepExpression(step.pattern, registry: parameterTypes)
    } catch .undefinedParameterType(let name, _, _) {
      messages.append(
        .undefinedParameterType(Envelope.UndefinedParameterType(expression: pattern, name: name)))
      undefinedTypes.append(UndefinedType(name, in: step, registry: parameterTypes))
      return
    } catch {
      return report(.invalidPattern(pattern: pattern, reason: "\(error)"), at: step.place)
    }
    do throws(Problem.Kind) {
      let binding = try ArgumentBinding.make(for: step, expression: expression)
      add(step, expression, binding, id: ids.makeId())
    } catch {
      report(error, at: step.place)
    }
  }

  /// Whether the features of one of their libraries always see both.
  private func isDuplicate(_ step: StepDefinition, of other: StepDefinition) -> Bool {
    (!strictKeywords || other.keyword.overlaps(step.keyword))
      && (step.scope == nil || other.scope == nil || step.scope?.patterns == other.scope?.patterns)
  }

  private mutating func add(
    _ step: StepDefinition, _ expression: StepExpression, _ binding: ArgumentBinding, id: String
  ) {
    expressions.append(expression)
    definitions.append(
      Definition(id: id, step: step, binding: binding, scope: position(of: step.scope)))
    let pattern = Envelope.StepDefinition.Pattern(
      source: step.pattern.source,
      type: expression.isRegular ? .regularExpression : .cucumberExpression)
    messages.append(
      .stepDefinition(
        Envelope.StepDefinition(
          id: id, pattern: pattern, sourceReference: reference(step.place))))
  }
}

extension StepExpression {
  fileprivate init(
    _ pattern: StepPattern, registry: ParameterTypeRegistry
  ) throws(CucumberExpressionError) {
    switch pattern.kind {
    case .cucumberExpression:
      self = .cucumber(
        try CucumberExpression(pattern.source, registry: registry, optionalParameters: true))
    case .regularExpression:
      self = .regular(try RegularExpression(pattern.source, registry: registry))
    }
  }
}
