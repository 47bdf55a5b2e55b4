public import Messages
public import SpecEngine
public import SpecSources
public import StepKit

/// Features, libraries and settings, read and planned: the value that every front end shares.
///
/// Making one discovers and parses the features, checks the libraries and selects scenarios. It
/// throws nothing: all problems are in `problems`, and there is then no plan.
/// A dry run, a listing or an editor stops here; a command continues with `run`.
///
///     let session = Session(settings, libraries: [coffeeSteps], files: files) { envelope in … }
///     let outcome = await session.run(in: environment) { envelope in … }
public struct Session: Sendable {
  public let settings: Settings
  /// The files that the paths lead to.
  public let selection: FeatureSelection
  /// The reasons why nothing can run; empty if there are none.
  public let problems: [Problem]
  /// The likely mistakes in correct features, file by file; those that the settings make errors are
  /// in `problems`.
  public let warnings: [SourceWarning]
  /// For each story document, the parts that were taken from it and those that were left.
  public let notes: [StoryNote]
  /// The libraries made ready; nil when something is wrong with them.
  public let supportCode: SupportCode?
  /// The scenarios to run; nil if there are problems, or if an empty rerun list selects nothing.
  public let plan: Plan?
  /// The features that take examples from a file, by the path of the file.
  package let dataFiles: [String: Set<String>]
  /// A unique id, for a run that cannot begin.
  private let spareId: String
  package let workingDirectory: String

  /// The end of a run.
  public enum Outcome: Sendable {
    case passed
    case failed
    /// Nothing ran, because of the session's problems.
    case couldNotRun
  }

  /// Reads the features and plans their run.
  ///
  /// - Parameters:
  ///   - settings: The settings of the session.
  ///   - selection: The files for the paths of `settings`, if they were found already.
  ///   - libraries: The steps, hooks and parameter types that stories may use.
  ///   - supportCode: The libraries made ready before, if that was done with these settings; its ids
  ///     must not be those that are counted from 0.
  ///   - files: The file system for paths; locations in Swift code are relative to its working directory.
  ///   - emit: Receives the messages: each source with its document and pickles or its errors, as
  ///     they are read, then the support code.
  public init(
    _ settings: Settings, selection: FeatureSelection? = nil, libraries: [StepLibrary],
    supportCode: SupportCode? = nil, files: FileSystem, emit: (Envelope) -> Void = { _ in }
  ) {
    let selection = selection ?? FeatureSelection.find(settings.paths, in: files)
    var preparation = Preparation(settings, selection: selection, files: files)
    preparation.read(emit: emit)
    preparation.makeReady(libraries, supportCode, emit: emit)
    preparation.plan()
    self.settings = settings
    self.selection = selection
    problems = preparation.problems
    warnings = preparation.warnings
    notes = preparation.reader.notes
    self.supportCode = preparation.supportCode
    plan = preparation.result
    spareId = preparation.makeSpareId()
    workingDirectory = files.workingDirectory
    dataFiles = preparation.reader.dataFileUses
  }

  /// Runs the plan, or reports why there is none.
  ///
  /// - Parameters:
  ///   - chosen: A part of the plan, from `Plan.filtered`; nil for all of it.
  ///   - environment: The clock, the resources and other services.
  ///   - emit: Receives the messages from `testRunStarted` to `testRunFinished`.
  public func run(
    _ chosen: Plan? = nil, in environment: Run.Environment, emit: (Envelope) -> Void
  ) async -> Outcome {
    guard problems.isEmpty else {
      let unreported = problems.filter { !$0.isReportedByMessages }
        .map { $0.message(relativeTo: workingDirectory) }
      let reason = unreported.isEmpty ? nil : unreported.joined(separator: "\n")
      let messages = Run.broken(reason, type: exceptionType, id: spareId, clock: environment.clock)
      for envelope in messages { emit(envelope) }
      return .couldNotRun
    }
    guard let plan = chosen ?? plan else { return .passed }
    let success = await Run(plan, settings: settings.run, environment: environment)
      .run(emit: emit)
    return success ? .passed : .failed
  }

  /// The definitions that no scenario of the plan uses, in words.
  package var unusedDefinitions: [String] {
    (plan?.unusedDefinitions() ?? []).map { definition in
      "\(definition.place.shown(relativeTo: workingDirectory)): \(definition.keyword.rawValue)"
        + "(\"\(definition.pattern.source)\") is not used by any scenario"
    }
  }

  /// The type of the exception in messages: the error that a library threw, if that is the only problem.
  private var exceptionType: String {
    if problems.count == 1, case .resource(_, let type) = problems[0] {
      type
    } else {
      "CouldNotRun"
    }
  }
}
