import Gherkin
import Messages
public import SpecEngine
import SpecSession
public import SpecSources
public import StepKit
import Synchronization

extension Lint {
  /// Runs the scenarios in this process, one after the other, and finds the definitions with `Then`
  /// that passed each time without an expectation.
  ///
  /// The messages of a run do not say how many expectations a step made, so recordings do not help. A
  /// definition that throws errors of its own makes no expectation; the option `except` is for those.
  ///
  /// - Parameter environment: That of a run without workers.
  public func idleThens(
    _ selection: FeatureSelection, libraries: [StepLibrary], files: FileSystem,
    in environment: Run.Environment
  ) async -> [Finding] {
    guard let rule = LintRule.named("idle-then") else { return [] }
    let level = level(of: rule.name)
    guard level != .off else { return [] }
    var settings = settings
    // Lint's rules have been applied already, without a run.
    settings.lint.rules = [LintLevels.Rule(nil, .off)]
    settings.run.parallel = 1
    settings.run.dryRun = false
    let session = Session(settings, selection: selection, libraries: libraries, files: files)
    guard let supportCode = session.plan?.supportCode else { return [] }
    let counts = Counts()
    var environment = environment
    environment.expectations = { counts.add($0) }
    _ = await session.run(in: environment) { _ in }
    let excepted = OptionValues(rule, self.settings.lint).texts("except")
    return counts.idle.sorted().map { supportCode.definitions[$0].step }
      .filter { $0.keyword == .then && !excepted.contains($0.pattern.source) }
      .map { step in
        Finding(
          rule: rule.name, level: level,
          uri: step.place.path(relativeTo: files.workingDirectory),
          location: Location(line: step.place.line),
          sentence:
            "found the definition '\(step.pattern.source)', whose Then passed each time without "
            + "an expectation; add one, or name it under `except` if it throws errors of its own",
          fix: nil)
      }
  }
}

/// The expectations of definitions in all their steps together.
private final class Counts: Sendable {
  private let definitions = Mutex<(passed: Set<Int>, expecting: Set<Int>)>(([], []))

  func add(_ step: StepExpectations) {
    definitions.withLock {
      if step.hasPassed { $0.passed.insert(step.definition) }
      if step.count > 0 { $0.expecting.insert(step.definition) }
    }
  }

  /// The definitions with a step that passed, and that never expected anything.
  var idle: Set<Int> { definitions.withLock { $0.passed.subtracting($0.expecting) } }
}
