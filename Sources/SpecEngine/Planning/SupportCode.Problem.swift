import Basics
public import StepKit

extension SupportCode {
  /// A mistake in a library, found before the run starts.
  public struct Problem: Error, Sendable {
    /// The location of the definition, hook or parameter type.
    public let place: SourcePlace
    public let kind: Kind

    /// The facts of one problem.
    public enum Kind: Error, Sendable {
      /// `pattern` cannot be read; `reason` is the official wording.
      case invalidPattern(pattern: String, reason: String)
      /// `pattern` is a Swift regular expression without a text.
      case patternWithoutText
      /// A parameter type that no library has. This is not a problem in itself: its steps are undefined.
      case undefinedType(UndefinedType)
      /// `pattern` has `found` places `{}` for `given` parameters.
      case wrongPlaces(pattern: String, found: Int, given: Int)
      /// The pattern gives `gives` values; the closure takes `takes` besides table and doc string.
      case wrongArity(pattern: String, gives: Int, takes: Int)
      /// The `position`th parameter (from 1) produces a different type than the closure takes.
      case wrongType(
        pattern: String, position: Int, parameter: String, gives: String, takes: String)
      /// The `position`th parameter may be left out, but the closure's is not optional.
      case notOptional(pattern: String, position: Int, parameter: String, takes: String)
      /// The closure of a `Then` takes none of the `gives` values that it should compare with.
      case unusedByOutcome(pattern: String, gives: Int)
      /// The closure takes the scenario and none of the `gives` values.
      case contextForValues(pattern: String, gives: Int)
      /// The closure's parameter at `position` (from 1, after the World) is not a value that a step has.
      case noValue(pattern: String, position: Int, takes: String, NoValue)
      /// The same line has defined the pattern already.
      case repeatedLine(pattern: String)
      /// A pattern that features see twice; `worlds` are those of both libraries if they differ.
      case duplicatePattern(pattern: String, first: SourcePlace, worlds: [String])
      /// An empty pattern for the features of a library.
      case emptyScope(pattern: String)
      /// A step that is the opposite of another one matches no definition, or several.
      case unknownOpposite(pattern: String, opposite: String, matches: Int)
      /// The example of a definition does not match it.
      case wrongExample(pattern: String, example: String)
      /// The example of a parameter type is not a value of it.
      case wrongValue(parameterType: String, example: String)
      case invalidParameterType(name: String, reason: String)
      /// The closure of a parameter type takes `takes` groups, and its regular expressions have `gives`.
      case wrongGroups(parameterType: String, gives: Int, takes: Int)
      /// The closure's parameter at `position` (from 1) cannot be converted from the text of a group.
      case noGroupText(parameterType: String, position: Int, takes: String)
      /// The group at `position` (from 1) may take no part in a match; the closure's parameter is required.
      case groupNotOptional(parameterType: String, position: Int, takes: String)
      case invalidTagExpression(expression: String, reason: String)
      /// A world parameter that another declaration describes differently.
      case conflictingParameter(name: String, first: SourcePlace)
      case invalidDefault(parameter: String, found: String, expected: String)
    }
  }

  /// Every problem of every library.
  public struct Problems: Error, Sendable {
    public let problems: [Problem]
  }
}

extension SupportCode.Problem {
  /// Why a closure's parameter can have no value.
  public enum NoValue: Sendable {
    /// A scenario that does not come directly after the World.
    case misplacedContext
    /// The context of something other than a scenario.
    case otherContext
    /// A World that does not come first, or a second one.
    case secondWorld
    case worldOfComposed
    case contextOfComposed
  }

  /// The problem in words, its place first; paths below `root` are shown relative to it.
  public func message(relativeTo root: String) -> String {
    "\(place.shown(relativeTo: root)): \(sentence(root))"
  }

