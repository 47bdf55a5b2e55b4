import SpecEngine
public import SpecSession
public import StepKit

/// The scenarios of a folder of features, with the steps that they use.
///
///     let stories = Specs("Features", steps: coffeeSteps)
///
///     @Test(.specs(stories), arguments: stories.scenarios)
///     func scenario(_ scenario: Scenario) async throws { try await scenario.run() }
///
/// Everything is read and planned when it is made. A problem with the features or the steps is a
/// scenario that fails, so that a mistake never looks like an empty suite.
///
/// The settings are those of the command: specrun.yaml of the package, then variables such as
/// `SPECRUN_TAGS`, then what the code says.
public struct Specs: Sendable {
  /// Nil if there is a problem.
  let prepared: PreparedSpecs?
  /// One for each scenario of the plan, or for each reason why there is none.
  public let scenarios: [Scenario]

  /// Reads features.
  ///
  /// - Parameters:
  ///   - paths: Folders, files or patterns, relative to the package's folder: the first one above the
  ///     source file that has a `Package.swift`. Without any, those of the settings, or the folder
  ///     `Features`.
  ///   - libraries: The steps, hooks and parameter types that the features may use.
  ///   - configure: Changes the settings that specrun.yaml and variables have set.
  ///   - file: The source file.
  public init(
    _ paths: String..., steps libraries: StepLibrary...,
    configure: (inout Session.Settings) -> Void = { _ in }, file: StaticString = #filePath
  ) {
    self.init(paths, libraries, configure: configure, in: .around(file.description))
  }

  /// Reads features, with the libraries of a list.
  ///
  /// The parameters are those of `init(_:steps:configure:file:)`.
  public init(
    _ paths: String..., steps libraries: [StepLibrary],
    configure: (inout Session.Settings) -> Void = { _ in }, file: StaticString = #filePath
  ) {
    self.init(paths, libraries, configure: configure, in: .around(file.description))
  }

  /// Reads features of a place.
  init(
    _ paths: [String], _ libraries: [StepLibrary], configure: (inout Session.Settings) -> Void,
    in place: TestPlace
  ) {
    do throws(PreparedSpecs.Problems) {
      let prepared = try PreparedSpecs(paths, libraries, configure: configure, in: place)
      self.prepared = prepared
      let cases = prepared.session.plan.map { Array($0.cases) } ?? []
      scenarios = cases.enumerated().map { Scenario(content: .planned($1, index: $0)) }
    } catch {
      prepared = nil
      scenarios = error.texts.map {
        Scenario(content: .problem($0, .problem($0, in: place.folder)))
      }
    }
  }
}

extension Specs {
  /// Runs all scenarios in one run, one after another, outside of Swift Testing.
  ///
  /// - Parameters:
  ///   - reports: As `specs(_:reports:)` takes them.
  ///   - observer: Sees the expectations of the library that runs the test.
  ///   - report: Receives the issues of each scenario, in order.
  package func runInOrder(
    reports: [String], observer: ExpectationObserver, report: ([ReportedIssue]) -> Void
  ) async {
    guard let live = LiveRun(self, reports: reports, observer: observer) else {
      for case .problem(_, let issue) in scenarios.map(\.content) { report([issue]) }
      return
    }
    report(await live.begin())
    for case .planned(let testCase, let index) in scenarios.map(\.content) {
      report(await live.run(testCase, at: index))
    }
    report(await live.end())
  }
}
