import Basics
public import Messages
public import SpecEngine
public import SpecSources

extension Session {
  /// The likely intended value of a filter that matches no scenario.
  public enum Suggestion: Sendable, Equatable {
    /// A tag that no scenario has, and the nearest one that some have.
    case tag(String, nearest: String)
    /// A text in a scenario's name, and the pattern that finds it.
    case name(String, pattern: String)
  }

  /// Something that prevents the run, as facts; `message(relativeTo:)` puts it into words.
  public enum Problem: Error, Sendable {
    case source(SourceProblem)
    /// A likely mistake whose level is an error.
    case warning(SourceWarning)
    case supportCode(SupportCode.Problem)
    /// The message of a library that checks files next to the features, and the type of the error that
    /// it threw.
    case resource(String, type: String)
    /// A world parameter that no library declares, or with another value; and its source.
    case worldParameter(WorldParameters.Fault, place: String)
    /// Steps of two Worlds in one scenario.
    case mixedWorlds(MixedScenario)
    /// As many more scenarios of that kind.
    case moreMixedWorlds(Int)
    case lineSelectsNothing(Plan.Selection.UnmatchedLine)
    /// A pattern for names that took too many steps, and the scenario that it was tried on.
    case namePatternTooExpensive(String, of: Pickle)
    /// `filters` are the settings that no scenario passed, as options; `meant` is for one of them.
    case nothingSelected(scenarios: Int, files: Int, filters: [String], meant: Suggestion?)
  }
}

extension Session.Problem {
  /// The problem in words: the location if there is one, the finding, what to do.
  ///
  /// - Parameter root: Locations in Swift code below this folder are shown relative to it.
  public func message(relativeTo root: String) -> String {
    switch self {
    case .source(let problem): problem.message
    case .warning(let warning): warning.errorMessage
    case .supportCode(let problem): problem.message(relativeTo: root)
    case .resource(let message, _): message
    case .worldParameter(let fault, let place): "\(place): \(fault.sentence)"
    case .mixedWorlds(let scenario): scenario.message(relativeTo: root)
    case .moreMixedWorlds(let count):
      "\(counted(count, "more scenario")) with steps of two Worlds with state"
    case .lineSelectsNothing(let idle):
      idle.line > idle.lastLine
        ? "\(idle.uri):\(idle.line): selects nothing, the file has \(idle.lastLine) lines"
        : "\(idle.uri):\(idle.line): selects nothing, no scenario is on this line or around it"
    case .namePatternTooExpensive(let pattern, let scenario):
      "--name: matching /\(pattern)/ with the name of the scenario at \(scenario.uri)"
        + "\(scenario.location.map { ":\($0.line)" } ?? "") took too many steps and was given up; "
        + "repetitions inside repetitions, such as (a+)+, have more ways to match than can be tried"
    case .nothingSelected(let scenarios, let files, let filters, let meant):
      "no scenario to run: \(filters.isEmpty ? "looked at" : "none of") "
        + "\(counted(scenarios, "scenario")) in \(counted(files, "file"))"
        + (filters.isEmpty
          ? "" : " passes \(filters.joined(separator: " and "))\(meant?.hint ?? "")")
    }
  }

  /// Whether the messages of the session report it already, like errors in features.
  var isReportedByMessages: Bool {
    switch self {
    case .source(.feature), .source(.moreErrors): true
    default: false
    }
  }
}

extension Session.Suggestion {
  /// The end of the sentence about filters that no scenario passes.
  fileprivate var hint: String {
    switch self {
    case .tag(let name, let nearest):
      return "; none has the tag \(name.withUnseenNamed), did you mean \(nearest.withUnseenNamed)?"
    case .name(let text, let pattern):
      let reason = text == pattern ? "" : "--name is a regular expression, "
      return "; \(reason)did you mean --name \"\(pattern)\"?"
    }
  }
}
