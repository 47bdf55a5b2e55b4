import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

/// Errors and warnings, of which only the first are printed: a thousand bury the one that matters.
extension Invocation {
  /// Prints what is most likely a mistake in the features.
  func printWarnings(_ session: Session, _ settings: Settings) {
    printLines(
      session.warnings.lazy.map(\.message), count: session.warnings.count,
      atMost: settings.maxErrors)
  }

  /// Prints the number of warnings, which the report between them and the end of the run hides.
  func printNumberOfWarnings(_ session: Session) {
    let count = session.warnings.count
    guard count > 0 else { return }
    let line =
      count == 1
      ? "1 warning about features (--strict-features makes it an error)"
      : "\(count) warnings about features (--strict-features makes them errors)"
    printLines([line], count: 1, atMost: 1)
  }

  /// Prints the first of some lines to standard error, and the number of the others.
  func printLines(_ lines: some Sequence<String>, count: Int, atMost limit: Int) {
    guard count > 0 else { return }
    var text = lines.prefix(limit).map { escapingWorkflowCommands($0) + "\n" }.joined()
    if count > limit { text += "… and \(count - limit) more (--max-errors shows more)\n" }
    // If even this cannot be written, only the status is left to report it.
    try? host.errors.write(Array(text.utf8))
  }
}