  private func sentence(_ root: String) -> String {
    switch kind {
    case .invalidPattern(let pattern, let reason):
      "the pattern \"\(pattern)\" cannot be read\n\(reason)"
    case .undefinedType(let type): type.sentence
    case .patternWithoutText:
      "this Regex has no text that could be shown and matched, since it transforms what it "
        + "captures or calls Swift code: write it as a literal, and a parameter type for the values"
    case .wrongPlaces(let pattern, let found, let given):
      "the pattern \"\(pattern)\" has \(counted(found, "place")) {} for \(counted(given, "parameter")): "
        + "write {} for each of them"
    case .wrongArity(let pattern, let gives, let takes):
      "the pattern \"\(pattern)\" gives \(counted(gives, "value")), "
        + "but its closure takes \(counted(takes, "value")): the closure must take one value for "
        + "each parameter, or none of them, and after them at most one DataTable and one DocString, "
        + "or types to decode them into"
    case .wrongType(let pattern, let position, let parameter, let gives, let takes):
      "the pattern \"\(pattern)\" gives \(gives) for \(parameter), "
        + "but parameter \(position) of its closure is \(takes): change it to \(gives)"
    case .notOptional(let pattern, let position, let parameter, let takes):
      "the pattern \"\(pattern)\" may be matched without \(parameter), "
        + "but parameter \(position) of its closure is \(takes): change it to \(takes)?"
    case .unusedByOutcome(let pattern, let gives):
      "the pattern \"\(pattern)\" gives \(counted(gives, "value")), but its closure takes none: "
        + "a Then compares with what its sentence says; take a value that does not matter as _"
    case .contextForValues(let pattern, let gives):
      "the pattern \"\(pattern)\" gives \(counted(gives, "value")), but its closure takes the "
        + "ScenarioContext alone: name the types of its parameters, such as (world: inout "
        + "MyWorld, name: String); take a value that does not matter as _"
    case .noValue(let pattern, let position, let takes, let reason):
      "parameter \(position) of the closure of \"\(pattern)\" is \(takes), for which a step has no "
        + "value: \(reason.remedy)"
    case .repeatedLine(let pattern):
      "this line defines the pattern \"\(pattern)\" twice, as it does if its library is in the program "
        + "twice: add the library once"
    case .duplicatePattern(let pattern, let first, let worlds):
      "the pattern \"\(pattern)\" is already defined at "
        + "\(first.shown(relativeTo: root)): "
        + (worlds.isEmpty ? "remove or reword one" : "reword one; or \(LibraryRemedy.say(worlds))")
    case .emptyScope(let pattern):
      "found \"\(pattern)\" as the features in which this library is valid, expected a folder such as "
        + "\"QuizGame/\" or a file such as \"quiz-*.feature\""
    case .unknownOpposite(let pattern, let opposite, let matches):
      "\"\(pattern)\" states a default with the opposite \"\(opposite)\", which matches "
        + (matches == 0 ? "no definition" : "\(matches) definitions") + ", expected one"
    case .wrongExample(let pattern, let example):
      "\"\(pattern)\" does not match its example \"\(example)\": change one of them"
    case .wrongValue(let name, let example):
      "the parameter type {\(name)} does not take its example \"\(example)\": change one of them"
    case .invalidParameterType(let name, let reason):
      "the parameter type {\(name)} cannot be used\n\(reason)"
    case .wrongGroups(let name, let gives, let takes):
      "the parameter type {\(name)} has \(counted(gives, "capture group")), but its closure takes "
        + "\(counted(takes, "text")): the closure must take one for each group"
    case .noGroupText(let name, let position, let takes):
      "parameter \(position) of the closure of the parameter type {\(name)} is \(takes), which cannot "
        + "be made of text: take a String, or a type that is LosslessStringConvertible or has raw values "
        + "of text"
    case .groupNotOptional(let name, let position, let takes):
      "group \(position) of the parameter type {\(name)} takes no part in some of its texts, but "
        + "parameter \(position) of its closure is \(takes): change it to \(takes)?"
    case .invalidTagExpression(let expression, let reason):
      "the tag expression \"\(expression)\" of this hook cannot be read\n\(reason)"
    case .conflictingParameter(let name, let first):
      "the world parameter \"\(name)\" is declared with another type or default at "
        + "\(first.shown(relativeTo: root)): declare it alike, or rename one"
    case .invalidDefault(let parameter, let found, let expected):
      "the default of the world parameter \"\(parameter)\" is \"\(found)\", "
        + "expected \(expected)"
    }
  }
}

extension SupportCode.Problem.NoValue {
  fileprivate var remedy: String {
    switch self {
    case .misplacedContext: "put it directly after the World, as in a hook"
    case .otherContext: "a step can take the ScenarioContext, directly after the World"
    case .secondWorld: "a step takes one World, before everything else"
    case .worldOfComposed: "a step made of other steps takes values only, since they have the World"
    case .contextOfComposed:
      "a step made of other steps takes values only, since its parts are determined before "
        + "any scenario runs"
    }
  }
}

extension SourcePlace {
  /// `path:line`, the path relative to `root` when it is below it.
  public func shown(relativeTo root: String) -> String { "\(path(relativeTo: root)):\(line)" }

  package func path(relativeTo root: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}
