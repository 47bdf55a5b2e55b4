import ReportFiles
import SpecReporting
import SpecSession
package import SpecSettings
package import SpecSources

/// Errors and warnings; only the first are printed, since a thousand bury the one that matters.
extension Invocation {
  /// Prints the number of warnings, which the report between them and the end of the run hides.
  func printNumberOfWarnings(_ session: Session) {
    let count = session.warnings.count
    guard count > 0 else { return }
    let line =
      count == 1
      ? "1 warning about features (--strict-features makes it an error)"
      : "\(count) warnings about features (--strict-features makes them errors)"
    printLines([line])
  }

  /// Prints what kept a command from doing its work: its errors, or that standard output takes nothing.
  package func printErrors(of error: any Error, atMost limit: Int = .max) {
    if let error = error as? CommandErrors {
      return printErrors(error.errors, atMost: min(limit, error.limit))
    }
    let reason = (error as? FileSystem.Failure)?.reason ?? "\(error)"
    printErrors([.report(.unwritable("standard output", reason: reason))])
  }

  package func printErrors(_ errors: [CommandError], atMost limit: Int = .max) {
    printErrors(errors as [any CommandProblem], atMost: limit)
  }

  package func printErrors(_ errors: [any CommandProblem], atMost limit: Int = .max) {
    printLines(
      errors.lazy.map { $0.message(workingDirectory: host.workingDirectory) }, atMost: limit)
  }

  /// Prints the first of some lines to standard error, and the number of the others.
  package func printLines(_ lines: some Collection<String>, atMost limit: Int = .max) {
    guard !lines.isEmpty else { return }
    let text = lines.limited(to: limit).map { escapingWorkflowCommands($0) + "\n" }.joined()
    // If even this cannot be written, only the status is left to report it.
    try? host.errors.write(Array(text.utf8))
  }

  /// The files that the paths lead to.
  package func features(_ settings: Settings) throws(CommandErrors) -> FeatureSelection {
    let found = FeatureSelection.find(settings.session.paths, in: files)
    guard found.problems.isEmpty else { throw pathErrors(found, settings) }
    return found
  }

  /// The problems of the paths, with the place that named them.
  package func pathErrors(_ selection: FeatureSelection, _ settings: Settings) -> CommandErrors {
    CommandErrors(
      selection.problems.map { problem in
        settings.pathsPlace.map { .ofSetting($0, problem) } ?? CommandError.source(problem)
      }, atMost: settings.maxErrors)
  }
}
